import { findEntry, findNumberName, type PropertyPlace } from '@evenkeel/api-client/contract/descriptions/descriptions'
import type { Entry, Example } from '@evenkeel/api-client/contract/descriptions/entry'
import { type NumberName, namedNumbers } from '@evenkeel/api-client/contract/descriptions/named-numbers'
import { shapeEntries } from '@evenkeel/api-client/contract/descriptions/shapes'
import { type Components, exampleOf, fittingExample } from './examples.ts'
import type { JsonSchema } from './json-schema.ts'

type Nested = JsonSchema | boolean

/** Where in a shape the walk is: `parent` is the property around, if there is one. */
type Around = Pick<PropertyPlace, 'shape' | 'parent'>

const isNumberName = (name: string): name is NumberName => Object.hasOwn(namedNumbers, name)

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** Returns the component of a choice of numbers: each with its name, as generators of clients read it. */
function numberSchema(name: NumberName, some?: readonly unknown[]): JsonSchema {
  const { meaning, numbers } = namedNumbers[name]
  const chosen = Object.entries(numbers).filter(([, value]) => some?.includes(value) ?? true)
  return {
    type: 'integer',
    description: meaning,
    enum: chosen.map(([, value]) => value),
    'x-enum-varnames': chosen.map(([key]) => key),
    examples: chosen.slice(0, 1).map(([, value]) => value),
  }
}

const isNumeric = ({ type }: JsonSchema) => type === 'number' || type === 'integer'

/** Returns the numbers that a schema lists; undefined if it lists none. */
function listedNumbers({ enum: values, anyOf }: JsonSchema): readonly unknown[] | undefined {
  if (values) return values
  const constants = anyOf?.map((choice) => choice.const)
  return constants && !constants.includes(undefined) ? constants : undefined
}

/** Returns a schema with a named choice in place of its bare numbers. */
function nameNumbers(schema: JsonSchema, name: NumberName): JsonSchema {
  if (Array.isArray(schema.type) && schema.type.includes('null'))
    return { anyOf: [nameNumbers({ type: 'number' }, name), { type: 'null' }] }
  const listed = listedNumbers(schema)
  if (listed || (isNumeric(schema) && schema.const === undefined)) {
    const isWhole = !listed || listed.length === Object.keys(namedNumbers[name].numbers).length
    return isWhole ? reference(name) : numberSchema(name, listed)
  }
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((choice) => nameNumbers(choice, name)) }
  return schema.items && !Array.isArray(schema.items) ? { ...schema, items: nameInside(schema.items, name) } : schema
}

const nameInside = (schema: Nested, name: NumberName): Nested =>
  typeof schema === 'boolean' ? schema : nameNumbers(schema, name)

const descriptionOf = (entry: Entry | undefined) => (typeof entry === 'string' ? entry : entry?.[0])
const writtenExamples = (entry: Entry | undefined): readonly Example[] =>
  entry === undefined || typeof entry === 'string' ? [] : entry.slice(1)

/** Whether a schema holds shapes, whose properties have their own examples. */
const holdsShapes = (schema: Nested): boolean => {
  if (typeof schema === 'boolean') return false
  const { $ref, properties, items = [], anyOf = [], oneOf = [] } = schema
  return $ref !== undefined || properties !== undefined || [...anyOf, ...oneOf, ...[items].flat()].some(holdsShapes)
}

/** Returns a property with its description, and with an example unless what is inside has one. */
export function describeProperty(schema: JsonSchema, place: PropertyPlace, components: Components): JsonSchema {
  const name = findNumberName(place)
  const named = name === undefined ? schema : nameNumbers(schema, name)
  const inside = describeInside(named, { shape: place.shape, parent: place.name }, components)
  const entry = findEntry(place)
  const description = descriptionOf(entry)
  const written = fittingExample(inside, writtenExamples(entry), components)
  const example = written ?? (holdsShapes(inside) ? undefined : exampleOf(inside, components))
  return {
    ...(description !== undefined && { description }),
    ...inside,
    ...(description !== undefined && { description }),
    ...(example !== undefined && { examples: [example] }),
  }
}

const describeNested = (schema: Nested, around: Around, components: Components): Nested =>
  typeof schema === 'boolean' ? schema : describeInside(schema, around, components)

/** Returns a schema with all properties inside it described. */
export function describeInside(schema: JsonSchema, around: Around, components: Components): JsonSchema {
  const { properties, items, anyOf, oneOf } = schema
  const each = (choices: readonly JsonSchema[]) => choices.map((choice) => describeInside(choice, around, components))
  return {
    ...schema,
    ...(anyOf && { anyOf: each(anyOf) }),
    ...(oneOf && { oneOf: each(oneOf) }),
    ...(items && !Array.isArray(items) && { items: describeNested(items, around, components) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          typeof field === 'boolean' ? field : describeProperty(field, { ...around, name }, components),
        ]),
      ),
    }),
  }
}

/** Returns a component that holds one value with what is written of it. */
function describeValue(name: string, schema: JsonSchema): JsonSchema {
  const entry = shapeEntries[name]
  const description = descriptionOf(entry)
  const [example] = writtenExamples(entry)
  return {
    ...schema,
    ...(description !== undefined && { description }),
    ...(example !== undefined && { examples: [example] }),
  }
}

/** Returns all components described, and those of the named numbers. */
export function describeComponents(components: Components): Components {
  const values = Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [name, describeValue(name, schema)]),
  )
  const numbers = Object.keys(namedNumbers).filter(isNumberName)
  const all = { ...values, ...Object.fromEntries(numbers.map((name) => [name, numberSchema(name)])) }
  return Object.fromEntries(
    Object.entries(all).map(([name, schema]) => [name, describeInside(schema, { shape: name, parent: '' }, all)]),
  )
}
