import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import * as explanationWords from '../../words/explanation.generated.ts'
import * as words from '../../words/plan-answers.generated.ts'
import { Calculated } from '../shell/calculated.tsx'
import { sampleBudgetPlan, sampleEmergencyPlan, sampleEstatePlan } from '../shell/plan.fixture.ts'
import { BudgetAnswer } from './everyday-answers.tsx'
import { EstateAnswer } from './family-answers.tsx'
import { planAnswers } from './plan-answer.tsx'

const committed = sampleEstatePlan({
  status: 2,
  asOf: '2026-11-19T00:00:00Z',
  lastCommittedOn: '2026-11-19T00:00:00Z',
  input: { answers: { will: true, namedBeneficiaries: true, trust: false }, childAges: [7] },
  result: {
    completedCount: 2,
    applicableCount: 5,
    missing: ['healthCareDirective', 'financialPowerOfAttorney', 'guardian'],
  },
})

function readRows(plan: typeof committed) {
  renderApp(<EstateAnswer plan={plan} />, {})
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('the answer of an estate plan (LEGACY-04)', () => {
  it('says for each document whether it is in place; a trust that is not in place is not missing', () => {
    expect(readRows(committed)).toEqual([
      `Will${words.inPlace()}`,
      `Health care directive${words.missing()}`,
      `Financial power of attorney${words.missing()}`,
      `Named beneficiaries${words.inPlace()}`,
      `Guardian for your children${words.missing()}`,
      `Trust${words.optional()}`,
    ])
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(words.documentsOf({ done: 2, all: 5 }))
    expect(screen.getByText('As of 11/19/2026')).toBeDefined()
  })

  it('shows an existing trust as in place, and no guardian without a child under 18', () => {
    const plan = {
      ...committed,
      input: { answers: { trust: true }, childAges: [] },
      result: { completedCount: 4, applicableCount: 4, missing: [] },
    }
    expect(readRows(plan)).toEqual([
      `Will${words.inPlace()}`,
      `Health care directive${words.inPlace()}`,
      `Financial power of attorney${words.inPlace()}`,
      `Named beneficiaries${words.inPlace()}`,
      `Trust${words.inPlace()}`,
    ])
  })

  it('shows nothing of a draft', () => {
    const rows = readRows({
      ...committed,
      hasDraft: true,
      input: { answers: { healthCareDirective: true, trust: true }, childAges: [] },
    })
    expect(rows).toHaveLength(5)
    expect(rows).toContain(`Health care directive${words.missing()}`)
    expect(rows.join()).not.toContain('Trust')
  })
})

it('names the categories that are over their budget, the furthest over first', async () => {
  const plan = sampleBudgetPlan({
    status: 2,
    asOf: '2026-11-22T00:00:00Z',
    result: {
      budgetPeriod: '2026-11',
      averageIncome: 4_862.74,
      totalBudget: 1_400,
      totalSpent: 1_123.14,
      remaining: 276.86,
      overspentCategories: [
        { categoryId: 9, over: 26.14 },
        { categoryId: 7, over: 2 },
      ],
      unbudgetedSpending: 0,
    },
  })
  const categories = [
    { expenseCategoryId: 7, name: 'Dining out' },
    { expenseCategoryId: 9, name: 'Shopping' },
  ]
  renderApp(<BudgetAnswer plan={plan} />, { categories })
  expect(await screen.findByText('Shopping and Dining out are over budget.')).toBeDefined()
})

it('names them next to a verdict too, which names one category at most', async () => {
  const result = {
    budgetPeriod: '2026-11',
    averageIncome: 4_862.74,
    totalBudget: 1_400,
    totalSpent: 1_450,
    remaining: -50,
    overspentCategories: [{ categoryId: 9, over: 76.14 }],
    unbudgetedSpending: 0,
  }
  const verdict = {
    band: 'off-track',
    tone: 'danger',
    word: 'offTrack',
    figure: null,
    today: null,
    second: null,
    missing: [],
    sentence: { key: 'budgetOver', values: {}, amounts: { left: 50, total: 1_400 }, months: {} },
  } as const
  const plan = sampleBudgetPlan({ status: 2, asOf: '2026-11-22T00:00:00Z', result, verdict })
  renderApp(<BudgetAnswer plan={plan} />, { categories: [{ expenseCategoryId: 9, name: 'Shopping' }] })
  expect(await screen.findByText(/Shopping is over budget\./)).toBeDefined()
})

describe('the page of a plan whose facts have changed since its commit', () => {
  const ruleBook = { ruleBookId: 'plan-rules-2017', name: 'Plan rules 2017', source: 'Published figures' }
  const explained = (value: number) => [
    {
      title: { key: 'protection.emergencyTitle' },
      prose: [],
      inputs: [],
      steps: [{ label: { key: 'protection.target' }, value, unit: 'dollars' as const }],
      source: { key: 'protection.emergencySource' },
    },
  ]
  const result = {
    isSavingsGoalMet: false,
    hasSecondIncomeSource: false,
    monthsCovered: 2.5,
    monthsToFill: null,
    totalSavings: 10_000,
    monthlySavings: 0,
    targetSavings: 24_000,
  }
  const plan = sampleEmergencyPlan({
    status: 2,
    asOf: '2026-11-19T00:00:00Z',
    ruleBook,
    result,
    explanations: explained(24_000),
    present: {
      result: { ...result, monthsCovered: 2, targetSavings: 30_000 },
      explanations: explained(30_000),
      asOf: '2026-11-22T00:00:00Z',
      ruleBook,
    },
  })

  it('has answer, figures, date, and calculation of one case: that of today, which the verdict is taken from', async () => {
    const PlanAnswer = await planAnswers[plan.planType]()
    const { container } = renderApp(
      <>
        <PlanAnswer plan={plan} />
        <Calculated {...plan} />
      </>,
      {},
    )
    expect(screen.getByRole('heading', { level: 2, name: words.covers({ months: 2 }) })).toBeDefined()
    expect(container.textContent).toContain('$30,000.00')
    expect(container.textContent).not.toContain('24,000')
    expect(screen.getByText('As of 11/22/2026')).toBeDefined()
    expect(container.textContent).not.toContain('11/19/2026')
  })

  it('does not say of its figures that the accounts or choices of a draft were used', () => {
    const explanations = explained(30_000).map((one) => ({
      ...one,
      inputs: [{ label: { key: 'protection.monthsSaved' }, value: 2, unit: 'months' as const }],
    }))
    const present = plan.present && { ...plan.present, explanations }
    const show = (hasDraft: boolean) =>
      renderApp(<Calculated {...plan} {...{ present, hasDraft }} />, {}).container.textContent
    expect(show(false)).toContain(explanationWords.youEntered())
    const ofDraft = show(true)
    expect(ofDraft).toContain(explanationWords.fromPlan())
    expect(ofDraft).not.toContain(explanationWords.youEntered())
  })

  it('has the figures of the commit where today’s cannot be worked out', async () => {
    const PlanAnswer = await planAnswers[plan.planType]()
    const { container } = renderApp(<PlanAnswer plan={{ ...plan, present: null }} />, {})
    expect(container.textContent).toContain('$24,000.00')
    expect(screen.getByText('As of 11/19/2026')).toBeDefined()
  })
})
