import StyleTargets

/// The style sheet of screens: how components are laid out as SwiftUI lays them out, and what the system draws.
enum ScreenSheet {
  /// Layout, and controls as iOS draws them.
  static let text = layout + "\n" + controls + "\n" + bars

  /// Frames hug what is in them; what takes the room that it is offered has `fx` or `fy`, its content `gx` or `gy`.
  private static let layout = """
    .screen{background:light-dark(#fff,#000);color:light-dark(#000,#fff);font-family:-apple-system,BlinkMacSystemFont,"SF Pro Text",Inter,system-ui,sans-serif;font-size:var(--twc-body-size,17px);line-height:var(--twc-body-leading,22px);overflow:hidden;position:relative;text-align:start;transform:translateZ(0);-webkit-font-smoothing:antialiased;--tint:light-dark(#007aff,#0a84ff);--line:light-dark(#3c3c434a,#54545899);--fill:light-dark(#7878801f,#7676803d);--quiet:light-dark(#3c3c4399,#ebebf599);--group:light-dark(#f2f2f7,#000);--cell:light-dark(#fff,#1c1c1e)}
    .screen *{box-sizing:border-box}
    :where(.screen) :where(button,input,textarea,select){background:none;border:0;color:inherit;font:inherit;letter-spacing:inherit;margin:0;padding:0;text-align:inherit}
    .root{align-items:center;display:flex;flex-direction:column;height:100%;justify-content:center}
    .b{\(CSSTarget.boxBase.text);min-width:0;position:relative}
    .b>.k{grid-area:1/1;max-width:100%;min-width:0}
    .gx{width:100%}
    .gy{height:100%;min-height:0}
    .v,.h{display:flex;gap:8px;min-width:0}
    .v{flex-direction:column}
    .v,.h{align-items:center}
    .w{align-self:stretch}
    .v>*,.root>*,.h>*{flex:0 0 auto}
    .h>*{flex-shrink:1;min-width:0}
    :where(.v,.root,.z)>:where(.b){max-width:100%}
    .v>.fx,.root>.fx{width:100%}
    .v>.fy,.root>.fy{flex:1 1 auto;min-height:0}
    .h>.fx{flex:1 1 0;width:auto}
    .h>.fy{align-self:stretch;height:auto}
    .z{display:grid;min-width:0;place-items:center}
    .z>*{grid-area:1/1}
    .z>.fx{width:100%}
    .z>.fy{height:100%}
    .v.a-leading{align-items:flex-start}
    .v.a-trailing{align-items:flex-end}
    .h.a-top{align-items:flex-start}
    .h.a-bottom{align-items:flex-end}
    .z.a-leading{place-items:center start}.z.a-trailing{place-items:center end}
    .z.a-top{place-items:start center}.z.a-bottom{place-items:end center}
    .z.a-topLeading{place-items:start}.z.a-topTrailing{place-items:start end}
    .z.a-bottomLeading{place-items:end start}.z.a-bottomTrailing{place-items:end}
    .under,.over{inset:0;position:absolute}
    .under{border-radius:inherit;overflow:hidden}
    .b>.under~.k{position:relative}
    .over{pointer-events:none}
    .under>*,.over>*{min-height:0}
    .t{overflow-wrap:break-word;white-space:pre-wrap}
    .space{flex:1 1 auto;min-width:8px}
    .rule{background:var(--line);height:0.5px;width:100%}
    .rule-y{background:var(--line);height:100%;min-height:1em;width:0.5px}
    .scroll{overflow:auto;overscroll-behavior:contain;scrollbar-width:none}
    .scroll:focus-visible,.rows:focus-visible{outline:2px solid var(--tint);outline-offset:-2px}
    .scroll>.v,.scroll>.h{min-height:0}
    .scroll.across{overflow-y:hidden}
    .scroll.across>.h{width:max-content;min-width:100%}
    .scroll.across>.h>*{flex-shrink:0}
    .grid{display:grid;gap:8px;width:100%}
    .grid>.fx,.gridrow>.fx{width:100%}
    .grid>.b,.gridrow>.b{justify-self:center;max-width:100%}
    .grid.across{grid-auto-flow:column;overflow-x:auto}
    .gridrow{display:grid;gap:inherit;grid-column:1/-1;grid-template-columns:subgrid}
    .taps{cursor:pointer}
    .image{display:grid;overflow:hidden;place-items:center}
    .nothing{display:none}
    .symbol{display:block;height:100%;width:100%;min-height:0;min-width:0;stroke-linecap:round;stroke-linejoin:round;stroke-width:1.9}
    .symbol .line{fill:none;stroke:currentcolor}
    .symbol .full{fill:currentcolor;stroke:currentcolor}
    .symbol .inner{transform:translate(5.5px,5.5px) scale(.54);stroke-width:3.2}
    .symbol .knocked{fill:none;stroke:light-dark(#fff,#000)}
    .symbol.unknown{border:1.5px dashed currentcolor;border-radius:24%;min-height:.8em;min-width:.8em}
    .icon{display:inline-block;flex:none;height:1.15em;width:1.15em}
    .photo{align-content:center;background:repeating-linear-gradient(45deg,#8e8e931f 0 8px,#8e8e9333 8px 16px);color:var(--quiet);display:grid;height:100%;justify-items:center;min-height:1em;min-width:1em;overflow:hidden;width:100%}
    .stand-in{align-content:center;background:repeating-linear-gradient(45deg,#8e8e931f 0 8px,#8e8e9333 8px 16px);border:1px dashed var(--line);border-radius:8px;display:grid;font-size:13px;justify-items:center;line-height:18px;min-height:44px;overflow:hidden;padding:6px;text-align:center}
    .which{font-size:10px;line-height:12px;max-width:100%;overflow:hidden;overflow-wrap:anywhere;padding:0 2px}
    .loading>*{visibility:hidden}
    .loading{background:var(--fill)!important;border-radius:6px;min-height:1.2em;min-width:44px}
    .ghost{height:44px;margin-block:4px}
    """

