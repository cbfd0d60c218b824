import Expressions
import JSONText
import StyleModel
import StyleTargets
import Theme

extension ScreenPage {
  /// What stands around the screen: the controls and the notes.
  struct Panel {
    private let screen: Screen
    private let options: Options

    init(_ screen: Screen, _ options: Options) {
      self.screen = screen
      self.options = options
    }

    /// The body of the page.
    func html(_ title: String) -> String {
      """
      <main class="stage">
      <div class="device" id="device">
      <div class="screen" id="screen" dir="\(options.isRightToLeft ? "rtl" : "ltr")">
      <div class="root" id="root">\(screen.content)</div>
      <div class="modals" id="modals">\(screen.modals)</div>
      </div>
      </div>
      </main>
      <aside class="panel-side" aria-label="Controls">
      <h1>\(HTMLText.escaped(title))</h1>
      \(settings)
      \(state)
      \(notes)
      </aside>
      """
    }

    // MARK: - What the screen is shown on

    private var settings: String {
      var text = "<form id=\"settings\" autocomplete=\"off\">\n"
      text += radios(
        "scheme", "Appearance", [("light", "Light"), ("dark", "Dark")], options.isDark ? "dark" : "light")
      text += radios(
        "direction", "Direction", [("ltr", "Left to right"), ("rtl", "Right to left")],
        options.isRightToLeft ? "rtl" : "ltr")
      text += radios(
        "size-class", "Width class", [("compact", "Compact"), ("regular", "Regular")],
        options.isRegular ? "regular" : "compact")
      text += select(
        "device", "Device",
        ["phone", "pad", "mac", "vision", "other"].map { ($0, $0) }, options.device)
      text += select(
        "text-size", "Text size", ContentSizeCategory.allCases.map { ($0.rawValue, $0.title) },
        options.textSize.rawValue)
      text += """
        <div class="line"><label>Width <input type="number" name="width" value="\(options.width)" min="100" max="4096"></label>
        <label>Height <input type="number" name="height" value="\(options.height)" min="100" max="4096"></label></div>
        </form>

        """
      return text
    }

    private func radios(_ name: String, _ title: String, _ choices: [(String, String)], _ chosen: String)
      -> String
    {
      var text = "<fieldset class=\"choice\"><legend>\(title)</legend>"
      for (value, label) in choices {
        text +=
          "<label><input type=\"radio\" name=\"\(name)\" value=\"\(value)\" id=\"\(name)-\(value)\"\(value == chosen ? " checked" : "")>"
          + "<span>\(label)</span></label>"
      }
      return text + "</fieldset>\n"
    }

    private func select(_ name: String, _ title: String, _ choices: [(String, String)], _ chosen: String)
      -> String
    {
      var text = "<div class=\"line\"><label>\(title) <select name=\"\(name)\">"
      for (value, label) in choices {
        text +=
          "<option value=\"\(value)\" id=\"\(name)-\(value)\"\(value == chosen ? " selected" : "")>\(label)</option>"
      }
      return text + "</select></label></div>\n"
    }

    /// The rules of sizes and of every text size, which need no script.
    var sizes: String {
      var rules = [".device{--width:\(options.width)px;--height:\(options.height)px}"]
      for size in ContentSizeCategory.allCases {
        rules.append(
          "body:has(#text-size-\(size.rawValue):checked) .screen{\(CSSTextStyles.variables(at: size).text)}")
      }
      return rules.joined(separator: "\n")
    }

    // MARK: - State

    private var state: String {
      let words = ScreenWords(screen.model).words
      var text = ""
      for (index, module) in screen.model.modules.enumerated() where !module.isOwn && !module.state.isEmpty {
        let state = screen.states[index]
        text += "<fieldset class=\"state\"><legend>State of \(HTMLText.escaped(module.id))</legend>\n"
        for (place, key) in module.state.enumerated() {
          text += control(
            key.name, state[key.name] ?? .none, (index, place), words[index][key.name] ?? [])
        }
        text += "</fieldset>\n"
      }
      return text
        + "<p class=\"line\"><button type=\"button\" id=\"reset\">Begin again</button><span id=\"failures\" role=\"status\"></span></p>"
    }

    /// - Parameter place: The module, and the key in it.
    private func control(
      _ key: String, _ value: ExpressionValue, _ place: (module: Int, key: Int), _ words: [String]
    ) -> String {
      let name = HTMLText.escaped(key)
      // The keys are data, not code: the script compares them.
      let attributes = "data-module=\"\(place.module)\" data-key=\"\(Self.raw(key))\""
      switch value {
      case .bool(let flag):
        return
          "<label class=\"line\">\(name) <input type=\"checkbox\" data-kind=\"truth\" \(attributes)\(flag ? " checked" : "")></label>\n"
      case .integer, .double:
        return
          "<label class=\"line\">\(name) <input type=\"text\" inputmode=\"decimal\" data-kind=\"number\" \(attributes) value=\"\(ScreenWriter.text(of: value) ?? "")\"></label>\n"
      case .string(let text):
        let list = "words-\(place.module)-\(place.key)"
        var html =
          "<label class=\"line\">\(name) <input type=\"text\" data-kind=\"text\" \(attributes) value=\"\(HTMLText.escaped(text))\""
        var seen = words
        if !seen.isEmpty, !seen.contains(text) { seen.insert(text, at: 0) }
        guard !seen.isEmpty else { return html + "></label>\n" }
        html += " list=\"\(list)\"></label><datalist id=\"\(list)\">"
        for word in seen { html += "<option value=\"\(HTMLText.escaped(word))\">" }
        return html + "</datalist>\n"
      case .none, .array, .dictionary, .date:
        return
          "<label class=\"line tall\">\(name) <textarea rows=\"3\" spellcheck=\"false\" data-kind=\"json\" \(attributes)>\(HTMLText.escaped(Self.json(value)))</textarea></label>\n"
      }
    }

