import { describe, expect, it } from 'vitest'
import { matchDecisions } from './match-decisions.ts'
import type { RecurringStream } from './recurring-types.ts'
import { monthlyCents, untilPayday } from './until-payday.ts'

const stream = (own: Partial<RecurringStream>): RecurringStream => ({
  payee: 'music',
  flow: 'bill',
  period: 'month',
  certainty: 'found',
  rowIds: [1, 2, 3],
  accountId: 1,
  lastDate: '2026-10-24',
  lastCents: -1_399,
  expectedCents: -1_399,
  range: { minCents: -1_399, maxCents: -1_399 },
  nextDate: '2026-11-24',
  dates: ['2026-11-24', '2026-12-24'],
  changedPrice: null,
  missedDate: null,
  doubledDate: null,
  ...own,
})

const pay = stream({
  payee: 'payroll',
  flow: 'income',
  period: 'two weeks',
  expectedCents: 241_238,
  nextDate: '2026-11-27',
  dates: ['2026-11-27', '2026-12-11'],
})
const gym = stream({ payee: 'gym', expectedCents: -3_900, nextDate: '2026-11-25', dates: ['2026-11-25'] })
const onCard = stream({ payee: 'films', accountId: 2 })
const interest = stream({ payee: 'interest', flow: 'income', expectedCents: 500, nextDate: '2026-11-23' })

describe('untilPayday', () => {
  it('takes what is due on the account before the pay off its balance', () => {
    const balances = new Map([
      [1, 321_486],
      [2, -500],
    ])
    expect(untilPayday([stream({}), gym, pay, onCard, interest], balances, '2026-11-22')).toEqual({
      date: '2026-11-27',
      days: 5,
      accountId: 1,
      balanceCents: 321_486,
      billsCents: -5_299,
      leftCents: 316_187,
    })
  })

  it('is nothing without an income on a known account', () => {
    expect(untilPayday([gym], new Map([[1, 100]]), '2026-11-22')).toBeNull()
    expect(untilPayday([pay], new Map(), '2026-11-22')).toBeNull()
  })
})

describe('monthlyCents', () => {
  it('spreads every period over months', () => {
    expect(monthlyCents(pay)).toBe(522_682)
    expect(monthlyCents(stream({ period: 'year', expectedCents: -12_000 }))).toBe(-1_000)
  })
})

describe('matchDecisions', () => {
  const decision = (id: number, amountCents: number) => ({
    id,
    payee: 'loan',
    isMoneyIn: false,
    period: 'month' as const,
    amountCents,
  })
  const [small, large] = [-7_420, -11_250].map((expectedCents) => stream({ payee: 'loan', expectedCents }))

  it('holds for the nearest stream of the payee, and for one alone', () => {
    const streams = [small, large].filter((one) => one !== undefined)
    const matched = matchDecisions(streams, [decision(1, -11_000), decision(2, -5_000)])
    expect(streams.map((one) => matched.get(one)?.id)).toEqual([2, 1])
    expect(matchDecisions(streams, [decision(1, -7_500)]).size).toBe(1)
    expect(matchDecisions([gym], [decision(1, -3_900)]).size).toBe(0)
  })
})
