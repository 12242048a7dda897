import { addMonths, type IsoDate, NextStepStatus, toPeriod } from '@evenkeel/engine'
import { findCategoryByName } from '../src/store/ledger/category-catalog.ts'
import { mayaAccounts } from './maya-accounts.ts'
import { mayaRows } from './maya-months.ts'
import { mayaPlans } from './maya-plans.ts'
import type { SeedBudget, SeedLedger } from './seed-model.ts'

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
    period: addMonths(toPeriod(today), -monthsAgo),
    targetCents,
  }))
}

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
  plans: mayaPlans,
  steps,
  aboutMe: {
    dateOfBirth: '1988-04-17',
    familyStatus: 2,
    annualIncomeCents: 8_400_000,
    partnerFirstName: 'Alex',
    partnerDateOfBirth: '1987-09-03',
    partnerAnnualIncomeCents: 5_600_000,
    riskTolerance: 2,
    investmentType: 3,
    focusAreas: [6, 2],
  },
  address: { street1: '48 Alder Street', street2: null, city: 'Portland', state: 'OR', zipCode: '97209' },
})
