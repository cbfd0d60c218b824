import StyleModel
import StyleTargets
import Theme

// The page's one style sheet.
extension GalleryPage {
  /// The page's own rules, then those of the theme's part and of the samples.
  var sheet: String {
    let ground = CSSTarget.ground(.init(textSizes: .variables)).text
    return """
      \(Self.page)
      \(ThemePage.parts)
      .stage{\(ground);background-color:\(theme.paper)}
      body:has(#contrast-more:checked) .stage{background-color:\(theme.inIncreasedContrast.paper)}
      .vb{\(CSSTarget.boxBase.text)}
      \(Self.sizes)
      \(styles.text)
      \(boxes.text)
      \(contents.text)
      """
  }

  /// The sizes of text styles by what is chosen; a Mac has one.
  private static var sizes: String {
    var rules: [String] = []
    for size in ContentSizeCategory.allCases where size != .large {
      rules.append(
        "body:not(:has(#platform-macos:checked)):has(#text-size option[value=\(size.rawValue)]:checked){\(CSSTextStyles.variables(at: size).text)}"
      )
    }
    rules.append("body:has(#platform-macos:checked){\(CSSTextStyles.desktopVariables.text)}")
    return rules.joined(separator: "\n")
  }

  private static let page = """
    :root{color-scheme:light dark;--paper:light-dark(#f6f6f8,#0f1013);--panel:light-dark(#ffffff,#17181d);--line:light-dark(#e3e4ea,#2b2d35);--ink:light-dark(#17181d,#f1f2f5);--quiet:light-dark(#5a5e6a,#a5aab6);--accent:light-dark(#3a4fd0,#9aa8ff);--tint:light-dark(#eceefb,#23263b)}
    *,*::before,*::after{box-sizing:border-box}
    html{scroll-padding-top:104px;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 Inter,-apple-system,BlinkMacSystemFont,"Segoe UI",system-ui,sans-serif;-webkit-font-smoothing:antialiased}
    body:has(#scheme-light:checked){color-scheme:light}
    body:has(#scheme-dark:checked){color-scheme:dark}
    [hidden]{display:none!important}
    h1{font-size:34px;line-height:1.15;letter-spacing:-.022em;margin:0 0 8px;font-weight:680}
    h2{font-size:22px;line-height:1.25;letter-spacing:-.014em;margin:0 0 16px;font-weight:650}
    h3{font-size:16px;line-height:1.3;letter-spacing:-.006em;margin:0;font-weight:640}
    h4{font-size:12px;line-height:1.4;margin:0;font-weight:550;color:var(--quiet)}
    h5{font-size:12px;margin:16px 0 6px;font-weight:600}
    p{margin:0}
    small{display:block;color:var(--quiet);font-size:12px;font-weight:400}
    a{color:var(--accent)}
    code,pre{font:12.5px/1.55 ui-monospace,"SF Mono","JetBrains Mono",Menlo,"DejaVu Sans Mono",monospace}
    :focus-visible,.choices label:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px;border-radius:6px}
    .skip{position:absolute;left:16px;top:-60px;background:var(--panel);padding:10px 16px;border-radius:10px;z-index:3}
    .skip:focus{top:12px}
    .top{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding:10px 28px;background:light-dark(#f6f6f8e6,#0f1013e6);backdrop-filter:blur(18px) saturate(1.6);border-bottom:1px solid var(--line)}
    .brand{font-weight:680;font-size:16px;letter-spacing:-.01em}
    .brand span{color:var(--quiet);font-weight:450;margin-inline-start:6px}
    .switches{display:flex;flex-wrap:wrap;gap:8px 16px;margin-inline-start:auto}
    fieldset,.switches .field{border:0;margin:0;padding:0;min-width:0}
    legend,.switches .field label{padding:0;font-size:11px;line-height:16px;color:var(--quiet);display:block}
    .choices{display:inline-flex;background:light-dark(#e9eaef,#23252c);border-radius:9px;padding:2px}
    .choices label{position:relative;display:block;border-radius:7px}
    .choices input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
    .choices span{display:block;padding:3px 10px;font-size:12.5px;line-height:20px;border-radius:7px;color:var(--quiet)}
    .choices input:checked+span{background:var(--panel);color:var(--ink);box-shadow:0 1px 2px #0000001f}
    select,input[type=search]{font:inherit;font-size:13px;line-height:20px;color:var(--ink);background:var(--panel);border:1px solid var(--line);border-radius:9px;padding:4px 9px;width:100%;min-width:0}
    .frame{display:grid;grid-template-columns:236px minmax(0,1fr);max-width:1560px;margin:0 auto}
    .side{position:sticky;top:72px;align-self:start;max-height:calc(100vh - 72px);overflow:auto;padding:28px 12px 40px 28px;font-size:13.5px}
    .side ul{list-style:none;margin:0 0 18px;padding:0}
    .side a{display:flex;justify-content:space-between;gap:8px;padding:4px 10px;margin-inline-start:-10px;border-radius:8px;color:var(--ink);text-decoration:none}
    .side a:hover{background:var(--tint)}
    .side small{font-variant-numeric:tabular-nums}
    .finder{display:grid;gap:4px;margin-bottom:22px}
    .finder label{font-size:12px;color:var(--quiet);margin-top:6px}
    #found{min-height:20px;font-size:12.5px;color:var(--quiet);margin-top:6px}
    main{padding:36px 28px 96px 28px;min-width:0}
    .intro{max-width:66ch;margin-bottom:36px}
    .intro p{color:var(--quiet)}
    .group{margin-bottom:52px}
    .recipes{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px;grid-auto-flow:dense;align-items:start}
    .recipe,.panel{background:var(--panel);border:1px solid var(--line);border-radius:18px;padding:22px;min-width:0}
    .recipe{content-visibility:auto;contain-intrinsic-size:auto 300px}
    .recipe.wide{grid-column:1/-1}
    .panel{margin-bottom:20px}
    .panel>p{color:var(--quiet);margin:-10px 0 14px}
    .theme{margin-top:20px}
    .purpose{color:var(--quiet);font-size:14px;margin-top:2px}
    .chips{list-style:none;display:flex;flex-wrap:wrap;gap:6px;margin:10px 0 0;padding:0}
    .chips li{font-size:12px;line-height:18px;color:var(--quiet);background:light-dark(#f1f2f5,#22242b);border-radius:7px;padding:2px 8px}
    .chips strong{color:var(--ink);font-weight:550}
    .forms{display:grid;grid-template-columns:minmax(0,1fr);gap:22px;margin-top:16px}
    .form{container-type:inline-size;min-width:0}
    .forms.beside{grid-template-columns:repeat(auto-fill,minmax(min(100%,400px),1fr));gap:24px 20px}
    .use{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 10px;margin-bottom:10px}
    .use code{color:var(--ink);overflow-wrap:anywhere}
    .copy{font:inherit;font-size:12px;line-height:18px;color:var(--accent);background:none;border:1px solid var(--line);border-radius:7px;padding:1px 8px;cursor:pointer;margin-inline-start:auto}
    .copy:hover{background:var(--tint)}
    .cells{display:grid;align-items:start;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:12px}
    figure{margin:0;min-width:0;max-width:620px}
    figcaption{font-size:12px;line-height:18px;color:var(--quiet);margin-bottom:4px}
    .pair{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);border:1px solid var(--line);border-radius:12px;overflow:hidden}
    .stage{display:grid;grid-template-columns:minmax(0,1fr);place-items:center;justify-items:safe center;min-height:104px;padding:20px 14px;overflow:auto;isolation:isolate;print-color-adjust:exact}
    .stage.light{color-scheme:light}
    .stage.dark{color-scheme:dark}
    body:has(#scheme-light:checked) .stage.dark,body:has(#scheme-dark:checked) .stage.light{display:none}
    body:has(#direction-rtl:checked) .stage{direction:rtl;--twc-inline:-1}
    .stage.busy{background-image:radial-gradient(circle at 18% 22%,#ff9d6c 0 18%,#0000 19%),radial-gradient(circle at 84% 70%,#7b6cff 0 24%,#0000 25%),radial-gradient(circle at 60% 12%,#35c6a9 0 15%,#0000 16%),repeating-linear-gradient(115deg,#0000 0 14px,#8886 14px 16px)}
    .stage.mini{min-height:64px;padding:12px;border-radius:10px}
    .big .cells{grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr))}
    .vc{min-width:0;max-width:100%}
    .slots{display:flex;flex-direction:column;align-items:start;gap:6px;min-width:0}
    .slots.row{flex-direction:row;align-items:center}
    .block{display:block;max-width:100%}
    .block.w0{width:100%;min-width:120px}.block.w140{width:140px}
    .block.h1{height:1px}.block.h18{height:18px}.block.h64{height:64px}
    .vb:has(>.vc>.block.w0){width:100%}
    .vb:has(>.vc>.block.w0)>.vc{width:100%}
    .limits{font-size:12px;line-height:18px;color:var(--quiet);margin-top:8px}
    .limits strong{font-weight:550;color:var(--ink)}
    .limits strong:not(:first-child){margin-inline-start:8px}
    details{margin-top:8px}
    summary{font-size:12.5px;color:var(--quiet);cursor:pointer;width:max-content;max-width:100%;border-radius:6px}
    summary:hover{color:var(--ink)}
    .behind{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.2fr);gap:8px 28px;font-size:13px}
    @container (max-width:760px){.behind{grid-template-columns:minmax(0,1fr)}}
    .behind ul{margin:0;padding-inline-start:18px;color:var(--quiet)}
    .behind pre{margin:0;padding:12px 14px;background:light-dark(#f6f6f8,#101115);border-radius:10px;overflow:auto;max-height:320px}
    .classes code{overflow-wrap:anywhere}
    .scroll{overflow-x:auto}
    table{font-size:13.5px}
    caption{text-align:start;font-size:12px;font-weight:600;margin:16px 0 4px}
    tbody th{font-weight:500}
    .behind table{font-size:12.5px}
    .behind td,.behind th{overflow-wrap:anywhere}
    .surfaces td{min-width:120px}
    @media (max-width:1180px){.recipes{grid-template-columns:minmax(0,1fr)}}
    @media (max-width:860px){.frame{grid-template-columns:minmax(0,1fr)}.side{position:static;max-height:none;padding:20px 20px 0}.side ul{columns:2}main{padding:24px 20px 64px}.top{position:static;padding:12px 20px}.switches{margin-inline-start:0}.recipe,.panel{padding:18px 16px}}
    @media (prefers-reduced-motion:reduce){.vb,.vc{transition:none!important}}
    @media (prefers-reduced-transparency:reduce){.top{background:var(--paper);backdrop-filter:none}}
    @media print{.recipe{content-visibility:visible}.top .switches,.side,.skip,.copy,summary{display:none}.top{position:static}.frame{display:block}main{padding:0}.recipe,.form,figure,tr{break-inside:avoid}.recipe,.panel{border-color:#ccc}body{background:#fff}}
    """
}

extension Theme {
  /// What samples stand on, in CSS: the theme's background, else the system's.
  var paper: String {
    color("background").flatMap { CSSTarget.text(of: $0) } ?? "light-dark(#FFFFFF,#000000)"
  }
}
