import { groupOfPath, groups } from '@evenkeel/api-client/contract/descriptions/groups'
import { html, raw } from 'hono/html'
import { brandLine } from '../../pages/plain-page.ts'
import { describedSchemas, table } from './described-schemas.ts'
import { callArticle, findText } from './docs-call.ts'
import { commonRules, quickStart } from './docs-guide.ts'
import { hasFields, type Html, shapeHtml } from './docs-shape.ts'

const idOf = (name: string) => `group-${name.toLowerCase().replaceAll(/\W+/g, '-')}`

/** One call of the page, made once: what it is found by, its group, and its article. */
interface Entry {
  readonly find: string
  readonly group: string
  readonly article: Html
}

function shapesSection(components: ReturnType<typeof describedSchemas>['components']): Html {
  const shapes = Object.entries(components).filter(([, schema]) => hasFields(schema))
  return html`<section aria-labelledby="shapes">
    <h2 id="shapes">Shapes</h2>
    <p class="muted">What several calls take or return.</p>
    ${shapes.map(
      ([name, schema]) =>
        html`<article id="shape-${name}">
          <h3><a href="#shape-${name}">${name}</a></h3>
          <details>
            <summary>Fields of ${name}</summary>
            ${shapeHtml(schema, components)}
          </details>
        </article>`,
    )}
  </section>`
}

const groupSection = (name: string, meaning: string, entries: readonly Entry[]): Html | '' =>
  entries.length === 0
    ? ''
    : html`<section data-group aria-labelledby="${idOf(name)}">
        <h2 id="${idOf(name)}">${name}</h2>
        <p class="muted">${meaning}</p>
        ${entries.map(({ article }) => article)}
      </section>`

const navigation = (): Html =>
  html`<nav aria-label="Contents">
    <ul>
      <li><a href="#quick-start">Quick start</a></li>
      <li><a href="#rules">For every call</a></li>
      ${groups.map(({ name }) => html`<li><a href="#${idOf(name)}">${name}</a></li>`)}
      <li><a href="#shapes">Shapes</a></li>
    </ul>
  </nav>`

const heading = (version: string, find: string, count: number): Html =>
  html`<header>
    ${brandLine()}
    <h1>Evenkeel API</h1>
    <p>
      Version ${version}. For machines: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1). For widgets on your
      pages: <a href="/embed">embedding</a>.
    </p>
    <form class="find" method="get" action="/docs" role="search">
      <label for="find">Find a call</label>
      <input id="find" name="find" type="search" autocomplete="off" value="${find}" />
      <button>Find</button>
    </form>
    <p id="found" role="status">${count === 1 ? '1 call' : `${count} calls`}</p>
  </header>`

const createEntries = (schemas: ReturnType<typeof describedSchemas>): Entry[] =>
  table.map((endpoint) => ({
    find: findText(endpoint),
    group: groupOfPath(endpoint.path),
    article: callArticle(endpoint, schemas),
  }))

function page(version: string, find: string, found: readonly Entry[], shapes: Html): string {
  const byGroup = Map.groupBy(found, ({ group }) => group)
  return String(
    html`${raw('<!doctype html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Evenkeel API</title>
          <link rel="stylesheet" href="/docs/docs.css" />
          <script type="module" src="/docs/docs.js"></script>
        </head>
        <body class="docs">
          ${heading(version, find, found.length)} ${navigation()}
          <main>
            ${find === '' ? html`${quickStart()} ${commonRules()}` : ''}
            ${groups.map(({ name, meaning }) => groupSection(name, meaning, byGroup.get(name) ?? []))} ${shapes}
          </main>
        </body>
      </html>`,
  )
}

/**
 * Returns the maker of `/docs`: server-rendered, without resources from other sites. It lists the calls that have all words of
 * `find`; all of them for an empty one.
 */
export function createDocs(version: string): (find: string) => string {
  const schemas = describedSchemas()
  const entries = createEntries(schemas)
  const shapes = shapesSection(schemas.components)
  const whole = page(version, '', entries, shapes)
  return (find) => {
    const words = find.toLowerCase().split(/\s+/).filter(Boolean)
    if (words.length === 0) return whole
    const found = entries.filter((entry) => words.every((word) => entry.find.includes(word)))
    return page(version, find, found, shapes)
  }
}
