import type { Schema } from '@evenkeel/api-client/contract/endpoint'
import * as z from 'zod/mini'
import { type ContractErrors, fieldRequired, invalidInput } from '../errors.ts'
import { say } from '../say.ts'

const invalid = say('validValue')

/** Returns the schema with zod's type. @throws TypeError for anything else, which is a mistake in the endpoint table. */
export function zodSchema(schema: Schema): z.core.$ZodType {
  if (!(schema instanceof z.core.$ZodType))
    throw new TypeError('The endpoint table holds something that is not a schema')
  return schema
}

/** Returns the path of a field as text: `splits[0].value`. */
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
 * Returns the input as its schema outputs it: unknown fields dropped, transforms done.
 *
 * @param place names the whole value, for an error that is in none of its fields.
 * @throws ApiError 400 with the first error of each field; code 10001 if a field is missing, else 10000.
 */
export function validate(schema: Schema, input: unknown, place: string): unknown {
  const result = z.safeParse(zodSchema(schema), input)
  if (result.success) return result.data
  const fields: Record<string, ContractErrors[string]> = {}
  for (const { path, message } of result.error.issues) {
    const text = isMissing(input, path) ? fieldRequired : message === 'Invalid input' ? invalid : message
    fields[fieldName(path) || place] ??= text
  }
  throw invalidInput(fields)
}

/** Returns an answer with only the fields of its contract. @throws Error if it breaks the contract. */
export function validateAnswer(schema: Schema, answer: unknown, name: string): unknown {
  const result = z.safeParse(zodSchema(schema), answer)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `${fieldName(path)}: ${message}`)
  throw new Error(`The answer of ${name} breaks its contract: ${faults.join('; ')}`)
}
