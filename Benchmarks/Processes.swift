import Glibc

/// The path of an executable beside this one, if it is there.
func neighbour(_ name: String) -> String? {
  let own = CommandLine.arguments[0]
  let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  let path = folder.isEmpty ? name : "\(folder)/\(name)"
  return access(path, X_OK) == 0 ? path : nil
}

/// Runs an executable with its output thrown away; returns whether it ended well.
func runs(_ path: String, _ arguments: [String]) -> Bool {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var child = pid_t()
  guard posix_spawn(&child, path, &actions, nil, &words, environ) == 0 else { return false }
  var status: Int32 = 0
  return waitpid(child, &status, 0) == child && status == 0
}