  private static let controls = """
    .titled{align-items:center;display:inline-flex;gap:6px;justify-content:center;min-width:0}
    .press{cursor:pointer;display:grid;font-weight:inherit!important;place-items:center;text-align:center!important;touch-action:manipulation}
    .press:not(.custom){border-radius:6px}
    .press:active:not(:disabled){opacity:.6}
    .press:disabled{cursor:default}
    .press.plain:disabled{color:var(--quiet)}
    .press>.z>*{max-width:100%}
    .tinted{color:var(--tint)!important}
    .press.tinted:disabled{color:var(--quiet)!important}
    .press:focus-visible,.switch:focus-visible,.slider:focus-visible,.menu:focus-visible,.option:focus-visible,.tab-button:focus-visible{outline:2px solid var(--tint);outline-offset:2px}
    .screen .field{min-height:22px;outline:none;width:100%}
    .screen .field::placeholder{color:light-dark(#3c3c434d,#ebebf54d);opacity:1}
    .screen textarea.field{height:100%;min-height:66px;resize:none}
    .screen .field.rounded{background:light-dark(#fff,#1c1c1e);border:.5px solid var(--line);border-radius:6px;min-height:34px;padding:0 7px}
    .toggle{width:100%}
    .toggle>.t{flex:0 1 auto}
    .screen .switch{appearance:none;background:var(--fill);border-radius:16px;cursor:pointer;flex:none;height:31px;position:relative;transition:background .2s;width:51px}
    .screen .switch::after{background:#fff;border-radius:50%;box-shadow:0 3px 8px #00000026,0 1px 1px #00000029;content:"";height:27px;inset-inline-start:2px;position:absolute;top:2px;transition:inset-inline-start .2s;width:27px}
    .screen .switch:checked{background:light-dark(#34c759,#30d158)}
    .screen .switch:checked::after{inset-inline-start:22px}
    .screen .switch:disabled{opacity:.5}
    .screen .slider{accent-color:inherit;height:28px;width:100%}
    .bar{accent-color:inherit;height:4px;width:100%}
    .spinner{animation:spin 1s steps(8) infinite;border-radius:50%;height:20px;width:20px;background:conic-gradient(#0000 12.5%,var(--quiet));-webkit-mask:radial-gradient(circle,#0000 45%,#000 46%);mask:radial-gradient(circle,#0000 45%,#000 46%)}
    @keyframes spin{to{rotate:1turn}}
    @media (prefers-reduced-motion:reduce){.spinner{animation:none}.screen *{transition:none!important}}
    .screen .menu{appearance:none;color:inherit;cursor:pointer;max-width:100%;text-align:end}
    .row .menu{color:var(--quiet)}
    .menu option{background:light-dark(#fff,#2c2c2e);color:light-dark(#000,#fff)}
    .segments{background:var(--fill);border-radius:9px;display:flex;padding:2px;width:100%}
    .screen .segments>.option{border-radius:7px;cursor:pointer;flex:1 1 0;font-size:13px;line-height:18px;min-height:28px;min-width:0;overflow:hidden;padding:0 6px;text-align:center;text-overflow:ellipsis;white-space:nowrap}
    .segments>.option[aria-pressed=true]{background:light-dark(#fff,#636366);box-shadow:0 3px 8px #0000001f,0 3px 1px #0000000a;font-weight:600}
    .choices{display:grid;width:100%}
    .screen .choices>.option{cursor:pointer;min-height:34px;text-align:start}
    .choices>.option[aria-pressed=true]::after{color:var(--tint);content:"✓";float:inline-end}
    .pill{background:var(--fill);border-radius:6px;flex:none;padding:6px 11px}
    """

