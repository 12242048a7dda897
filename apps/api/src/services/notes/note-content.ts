import { type Note, NoteKind, type Period, toDollars, toPeriod } from '@evenkeel/engine'
import type { NoteContent } from '../../mail/note-mails.ts'
import { accountsOfConnection, findConnection } from '../../store/ledger/connections.ts'
import { findEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { readNoteChoice } from '../../store/ledger/notes.ts'
import { budgetsOfMonth } from '../budgets.ts'
import { cashFlow } from '../cash-flow.ts'
import { dashboard } from '../dashboard.ts'
import type { StepScene } from '../next-step-facts/plan-now.ts'
import { openPlanSteps } from './note-facts.ts'

function summaryDetails(scene: StepScene, period: Period) {
  const { ledger, today } = scene
  const month = cashFlow(ledger, today, 1).find(({ monthDate }) => toPeriod(monthDate) === period)
  const over = budgetsOfMonth(ledger, period).filter(({ spentCents, allowedCents }) => spentCents > allowedCents)
  return {
    income: month?.totalIncomes ?? 0,
    spending: month?.totalExpenses ?? 0,
    overBudgets: over.map(({ categoryId }) => categoryId),
    netWorth: dashboard(scene).netWorth.total,
    nextStep: openPlanSteps(scene)[0] ?? null,
  }
}

function bankDetails(ledger: LedgerTransaction, connectionId: number) {
  const connection = findConnection(ledger, connectionId)
  if (!connection?.lastSyncedAt) return null
  const accounts = accountsOfConnection(ledger, connectionId).filter(({ accountId }) => accountId !== null).length
  return { bank: connection.name, since: connection.lastSyncedAt, accounts }
}

function largeDetails(ledger: LedgerTransaction, entryId: number) {
  const entry = findEntry(ledger, entryId)
  return entry ? { amount: toDollars(-entry.valueCents), date: entry.date, text: entry.description } : null
}

/** Returns what a note says; with amounts and names only if the person wants them in emails. */
export function noteContent(scene: StepScene, note: Note): NoteContent {
  const { ledger } = scene
  const { showsDetails } = readNoteChoice(ledger)
  const ifWanted = <T>(details: () => T) => (showsDetails ? details() : null)
  switch (note.kind) {
    case NoteKind.MONTHLY_SUMMARY:
      return {
        about: 'summary',
        period: note.period,
        details: ifWanted(() => summaryDetails(scene, note.period)),
      }
    case NoteKind.BUDGET_ALERT: {
      const { budget, isOver, daysLeft, period } = note
      const [spent, target] = [toDollars(budget.spentCents), toDollars(budget.targetCents)]
      const details = ifWanted(() => ({ categoryId: budget.categoryId, spent, target }))
      return { about: 'budget', isOver, daysLeft, period, details }
    }
    case NoteKind.NEXT_STEP:
      return { about: 'step', openSteps: note.openSteps, details: ifWanted(() => openPlanSteps(scene)[0] ?? null) }
    case NoteKind.BANK_PROBLEM:
      return { about: 'bank', details: ifWanted(() => bankDetails(ledger, note.connectionId)) }
    case NoteKind.PRODUCT_NEWS:
      return { about: 'news' }
    case NoteKind.LARGE_TRANSACTION:
      return { about: 'large', details: ifWanted(() => largeDetails(ledger, note.entryId)) }
  }
}
