import { describe, expect, it } from 'vitest'
import { explainNetWorth } from '../accounts/explain-net-worth.ts'
import { explainAllocation } from '../allocation/explain-allocation.ts'
import { explainUnclaimedMatch } from '../benefits/explain-unclaimed-match.ts'
import { explainBudgets } from '../budgets/explain-budgets.ts'
import { explainCashFlowMonth, explainListTotals, explainSpending } from '../cash-flow/explain-flows.ts'
import { explainCheckupScore, explainWellBeingScore } from '../checkup/explain-scores.ts'
import { explainDebtPayoff } from '../debt/explain-debt-payoff.ts'
import { type DebtPayoffInput, DebtStrategy } from '../debt/debt-input.ts'
import { planDebtPayoff } from '../debt/plan-debt-payoff.ts'
import { explainDistribution } from '../distribution/explain-distribution.ts'
import { explainEmergencyFund } from '../emergency-fund/explain-emergency-fund.ts'
import { socialSecurityOfficial } from '../figures/social-security-official.ts'
import { tax2026 } from '../figures/tax-2026.ts'
import { explainDisabilityInsurance } from '../legacy/explain-disability-insurance.ts'
import { explainEstatePlanning } from '../legacy/explain-estate-planning.ts'
import { explainLifeInsurance } from '../legacy/explain-life-insurance.ts'
import { explainLiveByABudget } from '../live-by-a-budget/explain-live-by-a-budget.ts'
import { explainRetirement } from '../retirement/explain-retirement.ts'
import { asOf, fullCouple, single } from '../retirement/retirement-people.fixture.ts'
import { explainSocialSecurity } from '../social-security/explain-social-security.ts'
import { explainFutureTaxRate } from '../taxes/explain-future-tax-rate.ts'
import { explainedTexts } from './explained-texts.fixture.ts'
import { explainedParts, explainedText, figureText } from './explained-words.ts'
import type { Explanation } from './explanation.ts'
import type { FigureInWords } from './sentence.ts'

const debts: DebtPayoffInput = {
  debts: [
    { id: 1, name: 'Loan', balance: 100, interestRate: 12, minimumPayment: 10 },
    { id: 2, name: 'Card', balance: 200, interestRate: 24, minimumPayment: 20 },
  ],
  monthlyPayment: 130,
  strategy: DebtStrategy.LOW_BALANCE,
}
const month = { year: 2026, month: 10, monthDate: '2026-10-01T00:00:00Z', transactionCount: 12 }
const life = { annualIncome: 60_000, age: 40, retirementAge: 67, childAges: [7], debts: 1e5, existingInsurance: 2e5 }
const claim = { annualIncome: 60_000, birthDate: '1960-01-01', claimingAge: 62, asOf, reading: 'plan' } as const
const fund = { monthlyHouseHoldLivingExpenses: 4000, sourceOfIncomeAmountEnum: 0, monthlySavings: 500 } as const

