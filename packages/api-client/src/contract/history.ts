import * as z from 'zod/mini'
import { accountGroup } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { day, id } from './primitives.ts'

/**
 * How a balance is known: stated by the bank, a file, or the person; from rows; or carried on from the last known one.
 */
export const balanceKind = z.enum(['stated', 'rows', 'carried'])

export const balanceStep = z.object({
  /** `2026-11-21T00:00:00Z` */
  date: z.string(),
  /** Dollars; a liability's is negative. Holds until the next step. */
  balance: z.number(),
  kind: balanceKind,
})
export type BalanceStep = z.infer<typeof balanceStep>

export const balanceHistory = z.object({
  userAccountId: id,
  currency: z.string(),
  /** The first day with a known balance; null if only today's is known. Days before it are a gap. */
  firstDate: z.nullable(z.string()),
  /** Days on which the balance or how it is known changes, oldest first. The last one holds today. */
  steps: z.array(balanceStep),
})
export type BalanceHistory = z.infer<typeof balanceHistory>

export const netWorthMonth = z.object({
  /** The last day of the month, or today. */
  date: z.string(),
  assets: z.number(),
  /** Dollars; negative or 0. */
  liabilities: z.number(),
  total: z.number(),
  /** How many of today's accounts were not known yet; they add nothing. */
  unknownCount: z.number(),
})
export type NetWorthMonth = z.infer<typeof netWorthMonth>

export const accountChangeSince = z.object({
  userAccountId: id,
  name: z.string(),
  category: z.string(),
  groupName: accountGroup,
  /** Dollars on the first of the days; null if the account was not known then. */
  before: z.nullable(z.number()),
  now: z.number(),
  /** How it moved while it was known. */
  change: z.number(),
  /** Its first known balance, if that came later; not a gain. */
  added: z.number(),
})
export type AccountChangeSince = z.infer<typeof accountChangeSince>

export const netWorthHistory = z.object({
  /** The ends of months since the first known balance, oldest first; the last one is today. */
  months: z.array(netWorthMonth),
  /** What each account that counts did between the first of these days and today, the largest change first. */
  accounts: z.array(accountChangeSince),
  /** The sum of what accounts did while they were known. */
  change: z.number(),
  /** The sum of the first known balances of accounts that began later. */
  added: z.number(),
  /** The account behind most of the change; null if no single one is. */
  mainAccountId: z.nullable(id),
})
export type NetWorthHistory = z.infer<typeof netWorthHistory>

/** What a widget on another page reads: totals of months, and nothing of an account, not even how many there are. */
const netWorthOfWidget = z.object({
  months: z.array(z.omit(netWorthMonth, { unknownCount: true })),
  ...z.pick(netWorthHistory, { change: true, added: true }).shape,
})

/** What an investment account holds, as the newest file of the broker states it. */
export const positions = z.object({
  /** The day of the statement; null if no file states positions. */
  date: z.nullable(z.string()),
  /** The largest first. */
  positions: z.array(
    z.object({
      name: z.string(),
      /** Empty if the file has none. */
      symbol: z.string(),
      /** Negative for what was sold short. */
      units: z.number(),
      price: z.nullable(z.number()),
      /** In the account's currency. */
      value: z.number(),
    }),
  ),
})
export type Positions = z.infer<typeof positions>

/** The most months that one call returns. */
export const maxNetWorthMonths = 600

export const historyEndpoints = {
  balanceHistory: endpoint('balanceHistory', {
    summary: 'List one account’s balances by day and how each is known. Days without a known balance are omitted.',
    who: 'employee',
    body: z.object({ userAccountId: id, fromDate: z.optional(day) }),
    answer: balanceHistory,
    ids: { 'body.userAccountId': 'account' },
    readOnly: true,
  }),
  positions: endpoint('positions', {
    summary: 'List an investment account’s holdings from the newest bank file that has them.',
    who: 'employee',
    body: z.object({ userAccountId: id }),
    answer: positions,
    ids: { 'body.userAccountId': 'account' },
    readOnly: true,
  }),
  netWorthHistory: endpoint('netWorthHistory', {
    summary: 'Get net worth at the end of each month up to today, and each account’s part in it.',
    who: 'employee',
    body: z.object({
      /** Null for all months since the first known balance; 12 by default. */
      pastMonthCount: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(maxNetWorthMonths)))),
    }),
    answer: netWorthHistory,
    readOnly: true,
    widgets: { 'net-worth': { answer: netWorthOfWidget } },
  }),
}
