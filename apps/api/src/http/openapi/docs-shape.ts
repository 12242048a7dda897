import { html } from 'hono/html'
import { type Components, resolve } from './examples.ts'
import { type JsonSchema, splitKinds } from './json-schema.ts'
import { typeText } from './type-text.ts'

/** A part of a page; the marked-up text of `hono/html`. */
export type Html = ReturnType<typeof html>

type Nested = JsonSchema | boolean

const nameIn = ({ $ref = '' }: JsonSchema) => $ref.slice($ref.lastIndexOf('/') + 1)

/** Whether a component has fields, which the page lists once, under its name. */
export const hasFields = (schema: JsonSchema): boolean => /"properties":/.test(JSON.stringify(schema))

/** Returns the type of a value: a link to the shape that it has, or words. */
function type(schema: Nested, components: Components): Html | string {
  if (typeof schema === 'boolean') return 'any'
  const { kinds, isNullable } = splitKinds(schema)
  const parts = kinds.map((kind) => kindText(kind, components))
  return html`${parts.map((part, index) => html`${index > 0 ? ' | ' : ''}${part}`)}${isNullable ? ' | null' : ''}`
}

function kindText(kind: JsonSchema, components: Components): Html | string {
  if (kind.$ref !== undefined) {
    const known = resolve(kind, components)
    const name = nameIn(kind)
    if (hasFields(known)) return html`<a href="#shape-${name}">${name}</a>`
    const { $ref: _name, ...limits } = kind
    return type({ ...known, ...limits }, components)
  }
  if (kind.items && !Array.isArray(kind.items)) return html`list of ${type(kind.items, components)}`
  return kind.properties ? 'object' : typeText(kind)
}

/** Returns the schemas inside a value that have fields to list right there. */
function withFields(schema: Nested): JsonSchema[] {
  if (typeof schema === 'boolean') return []
  if (schema.properties) return [schema]
  const inside = schema.items && !Array.isArray(schema.items) ? [schema.items] : []
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...inside].flatMap(withFields)
}

function field(name: string, schema: Nested, isOptional: boolean, components: Components): Html {
  const description = typeof schema === 'boolean' ? '' : (schema.description ?? '')
  return html`<li>
    <code>${name}</code> <span class="type">${type(schema, components)}${isOptional ? ', optional' : ''}</span>
    ${description}${withFields(schema).map((inside) => fieldList(inside, components))}
  </li>`
}

const fieldList = ({ properties = {}, required = [] }: JsonSchema, components: Components): Html =>
  html`<ul class="shape">
    ${Object.entries(properties).map(([name, schema]) => field(name, schema, !required.includes(name), components))}
  </ul>`

/**
 * Returns a schema as a list of its fields, each with its type and meaning; other shapes are linked. A body lists its fields
 * also where it is one of the shapes.
 */
export function shapeHtml(schema: JsonSchema, components: Components, isBody = false): Html {
  const lists = withFields(isBody ? resolve(schema, components) : schema)
  return html`<p class="type">${type(schema, components)}</p>
    ${lists.map((inside) => fieldList(inside, components))}`
}
