// The style of a report, dark and light. Every tone has a text colour to be used on it.

const DARK = `
  color-scheme: dark;
  --ground: #0e0f12; --surface: #1d2026; --lifted: #15171b; --line: #2a2e36; --edge: #767a81;
  --text: #efe6d2; --soft: #c9c0ad; --faint: #a0988a; --light: #f2b45a;
  --plain: #f2b45a; --won: #f2b45a; --lost: #ff8a70;
  --legendary: #fff0c9; --on-legendary: #1b1206; --gold: #f2b45a; --on-gold: #1b1206;
  --silver: #aeb6c1; --on-silver: #0e0f12; --bronze: #b0713f; --on-bronze: #0e0f12;
  --nothing: #33373f; --on-nothing: #efe6d2;
  --first: #f2b45a; --on-first: #1b1206; --second: #7fb0c4; --on-second: #0b1721;
  --third: #b9a3d6; --on-third: #0e0f12; --fourth: #8fbf8a; --on-fourth: #0e0f12; --draw: #33373f; --on-draw: #efe6d2;
  --heat: #f2b45a; --on-heat: #1b1206;`;

const LIGHT = `
  color-scheme: light;
  --ground: #f7f2e7; --surface: #ebe3d2; --lifted: #fffbf2; --line: #ddd3bf; --edge: #85796a;
  --text: #1d1a14; --soft: #4d463a; --faint: #6b6252; --light: #a8650a;
  --plain: #a8650a; --won: #a8650a; --lost: #b3301c;
  --legendary: #f6d27a; --on-legendary: #1b1206; --gold: #d9922e; --on-gold: #1b1206;
  --silver: #8f98a4; --on-silver: #0e0f12; --bronze: #97582b; --on-bronze: #ffffff;
  --nothing: #ddd3bf; --on-nothing: #1d1a14;
  --first: #d9922e; --on-first: #1b1206; --second: #2f6f8a; --on-second: #ffffff;
  --third: #7b5aa6; --on-third: #ffffff; --fourth: #3f7a3a; --on-fourth: #ffffff; --draw: #ddd3bf; --on-draw: #1d1a14;
  --heat: #d9922e; --on-heat: #1b1206;`;

export const style = (fonts: string): string => `${fonts}\n${RULES}`;

