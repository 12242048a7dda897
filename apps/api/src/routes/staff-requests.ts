import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { conflict } from '../errors.ts'
import { idempotencyKeyOf } from '../http/idempotency.ts'
import type { ExchangeContext } from '../http/request-context.ts'
import { hashOfSecret } from '../identity/keys.ts'

/** By what a repeated request of the same caller is known; null for one without a key. */
export function requestKeyOf(name: EndpointName, personId: number, { request }: ExchangeContext): string | null {
  const key = idempotencyKeyOf(request, endpoints[name])
  return key === null ? null : hashOfSecret(`${name}\n${personId}\n${key}`)
}

/** The same key with another content is a mistake of the caller. @throws ApiError 400 with code 10000. */
export function requireSame<Row extends object>(row: Row, asked: Partial<Row>): Row {
  const isSame = Object.entries(asked).every(([field, value]) => Reflect.get(row, field) === value)
  if (!isSame) throw conflict({ 'Idempotency-Key': 'Please enter a valid value.' })
  return row
}
