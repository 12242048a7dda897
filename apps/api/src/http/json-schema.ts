import type { Schema } from '@evenkeel/api-client/contract/endpoint'
import * as z from 'zod/mini'
import { zodSchema } from './validate.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** Which side of a schema is meant: what is sent, or what comes back. */
export type Side = 'input' | 'output'

/** How every schema of ours becomes JSON schema 2020-12, the dialect of OpenAPI 3.1. */
export const conversion = (io: Side) =>
  ({
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override({
      zodSchema: type,
      jsonSchema,
    }: {
      readonly zodSchema: z.core.$ZodTypes
      readonly jsonSchema: JsonSchema
    }) {
      // The one thing that JSON cannot hold: a file in an upload.
      if (type instanceof z.core.$ZodCustom) jsonSchema.contentMediaType = 'application/octet-stream'
      // A later release may add a field to an answer; whoever reads one must not refuse it for that.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  }) satisfies z.core.ToJSONSchemaParams

/** A schema of the contract as one JSON schema that refers to nothing beside itself. */
export function toJsonSchema(schema: Schema, io: Side): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(zodSchema(schema), conversion(io))
  return json
}

/** One schema for each kind of value that a schema allows, unions inside of unions taken apart; null is told apart. */
export function kindsOf(schema: JsonSchema): { readonly kinds: readonly JsonSchema[]; readonly isNullable: boolean } {
  const options = schema.anyOf ?? schema.oneOf
  if (options) {
    const inside = options.map(kindsOf)
    return { kinds: inside.flatMap(({ kinds }) => kinds), isNullable: inside.some(({ isNullable }) => isNullable) }
  }
  const all = Array.isArray(schema.type) ? schema.type.map((type): JsonSchema => ({ ...schema, type })) : [schema]
  const kinds = all.filter(({ type }) => type !== 'null')
  return { kinds, isNullable: kinds.length < all.length }
}
