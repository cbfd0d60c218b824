import PackagePlugin

@main
struct TwcCheckPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {}
}
