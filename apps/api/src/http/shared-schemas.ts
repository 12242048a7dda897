import type { Schema } from '@evenkeel/api-client/contract/endpoint'
import * as z from 'zod/mini'
import { conversion, type JsonSchema, type Side } from './json-schema.ts'
import { namedShapes } from './named-shapes.ts'
import { zodSchema } from './validate.ts'

/** A schema where a call uses it. */
export interface SchemaUse {
  readonly schema: Schema
  readonly io: Side
  /** What it is called if several calls share it and the contract has no name for it. */
  readonly name: string
}

export interface SharedSchemas {
  /** What stands where the schema is used: a reference, or the schema itself where nothing else needs it. */
  of(schema: Schema, io: Side): JsonSchema
  /** Everything that is referred to, by name. */
  readonly components: Readonly<Record<string, JsonSchema>>
}

type Named = ReadonlyMap<string, JsonSchema>

const referenceTo = (name: string) => `#/components/schemas/${name}`
const REFERENCE = /"\$ref":"#\/components\/schemas\/([^"]+)"/g

/** The names to which a schema refers. */
const referencesIn = (schema: JsonSchema | undefined) =>
  [...JSON.stringify(schema ?? {}).matchAll(REFERENCE)].map(([, name = '']) => name)

/** These names and all to which they lead. */
function reachedFrom(roots: Iterable<string>, schemas: Named): ReadonlySet<string> {
  const reached = new Set(roots)
  // A set is walked to what is added to it meanwhile.
  for (const name of reached) for (const inside of referencesIn(schemas.get(name))) reached.add(inside)
  return reached
}

/** One side of every schema: each under its name, referring to the others by theirs. */
function convertAll(io: Side, names: ReadonlyMap<z.core.$ZodType, string>): Named {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { ...conversion(io), uri: referenceTo })
  return new Map(Object.entries(schemas).map(([name, { $schema: _dialect, $id: _name, ...schema }]) => [name, schema]))
}

/** Of the shapes that are sent and come back those that are not the same both ways, or have such a one inside. */
function twoSided(both: ReadonlySet<string>, sent: Named, returned: Named): ReadonlySet<string> {
  const isSame = (name: string) => JSON.stringify(sent.get(name)) === JSON.stringify(returned.get(name))
  const changed = new Set([...both].filter((name) => !isSame(name)))
  return new Set([...both].filter((name) => [...reachedFrom([name], sent)].some((inside) => changed.has(inside))))
}

/** The contract's own names, and after them one for each other schema, by its first use. */
function nameAll(uses: readonly SchemaUse[]): ReadonlyMap<z.core.$ZodType, string> {
  const names = new Map(namedShapes)
  for (const use of uses) {
    const schema = zodSchema(use.schema)
    if (!names.has(schema)) names.set(schema, use.name)
  }
  return names
}

/** A shape that comes back is called by its name; one that is sent and is another then, by its name and this. */
const SENT = 'Input'

/** Every schema that some call needs, under the name by which it is referred to. */
function needed(uses: readonly SchemaUse[], names: ReadonlyMap<z.core.$ZodType, string>) {
  const [sent, returned] = [convertAll('input', names), convertAll('output', names)]
  if (sent.size !== names.size) throw new Error('Two shapes of the contract have the same name')
  const roots = (io: Side) =>
    uses.filter((use) => use.io === io).map(({ schema }) => names.get(zodSchema(schema)) ?? '')
  const [goes, comes] = [reachedFrom(roots('input'), sent), reachedFrom(roots('output'), returned)]
  const differing = twoSided(new Set([...goes].filter((name) => comes.has(name))), sent, returned)
  const sentName = (name: string) => (differing.has(name) ? `${name}${SENT}` : name)
  const asSent = (schema: JsonSchema | undefined): JsonSchema =>
    JSON.parse(
      JSON.stringify(schema ?? {}).replaceAll(
        REFERENCE,
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
 * Takes apart what several calls share, so that each shape stands in the document once. One that differs by the way it goes
 * stands there twice: `Account` comes back, `AccountInput` is sent.
 *
 * @throws Error where two shapes have one name.
 */
export function shareSchemas(uses: readonly SchemaUse[]): SharedSchemas {
  const { schemas, nameIn } = needed(uses, nameAll(uses))
  const timesUsed = Map.groupBy(uses, ({ schema, io }) => nameIn(schema, io))
  const isInside = new Set([...schemas.values()].flatMap(referencesIn))
  const ownNames = new Set([...namedShapes.values()].flatMap((name) => [name, `${name}${SENT}`]))
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
