/** The style sheet of `/docs`; a separate file, because our content policy allows no inline styles. */
export const docsCss = `
:root { color-scheme: light dark; --text: light-dark(#1a2430, #e8edf2); --soft: light-dark(#52606f, #a5b2bf);
  --line: light-dark(#dde3ea, #2c3742); --surface: light-dark(#ffffff, #12181f); --code: light-dark(#f3f6f9, #1b232c);
  --accent: light-dark(#0b6b62, #5fd0c3); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--surface); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
h3 { font-size: .875rem; margin: 1rem 0 .25rem; }
a { color: var(--accent); }
form button { min-height: 2.75rem; padding: .5rem 1.5rem; font: inherit; }
h2 a { color: inherit; text-decoration: none; }
h2 a:hover { text-decoration: underline; }
.method { color: var(--accent); display: inline-block; min-width: 4rem; }
.who, #found { color: var(--soft); font-size: .875rem; }
article { border-top: 1px solid var(--line); padding: 1rem 0; }
article:target { border-top-color: var(--accent); }
article p { margin: .25rem 0; }
pre { background: var(--code); border-radius: .5rem; margin: 0; overflow-x: auto; padding: .75rem; font-size: .8125rem; }
summary { cursor: pointer; }
input { font: inherit; padding: .375rem .625rem; border: 1px solid var(--soft); border-radius: .5rem; background: inherit;
  color: inherit; width: min(24rem, 100%); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`

/** The search of `/docs`: hides calls that do not match. Without it the page shows all. */
export const docsJs = `
const find = document.querySelector('#find')
const found = document.querySelector('#found')
const articles = [...document.querySelectorAll('article')]
find.addEventListener('input', () => {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const article of articles) article.hidden = !words.every((word) => article.dataset.find.includes(word))
  const count = articles.filter((article) => !article.hidden).length
  found.textContent = count === 1 ? '1 call' : count + ' calls'
})
`
