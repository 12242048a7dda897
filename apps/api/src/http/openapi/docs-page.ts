import type { Endpoint, Schema } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { errorCatalog } from '@evenkeel/api-client/contract/errors'
import { html, raw } from 'hono/html'
import { toJsonSchema } from './json-schema.ts'
import { listErrorCodes } from './openapi.ts'
import { describeShape } from './shape-text.ts'

const toShapeText = (schema: Schema, io: 'input' | 'output') => describeShape(toJsonSchema(schema, io))

const shape = (title: string, schema: Schema | undefined, io: 'input' | 'output') =>
  schema
    ? html`<h3>${title}</h3>
        <pre tabindex="0">${toShapeText(schema, io)}</pre>`
    : ''

const audienceText = {
  public: 'No session needed',
  employee: 'Signed-in employee',
  'signed-in': 'Whoever is signed in',
  staff: 'Planner of the employee, or staff with a grant',
} as const

const whoMayCall = ({ who, staffOnly, plannerOnly }: Endpoint) => {
  if (plannerOnly) return 'Planner of the employee'
  return staffOnly ? 'Staff' : audienceText[who]
}

function article(endpoint: Endpoint) {
  const codes = listErrorCodes(endpoint).map((code) => html`<li><code>${code}</code> ${errorCatalog[code]}</li>`)
  return html`<article
    id="${endpoint.name}"
    data-find="${`${endpoint.path} ${endpoint.name} ${endpoint.summary}`.toLowerCase()}"
  >
    <h2>
      <a href="#${endpoint.name}"><span class="method">${endpoint.method}</span> <code>${endpoint.path}</code></a>
    </h2>
    <p>${endpoint.summary}</p>
    <p class="who">
      ${whoMayCall(endpoint)}${endpoint.widgets ? `, or a widget (${Object.keys(endpoint.widgets).join(', ')})` : ''}
    </p>
    <details>
      <summary>Input, answer and errors</summary>
      ${shape('Path', endpoint.params, 'input')} ${shape('Query', endpoint.query, 'input')}
      ${shape(endpoint.bodyType === 'multipart' ? 'Form' : 'Body', endpoint.body, 'input')}
      ${shape('Answer', endpoint.answer, 'output')}
      <h3>Errors</h3>
      <ul>
        ${codes}
      </ul>
    </details>
  </article>`
}

/** Returns the API reference for people: server-rendered, searchable, and without resources from other sites. */
export function docsPage(version: string): string {
  const articles = Object.values<Endpoint>(endpoints).map(article)
  const page = html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Evenkeel API</title>
        <link rel="stylesheet" href="/docs/docs.css" />
        <script type="module" src="/docs/docs.js"></script>
      </head>
      <body>
        <header>
          <h1>Evenkeel API</h1>
          <p>
            Version ${version}. Amounts are dollars with at most two decimals; ids are whole numbers; moments are ISO
            8601 in UTC. The same as a document for machines: <a href="/openapi.json">openapi.json</a>.
          </p>
          <p><label for="find">Find a call</label> <input id="find" type="search" autocomplete="off" /></p>
          <p id="found" role="status">${articles.length} calls</p>
        </header>
        <main>${articles}</main>
      </body>
    </html>`
  return String(page)
}
