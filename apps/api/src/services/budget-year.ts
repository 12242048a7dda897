import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import {
  budgetGroup,
  type IsoDate,
  type Period,
  periodOfMonth,
  periodsBetween,
  toPeriod,
  totalToDollars,
} from '@evenkeel/engine'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { ownBudgetGroups } from './budget-groups.ts'
import { budgetsOfMonth, firstMonthCarried } from './budgets.ts'
import { readSpending, type Spending } from './unbudgeted.ts'

interface YearCents {
  targetCents: number
  spentCents: number
  monthCount: number
  overCount: number
}

/** Adds up each category's months that had a budget. */
function yearsOf(ledger: LedgerTransaction, months: readonly Period[], spending: Spending): Map<number, YearCents> {
  const sums = new Map<number, YearCents>()
  for (const month of months) {
    for (const { categoryId, targetCents, allowedCents, spentCents } of budgetsOfMonth(ledger, month, spending)) {
      const sum = sums.get(categoryId) ?? { targetCents: 0, spentCents: 0, monthCount: 0, overCount: 0 }
      sums.set(categoryId, {
        targetCents: sum.targetCents + targetCents,
        spentCents: sum.spentCents + spentCents,
        monthCount: sum.monthCount + 1,
        overCount: sum.overCount + Number(spentCents > allowedCents),
      })
    }
  }
  return sums
}

const totalOf = (sums: readonly YearCents[], key: 'targetCents' | 'spentCents'): number =>
  sums.reduce((total, sum) => total + sum[key], 0)

/** Returns a year's budgets and spending, up to the present month. */
export function budgetYearOf(ledger: LedgerTransaction, year: number, today: IsoDate): Answer<'budgetYear'> {
  const [first, last, present] = [periodOfMonth(year, 1), periodOfMonth(year, 12), toPeriod(today)]
  const months = periodsBetween(first, last < present ? last : present)
  const spending = readSpending(ledger, firstMonthCarried(ledger, first), last < present ? last : present)
  const sums = yearsOf(ledger, months, spending)
  const all = spending.categoryIds.reduce(
    (total, id) => total + months.reduce((sum, month) => sum + spending.centsIn(id, month), 0),
    0,
  )
  const [targetCents, spentCents] = [
    totalOf([...sums.values()], 'targetCents'),
    totalOf([...sums.values()], 'spentCents'),
  ]
  return {
    year,
    budgets: [...sums]
      .toSorted(([one], [other]) => one - other)
      .map(([categoryId, sum]) => ({
        categoryId,
        group: budgetGroup(categoryId),
        targetBudget: totalToDollars(sum.targetCents),
        spent: totalToDollars(sum.spentCents),
        left: totalToDollars(sum.targetCents - sum.spentCents),
        monthCount: sum.monthCount,
        overCount: sum.overCount,
      })),
    ownGroups: ownBudgetGroups(ledger),
    targetBudget: totalToDollars(targetCents),
    spent: totalToDollars(spentCents),
    left: totalToDollars(targetCents - spentCents),
    unbudgeted: totalToDollars(all - spentCents),
  }
}
