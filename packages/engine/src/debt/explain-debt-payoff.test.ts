import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import { explainedText } from '../explain/explained-words.ts'
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
const steps = (of: DebtPayoffInput) => explained(of).steps.map(({ label, value }) => [explainedText(label), value])

describe('the explanation of a debt plan', () => {
  it('takes its steps from the plan, debts in the order of their payment', () => {
    expect(steps(input)).toEqual([
      ['Total minimum payments', 30],
      ['Extra', 100],
      ['Total balances', 300],
      ['Card is paid off in', 2],
      ['Interest on Card', 1.6],
      ['Loan is paid off in', 3],
      ['Interest on Loan', 1.33],
      ['Total interest', 2.93],
      ['Total paid', 302.93],
      ['Time until debt-free', 3],
      ['Time, minimum payments only', 12],
      ['Interest, minimum payments only', 25.23],
      ['Time saved', 9],
      ['Interest saved', 22.3],
    ])
  })

  it('names the inputs and the source', () => {
    const { inputs, source } = explained(input)
    expect(inputs.map(({ label, value, unit }) => [explainedText(label), value, unit])).toEqual([
      ['Monthly payment', 130, 'dollars'],
      ['Balance of Loan', 100, 'dollars'],
      ['Interest rate of Loan', 0.12, 'percent'],
      ['Minimum payment of Loan', 10, 'dollars'],
      ['Balance of Card', 200, 'dollars'],
      ['Interest rate of Card', 0.24, 'percent'],
      ['Minimum payment of Card', 20, 'dollars'],
    ])
    expect(inputs[0]?.note).toEqual({ key: 'debt.paymentNote', values: { strategy: 'rate' } })
    expect(explainedText(source)).toContain('no interest in the first month')
  })

  it('shows the threshold if the strategy uses it', () => {
    const low = { ...input, strategy: DebtStrategy.LOW_BALANCE }
    expect(explained(low).inputs[1]).toMatchObject({ label: { key: 'debt.threshold' }, value: 0.08 })
    expect(explained({ ...low, interestThreshold: 15 }).inputs[1]).toMatchObject({ value: 0.15 })
    expect(steps({ ...low, interestThreshold: 15 })[3]).toEqual(['Card is paid off in', 2])
    expect(steps(low)[3]).toEqual(['Loan is paid off in', 1])
  })

  it('leaves out the savings if minimum payments alone never repay the debts', () => {
    const debts = input.debts.map((debt) => ({ ...debt, minimumPayment: 0 }))
    expect(steps({ ...input, debts }).at(-1)).toEqual(['Time until debt-free', 3])
  })

  it('names the figure that prevents a plan', () => {
    expect(steps({ ...input, debts: [] })).toEqual([['Debts in the plan', 0]])
    expect(steps({ ...input, monthlyPayment: 29 })).toEqual([['Total minimum payments', 30]])
    const debts = input.debts.map((debt) => ({ ...debt, balance: 1e6 }))
    expect(steps({ ...input, debts })).toEqual([['Still not paid off after', 600]])
  })

  it('reads as sentences', () => {
    expect(explainedTexts(explained(input))).toEqual([
      'You pay $130.00 a month in total.',
      'Every debt gets its minimum first ($30.00), and the extra $100.00 goes to Card.',
      'When one debt is paid off, its payment moves to the next, so you’re debt-free in 3 months and pay $2.93 in interest.',
      'Monthly payment: $130.00. You pay this every month: each debt gets its minimum, and the extra follows “High interest first”.',
      'Balance of Loan: $100.00',
      'Interest rate of Loan: 12%',
      'Minimum payment of Loan: $10.00',
      'Balance of Card: $200.00',
      'Interest rate of Card: 24%',
      'Minimum payment of Card: $20.00',
      'Total minimum payments: $30.00',
      'Extra: $100.00. Monthly payment − Total minimum payments',
      'Total balances: $300.00',
      'Card is paid off in: 2 months',
      'Interest on Card: $1.60. Balance × Interest rate ÷ 12, rounded to the cent, each month from the second',
      'Loan is paid off in: 3 months',
      'Interest on Loan: $1.33. Balance × Interest rate ÷ 12, rounded to the cent, each month from the second',
      'Total interest: $2.93. Interest on all debts',
      'Total paid: $302.93. Total balances + Total interest',
      'Time until debt-free: 3 months. Month of your last payment',
      'Time, minimum payments only: 12 months',
      'Interest, minimum payments only: $25.23',
      'Time saved: 9 months. With minimum payments − With this plan',
      'Interest saved: $22.30. With minimum payments − With this plan',
      'Month-by-month loan math. We charge no interest in the first month, so your lender’s number will be a little higher',
    ])
  })

  it('explains the threshold in words, and what prevents a plan', () => {
    const texts = (of: DebtPayoffInput) => explainedTexts(explained(of))
    expect(texts({ ...input, strategy: DebtStrategy.LOW_BALANCE })).toContain(
      'Interest threshold: 8%. We pay debts at or above this rate first.',
    )
    expect(texts({ ...input, debts: [] })[0]).toBe('Add at least one debt to see when you’ll be debt-free.')
    expect(texts({ ...input, monthlyPayment: 29 })[0]).toBe(
      'Your payment of $29.00 is below your minimum payments, $30.00 in total.',
    )
    const debts = input.debts.map((debt) => ({ ...debt, balance: 1e6 }))
    expect(texts({ ...input, debts })[0]).toBe('At this payment a debt takes more than 600 months to pay off.')
  })

  it('refuses an unknown fault', () => {
    const read: InvalidDebtPayoff = JSON.parse('{"valid":false,"reason":"BORED"}')
    expect(() => explainDebtPayoff(input, read)).toThrow(new RangeError('reason must be a DebtPayoffFault'))
  })
})
