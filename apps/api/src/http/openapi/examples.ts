import type { Example } from '@evenkeel/api-client/contract/descriptions/entry'
import type { JsonSchema } from './json-schema.ts'

export type Components = Readonly<Record<string, JsonSchema>>

const prefix = '#/components/schemas/'
/** No shape of ours is deeper. */
const maxDepth = 12

/** Returns a schema, or the component that it refers to. */
export const resolve = (schema: JsonSchema, components: Components): JsonSchema =>
  schema.$ref === undefined ? schema : (components[schema.$ref.replace(prefix, '')] ?? {})

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/** Returns the schemas of which one has to fit, without null. */
const choicesOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] =>
  (anyOf ?? oneOf ?? []).filter(isSchema).filter(({ type }) => type !== 'null')

const typeNames: Readonly<Record<string, readonly string[]>> = {
  string: ['string'],
  number: ['number', 'integer'],
  boolean: ['boolean'],
}

/** Whether a written example is of a type that the schema takes; its limits are left to the test. */
function takes(schema: JsonSchema, example: Example, components: Components): boolean {
  const { type, ...rest } = resolve(schema, components)
  const choices = choicesOf(rest)
  if (choices.length > 0) return choices.some((choice) => takes(choice, example, components))
  if (rest.enum) return rest.enum.some((value) => value === example)
  if (rest.const !== undefined) return rest.const === example
  if (rest.$ref) return takes(rest, example, components)
  if (type === undefined) return true
  const wanted = Array.isArray(example) ? ['array'] : (typeNames[typeof example] ?? ['object'])
  return wanted.some((name) => [type].flat().some((known) => known === name))
}

function exampleOfObject(schema: JsonSchema, components: Components, depth: number): Example | undefined {
  const made: Record<string, Example> = {}
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const example = isSchema(field) ? exampleOf(field, components, depth + 1) : undefined
    if (example !== undefined) made[name] = example
    else if (schema.required?.includes(name)) return undefined
  }
  return made
}

function exampleOfKind(schema: JsonSchema, components: Components, depth: number): Example | undefined {
  const types = [schema.type ?? []].flat()
  if (types.includes('object')) return exampleOfObject(schema, components, depth)
  if (types.includes('boolean')) return true
  if (!types.includes('array')) return undefined
  const inside = isSchema(schema.items) ? exampleOf(schema.items, components, depth + 1) : undefined
  return inside === undefined ? undefined : Array.from({ length: schema.minItems ?? 1 }, () => inside)
}

/** What a schema of JSON lists as its values and examples is JSON. */
const isExample = (value: unknown): value is Example => value !== undefined

/** Returns an example of a schema: its own, or one made of the examples inside; undefined if something has none. */
export function exampleOf(schema: JsonSchema, components: Components, depth = 0): Example | undefined {
  if (depth > maxDepth) return undefined
  const own: unknown = schema.examples?.[0] ?? schema.const ?? schema.enum?.[0]
  if (isExample(own)) return own
  if (schema.$ref !== undefined) return exampleOf(resolve(schema, components), components, depth + 1)
  const [choice] = choicesOf(schema)
  return choice ? exampleOf(choice, components, depth + 1) : exampleOfKind(schema, components, depth)
}

/** Returns the first of the written examples of a property that its schema takes. */
export const fittingExample = (
  schema: JsonSchema,
  examples: readonly Example[],
  components: Components,
): Example | undefined => examples.find((example) => takes(schema, example, components))
