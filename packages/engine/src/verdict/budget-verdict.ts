import type { PlanType } from '../goals/plan-type.ts'
import { totalToDollars } from '../money/cents.ts'
import { cannotSay, judge, sentence, type Verdict, type VerdictSentence } from './verdict.ts'

export interface JudgedBudget {
  readonly categoryId: number
  readonly name: string
  /** What may be spent, with what the months before left or took too much. */
  readonly targetCents: number
  /** Net of refunds. */
  readonly spentCents: number
  /** How many entries the month has in the category. */
  readonly entryCount: number
}

export interface BudgetCase {
  readonly planType: typeof PlanType.LIVE_BY_A_BUDGET
  readonly budgets: readonly JudgedBudget[]
  /** Days of the month that have passed, today included, and its days. */
  readonly day: number
  readonly days: number
  /** Null without budgets in that month. */
  readonly lastMonth: { readonly totalCents: number; readonly spentCents: number } | null
}

/** A category with fewer entries, such as a rent, has no pace. */
const entriesOfAPace = 4

/** The share of the budget up to which the pace may lie above it. */
const paceAllowed = 1.05

/** Returns what a category comes to at the month's end at this pace, in cents, not rounded. */
export const paceOf = (
  { spentCents, entryCount }: Pick<JudgedBudget, 'spentCents' | 'entryCount'>,
  { day, days }: { readonly day: number; readonly days: number },
): number => (entryCount < entriesOfAPace ? spentCents : Math.max(spentCents, (spentCents / day) * days))

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** The two sentences about a past month: over in all, or with something left. */
function lastMonthSentence({ lastMonth }: BudgetCase): VerdictSentence | null {
  if (lastMonth === null) return null
  const left = lastMonth.totalCents - lastMonth.spentCents
  return sentence(left < 0 ? 'lastMonthOver' : 'lastMonthLeft', { amounts: { amount: totalToDollars(Math.abs(left)) } })
}

function furthestOver(
  budgets: readonly JudgedBudget[],
): (Pick<JudgedBudget, 'categoryId' | 'name'> & { readonly cents: number }) | null {
  const over = budgets
    .map(({ categoryId, name, spentCents, targetCents }) => ({ categoryId, name, cents: spentCents - targetCents }))
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => b.cents - a.cents)
  return over[0] ?? null
}

/**
 * Returns the verdict on this month's budgets: off track if the total is over, close if a category is over or the
 * month's pace leads more than 5 % over, else on track. What one category has left makes up for another in the total.
 *
 * Worked example: 1,400 budgeted, 1,123.14 spent, Shopping 26.14 over: close, 276.86 left.
 */
export function budgetVerdict(month: BudgetCase): Verdict {
  const { budgets } = month
  if (budgets.length === 0) return cannotSay([{ key: 'budgets', accountId: null }], sentence('budgetUnknown'))
  const totalCents = sum(budgets.map(({ targetCents }) => targetCents))
  const leftCents = totalCents - sum(budgets.map(({ spentCents }) => spentCents))
  const amounts = { left: totalToDollars(Math.abs(leftCents)), total: totalToDollars(totalCents) }
  const figure = { value: totalToDollars(leftCents), unit: 'dollars' } as const
  const said = { figure, today: lastMonthSentence(month) }
  if (leftCents < 0) return judge('off-track', { ...said, sentence: sentence('budgetOver', { amounts }) })
  const over = furthestOver(budgets)
  if (over !== null)
    return judge('close', {
      ...said,
      sentence: sentence('budgetCategoryOver', {
        values: { categoryId: over.categoryId, category: over.name },
        amounts: { ...amounts, over: totalToDollars(over.cents) },
      }),
    })
  const paceCents = Math.round(sum(budgets.map((budget) => paceOf(budget, month))))
  if (paceCents > totalCents * paceAllowed)
    return judge('close', {
      ...said,
      sentence: sentence('budgetPaceOver', { amounts: { ...amounts, over: totalToDollars(paceCents - totalCents) } }),
    })
  return judge('on-track', { ...said, sentence: sentence('budgetLeft', { amounts }) })
}
