import type { Schema } from '@evenkeel/api-client/contract/endpoint'
import * as z from 'zod/mini'
import { zodSchema } from '../validate.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** Which side of a schema is meant: what is sent, or what is returned. */
export type Side = 'input' | 'output'

/** Returns the settings that convert schemas to JSON schema 2020-12, the dialect of OpenAPI 3.1. */
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
      // A file in an upload is the only value that JSON cannot hold.
      if (type instanceof z.core.$ZodCustom) jsonSchema.contentMediaType = 'application/octet-stream'
      // A later release may add fields to an answer; clients must not refuse it for that.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  }) satisfies z.core.ToJSONSchemaParams

/** Returns a schema of the contract as one JSON schema without references to others. */
export function toJsonSchema(schema: Schema, io: Side): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(zodSchema(schema), conversion(io))
  return json
}

/** Returns one schema for each kind of value that a schema allows, with nested unions flattened; null is reported separately. */
export function splitKinds(schema: JsonSchema): {
  readonly kinds: readonly JsonSchema[]
  readonly isNullable: boolean
} {
  const options = schema.anyOf ?? schema.oneOf
  if (options) {
    const inside = options.map(splitKinds)
    return { kinds: inside.flatMap(({ kinds }) => kinds), isNullable: inside.some(({ isNullable }) => isNullable) }
  }
  const all = Array.isArray(schema.type) ? schema.type.map((type): JsonSchema => ({ ...schema, type })) : [schema]
  const kinds = all.filter(({ type }) => type !== 'null')
  return { kinds, isNullable: kinds.length < all.length }
}