const explanations: Readonly<Record<string, Explanation>> = {
  'net worth': explainNetWorth({ assets: 9, liabilities: -4, total: 5, categories: [], notCounted: 2 }),
  'cash flow': explainCashFlowMonth({ ...month, totalIncomes: 900, totalExpenses: 1000 }),
  spending: explainSpending({ period: '2026-10', total: 3090.73 }),
  'list totals': explainListTotals({ income: 100, spending: 30.25, net: 69.75, count: 4 }),
  budgets: explainBudgets({
    period: '2026-10',
    budgets: [{ targetCents: 100_00, carriedCents: 0, spentCents: 120_00 }],
  }),
  'budget plan': explainLiveByABudget({
    incomeCents: [4000_00, 4200_00, 3800_00],
    budgets: [{ categoryId: 1, targetCents: 500_00, carriedCents: 0 }],
    spending: [{ categoryId: 1, spentCents: 450_00 }],
  }),
  debts: explainDebtPayoff(debts, planDebtPayoff(debts)),
  'a payment that is too low': explainDebtPayoff(
    { ...debts, monthlyPayment: 5 },
    planDebtPayoff({ ...debts, monthlyPayment: 5 }),
  ),
  retirement: explainRetirement(single, { asOf }),
  'retirement of a couple': explainRetirement(fullCouple, { asOf, ruleBook: socialSecurityOfficial }),
  'Social Security': explainSocialSecurity(claim),
  'a recorded benefit': explainSocialSecurity({ ...claim, ruleBook: socialSecurityOfficial, recordedAmount: 2000 }),
  'tax rate': explainFutureTaxRate({ annualIncome: 60_000, familyStatus: 0 }),
  'tax return': explainFutureTaxRate({ annualIncome: 60_000, familyStatus: 0, ruleBook: tax2026, stateRate: 0.05 }),
  drawing: explainDistribution({
    ...{ retirementAge: 65, lifeExpectancy: 90, fund: 500_000, annualExpenses: 40_000, otherIncome: 15_000 },
    ...{ retirementReturn: 0.05, inflation: 0.02, futureTaxRate: 0.15 },
  }),
  'emergency fund': explainEmergencyFund({ ...fund, emergencySavingsBalance: 10_000 }),
  'a full emergency fund': explainEmergencyFund({ ...fund, emergencySavingsBalance: 30_000 }),
  'life insurance': explainLifeInsurance({ ...life, hasPartner: true }),
  'disability insurance': explainDisabilityInsurance({
    ...{ annualIncome: 60_000, employerMonthlyBenefit: 700, ownMonthlyBenefit: 300, emergencyMonthsCovered: 2.5 },
  }),
  'estate plan': explainEstatePlanning({ answers: { will: true }, childAges: [7] }),
  allocation: explainAllocation({ yearsUntilTaking: 4, riskTolerance: 1, yearsOfSpending: 4 }),
  match: explainUnclaimedMatch({ annualIncome: 60_000, matchLimit: 0.06, savingsRate: 0.03, matchRate: 0.5 }),
  checkup: explainCheckupScore({ 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3 }),
  'well-being': explainWellBeingScore({ answers: Array.from({ length: 10 }, () => 1), age: 62 }),
}

const figuresIn = (explanation: Explanation): FigureInWords[] =>
  explanation.prose.flatMap(({ values = {} }) =>
    Object.values(values).flatMap((value) => (typeof value === 'object' && 'unit' in value ? [value] : [])),
  )

describe.each(Object.entries(explanations))('the explanation of %s', (_, explanation) => {
  it('is told in at most three sentences without a formula', () => {
    expect(explanation.prose.length).toBeGreaterThan(0)
    expect(explanation.prose.length).toBeLessThanOrEqual(3)
    for (const sentence of explanation.prose) {
      expect(explainedText(sentence)).toMatch(/^\S.*\.$/)
      expect(explainedText(sentence)).not.toMatch(/[=×÷^]/)
    }
  })

  it('has a text for each key', () => {
    expect(explainedText(explanation.title)).not.toBe('')
    for (const text of explainedTexts(explanation)) expect(text).toMatch(/^[^{}]+$/)
  })

  it('has each figure of its sentences among the inputs and steps', () => {
    const shown = [...explanation.inputs, ...explanation.steps].map((figure) => figureText(figure).replace('−', ''))
    for (const figure of figuresIn(explanation)) expect(shown).toContain(figureText(figure))
  })

  it('leaves no amount in its texts when a screen hides the figures', () => {
    const { title, prose, inputs, steps, source } = explanation
    const sentences = [
      ...[title, source, ...prose],
      ...inputs.flatMap(({ label, note }) => (note ? [label, note] : [label])),
      ...steps.flatMap(({ label, formula }) => (formula ? [label, formula] : [label])),
    ]
    for (const sentence of sentences) expect(explainedParts(sentence, () => '•').join('')).not.toContain('$')
  })
})

describe('an unknown key', () => {
  it('says nothing, so that a screen of an earlier release goes on', () =>
    expect([explainedText({ key: 'debt.other' }), explainedText({ key: 'other' })]).toEqual(['', '']))
})
