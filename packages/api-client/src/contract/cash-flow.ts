import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, page, pageSize } from './primitives.ts'

export const cashFlowMonth = z.object({
  year: z.number(),
  month: z.number(),
  /** The first of the month: `2026-11-01T00:00:00Z`. */
  monthDate: z.string(),
  totalIncomes: z.number(),
  /** Positive. The sum of the month’s spending over all categories. */
  totalExpenses: z.number(),
  transactionCount: z.number(),
})
export type CashFlowMonth = z.infer<typeof cashFlowMonth>

export const rankedSpending = z.object({
  /** Dollars, positive: spending in these categories less refunds. */
  amount: z.number(),
  categoryIds: z.array(id),
})
export type RankedSpending = z.infer<typeof rankedSpending>

/** For a widget: totals over all accounts and transactions together. Anything narrower would single out purchases. */
const totalsAlone = z.object({
  userAccountIds: z.optional(z.never()),
  excludeManualTransactions: z.optional(z.never()),
})
const wholeMonths = { from: 'fromDate', to: 'toDate', isWhole: true } as const

export const cashFlowEndpoints = {
  cashFlow: endpoint('cashFlow', {
    summary: 'List income and spending by month, oldest first: the past full months and the current one.',
    who: 'employee',
    body: z.object({ pastMonthCount: z.optional(z.int().check(z.gte(1), z.lte(120))) }),
    answer: z.array(cashFlowMonth),
    readOnly: true,
    widgets: { 'cash-flow-chart': {} },
  }),
  cashFlowMonth: endpoint('cashFlowMonth', {
    summary: 'Get one month’s income and spending.',
    who: 'employee',
    body: z.object({
      month: z.int('Please enter a valid number.').check(z.gte(1), z.lte(12)),
      year: z.int('Please enter a valid number.').check(z.gte(1900), z.lte(2199)),
    }),
    answer: cashFlowMonth,
    readOnly: true,
  }),
  spending: endpoint('spending', {
    summary: 'List spending by category between two moments, largest first.',
    who: 'employee',
    body: z.object({
      page: z.optional(page),
      pageSize: z.optional(pageSize),
      fromDate: instant,
      toDate: instant,
      rankSize: z.optional(z.int().check(z.gte(1), z.lte(500))),
      userAccountIds: z.optional(z.array(id).check(z.maxLength(500))),
      excludeManualTransactions: z.optional(z.boolean()),
    }),
    answer: z.object({
      rankedCategories: z.array(rankedSpending),
      /** Of all categories, including those on other pages and those with more refunds than spending: the month’s totalExpenses. */
      totalSpending: z.number(),
    }),
    ids: { 'body.userAccountIds[]': 'account' },
    readOnly: true,
    widgets: {
      'budget-modal': { body: totalsAlone, months: { ...wholeMonths, atMost: 1 } },
      'spending-chart': { body: totalsAlone, months: wholeMonths },
    },
  }),
}
