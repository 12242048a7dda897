import { describe, expect, it } from 'vitest'
import { explanationSentences } from '../explain/explanation.ts'
import { sentenceText } from '../money/format-money.ts'
import { type DebtPayoffInput, DebtStrategy } from './debt-input.ts'
import { explainDebtPayoff } from './explain-debt-payoff.ts'
import { type InvalidDebtPayoff, planDebtPayoff } from './plan-debt-payoff.ts'

/** Calculated by hand in plan-debt-payoff.test.ts. */
const input: DebtPayoffInput = {
  debts: [
    { id: 1, name: 'Loan', balance: 100, interestRate: 12, minimumPayment: 10 },
    { id: 2, name: 'Card', balance: 200, interestRate: 24, minimumPayment: 20 },
  ],
  monthlyPayment: 130,
  strategy: DebtStrategy.HIGH_INTEREST,
}

const explained = (of: DebtPayoffInput) => explainDebtPayoff(of, planDebtPayoff(of))
const steps = (of: DebtPayoffInput) => explained(of).steps.map(({ label, value }) => [label, value])

describe('the explanation of a debt plan', () => {
  it('takes its steps from the plan, debts in the order of their payment', () => {
    expect(steps(input)).toEqual([
      ['Balances together', 300],
      ['Card is paid off in month', 2],
      ['Interest on Card', 1.6],
      ['Loan is paid off in month', 3],
      ['Interest on Loan', 1.33],
      ['Total interest', 2.93],
      ['Total paid', 302.93],
      ['Time until debt-free', 3],
      ['Time with minimum payments only', 12],
      ['Interest with minimum payments only', 25.23],
      ['Time saved', 9],
      ['Interest saved', 22.3],
    ])
  })

  it('names the inputs and the source', () => {
    const { inputs, source } = explained(input)
    expect(inputs.map(({ label, value, unit }) => [label, value, unit])).toEqual([
      ['Monthly payment', 130, 'dollars'],
      ['Balance of Loan', 100, 'dollars'],
      ['Interest rate of Loan', 0.12, 'percent'],
      ['Minimum payment of Loan', 10, 'dollars'],
      ['Balance of Card', 200, 'dollars'],
      ['Interest rate of Card', 0.24, 'percent'],
      ['Minimum payment of Card', 20, 'dollars'],
    ])
    expect(inputs[0]?.note).toContain("'High interest first'")
    expect(source).toContain('no interest is charged in the first month')
  })

  it('shows the threshold if the strategy uses it', () => {
    const low = { ...input, strategy: DebtStrategy.LOW_BALANCE }
    expect(explained(low).inputs[1]).toMatchObject({ label: 'Interest threshold', value: 0.08 })
    expect(explained({ ...low, interestThreshold: 15 }).inputs[1]).toMatchObject({ value: 0.15 })
    expect(steps({ ...low, interestThreshold: 15 })[1]).toEqual(['Card is paid off in month', 2])
    expect(steps(low)[1]).toEqual(['Loan is paid off in month', 1])
  })

  it('leaves out the savings if minimum payments alone never repay the debts', () => {
    const debts = input.debts.map((debt) => ({ ...debt, minimumPayment: 0 }))
    expect(steps({ ...input, debts }).at(-1)).toEqual(['Time until debt-free', 3])
  })

  it('names the figure that prevents a plan', () => {
    expect(steps({ ...input, debts: [] })).toEqual([['Debts in the plan', 0]])
    expect(steps({ ...input, monthlyPayment: 29 })).toEqual([
      ['Minimum payments together, more than the monthly payment', 30],
    ])
    const debts = input.debts.map((debt) => ({ ...debt, balance: 1e6 }))
    expect(steps({ ...input, debts })).toEqual([['Debt is still owed after', 600]])
  })

  it('reads as sentences', () => {
    const interest = 'Balance × Interest rate ÷ 12, rounded to cents, each month from the second on'
    const saving = 'With minimum payments only \u2212 With this plan'
    expect(explained(input).title).toBe('How your payoff plan was calculated')
    expect(explanationSentences(explained(input)).map(sentenceText)).toEqual([
      "Monthly payment: $130.00. Paid every month until the last: each debt its minimum, the rest by the strategy 'High interest first'.",
      'Balance of Loan: $100.00.',
      'Interest rate of Loan: 12%.',
      'Minimum payment of Loan: $10.00.',
      'Balance of Card: $200.00.',
      'Interest rate of Card: 24%.',
      'Minimum payment of Card: $20.00.',
      'Balances together: $300.00.',
      'Card is paid off in month: 2.',
      `Interest on Card (${interest}): $1.60.`,
      'Loan is paid off in month: 3.',
      `Interest on Loan (${interest}): $1.33.`,
      'Total interest (The interest on all debts): $2.93.',
      'Total paid (Balances together + Total interest): $302.93.',
      'Time until debt-free (The month of the last payment): 3 months.',
      'Time with minimum payments only: 12 months.',
      'Interest with minimum payments only: $25.23.',
      `Time saved (${saving}): 9 months.`,
      `Interest saved (${saving}): $22.30.`,
      "Source: Loan amortization month by month; no interest is charged in the first month, so a lender's own figure is a little higher.",
    ])
  })

  it('explains the threshold in words, and what prevents a plan', () => {
    const texts = (of: DebtPayoffInput) => explanationSentences(explained(of)).map(sentenceText)
    expect(texts({ ...input, strategy: DebtStrategy.LOW_BALANCE })[1]).toBe(
      'Interest threshold: 8%. Debts at or above it come before all others.',
    )
    expect(texts({ ...input, debts: [] })[1]).toBe('Debts in the plan: 0.')
    expect(texts({ ...input, monthlyPayment: 29 }).at(-2)).toBe(
      'Minimum payments together, more than the monthly payment: $30.00.',
    )
    const debts = input.debts.map((debt) => ({ ...debt, balance: 1e6 }))
    expect(texts({ ...input, debts }).at(-2)).toBe('Debt is still owed after: 600 months.')
  })

  it('refuses an unknown fault', () => {
    const read: InvalidDebtPayoff = JSON.parse('{"valid":false,"reason":"BORED"}')
    expect(() => explainDebtPayoff(input, read)).toThrow(new RangeError('reason must be a DebtPayoffFault'))
  })
})
