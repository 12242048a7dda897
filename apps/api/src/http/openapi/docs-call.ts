import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { errorCatalog } from '@evenkeel/api-client/contract/errors'
import { html } from 'hono/html'
import { listErrorCodes, notesOf } from './call-notes.ts'
import { type DescribedSchemas, parameters } from './described-schemas.ts'
import { curlExample } from './docs-example.ts'
import { type Html, shapeHtml } from './docs-shape.ts'
import { exampleOf } from './examples.ts'
import type { JsonSchema } from './json-schema.ts'

/** Returns lines to copy: a page with scripts adds the button. */
export const copyBlock = (name: string, text: string, mark?: string): Html =>
  html`<div class="example" data-name="${name}">
    <pre tabindex="0" aria-label="${name}" ${mark ? html`data-run="${mark}"` : ''}><code>${text}</code></pre>
  </div>`

/** Turns the `code` marks of a sentence into elements. */
const inlineCode = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`

const titled = (title: string, content: Html | '') =>
  content === ''
    ? ''
    : html`<h4>${title}</h4>
        ${content}`

/** Returns the text by which a call is found. */
export const findText = ({ path, name, summary, method }: Endpoint): string =>
  `${method} ${path} ${name} ${summary}`.toLowerCase()

function parameterShape(endpoint: Endpoint, place: 'path' | 'query', { components }: DescribedSchemas): Html | '' {
  const all = parameters(endpoint, place, components)
  const properties = Object.fromEntries(all.map(({ name, schema }) => [name, schema]))
  const required = all.flatMap(({ name, required: isRequired }) => (isRequired ? [name] : []))
  return all.length === 0 ? '' : shapeHtml({ properties, required }, components)
}

function bodySchema(endpoint: Endpoint, schemas: DescribedSchemas): JsonSchema | undefined {
  if (!endpoint.body || endpoint.bodyType === 'signed') return undefined
  return schemas.of(endpoint, endpoint.body, 'input')
}

const jsonText = (value: unknown) => JSON.stringify(value, null, 2)

function answer(endpoint: Endpoint, schemas: DescribedSchemas): Html {
  if (endpoint.answerType) return html`<p class="type">file (${endpoint.answerType})</p>`
  const schema = schemas.of(endpoint, endpoint.answer, 'output')
  return html`${shapeHtml(schema, schemas.components)}
  ${copyBlock(`Answer of ${endpoint.name}`, jsonText(exampleOf(schema, schemas.components)))}`
}

/** Returns one call: what it does, who may make it, its input and answer with their meaning, and an example to copy. */
export function callArticle(endpoint: Endpoint, schemas: DescribedSchemas): Html {
  const { components } = schemas
  const body = bodySchema(endpoint, schemas)
  const both = [...parameters(endpoint, 'path', components), ...parameters(endpoint, 'query', components)]
  const example = curlExample(endpoint, both, body && exampleOf(body, components))
  const codes = listErrorCodes(endpoint).map((code) => html`<li><code>${code}</code> ${errorCatalog[code]}</li>`)
  return html`<article id="${endpoint.name}" data-find="${findText(endpoint)}">
    <h3>
      <a href="#${endpoint.name}"><span class="method">${endpoint.method}</span> <code>${endpoint.path}</code></a>
    </h3>
    <p>${inlineCode(endpoint.summary)}</p>
    <p class="muted">${inlineCode(notesOf(endpoint).join(' '))}</p>
    <details>
      <summary>Input, answer and example of ${endpoint.name}</summary>
      ${titled('Path', parameterShape(endpoint, 'path', schemas))}
      ${titled('Query', parameterShape(endpoint, 'query', schemas))}
      ${titled(endpoint.bodyType === 'multipart' ? 'Form' : 'Body', body ? shapeHtml(body, components, true) : '')}
      ${titled('Example', copyBlock(`Example of ${endpoint.name}`, example))}
      ${titled('Answer', answer(endpoint, schemas))}
      <h4>Errors</h4>
      <ul>
        ${codes}
      </ul>
    </details>
  </article>`
}
