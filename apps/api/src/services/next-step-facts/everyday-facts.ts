import { type CompanyBenefitsInput, companyBenefitsInput } from '@evenkeel/api-client/contract/plan/company-benefits'
import { emergencyFundInput, emergencyFundResult } from '@evenkeel/api-client/contract/plan/emergency-fund'
import {
  addMonths,
  dayOfMonth,
  daysInMonth,
  daysLeftInMonth,
  flowOfSum,
  paceOf,
  PlanType,
  type StepFacts,
  toCents,
  toPeriod,
  totalToDollars,
  unbudgetedSpending,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { CategoryId, getCategory } from '../../store/ledger/category-catalog.ts'
import { categorySums } from '../../store/ledger/category-sums.ts'
import { budgetsOfMonth } from '../budgets.ts'
import { daysOfMonths } from '../cash-flow.ts'
import { planNow, resultOf, type StepScene } from './plan-now.ts'
import { matchFacts } from './retirement-facts.ts'

export function emergencyFacts(scene: StepScene): StepFacts['emergency'] {
  const plan = planNow(scene, PlanType.EMERGENCY_FUND)
  const fund = plan && resultOf(plan, emergencyFundResult)
  const input = z.safeParse(emergencyFundInput, plan?.present.input).data
  if (!plan || !fund || !input) return null
  return {
    isFull: fund.isSavingsGoalMet,
    saved: fund.totalSavings,
    missing: Math.max(0, totalToDollars(toCents(fund.targetSavings) - toCents(fund.totalSavings))),
    monthlySavings: fund.monthlySavings,
    monthsToFill: fund.monthsToFill,
    isInOwnAccount: plan.linked.length > 0 && plan.linked.every(({ typeName }) => typeName === 'Savings'),
    plannedExpenses: input.monthlyHouseHoldLivingExpenses,
    spendingNow: plan.ground.household.facts.spendingNow.value,
    monthsCovered: fund.monthsCovered,
  }
}

/** Returns the free benefits to which the person has said no; null if the company names none as free. */
function unusedFree({ offer }: StepScene, { benefits: answers }: CompanyBenefitsInput): readonly string[] | null {
  const free = offer.benefits.filter(({ terms }) => terms?.kind === 'other' && terms.isFree)
  const refused = new Set(answers.flatMap(({ benefitId, isEnrolled }) => (isEnrolled === false ? [benefitId] : [])))
  return free.length === 0 ? null : free.filter(({ id }) => refused.has(id)).map(({ name }) => name)
}

export function benefitsFacts(scene: StepScene): StepFacts['benefits'] {
  const input = z.safeParse(companyBenefitsInput, planNow(scene, PlanType.COMPANY_BENEFITS)?.present.input).data
  if (!input) return null
  const { enrollmentOpens: opens, enrollmentCloses: closes } = scene.offer
  return {
    enrollment: opens === null || closes === null ? null : { opens, closes },
    unusedFree: unusedFree(scene, input),
    match: matchFacts(scene, input),
  }
}

interface CategoryMonth {
  readonly categoryId: number
  readonly spentCents: number
  readonly entryCount: number
}

const toMonth = (sums: ReturnType<typeof categorySums>): CategoryMonth[] =>
  sums.map((sum) => ({
    categoryId: sum.categoryId,
    spentCents: flowOfSum(sum).expenseCents,
    entryCount: sum.count,
  }))

const named = (categoryId: number, cents: number) => ({
  categoryId,
  category: getCategory(categoryId).name,
  amount: totalToDollars(cents),
})

const largestOf = <Item>(items: readonly Item[], centsOf: (item: Item) => number): Item | undefined =>
  items.toSorted((a, b) => centsOf(b) - centsOf(a))[0]

/** Returns the category that is furthest over its budget, and the one whose pace leads furthest over it. */
function budgetsOver({ ledger, today }: StepScene, spending: readonly CategoryMonth[]) {
  const month = { day: dayOfMonth(today), days: daysInMonth(toPeriod(today)) }
  const budgets = budgetsOfMonth(ledger, toPeriod(today)).map(({ categoryId, allowedCents, spentCents }) => {
    const entryCount = spending.find((sum) => sum.categoryId === categoryId)?.entryCount ?? 0
    const leadsOver = Math.round(paceOf({ spentCents, entryCount }, month)) - allowedCents
    return { categoryId, allowedCents, over: spentCents - allowedCents, leadsOver }
  })
  const over = largestOf(budgets, (budget) => budget.over)
  const pace = largestOf(budgets, (budget) => budget.leadsOver)
  return {
    budgeted: new Set(budgets.map(({ categoryId }) => categoryId)),
    over: over && over.over > 0 ? named(over.categoryId, over.over) : null,
    paceOver:
      pace && pace.leadsOver > 0
        ? { ...named(pace.categoryId, pace.leadsOver), share: pace.leadsOver / Math.max(1, pace.allowedCents) }
        : null,
  }
}

const reviewedMonths = 3

/** Returns the facts of this month's budgets; null for a person who has none. They need no plan. */
export function budgetFacts(scene: StepScene): StepFacts['budget'] {
  const { ledger, today } = scene
  const period = toPeriod(today)
  const spending = toMonth(categorySums(ledger, daysOfMonths(period, period)))
  const { budgeted, over, paceOver } = budgetsOver(scene, spending)
  if (budgeted.size === 0) return null
  const recent = categorySums(ledger, daysOfMonths(addMonths(period, 1 - reviewedMonths), period))
  // A month that is not over yet says little about a month: the rent is paid, the donations are not.
  const lastMonth = toMonth(recent.filter((sum) => sum.period === addMonths(period, -1)))
  const { spentCents, unbudgetedCents, largest } = unbudgetedSpending(lastMonth, budgeted)
  return {
    daysLeft: daysLeftInMonth(today),
    over,
    paceOver,
    unbudgeted: totalToDollars(unbudgetedCents),
    spent: totalToDollars(spentCents),
    largestUnbudgeted: largest ? named(largest.categoryId, largest.spentCents) : null,
    uncategorized: recent
      .filter(({ categoryId }) => categoryId === CategoryId.UNCATEGORIZED)
      .reduce((count, sum) => count + sum.count, 0),
  }
}
