import { describe, expect, it } from 'vitest'
import * as words from '../../words/debts.generated.ts'
import { sampleDebt } from '../shell/plan.fixture.ts'
import { debtColors } from './debt-colors.ts'
import { hasEnd, computePayoff, viewOfResult } from './payoff-view.ts'
import { monthInWords, shortMonth, spanInWords } from './payoff-words.ts'

const today = '2026-11-19'
const input = { monthlyPayment: 100, interestRate: 0.08, strategy: 1 } as const

function ended(...[given, accounts, asOf]: Parameters<typeof computePayoff>) {
  const view = computePayoff(given, accounts, asOf)
  if (!hasEnd(view)) throw new Error(view.message)
  return view
}

describe('a payoff calculated in the page', () => {
  it('is the worked example of the rules: 1,000 dollars at 12 percent, 100 a month', () => {
    const view = ended(input, [sampleDebt()], today)
    expect(view).toMatchObject({
      months: 11,
      totalInterest: 47.94,
      totalPaid: 1047.94,
      payoffDate: '2027-10-19',
      monthlyPayment: 100,
      minimumPayment: 25,
    })
    expect(view.debts[0]?.balances.slice(0, 4)).toEqual([1000, 900, 809, 717.09])
    expect(view.debts[0]?.balances.at(-1)).toBe(0)
    // The same 100 are paid on it today.
    expect(view.today).toMatchObject({ payment: 100, payoff: { months: 11, totalInterest: 47.94 } })
    expect(view.today?.payoff?.balances).toEqual(view.debts[0]?.balances)
  })

  it('uses the accounts’ current terms, and counts only those that are linked', () => {
    const other = sampleDebt({ userAccountId: 2, isLinked: false })
    expect(ended(input, [sampleDebt({ balance: -5, latestBalance: -300 }), other], today)).toMatchObject({
      totalPaid: 303.05,
      debts: [{ id: 1, balance: 300 }],
    })
  })

  it('lists first what is paid off first', () => {
    const small = sampleDebt({ userAccountId: 2, name: 'Store Card', latestBalance: -200, interestRate: 0.25 })
    expect(ended(input, [sampleDebt(), small], today).debts.map(({ name }) => name)).toEqual([
      'Store Card',
      'Rewards Card',
    ])
  })

  it('is null while a debt that counts lacks its rate or its minimum: a missing one is not 0', () => {
    const lacking = { reason: 'MISSING_TERMS', message: 'Add the missing interest rate or minimum payment to go on.' }
    expect(computePayoff(input, [sampleDebt(), sampleDebt({ userAccountId: 2, interestRate: null })], today)).toEqual(
      lacking,
    )
    expect(computePayoff(input, [sampleDebt({ balance: 0, minimumMonthlyPayment: null })], today)).toEqual(lacking)
    expect(
      ended(input, [sampleDebt(), sampleDebt({ userAccountId: 2, interestRate: null, latestBalance: 0 })], today),
    ).toMatchObject({ months: 11 })
  })

  it('says why there is none, in the wizard’s words', () => {
    expect(computePayoff(input, [], today)).toEqual({ reason: 'NO_DEBTS', message: 'Please add at least one debt.' })
    expect(computePayoff({ ...input, monthlyPayment: 20 }, [sampleDebt()], today)).toMatchObject({
      message: 'Your monthly payment must be at least $25.00, the sum of your minimum payments.',
    })
    expect(
      computePayoff(
        { ...input, monthlyPayment: 10 },
        [sampleDebt({ minimumMonthlyPayment: 10, interestRate: 0.3 })],
        today,
      ),
    ).toMatchObject({
      message: 'At this payment a debt takes more than 50 years to pay off.',
    })
  })

  it('compares with what is paid today, and not with what is unknown or never ends', () => {
    const slower = ended(input, [sampleDebt({ currentMonthlyPayment: 50 })], today)
    expect(slower.verdict.today).toMatchObject({ values: { pace: 'sooner', pay: 'more' }, amounts: { payment: 50 } })
    expect(ended(input, [sampleDebt({ currentMonthlyPayment: 0 })], today).today).toEqual({ payment: 0, payoff: null })
    expect(ended(input, [sampleDebt({ currentMonthlyPayment: null })], today).today).toBeNull()
  })

  it('shows a committed plan as it was, also for an account that is gone', () => {
    const view = ended(input, [sampleDebt()], today)
    const schedule = view.debts[0]?.balances.slice(1).map((balance, index) => ({
      month: index + 1,
      debts: [{ userAccountId: 1, balance, payment: index === 0 ? 100 : 0, interest: 0 }],
    }))
    const result = {
      ...view,
      debts: [{ userAccountId: 1, months: 11, interest: 47.94 }],
      schedule: schedule ?? [],
    }
    expect(viewOfResult(result, [sampleDebt({ isDeleted: true })], `${today}T00:00:00Z`).debts[0]).toMatchObject(
      view.debts[0] ?? {},
    )
    expect(viewOfResult(result, [], `${today}T00:00:00Z`).debts[0]?.name).toBe(words.deletedAccount())
  })

  it('shows a missing term as unknown, in a plan from before terms were required', () => {
    const guessed = {
      months: 10,
      payoffDate: '2027-09-19T00:00:00Z',
      totalInterest: 0,
      totalPaid: 1_000,
    }
    const debts = [{ userAccountId: 1, months: 10, interest: 0 }]
    const bare = sampleDebt({ interestRate: null, minimumMonthlyPayment: null })
    const view = viewOfResult({ ...guessed, debts, schedule: [] }, [bare], `${today}T00:00:00Z`)
    expect(view).toMatchObject({ minimumPayment: null, debts: [{ rate: null, minimum: null }] })
  })
})

describe('the words of a payoff', () => {
  it('say months as people do', () => {
    expect([1, 7, 12, 13, 41].map(spanInWords)).toEqual([
      '1 month',
      '7 months',
      '1 year',
      '1 year and 1 month',
      '3 years and 5 months',
    ])
    expect(monthInWords('2029-06-19T00:00:00Z')).toBe('June 2029')
    expect(shortMonth(today, 8)).toBe('Jul 2027')
  })
})

it('a debt keeps its color in every order of payment', () => {
  expect(debtColors([7, 3])).toEqual(debtColors([3, 7]))
  expect(new Set(debtColors([1, 2, 3, 4, 5, 6]).values()).size).toBe(6)
})
