import { addDays, addMonths, type IsoDate, type NoteFacts, NoteKind, standsOut, toPeriod } from '@evenkeel/engine'
import { productNews } from '../../content/product-news.ts'
import { allConnections } from '../../store/ledger/accounts.ts'
import { getCategory } from '../../store/ledger/category-catalog.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { notesSince } from '../../store/ledger/notes.ts'
import { allPlans } from '../../store/ledger/plans.ts'
import { expensesSince, type RecentExpense } from '../../store/ledger/recent-expenses.ts'
import { budgetsOfMonth } from '../budgets.ts'
import { cashFlow } from '../cash-flow.ts'
import { kindsThatAreOn } from '../email-preferences.ts'
import type { StepScene } from '../next-step-facts/plan-now.ts'
import { syncEveryMs } from '../sync/sync-schedule.ts'
import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { uncompletedSteps } from '../next-steps.ts'

const dayMs = 86_400_000
/** Longer than any note's key is of use. */
const rememberedMs = 400 * dayMs
const largeForDays = 3
const usualFromDays = 180

/** Returns the expenses of the last days that are large or unusual in their category, the largest first. */
function outstandingEntries(ledger: LedgerTransaction, today: IsoDate): NoteFacts['outstandingEntries'] {
  const expenses = expensesSince(ledger, addDays(today, -usualFromDays)).filter(
    ({ categoryId }) => !getCategory(categoryId).isTransfer,
  )
  const byCategory = Map.groupBy(expenses, ({ categoryId }) => categoryId)
  const from = addDays(today, -largeForDays)
  const earlier = ({ id, date, categoryId }: RecentExpense) =>
    (byCategory.get(categoryId) ?? []).filter((other) => other.date < date || (other.date === date && other.id < id))
  return expenses
    .filter((row) => row.date >= from && row.date <= today)
    .filter((row) =>
      standsOut(
        row.cents,
        earlier(row).map(({ cents }) => cents),
      ),
    )
    .toSorted((a, b) => b.cents - a.cents || a.id - b.id)
    .map(({ id }) => ({ entryId: id }))
}

/** A bank ended the login at the latest when the next sync was due. */
const banksThatWait = (ledger: LedgerTransaction): NoteFacts['banks'] =>
  allConnections(ledger).flatMap(({ id, hasSyncIssue, issue, lastSyncedAt }) => {
    const needsPerson = hasSyncIssue && (issue === 'login-required' || issue === 'revoked')
    if (!needsPerson || lastSyncedAt === null) return []
    return [{ connectionId: id, since: new Date(Date.parse(lastSyncedAt) + syncEveryMs).toISOString() }]
  })

function lastMonthHasRows(ledger: LedgerTransaction, today: IsoDate): boolean {
  const lastMonth = addMonths(toPeriod(today), -1)
  return cashFlow(ledger, today, 1).some((month) => {
    return toPeriod(month.monthDate) === lastMonth && month.transactionCount > 0
  })
}

/** Returns what the rules of notes are decided by. */
export function noteFacts(scene: StepScene): NoteFacts {
  const { ledger, today } = scene
  const now = Date.parse(scene.now)
  const kinds = kindsThatAreOn(ledger)
  const past = notesSince(ledger, new Date(now - rememberedMs).toISOString()).filter(({ state }) => state !== 'waiting')
  const committed = allPlans(ledger).flatMap(({ committedAt }) => (committedAt === null ? [] : [committedAt]))
  return {
    now,
    today,
    kinds,
    past,
    hasLastMonth: lastMonthHasRows(ledger, today),
    budgets: budgetsOfMonth(ledger, toPeriod(today)).map(({ allowedCents, ...budget }) => ({
      ...budget,
      targetCents: Math.max(0, allowedCents),
    })),
    openSteps: openPlanSteps(scene).length,
    firstPlanOn: committed.toSorted()[0]?.slice(0, 10) ?? null,
    banks: banksThatWait(ledger),
    news: productNews,
    outstandingEntries: kinds.has(NoteKind.LARGE_TRANSACTION) ? outstandingEntries(ledger, today) : [],
  }
}

/** Returns the open steps of plans, the most urgent first. Banks and budgets have notes of their own. */
export const openPlanSteps = (scene: StepScene): NextStep[] =>
  uncompletedSteps(scene).filter(({ source }) => source === 'plan' || source === 'draft')
