import { createHash } from 'node:crypto'
import { fontPath } from './fonts.ts'

/**
 * A file of its own: the CSP allows no inline style (http/headers.ts). Colours as in
 * src/ui/tokens.css.
 */
export const style = `@font-face {
  font-family: Figtree; font-weight: 300 900; font-display: swap;
  src: url(${fontPath('figtree')}) format('woff2');
}
@font-face {
  font-family: 'Bricolage Grotesque'; font-weight: 200 800; font-display: swap;
  src: url(${fontPath('bricolage-grotesque')}) format('woff2');
}
:root {
  --ground: #f3f6f2; --surface: #fff; --ink: #17201c; --soft: #4a5751; --line: #d3dbd4;
  --border: #7c8a83; --primary: #1e5b41; --hover: #174a35; --on-primary: #fff; --deep: #133d2c;
  --on-deep: #f3f6f2; --tip: #b9d77a; --on-tip: #133d2c; --link: #1b5a7a; --waiting: #6b4300;
  --waiting-ground: #ffe9b8; --confirmed: #14532f; --error: #b3261e; --error-ground: #fce8e6;
  --far: #2b5c46; --mid: #1d4d38; --near: #f3f6f2; --ornament: #9e2a1f;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #101614; --surface: #1a221f; --ink: #e8eeea; --soft: #adbbb3; --line: #2f3b36;
    --border: #778a80; --primary: #86d1a4; --hover: #a2dfba; --on-primary: #0c2619;
    --deep: #0f2a1f; --on-deep: #e8eeea; --link: #8ec8e8; --waiting: #ffd98a;
    --waiting-ground: #3a2c0e; --confirmed: #9fddb5; --error: #ffb4ab; --error-ground: #431814;
    --far: #1b4432; --mid: #16382a; --near: #101614; --ornament: #c9584b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 Figtree, ui-sans-serif, system-ui, 'Segoe UI', Roboto, Arial, sans-serif;
}
h1, h2, .house .name {
  margin: 0; font-family: 'Bricolage Grotesque', Figtree, ui-sans-serif, system-ui, sans-serif;
  line-height: 1.25; text-wrap: balance;
}
h1 { font-size: 1.5rem; }
h2 { font-size: 1.1875rem; }
p { margin: 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.house {
  position: relative; overflow: hidden; display: flex; flex-wrap: wrap; align-items: center;
  justify-content: space-between; gap: .5rem 1rem; background: var(--deep); color: var(--on-deep);
  padding: 1.25rem max(1rem, calc(50vw - 29rem)) 7.5rem; border-top: 6px solid var(--ornament);
}
.house .name { position: relative; font-size: 1.5rem; font-weight: 650; }
.tag {
  position: relative; background: var(--tip); color: var(--on-tip); border-radius: 6px;
  padding: .125rem .625rem; font-size: .875rem; font-weight: 600;
}
.ridge { position: absolute; inset: auto 0 -1px; width: 100%; height: 6.5rem; }
.far { fill: var(--far); } .mid { fill: var(--mid); } .near { fill: var(--near); }
main {
  max-width: 60rem; margin: -2rem auto 0; padding: 0 1rem 3rem; position: relative;
  display: grid; gap: 1rem; align-items: start;
}
section {
  background: var(--surface); border: 1px solid var(--line); border-radius: 8px;
  padding: 1.25rem; display: grid; gap: 1rem; min-width: 0;
}
.summary ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
.summary li { display: grid; }
.room { font-weight: 600; }
.when { color: var(--soft); font-size: .875rem; }
.total {
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: .25rem 1rem;
  border-top: 1px solid var(--line); padding-top: .75rem;
}
.total strong { font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.notice {
  background: var(--waiting-ground); color: var(--waiting); border-radius: 6px; padding: .625rem .75rem;
}
.mend {
  background: var(--error-ground); color: var(--error); border-radius: 6px; padding: .75rem;
}
.mend h2 { font-size: 1rem; } .mend ul { margin: .25rem 0 0; padding-left: 1.25rem; } .mend a { color: inherit; }
form { display: grid; gap: 1rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: end; }
.field { display: grid; gap: .25rem; min-width: 0; }
label { font-weight: 600; }
.hint { color: var(--soft); font-size: .875rem; }
input {
  width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--border); border-radius: 6px;
  background: var(--surface); color: inherit; font: inherit; font-variant-numeric: tabular-nums;
}
input::placeholder { color: var(--soft); opacity: .65; }
input[aria-invalid] { border: 2px solid var(--error); }
.error { color: var(--error); font-size: .875rem; font-weight: 600; }
.go, .leave {
  display: inline-flex; align-items: center; justify-content: center; min-height: 3rem; padding: .5rem 1.25rem;
  border-radius: 6px; font: inherit; font-weight: 650; text-align: center; text-decoration: none; cursor: pointer;
}
.go { background: var(--primary); color: var(--on-primary); border: 1px solid var(--primary); }
.go:hover { background: var(--hover); border-color: var(--hover); }
.leave { background: none; color: var(--ink); border: 1px solid var(--border); }
.leave:hover { background: var(--ground); }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th { text-align: left; color: var(--soft); font-weight: 600; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.digits { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; user-select: all; }
.brand { color: var(--soft); }
td.paid { color: var(--confirmed); } td.failed { color: var(--error); }
td.slow, td.cancelled { color: var(--waiting); }
@media (min-width: 48rem) {
  main { grid-template-columns: minmax(0, 1fr) minmax(0, 22rem); }
  .pay { grid-column: 1; grid-row: 1 / span 2; padding: 1.75rem; }
  .pay:only-child { grid-column: 1 / -1; grid-row: auto; }
  .summary, .cards { grid-column: 2; }
}
`

/** Changes with the content, so that it can be cached for ever. */
export const STYLE_PATH = `/pay/style-${createHash('sha256').update(style).digest('hex').slice(0, 10)}.css`
