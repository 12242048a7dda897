import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, id, nothing, positiveMoney, requiredText } from './primitives.ts'

const periods = ['week', 'two weeks', 'half month', 'month', 'two months', 'quarter', 'half year', 'year'] as const
export const recurringPeriod = z.enum(periods)
export const plannedRepeats = z.enum(['once', ...periods], 'Choose an answer.')

/** Money earned, money paid, or money moved to a card or to savings, which no total counts. */
export const recurringFlow = z.enum(['income', 'bill', 'transfer'])

/**
 * `found` by its rows; `suggested` while there are too few to be sure, and counted in no total; `confirmed` or
 * `dismissed` by the person.
 */
export const recurringStatus = z.enum(['found', 'suggested', 'confirmed', 'dismissed'])

export const recurringItem = z.object({
  /** Its newest transaction, by which it is named in `decideRecurring`. */
  userTransactionId: id,
  description: z.string(),
  categoryId: id,
  userAccountId: z.nullable(id),
  /** The account's name, else 'Manually Added'. */
  source: z.string(),
  flow: recurringFlow,
  period: recurringPeriod,
  status: recurringStatus,
  /** How many transactions it has. */
  count: z.number(),
  /** Dollars; money out is negative. The last amount if it is steady, else the middle of the last few. */
  expected: z.number(),
  /** The range of the last few; both the same if it is steady. */
  least: z.number(),
  most: z.number(),
  lastDate: z.string(),
  lastValue: z.number(),
  /** When it is due next, and later dates, about two months ahead; today if it is a few days late. */
  dates: z.array(z.string()),
  changedPrice: z.nullable(z.object({ from: z.number(), to: z.number(), since: z.string() })),
  /** When it should have come and did not. */
  missedDate: z.nullable(z.string()),
  /** The day of a second payment in one period. */
  doubledDate: z.nullable(z.string()),
})
export type RecurringItem = z.infer<typeof recurringItem>

/** A payment or income that the person has entered, as long as no transactions show that it is recurring. */
export const plannedPayment = z.object({
  plannedPaymentId: id,
  description: z.string(),
  categoryId: id,
  flow: z.enum(['income', 'bill']),
  /** Dollars; money out is negative. */
  amount: z.number(),
  repeats: plannedRepeats,
  /** When it is due next, and later dates, about two months ahead; none for one that is due later or is over. */
  dates: z.array(z.string()),
  /** Null for a single payment that is over. */
  nextDate: z.nullable(z.string()),
  /** The account that it comes from or goes to; null if none is named. */
  userAccountId: z.nullable(id),
})
export type PlannedPayment = z.infer<typeof plannedPayment>

/** The form of a planned payment. */
export const plannedPaymentForm = z.object({
  description: requiredText(120),
  direction: z.enum(['out', 'in'], 'Choose an answer.'),
  amount: positiveMoney,
  categoryId: id,
  repeats: plannedRepeats,
  firstDate: day,
  userAccountId: z.optional(z.nullable(id)),
})

export const untilPayday = z.object({
  date: z.string(),
  /** From today. */
  days: z.number(),
  userAccountId: id,
  source: z.string(),
  balance: z.number(),
  /** What is due on the account before that day; negative or 0. */
  bills: z.number(),
  left: z.number(),
})

export const recurring = z.object({
  /** The next one first. */
  items: z.array(recurringItem),
  /** What the person has entered, the next one first. */
  planned: z.array(plannedPayment),
  /** Null if no income is known for a cash account. */
  payday: z.nullable(untilPayday),
  /** What bills come to in a month, by category, the largest first; `Transfer` has the payments of loans. */
  monthly: z.array(z.object({ categoryId: id, amount: z.number() })),
  monthlyTotal: z.number(),
})
export type Recurring = z.infer<typeof recurring>

/** What a widget on another page reads: what bills come to in a month, and no payment, payee, date, or account. */
const recurringOfWidget = z.pick(recurring, { monthly: true, monthlyTotal: true })

export const recurringEndpoints = {
  recurring: endpoint('recurring', {
    summary: 'List recurring payments and income with their next dates.',
    who: 'employee',
    body: z.object({}),
    answer: recurring,
    readOnly: true,
    widgets: { recurring: { answer: recurringOfWidget } },
  }),
  decideRecurring: endpoint('decideRecurring', {
    summary: 'Confirm or dismiss a recurring payment, named by one of its transactions. Null clears the decision.',
    who: 'employee',
    body: z.object({
      userTransactionId: id,
      decision: z.nullable(z.enum(['confirmed', 'dismissed'], 'Choose an answer.')),
    }),
    answer: nothing,
    ids: { 'body.userTransactionId': 'transaction' },
  }),
  addPlannedPayment: endpoint('addPlannedPayment', {
    summary: 'Create a planned payment or income, once or recurring.',
    who: 'employee',
    body: plannedPaymentForm,
    answer: plannedPayment,
    ids: { 'body.categoryId': 'category', 'body.userAccountId': 'account' },
    errors: [10001],
  }),
  updatePlannedPayment: endpoint('updatePlannedPayment', {
    summary: 'Update a planned payment or income.',
    who: 'employee',
    body: z.extend(plannedPaymentForm, { plannedPaymentId: id }),
    answer: plannedPayment,
    ids: {
      'body.plannedPaymentId': 'plannedPayment',
      'body.categoryId': 'category',
      'body.userAccountId': 'account',
    },
    errors: [10001],
  }),
  deletePlannedPayment: endpoint('deletePlannedPayment', {
    summary: 'Delete a planned payment or income.',
    who: 'employee',
    body: z.object({ plannedPaymentId: id }),
    answer: nothing,
    ids: { 'body.plannedPaymentId': 'plannedPayment' },
  }),
}
