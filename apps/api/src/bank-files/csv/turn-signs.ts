import { balanceFollows, type ReadRow } from './csv-balance.ts'
import { cellText } from './csv-transaction.ts'
import { columnsFor, normalizeHeader } from './header-words.ts'
import { judgeSigns, type SignEvidence } from './judge-signs.ts'
import type { CsvMapping, CsvSigns } from '../bank-file.ts'
import type { CsvTable } from './csv-accounts.ts'

const kindHeaders: ReadonlySet<string> = new Set([
  'type',
  'transaction type',
  'details',
  'activity type',
  'transaction',
])

/** Whether a head says which of two columns is money out. */
function isSplitNamed({ layout, rules: { columns } }: CsvTable): boolean {
  if (!layout.hasHeader) return false
  const headers = layout.columns.map(normalizeHeader)
  return (
    (columns.debit !== undefined && columnsFor('debit', headers).includes(columns.debit)) ||
    (columns.credit !== undefined && columnsFor('credit', headers).includes(columns.credit))
  )
}

/** Collects what the rows of a table say about their signs. */
export function judgeTable(table: CsvTable, rows: readonly ReadRow[]): Omit<SignEvidence, 'isDebt'> {
  const { layout, rules, known, fileName } = table
  const { columns } = rules
  const kindAt = layout.hasHeader ? layout.columns.findIndex((head) => kindHeaders.has(normalizeHeader(head))) : -1
  const isSplit = columns.amount === undefined
  const last = rows.toSorted((a, b) => a.transaction.date.localeCompare(b.transaction.date)).at(-1)
  const balanceText = last ? cellText(last.row, columns.balance) : ''
  return {
    rows: rows.map(({ row, transaction }) => ({
      cents: transaction.valueCents,
      description: transaction.fullDescription,
      kind: kindAt === -1 ? '' : cellText(row, kindAt),
    })),
    headers: layout.hasHeader ? layout.columns : [],
    fileName,
    known,
    hasDirection: isSplit || columns.direction !== undefined,
    isUnnamedSplit: isSplit && !isSplitNamed(table),
    balance: balanceFollows(rows, rules),
    lastBalanceCents: balanceText === '' ? null : balanceText.startsWith('-') || balanceText.startsWith('(') ? -1 : 1,
  }
}

function settle(evidence: SignEvidence, { negativeIsExpense, isRemembered }: CsvMapping): CsvSigns {
  const judged = judgeSigns(evidence)
  if (negativeIsExpense === undefined) return judged
  return { ...judged, invertSign: !negativeIsExpense, settledBy: isRemembered ? 'remembered' : 'person' }
}

/** Returns the rows with money out as minus, and how that was found; the person's answer comes first. */
export function turnSigns(
  evidence: SignEvidence,
  mapping: CsvMapping,
  rows: readonly ReadRow[],
): { signs: CsvSigns; rows: readonly ReadRow[] } {
  const signs = settle(evidence, mapping)
  if (!signs.invertSign) return { signs, rows }
  const turned = rows.map(({ row, transaction }) => ({
    row,
    transaction: { ...transaction, valueCents: 0 - transaction.valueCents },
  }))
  return { signs, rows: turned }
}
