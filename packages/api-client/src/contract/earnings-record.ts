import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, nothing } from './primitives.ts'

const invalidNumber = 'Please enter a valid number.'
/** The first year of the agency's tables. */
const firstYear = 1951
const maxYears = 100
/** Ten million dollars: what counts of a year ends far below. */
const maxCents = 1_000_000_000

const earningsYear = z.object({
  year: z.int(invalidNumber).check(z.gte(firstYear, `Please enter a value of at least ${firstYear}.`)),
  /** What was taxed for Social Security in that year. */
  cents: z.int(invalidNumber).check(z.gte(0, 'Please enter a positive value.'), z.lte(maxCents, invalidNumber)),
})

/** The years of the agency's statement. A year that is left out has no earnings. */
export const earningsYears = z
  .array(earningsYear)
  .check(z.minLength(1, 'Field required'), z.maxLength(maxYears, invalidNumber))
export type EarningsYears = z.infer<typeof earningsYears>

export const earningsRecordForm = z.object({ years: earningsYears })

export const earningsRecord = z.object({
  /** Ascending; empty without a record. */
  years: z.array(earningsYear),
  saidAt: z.nullable(instant),
  /** Dollars a month, by the agency's rules; null without a record or a birth date. */
  estimate: z.nullable(
    z.object({
      averageIndexedMonthlyEarnings: z.number(),
      primaryInsuranceAmount: z.number(),
      claimingAge: z.number(),
      monthlyBenefit: z.number(),
    }),
  ),
})
export type EarningsRecordAnswer = z.infer<typeof earningsRecord>

/** Planner and staff see what follows from the record in a plan, and have no call for the record itself. */
export const earningsRecordEndpoints = {
  earningsRecord: endpoint('earningsRecord', {
    summary: 'Get the employee’s earnings record and the Social Security estimated from it.',
    who: 'employee',
    answer: earningsRecord,
  }),
  saveEarningsRecord: endpoint('saveEarningsRecord', {
    summary:
      'Create or replace the earnings record: a year and its earnings in cents, as on the Social Security statement.',
    who: 'employee',
    body: earningsRecordForm,
    answer: earningsRecord,
    errors: [10001],
  }),
  deleteEarningsRecord: endpoint('deleteEarningsRecord', {
    summary: 'Delete the earnings record. Social Security is then estimated from income.',
    who: 'employee',
    answer: nothing,
  }),
  partnerEarningsRecord: endpoint('partnerEarningsRecord', {
    summary: 'Get the partner’s earnings record and the Social Security estimated from it.',
    who: 'employee',
    answer: earningsRecord,
  }),
  savePartnerEarningsRecord: endpoint('savePartnerEarningsRecord', {
    summary: 'Create or replace the partner’s earnings record.',
    who: 'employee',
    body: earningsRecordForm,
    answer: earningsRecord,
    errors: [10001],
  }),
  deletePartnerEarningsRecord: endpoint('deletePartnerEarningsRecord', {
    summary: 'Delete the partner’s earnings record.',
    who: 'employee',
    answer: nothing,
  }),
}