  private static let bars = """
    .rows{background:var(--group);overflow:auto;padding:8px 16px 34px;scrollbar-width:none}
    .rows>.b{display:grid;margin-bottom:24px;width:100%}
    .section{width:100%}
    .caption{color:var(--quiet);font-size:var(--twc-footnote-size,13px);line-height:var(--twc-footnote-leading,18px);padding:7px 16px;text-transform:uppercase;font-weight:400}
    .form-title{font-size:20px;font-weight:600;line-height:25px;padding:8px 16px}
    .group{border-radius:10px;overflow:hidden}
    .row{align-items:center;background:var(--cell);display:flex;min-height:44px;padding:6px 16px;position:relative}
    .rows>.row:first-of-type{border-start-start-radius:10px;border-start-end-radius:10px}
    .rows>.row:last-of-type{border-end-start-radius:10px;border-end-end-radius:10px}
    .row+.row::before{background:var(--line);content:"";height:.5px;inset-block-start:0;inset-inline:16px 0;position:absolute}
    .row>*{flex:0 1 auto}
    .row>.fx{flex:1 1 auto;width:100%}
    .link>.chevron{color:var(--quiet);height:13px;margin-inline-start:auto;width:13px}
    .nav{position:relative}
    .nav-body{height:100%;min-height:0;--bar:0px}
    .has-bar>.nav-body{--bar:44px}
    .has-large>.nav-body{--bar:96px}
    .nav-body>.b>.inset{padding-top:var(--bar);scroll-padding-top:var(--bar)}
    .nav-body:not(:has(>.b>.inset)){padding-top:var(--bar)}
    .nav-bar{align-items:center;background:linear-gradient(light-dark(#ffffffb8,#000000a8),light-dark(#fff0,#0000));display:grid;grid-template-columns:auto auto;inset:0 0 auto;justify-content:space-between;padding:0 16px;pointer-events:none;position:absolute;z-index:1}
    .nav-bar .side{align-items:center;color:var(--tint);display:flex;gap:12px;min-height:44px;min-width:0;pointer-events:auto}
    .nav-bar .trail{justify-content:flex-end}
    .nav-title{font-size:17px;font-weight:600;inset-inline:96px;line-height:44px;overflow:hidden;position:absolute;text-align:center;text-overflow:ellipsis;top:0;white-space:nowrap}
    .nav-large{grid-column:1/-1;font-size:34px;font-weight:700;line-height:41px;padding-bottom:8px}
    .tabs{display:flex;flex-direction:column}
    .tabs>.b{flex:1 1 0;min-height:0;width:100%}
    .tab-bar{background-color:light-dark(#f9f9f9f0,#1d1d1df0);border-top:.5px solid var(--line);color:light-dark(#8e8e93,#8e8e93);display:flex!important;flex:none;min-height:56px;width:100%}
    .screen .tab-button{align-content:center;cursor:pointer;display:grid;flex:1 1 0;font-size:10px;font-weight:500;gap:3px;justify-items:center;line-height:12px;min-width:0;position:relative}
    .tab-button[aria-pressed=true]{color:var(--tint)}
    .tab-bar{--tint:inherit}
    .tab-button .icon{height:24px;width:24px}
    .badge{background:#ff3b30;border-radius:9px;color:#fff;font-size:12px;line-height:18px;min-width:18px;padding:0 5px;position:absolute;text-align:center;top:4px;inset-inline-start:55%}
    .split{display:flex}
    .split>.b{border-inline-end:.5px solid var(--line);flex:1 1 0;min-width:0}
    .veil{background:#0003;display:grid;inset:0;position:absolute;z-index:2}
    .panel{background:light-dark(#fff,#1c1c1e);display:flex;flex-direction:column;gap:8px;align-items:center;min-height:0}
    .panel>.b{flex:0 0 auto}
    .panel>.fx{width:100%}
    .panel>.fy{flex:1 1 auto;min-height:0}
    .sheet{align-self:end;border-radius:10px 10px 0 0;max-height:92%;overflow:auto;padding-bottom:34px;width:100%}
    .sheet::before{background:var(--line);border-radius:3px;content:"";flex:none;height:5px;margin-top:6px;width:36px}
    .cover{height:100%;width:100%}
    .popover{border-radius:13px;box-shadow:0 10px 40px #0004;margin:auto;max-width:320px;overflow:auto;padding:12px}
    .alert{border-radius:14px;gap:4px!important;margin:auto;overflow:hidden;padding:19px 0 0;text-align:center;width:270px;background:light-dark(#f2f2f7f2,#252527f2)}
    .alert-title{font-size:17px;font-weight:600;line-height:22px;padding:0 16px}
    .alert-message{font-size:13px;line-height:18px;padding:0 16px}
    .alert-actions{border-top:.5px solid var(--line);display:flex;margin-top:15px;width:100%}
    .alert-actions>.b{flex:1 1 0;min-height:44px;min-width:0;padding:0}
    .alert-actions>.b+.b{border-inline-start:.5px solid var(--line)}
    .alert-actions>.b>.press{height:44px;width:100%}
    """
}
