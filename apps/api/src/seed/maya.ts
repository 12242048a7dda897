import { addMonths, type IsoDate, NextStepStatus, periodOf, PlanStatus, PlanType } from '@evenkeel/engine'
import { findCategoryByName } from '../store/ledger/category-catalogue.ts'
import { mayaAccounts } from './maya-accounts.ts'
import { mayaRows } from './maya-months.ts'
import type { SeedBudget, SeedLedger, SeedPlan } from './seed-model.ts'

const { COMPLETED, DISMISSED, UNCOMPLETED } = NextStepStatus

/** What Maya decided, by how many months ago: $1,400.00 a month by now. */
const decisions = [
  ['Groceries', 12, 480_00],
  ['Groceries', 3, 520_00],
  ['Dining out', 12, 220_00],
  ['Shopping', 12, 200_00],
  ['Utilities', 12, 210_00],
  ['Transportation', 8, 160_00],
  ['Entertainment', 8, 90_00],
] as const

function mayaBudgets(today: IsoDate): SeedBudget[] {
  return decisions.map(([name, monthsAgo, targetCents]) => ({
    categoryId: findCategoryByName(name)?.id ?? 0,
    period: addMonths(periodOf(today), -monthsAgo),
    targetCents,
  }))
}

const plans: readonly SeedPlan[] = [
  { planType: PlanType.RETIREMENT, status: PlanStatus.IN_PROGRESS, isDefault: true, linkedAccounts: ['401k', 'roth'] },
  { planType: PlanType.REDUCE_DEBT, status: PlanStatus.PLAN_PENDING },
  { planType: PlanType.EMERGENCY_FUND, status: PlanStatus.IN_PROGRESS, linkedAccounts: ['savings'] },
  { planType: PlanType.LIVE_BY_A_BUDGET, status: PlanStatus.NEEDS_ATTENTION },
  { planType: PlanType.STUDENT_DEBT, status: PlanStatus.IN_PROGRESS, linkedAccounts: ['student-loan-a', 'student-loan-b'] },
]

/** Eight to do, and three that are dealt with. */
const steps = [
  { stepKey: 'retirement.raise-contribution', status: UNCOMPLETED },
  { stepKey: 'retirement.claim-match', status: COMPLETED },
  { stepKey: 'retirement.beneficiaries', status: DISMISSED },
  { stepKey: 'emergency.monthly-transfer', status: UNCOMPLETED },
  { stepKey: 'emergency.own-account', status: COMPLETED },
  { stepKey: 'budget.review-shopping', status: UNCOMPLETED },
  { stepKey: 'budget.cover-more', status: UNCOMPLETED },
  { stepKey: 'budget.categorize', status: UNCOMPLETED },
  { stepKey: 'student.repayment-plans', status: UNCOMPLETED },
  { stepKey: 'student.autopay', status: UNCOMPLETED },
  { stepKey: 'student.check-balances', status: UNCOMPLETED },
] as const

/** The first demo employee, with a partner, at a company that links banks. */
export const mayaLedger = (today: IsoDate): SeedLedger => ({
  accounts: mayaAccounts,
  rows: mayaRows(today),
  budgets: mayaBudgets(today),
  plans,
  steps,
  aboutMe: { familyStatus: 2, partnerFirstName: 'Alex' },
})
