import * as z from 'zod/mini'
import { plaidError } from './plaid-failure.ts'

/*
 * The fields that we read from Plaid's answers, and no others: a field that we do not use may change without harm.
 * Amounts and texts are validated where they are accepted, so that one bad row does not fail the whole page.
 */

const maybe = <T>(schema: z.ZodMiniType<T>) => z.optional(z.nullable(schema))

export const linkTokenAnswer = z.object({ link_token: z.string() })
export const exchangeAnswer = z.object({ access_token: z.string(), item_id: z.string() })
export const publicTokenAnswer = z.object({ public_token: z.string() })

export const itemAnswer = z.object({
  item: z.object({
    item_id: z.string(),
    institution_id: maybe(z.string()),
    institution_name: maybe(z.string()),
    error: maybe(plaidError),
    consent_expiration_time: maybe(z.string()),
  }),
})

const accountAnswer = z.object({
  account_id: z.string(),
  persistent_account_id: maybe(z.string()),
  name: maybe(z.string()),
  official_name: maybe(z.string()),
  mask: maybe(z.string()),
  type: z.string(),
  subtype: maybe(z.string()),
  balances: z.object({
    current: maybe(z.number()),
    available: maybe(z.number()),
    iso_currency_code: maybe(z.string()),
    unofficial_currency_code: maybe(z.string()),
    last_updated_datetime: maybe(z.string()),
  }),
})
export type PlaidAccount = z.infer<typeof accountAnswer>
export const accountsAnswer = z.object({ accounts: z.array(accountAnswer) })

const creditAnswer = z.object({
  account_id: maybe(z.string()),
  aprs: maybe(z.array(z.object({ apr_percentage: maybe(z.number()), apr_type: maybe(z.string()) }))),
  minimum_payment_amount: maybe(z.number()),
})
const studentAnswer = z.object({
  account_id: maybe(z.string()),
  interest_rate_percentage: maybe(z.number()),
  minimum_payment_amount: maybe(z.number()),
})
const mortgageAnswer = z.object({
  account_id: maybe(z.string()),
  interest_rate: maybe(z.object({ percentage: maybe(z.number()) })),
  next_monthly_payment: maybe(z.number()),
})
export const liabilitiesAnswer = z.object({
  liabilities: z.object({
    credit: maybe(z.array(creditAnswer)),
    student: maybe(z.array(studentAnswer)),
    mortgage: maybe(z.array(mortgageAnswer)),
  }),
})
export type PlaidLiabilities = z.infer<typeof liabilitiesAnswer>['liabilities']

const transactionAnswer = z.object({
  transaction_id: z.string(),
  account_id: z.string(),
  date: z.unknown(),
  amount: z.unknown(),
  iso_currency_code: maybe(z.string()),
  unofficial_currency_code: maybe(z.string()),
  name: maybe(z.string()),
  merchant_name: maybe(z.string()),
  original_description: maybe(z.string()),
  pending: z.optional(z.boolean()),
  pending_transaction_id: maybe(z.string()),
  personal_finance_category: maybe(z.object({ primary: z.string(), detailed: z.string() })),
})
export type PlaidTransaction = z.infer<typeof transactionAnswer>

export const syncAnswer = z.object({
  added: z.array(transactionAnswer),
  modified: z.array(transactionAnswer),
  removed: z.array(z.object({ transaction_id: z.string() })),
  next_cursor: z.string(),
  has_more: z.boolean(),
  transactions_update_status: z.optional(z.string()),
})

/** A JSON Web Key on the curve of ES256. */
export const webhookKeyAnswer = z.object({
  key: z.object({
    alg: z.literal('ES256'),
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    expired_at: z.nullable(z.number()),
  }),
})

export const anyAnswer = z.record(z.string(), z.unknown())