    /// A text as the value of an attribute, exactly: character references for all that is no plain letter.
    private static func raw(_ text: String) -> String {
      var result = ""
      for scalar in text.unicodeScalars {
        let isPlain =
          scalar.isASCII
          && (("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
            || scalar == "_" || scalar == "-" || scalar == ".")
        if isPlain { result.unicodeScalars.append(scalar) } else { result += "&#\(scalar.value);" }
      }
      return result
    }

    private static func json(_ value: ExpressionValue) -> String {
      let text = Expression(
        .call(ExpressionCall("cast", [ExpressionProgram.literal(value), .text("string")])))
      do throws(EvaluationError) {
        if case .string(let json) = try ExpressionEvaluator.evaluate(text) { return json }
      } catch {}
      return "null"
    }

    // MARK: - Notes

    /// The notes, each once with the components that it is about.
    private var notes: String {
      let notes = screen.model.notes
      guard !notes.isEmpty else { return "" }
      var messages: [String] = []
      var components: [String: [String]] = [:]
      for note in notes {
        if components[note.message] == nil { messages.append(note.message) }
        components[note.message, default: []].append(note.component)
      }
      var text =
        "<details class=\"notes\"><summary>\(messages.count) \(messages.count == 1 ? "note" : "notes") on what is not shown as it is</summary>\n<ul>\n"
      for message in messages {
        let names = (components[message] ?? []).map { "<code>\(HTMLText.escaped($0))</code>" }
        text += "<li>\(HTMLText.escaped(message)) \(names.joined(separator: " "))</li>\n"
      }
      return text + "</ul>\n</details>"
    }
  }
}

/// The style sheet of what stands around a screen.
enum PageSheet {
  static let text = """
    :root{color-scheme:light dark}
    body{align-items:flex-start;background:light-dark(#f2f3f6,#0f1013);color:light-dark(#17181d,#f1f2f5);display:flex;flex-wrap:wrap;font:15px/1.4 Inter,-apple-system,BlinkMacSystemFont,"Segoe UI",system-ui,sans-serif;gap:40px;margin:0;padding:32px;-webkit-font-smoothing:antialiased}
    .stage{flex:0 0 auto}
    .device{background:#0b0b0d;border-radius:54px;box-shadow:0 0 0 1px #3a3a3e,0 24px 60px #0004;padding:11px;width:max-content}
    .screen{border-radius:43px;color-scheme:light;height:var(--height);width:var(--width)}
    body:has(#scheme-dark:checked) .screen{color-scheme:dark}
    body:has(#direction-rtl:checked) .screen{direction:rtl;--twc-inline:-1}
    .modals{inset:0;pointer-events:none;position:absolute}
    .modals>*{pointer-events:auto}
    .panel-side{flex:1 1 300px;max-width:460px;min-width:0}
    h1{font-size:22px;line-height:28px;margin:0 0 16px;overflow-wrap:anywhere}
    fieldset{background:light-dark(#fff,#17181d);border:1px solid light-dark(#e3e4ea,#2b2d35);border-radius:14px;margin:0 0 12px;min-width:0;padding:8px 16px 12px}
    legend{color:light-dark(#5a5e6a,#a5aab6);float:inline-start;font-size:13px;padding:4px 0 6px;width:100%}
    legend+*{clear:both}
    .choice label{margin-inline-end:16px}
    .choice input{margin:0 6px 0 0;vertical-align:-1px}
    .line{align-items:center;display:flex;gap:8px}
    .line{justify-content:space-between;margin:4px 0}
    .line>label{align-items:center;display:flex;flex:1 1 auto;gap:8px;justify-content:space-between}
    .tall{align-items:flex-start}
    .panel-side input[type=text],.panel-side textarea,.panel-side select,.panel-side input[type=number]{background:light-dark(#fff,#242529);border:1px solid light-dark(#8a8d93,#6a6c73);border-radius:6px;color:inherit;font:inherit;min-height:28px;min-width:0;padding:2px 6px}
    .panel-side input[type=text],.panel-side textarea{flex:0 1 240px;width:60%}
    .panel-side textarea{font:12px/1.4 ui-monospace,monospace}
    .panel-side input[type=number]{width:5em}
    .panel-side [aria-invalid=true]{outline:2px solid #d70015}
    .panel-side button{font:inherit;min-height:32px;padding:2px 12px}
    .notes summary{cursor:pointer}
    .notes li{overflow-wrap:anywhere}
    #failures{color:light-dark(#b00020,#ff8a80)}
    html:not(.live) .state,html:not(.live) #reset{display:none}
    .screen:target{border-radius:0}
    body:has(.screen:target){background:none;display:block;padding:0}
    body:has(.screen:target) .panel-side{display:none}
    body:has(.screen:target) .device{border-radius:0;box-shadow:none;padding:0}
    body:has(.screen:target) .stage{overflow:visible}
    @media print{.panel-side{display:none}}
    """
}
