import * as z from 'zod/mini'
import { ProviderFailure, type ProviderFailureKind } from '../bank-provider.ts'

/** Plaid's error answer. */
export const plaidError = z.object({
  error_type: z.string(),
  error_code: z.string(),
  request_id: z.optional(z.nullable(z.string())),
})
export type PlaidError = z.infer<typeof plaidError>

const byCode: Readonly<Record<string, ProviderFailureKind>> = {
  ITEM_LOGIN_REQUIRED: 'login-required',
  INVALID_CREDENTIALS: 'login-required',
  INSUFFICIENT_CREDENTIALS: 'login-required',
  INVALID_MFA: 'login-required',
  INVALID_SEND_METHOD: 'login-required',
  INVALID_UPDATED_USERNAME: 'login-required',
  ITEM_LOCKED: 'login-required',
  MFA_NOT_SUPPORTED: 'login-required',
  USER_SETUP_REQUIRED: 'login-required',
  USER_INPUT_TIMEOUT: 'login-required',
  ITEM_NOT_FOUND: 'revoked',
  INVALID_ACCESS_TOKEN: 'revoked',
  USER_PERMISSION_REVOKED: 'revoked',
  USER_ACCOUNT_REVOKED: 'revoked',
  ACCESS_NOT_GRANTED: 'revoked',
  INSTITUTION_NO_LONGER_SUPPORTED: 'revoked',
  ITEM_NOT_SUPPORTED: 'revoked',
  PRODUCT_NOT_READY: 'not-ready',
  TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION: 'changed-meanwhile',
  PRODUCTS_NOT_SUPPORTED: 'product-failed',
  PRODUCT_NOT_ENABLED: 'product-failed',
  PRODUCT_UNAVAILABLE: 'product-failed',
  INVALID_PRODUCT: 'product-failed',
  ADDITIONAL_CONSENT_REQUIRED: 'product-failed',
  NO_LIABILITY_ACCOUNTS: 'product-failed',
}

const byType: Readonly<Record<string, ProviderFailureKind>> = {
  RATE_LIMIT_EXCEEDED: 'rate-limited',
  RATE_LIMIT: 'rate-limited',
  INSTITUTION_ERROR: 'unavailable',
  API_ERROR: 'unavailable',
  INVALID_REQUEST: 'refused',
  INVALID_INPUT: 'refused',
  ITEM_ERROR: 'unavailable',
}

/** Returns what one of Plaid's codes means here; by its type if the code is unknown. */
export const plaidFailureKind = ({ error_code, error_type }: PlaidError): ProviderFailureKind =>
  byCode[error_code] ?? byType[error_type] ?? 'unavailable'

/** Converts Plaid's error answer. Keeps its code and its request id, for Plaid's support. */
export function plaidFailure(status: number, body: unknown): ProviderFailure {
  const error = z.safeParse(plaidError, body)
  if (error.success)
    return new ProviderFailure(plaidFailureKind(error.data), error.data.error_code, error.data.request_id ?? null)
  return new ProviderFailure(status === 429 ? 'rate-limited' : 'unavailable', `HTTP_${status}`)
}
