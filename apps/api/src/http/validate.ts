import type { Schema } from '@evenkeel/api-client/contract/endpoint'
import * as z from 'zod/mini'
import { badRequest, FIELD_REQUIRED } from '../errors.ts'

const INVALID = 'Please enter a valid value.'

/** The schema as zod knows it. @throws TypeError for a schema of another kind: a mistake in the endpoint table. */
export function zodSchema(schema: Schema): z.core.$ZodType {
  if (!(schema instanceof z.core.$ZodType))
    throw new TypeError('The endpoint table holds something that is not a schema')
  return schema
}

/** `splits[0].value` */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name === '' ? String(key) : `${name}.${String(key)}`
  }, '')
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    input,
  )
  return value === undefined
}

/**
 * A value as its schema gives it: unknown fields dropped, transforms done.
 *
 * @param place names the whole value where the fault is not in one of its fields.
 * @throws ApiError 400 with an item for each field, by its first fault; code 10001 where one is missing.
 */
export function validate(schema: Schema, input: unknown, place: string): unknown {
  const result = z.safeParse(zodSchema(schema), input)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const { path, message } of result.error.issues) {
    const text = isMissing(input, path) ? FIELD_REQUIRED : message === 'Invalid input' ? INVALID : message
    fields[fieldName(path) || place] ??= text
  }
  throw badRequest(fields)
}

/** An answer as the contract promises it, and nothing beyond. @throws Error where it does not keep the promise. */
export function validateAnswer(schema: Schema, answer: unknown, name: string): unknown {
  const result = z.safeParse(zodSchema(schema), answer)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `${fieldName(path)}: ${message}`)
  throw new Error(`The answer of ${name} breaks its contract: ${faults.join('; ')}`)
}
