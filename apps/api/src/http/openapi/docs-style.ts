/** The colors of the product by role, light and dark; `tests/contract/docs-look.test.ts` compares them with packages/ui. */
export const docsColors = {
  canvas: ['#F6F8FA', '#0E131A'],
  surface: ['#FFFFFF', '#151B23'],
  sunken: ['#EDF1F5', '#0A0F15'],
  text: ['#17202A', '#E8EDF3'],
  'text-muted': ['#465261', '#B1BCC8'],
  border: ['#D5DCE4', '#2B3642'],
  'border-strong': ['#798696', '#6F7D8C'],
  hairline: ['#E3E8ED', '#27313C'],
  accent: ['#0B5CAD', '#6FB2F6'],
  'accent-hover': ['#094A8C', '#93C6F9'],
  'on-accent': ['#FFFFFF', '#0B1722'],
  'accent-soft': ['#E6F0FA', '#12304D'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>

const colorLines = Object.entries(docsColors).map(
  ([role, [light, dark]]) => `--${role}: light-dark(${light}, ${dark});`,
)

/** The style sheet of `/docs`; a separate file, because our content policy allows no inline styles. */
export const docsCss = `
:root { color-scheme: light dark; ${colorLines.join(' ')} scroll-padding-top: 1rem; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--canvas); color: var(--text);
  font: .875rem/1.45 "Inter Variable", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif; }
h1 { font-size: 1.5rem; line-height: 2rem; letter-spacing: -.02em; font-weight: 600; margin: 0 0 .5rem; }
.brand { display: flex; align-items: center; gap: .5rem; margin: 0 0 1.25rem; font-size: 1rem; font-weight: 600; }
.brand rect { fill: var(--accent); }
.brand path { fill: var(--on-accent); }
h2 { font-size: 1.125rem; line-height: 1.75rem; font-weight: 600; letter-spacing: -.01em; margin: 0 0 .25rem; }
h3 { font-size: 1rem; line-height: 1.5rem; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
h4 { font-size: .8125rem; font-weight: 500; color: var(--text-muted); margin: 1rem 0 .25rem; }
p { margin: .25rem 0 .5rem; max-width: 44rem; }
a { color: var(--accent); }
a:hover { color: var(--accent-hover); }
code, pre { font-family: ui-monospace, "Cascadia Mono", "Segoe UI Mono", Menlo, Consolas, monospace; font-size: .8125rem; }
button, .button { min-height: 2.5rem; padding: .5rem 1rem; font: inherit; font-weight: 500; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); }
.docs { max-width: 76rem; }
.docs section { margin-top: 2rem; }
.card, .docs article { background: var(--surface); border: 1px solid var(--border); border-radius: 12px; padding: 1rem; margin-top: .75rem; }
.docs article:target { border-color: var(--accent); }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
.method { color: var(--accent); display: inline-block; min-width: 3.75rem; font-size: .8125rem; }
.muted, .type, #found { color: var(--text-muted); }
.type { font-size: .8125rem; }
.example { position: relative; min-width: 0; }
.card h3 { margin-top: .75rem; font-size: .875rem; }
pre { background: var(--sunken); border: 1px solid var(--hairline); border-radius: 8px; margin: 0; overflow-x: auto; padding: .75rem;
  line-height: 1.5; }
.example { display: grid; gap: .25rem; }
.example button { order: -1; justify-self: end; min-height: 2rem; padding: .25rem .625rem; background: var(--surface);
  color: var(--text); border-color: var(--border-strong); }
summary { cursor: pointer; color: var(--accent); padding: .25rem 0; min-height: 1.5rem; }
ol.steps { padding-left: 1.25rem; }
ol.steps > li { margin-top: 1rem; }
ul.shape { list-style: none; margin: 0; padding: 0; }
ul.shape ul.shape { border-left: 2px solid var(--hairline); padding-left: .75rem; margin-left: .25rem; }
ul.shape > li > code { font-weight: 600; }
ul.shape li { padding: .125rem 0; overflow-wrap: anywhere; }
form.find { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 1rem 0 .25rem; }
input { font: inherit; font-size: 1rem; min-height: 2.5rem; padding: .375rem .75rem; border: 1px solid var(--border-strong); border-radius: 8px;
  background: var(--surface); color: inherit; flex: 1 1 10rem; min-width: 0; max-width: 24rem; }
nav ul { list-style: none; margin: 1rem 0 0; padding: 0; columns: 9rem; }
nav li a { display: inline-block; padding: .25rem 0; min-height: 1.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0; border-top: 1px solid var(--hairline); }
th { font-weight: 500; color: var(--text-muted); border-top: 0; }
.wide { overflow-x: auto; }
.mail pre { white-space: pre-wrap; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[hidden] { display: none !important; }
@media (min-width: 43.75rem) {
  .example button { position: absolute; top: .375rem; right: .375rem; }
  .example pre { padding-right: 5.5rem; }
}
@media (min-width: 68.75rem) {
  .docs { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 0 2rem; }
  .docs main > section:first-child { margin-top: .75rem; }
  .docs > header { grid-column: 1 / -1; }
  .docs > nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; }
}
@media print { nav, form.find, .example button { display: none; } }
`

/** Filters the calls of `/docs` while typing, and adds buttons that copy. Without it, the form asks the server. */
export const docsJs = `
const find = document.querySelector('#find')
const found = document.querySelector('#found')
const articles = [...document.querySelectorAll('article[data-find]')]
const sections = [...document.querySelectorAll('section[data-group]')]
const filter = () => {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const article of articles) article.hidden = !words.every((word) => article.dataset.find.includes(word))
  for (const section of sections) section.hidden = [...section.querySelectorAll('article')].every((article) => article.hidden)
  for (const guide of document.querySelectorAll('#quick-start, #rules')) guide.hidden = words.length > 0
  const count = articles.filter((article) => !article.hidden).length
  found.textContent = count === 1 ? '1 call' : count + ' calls'
}
find.addEventListener('input', filter)
find.form.addEventListener('submit', (event) => { event.preventDefault(); filter() })
if (find.value) filter()

const openTarget = () => {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const details = target && target.querySelector('details')
  if (details) details.open = true
}
addEventListener('hashchange', openTarget)
openTarget()

for (const example of document.querySelectorAll('.example')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', 'Copy: ' + example.dataset.name)
  button.addEventListener('click', async () => {
    const text = example.querySelector('code').textContent
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = 'Copied'
    } catch {
      getSelection().selectAllChildren(example.querySelector('code'))
    }
    setTimeout(() => { button.textContent = 'Copy' }, 2000)
  })
  example.append(button)
}
`
