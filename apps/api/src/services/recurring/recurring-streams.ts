import {
  addMonths,
  debtCategoryNames,
  findRecurring,
  firstDay,
  matchDecisions,
  recurringMonths,
  type RecurringFlow,
  type RecurringRow,
  type RecurringStream,
  toPeriod,
} from '@evenkeel/engine'
import { CategoryId, findCategoryByName } from '../../store/ledger/category-catalog.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import {
  type PaymentRow,
  paymentRows,
  recurringDecisions,
  type StoredDecision,
} from '../../store/ledger/recurring-rows.ts'
import { remembered } from '../../store/ledger/remembered.ts'

/** Where people buy again and again without it being a bill: only a steady amount makes a stream there. */
const everydayNames = [
  'Groceries',
  'Dining out',
  'Shopping',
  'Transportation',
  'Auto & fuel',
  'Entertainment',
  'Travel',
  'Health & medical',
  'Personal care',
  'Kids & family',
  'Pets',
  'Home & garden',
  'Gifts & donations',
]
const everyday = new Set(everydayNames.map((name) => findCategoryByName(name)?.id))

const isOfLoan = (name: string | null): boolean =>
  name !== null && name !== 'Credit Card' && debtCategoryNames.includes(name)

/** Returns what a row is to the person; null for the receiving side of a transfer, and for money onto a card. */
function flowOf({ valueCents, categoryId, isCard, partnerCategoryName }: PaymentRow): RecurringFlow | null {
  const isTransfer = categoryId === CategoryId.TRANSFER
  if (valueCents > 0) return isTransfer || isCard ? null : 'income'
  if (!isTransfer) return 'bill'
  if (isCard) return null
  return isOfLoan(partnerCategoryName) ? 'bill' : 'transfer'
}

function toRow(row: PaymentRow): RecurringRow[] {
  const { id, date, valueCents, payee, accountId, categoryId } = row
  const flow = flowOf(row)
  return flow === null ? [] : [{ id, date, valueCents, payee, accountId, flow, isEveryday: everyday.has(categoryId) }]
}

/** A stream with its newest row, and the person's decision on it. */
export interface DecidedStream {
  readonly stream: RecurringStream
  readonly newest: PaymentRow
  readonly decision: StoredDecision | null
}

/** Returns all streams of a ledger, the next one first. Kept in memory while the ledger does not change. */
export const decidedStreams: (ledger: LedgerTransaction, today: string) => readonly DecidedStream[] = remembered(
  (today: string) => today,
  (ledger, today) => {
    const rows = paymentRows(ledger, firstDay(addMonths(toPeriod(today), -recurringMonths)), today)
    const streams = findRecurring(rows.flatMap(toRow), today)
    const stored = recurringDecisions(ledger).map((one) => ({ ...one, period: one.repeats }))
    const decisions = matchDecisions(streams, stored)
    const byId = new Map(rows.map((row) => [row.id, row]))
    return streams.flatMap((stream) => {
      const newest = byId.get(stream.rowIds.at(-1) ?? 0)
      return newest ? [{ stream, newest, decision: decisions.get(stream) ?? null }] : []
    })
  },
)
