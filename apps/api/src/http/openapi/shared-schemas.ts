import type { Schema } from '@evenkeel/api-client/contract/endpoint'
import * as z from 'zod/mini'
import { conversion, type JsonSchema, type Side } from './json-schema.ts'
import { namedShapes } from './named-shapes.ts'
import { zodSchema } from '../validate.ts'

/** One use of a schema in a call. */
export interface SchemaUse {
  readonly schema: Schema
  readonly io: Side
  /** Its name if several calls share it and the contract does not name it. */
  readonly name: string
}

export interface SharedSchemas {
  /** Returns a reference to a shared schema, or the schema itself if it is used once. */
  of(schema: Schema, io: Side): JsonSchema
  /** All shared schemas, by name. */
  readonly components: Readonly<Record<string, JsonSchema>>
}

type Named = ReadonlyMap<string, JsonSchema>

const referenceTo = (name: string) => `#/components/schemas/${name}`
const reference = /"\$ref":"#\/components\/schemas\/([^"]+)"/g

/** Returns the names that a schema refers to. */
const referencesIn = (schema: JsonSchema | undefined) =>
  [...JSON.stringify(schema ?? {}).matchAll(reference)].map(([, name = '']) => name)

/** Returns these names and all that they refer to, directly or not. */
function reachedFrom(roots: Iterable<string>, schemas: Named): ReadonlySet<string> {
  const reached = new Set(roots)
  // Iterating over a set includes values added during the iteration.
  for (const name of reached) for (const inside of referencesIn(schemas.get(name))) reached.add(inside)
  return reached
}

/** Returns one side of every schema by name; they refer to each other by name. */
function convertAll(io: Side, names: ReadonlyMap<z.core.$ZodType, string>): Named {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { ...conversion(io), uri: referenceTo })
  return new Map(Object.entries(schemas).map(([name, { $schema: _dialect, $id: _name, ...schema }]) => [name, schema]))
}

/** Returns the shapes that differ between sent and returned, or that contain one that does. */
function twoSided(both: ReadonlySet<string>, sent: Named, returned: Named): ReadonlySet<string> {
  const isSame = (name: string) => JSON.stringify(sent.get(name)) === JSON.stringify(returned.get(name))
  const changed = new Set([...both].filter((name) => !isSame(name)))
  return new Set([...both].filter((name) => [...reachedFrom([name], sent)].some((inside) => changed.has(inside))))
}

/** Returns the contract's names, and for each other schema the name of its first use. */
function nameAll(uses: readonly SchemaUse[]): ReadonlyMap<z.core.$ZodType, string> {
  const names = new Map(namedShapes)
  for (const use of uses) {
    const schema = zodSchema(use.schema)
    if (!names.has(schema)) names.set(schema, use.name)
  }
  return names
}

/** Added to the name of a shape as sent, if it differs from the shape as returned. */
const sentSuffix = 'Input'

/** Returns every schema that some call needs, by the name that refers to it. */
function needed(uses: readonly SchemaUse[], names: ReadonlyMap<z.core.$ZodType, string>) {
  const [sent, returned] = [convertAll('input', names), convertAll('output', names)]
  if (sent.size !== names.size) throw new Error('Two shapes of the contract have the same name')
  const roots = (io: Side) =>
    uses.filter((use) => use.io === io).map(({ schema }) => names.get(zodSchema(schema)) ?? '')
  const [goes, comes] = [reachedFrom(roots('input'), sent), reachedFrom(roots('output'), returned)]
  const differing = twoSided(new Set([...goes].filter((name) => comes.has(name))), sent, returned)
  const sentName = (name: string) => (differing.has(name) ? `${name}${sentSuffix}` : name)
  const asSent = (schema: JsonSchema | undefined): JsonSchema =>
    JSON.parse(
      JSON.stringify(schema ?? {}).replaceAll(
        reference,
        (_, name: string) => `"$ref":"${referenceTo(sentName(name))}"`,
      ),
    )
  const schemas: Named = new Map([
    ...[...goes].map((name) => [sentName(name), asSent(sent.get(name))] as const),
    ...[...comes].map((name) => [name, returned.get(name) ?? {}] as const),
  ])
  const nameIn = (schema: Schema, io: Side) => {
    const name = names.get(zodSchema(schema)) ?? ''
    return io === 'input' ? sentName(name) : name
  }
  return { schemas, nameIn }
}

/**
 * Finds the shapes that several calls share, so that the document has each once; twice if it differs between sent and
 * returned: `AccountInput` and `Account`.
 *
 * @throws Error if two shapes have the same name.
 */
export function shareSchemas(uses: readonly SchemaUse[]): SharedSchemas {
  const { schemas, nameIn } = needed(uses, nameAll(uses))
  const timesUsed = Map.groupBy(uses, ({ schema, io }) => nameIn(schema, io))
  const isInside = new Set([...schemas.values()].flatMap(referencesIn))
  const ownNames = new Set([...namedShapes.values()].flatMap((name) => [name, `${name}${sentSuffix}`]))
  const isShared = (name: string) => ownNames.has(name) || isInside.has(name) || (timesUsed.get(name)?.length ?? 0) > 1
  return {
    of(schema, io) {
      const name = nameIn(schema, io)
      return isShared(name) ? { $ref: referenceTo(name) } : (schemas.get(name) ?? {})
    },
    components: Object.fromEntries(
      [...schemas].filter(([name]) => isShared(name)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  }
}