const RULES = `:root {${DARK}
  --display: 'Fraunces Variable', Georgia, 'DejaVu Serif', serif;
  --ui: 'Atkinson Hyperlegible Next Variable', system-ui, 'DejaVu Sans', sans-serif;
}
@media (prefers-color-scheme: light) { :root {${LIGHT} } }
@media print { :root {${LIGHT} --ground: #ffffff; } details > * { display: block; } }
*, *::before, *::after { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--ground); color: var(--text); font: 400 1rem/1.5 var(--ui); -webkit-text-size-adjust: 100%; }
main, header, footer { max-width: 76rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
h1, h2, h3, p, figure, dl, dd, ul, pre { margin: 0; padding: 0; }
h1, h2, h3 { font-family: var(--display); font-weight: 480; letter-spacing: -.012em; line-height: 1.12; text-wrap: balance; }
a { color: inherit; text-underline-offset: .2em; text-decoration-thickness: 1px; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 3px; border-radius: .25rem; }
.skip { position: absolute; left: 1rem; top: -6rem; background: var(--text); color: var(--ground); padding: .75rem 1rem; border-radius: .625rem; }
.skip:focus { top: 1rem; }
.mark { display: flex; align-items: center; gap: .75rem; padding-top: 1.75rem; font: 520 1.375rem/1 var(--display); }
.mark svg { width: 2rem; height: 2.25rem; }
.mark .glow { fill: var(--light); }
.title { padding-block: clamp(2rem, 6vw, 4rem) 0; display: grid; gap: .875rem; max-width: 52rem; }
h1 { font-size: clamp(2.25rem, 6vw, 3.75rem); }
.title p { font: 400 1.1875rem/1.45 var(--display); color: var(--soft); max-width: 44rem; text-wrap: pretty; }
nav { padding-top: 2rem; display: grid; gap: .25rem; }
nav h2 { font: 600 1rem/1.5 var(--ui); letter-spacing: 0; padding-top: .75rem; }
nav ul { list-style: none; columns: 22rem auto; column-gap: 2.5rem; }
nav li { break-inside: avoid; padding-block: .375rem; overflow-wrap: anywhere; }
nav a { display: inline-block; padding-block: .25rem; font-weight: 600; }
nav h2 + ul { padding-left: 1rem; border-left: 2px solid var(--line); }
nav span { color: var(--faint); font-size: .875rem; white-space: nowrap; padding-left: .5rem; }
.back { padding-top: 1.5rem; font-size: .9375rem; color: var(--soft); }
.back a { display: inline-block; padding-block: .5rem; }
section { padding-top: clamp(2.5rem, 6vw, 4.5rem); }
section > .head { border-top: 1px solid var(--line); padding-top: 2rem; display: grid; gap: .5rem; }
h2 { font-size: clamp(1.75rem, 4vw, 2.5rem); }
.head p { color: var(--soft); font-size: 1.0625rem; overflow-wrap: anywhere; }
.headlines { display: grid; grid-template-columns: repeat(auto-fit, minmax(13.5rem, 1fr)); gap: 1.25rem 2rem; padding-block: 1.75rem .5rem; }
.headlines div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.headlines dd.value { font: 480 2.5rem/1.1 var(--display); font-variant-numeric: lining-nums tabular-nums; }
.headlines dt { font-weight: 600; }
.headlines dd.interval { color: var(--faint); font-size: .875rem; order: -1; font-variant-numeric: tabular-nums; }
.figures { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 3rem clamp(1.5rem, 4vw, 3.5rem); padding-top: 2rem; align-items: start; }
figure, .absent { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; min-width: 0; }
h3 { font-size: 1.375rem; }
.says { max-width: 46rem; text-wrap: pretty; }
figcaption, .absent p { color: var(--faint); font-size: .875rem; max-width: 46rem; text-wrap: pretty; }
.keys { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; font-size: .875rem; color: var(--soft); }
.keys li { display: flex; align-items: center; gap: .5rem; }
.keys svg { width: 1.375rem; height: .875rem; flex: none; }
.chart svg { display: block; width: 100%; height: auto; font-family: var(--ui); font-variant-numeric: tabular-nums; }
.chart svg.narrow { display: none; }
details { font-size: .875rem; }
summary { cursor: pointer; padding-block: .5rem; color: var(--soft); font-weight: 600; width: max-content; max-width: 100%; }
.scroll { overflow: auto; max-height: 28rem; border-radius: .625rem; background: var(--lifted); border: 1px solid var(--line); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem .875rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
thead th { position: sticky; top: 0; background: var(--surface); font-weight: 600; }
tbody tr + tr > * { border-top: 1px solid var(--line); }
tbody th { font-weight: 400; }
td.word { text-align: left; }
pre { padding: 1rem; border-radius: .625rem; background: var(--lifted); border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.5 ui-monospace, 'DejaVu Sans Mono', monospace; }
.sources { display: grid; gap: 2rem; padding-top: 1.5rem; }
.sources article { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
.sources dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1.25rem; font-size: .9375rem; }
.sources dt { color: var(--faint); }
.sources dd { overflow-wrap: anywhere; }
.warn { color: var(--lost); font-weight: 600; }
footer { padding-block: 4rem 3rem; color: var(--faint); font-size: .875rem; }
@media (max-width: 60rem) { .figures { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 37.5rem) {
  .chart svg.wide { display: none; } .chart svg.narrow { display: block; }
  .figures { gap: 2.75rem; }
  .headlines { grid-template-columns: 1fr; gap: 1rem; }
  .headlines dd.value { font-size: 2.125rem; }
}
`;
