import type { Endpoint, Schema } from '@evenkeel/api-client/contract/endpoint'
import { notFound } from '../errors.ts'

/**
 * The schema of a call's body: the endpoint's one, or the one that a number in the path names (`bodyByParam`).
 *
 * @throws ApiError 404 for a number that names none: what it would stand for is not there.
 */
export function bodySchemaOf(
  { body, bodyByParam }: Endpoint,
  params: Readonly<Record<string, string>>,
): Schema | undefined {
  if (!bodyByParam) return body
  const value = Number(params[bodyByParam.param])
  const schema = Object.hasOwn(bodyByParam.schemas, value) ? bodyByParam.schemas[value] : undefined
  if (!schema) throw notFound()
  return schema
}
