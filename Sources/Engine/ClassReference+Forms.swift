extension ClassReference {
  /// The reference as Markdown.
  public static func markdown() -> String {
    var text = "# Classes\n\n\(preface)\n"
    for chapter in chapters() {
      text += "\n## \(chapter.title)\n\n| \(chapter.head.joined(separator: " | ")) |\n"
      text += "|" + String(repeating: " --- |", count: chapter.head.count) + "\n"
      for row in chapter.rows { text += "| \(row.joined(separator: " | ")) |\n" }
    }
    return text
  }

  /// The reference as one HTML page that needs nothing else.
  public static func html() -> String {
    var text = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>twc classes</title>
      <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
      nav { columns: 12rem; }
      table { border-collapse: collapse; width: 100%; margin-bottom: 2rem; }
      th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.5rem; border-bottom: 1px solid #8884; }
      code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
      </style>
      <h1>Classes</h1>
      <p>\(marked(preface))</p>

      """
    let chapters = chapters()
    text += "<nav aria-label=\"Chapters\"><ul>\n"
    for chapter in chapters {
      text += "<li><a href=\"#\(anchor(chapter))\">\(escaped(chapter.title))</a></li>\n"
    }
    text += "</ul></nav>\n"
    for chapter in chapters {
      text += "<h2 id=\"\(anchor(chapter))\">\(escaped(chapter.title))</h2>\n<table>\n<tr>"
      for cell in chapter.head {
        text += "<th scope=\"col\">\(cell.isEmpty ? "meaning" : escaped(cell))</th>"
      }
      text += "</tr>\n"
      for row in chapter.rows {
        text += "<tr>" + row.map { "<td>\(marked($0))</td>" }.joined() + "</tr>\n"
      }
      text += "</table>\n"
    }
    return text + "</html>\n"
  }

  private static func anchor(_ chapter: Chapter) -> String {
    String(decoding: chapter.title.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Text with what stands between back quotes as code.
  private static func marked(_ text: String) -> String {
    var out = ""
    var isCode = false
    for part in text.split(separator: "`", omittingEmptySubsequences: false) {
      out += isCode ? "<code>\(escaped(String(part)))</code>" : escaped(String(part))
      isCode.toggle()
    }
    return out
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
