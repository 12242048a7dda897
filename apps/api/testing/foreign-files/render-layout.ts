import { normalizeHeader } from '../../src/bank-files/csv/header-words.ts'
import type { KnownLayout } from '../../src/bank-files/csv/known-layouts.ts'
import type { TrueRow } from './foreign-rows.ts'

/** How one file differs from another of the same layout. */
export interface FileStyle {
  readonly newestFirst: boolean
  readonly quoted: boolean
  readonly crlf: boolean
  readonly footer: boolean
  readonly preface: boolean
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
const usDate = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`
const canadian = /^(?:BMO|RBC|Tangerine|Simplii|EQ|Wealthsimple|National|Scotiabank|Rogers|Triangle)/

function dateOf(layout: KnownLayout, date: string): string {
  if (layout.name.startsWith('BMO')) return date.replaceAll('-', '')
  if (
    canadian.test(layout.name) ||
    layout.kind === 'app' ||
    ['Ally', 'Copilot', 'Actual', 'Monarch'].includes(layout.name)
  )
    return date
  return usDate(date)
}

const outHeads = /^(?:debit|withdrawals?|outflow|funds out|amount debit)$/
const inHeads = /^(?:credit|deposits?|inflow|funds in|amount credit)$/
const amountHeads = /^(?:amount|transaction amount|net amount|total|gross|net|cad|amount total)$/
const balanceHeads = /^(?:balance|running bal(?:ance)?|current balance|cash balance|daily posted balance)$/
const dateHeads = /^(?:date|.* date|date posted|datetime|posted on)$/
const textHeads =
  /^(?:description(?: 1)?|transaction description|full description|payee|merchant(?: name)?|name(?: of sender receiver)?|transaction details|action|original statement|original description|note)$/
const directionHeads = /^(?:transaction type|type of transaction|credit debit indicator)$/

interface Cell {
  readonly layout: KnownLayout
  readonly row: TrueRow
  readonly balanceCents: number
  readonly isSplit: boolean
}

function kindOf({ layout, row }: Cell): string {
  if (layout.kind !== 'card') return row.cents < 0 ? 'Withdrawal' : 'Deposit'
  if (row.cents < 0) return 'Sale'
  return row.text.includes('PAYMENT') ? 'Payment' : 'Return'
}

function amountOf({ layout, row, isSplit }: Cell): string {
  if (layout.signs === 'columns' && !isSplit) return dollars(Math.abs(row.cents))
  const isTurned = layout.signs === 'plusOut' || (layout.signs === 'judge' && layout.kind === 'card')
  return dollars(isTurned ? -row.cents : row.cents)
}

const fixed: Readonly<Record<string, string>> = {
  status: 'Complete',
  state: 'COMPLETED',
  'activity status': 'APPROVED',
  currency: 'USD',
  'account type': 'Chequing',
  'account number': '00042-1234567',
  'card no': '1007',
  'card member': 'MAYA RIVERA',
  'split amount': '0.00',
  fee: '0.00',
  fees: '0.00',
}

/** Returns the text of one cell by its head. */
function cellOf(head: string, cell: Cell): string {
  const { layout, row, balanceCents } = cell
  const name = normalizeHeader(head)
  if (head === layout.account || name === 'account') return row.account
  if (outHeads.test(name)) return row.cents < 0 ? dollars(-row.cents) : ''
  if (inHeads.test(name)) return row.cents > 0 ? dollars(row.cents) : ''
  if (amountHeads.test(name)) return amountOf(cell)
  if (balanceHeads.test(name)) return dollars(balanceCents)
  if (directionHeads.test(name) && layout.signs === 'columns') return row.cents < 0 ? 'Debit' : 'Credit'
  if (dateHeads.test(name)) return dateOf(layout, row.date)
  if (name === 'type' || name === 'transaction type') return kindOf(cell)
  return textHeads.test(name) ? row.text : (fixed[name] ?? '')
}

const write = (cell: string, quoted: boolean) =>
  quoted || /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Renders rows as a bank, card, app, or another program with this layout exports them. */
export function renderLayout(layout: KnownLayout, rows: readonly TrueRow[], style: FileStyle): string {
  const heads = layout.heads.split('|')
  const isSplit = heads.some((head) => outHeads.test(normalizeHeader(head)))
  let balanceCents = 500_000
  const lines = rows.map((row) => {
    balanceCents += row.cents
    return heads.map((head) => write(cellOf(head, { layout, row, balanceCents, isSplit }), style.quoted)).join(',')
  })
  const table = [
    ...(style.preface ? ['Account activity', '', 'From,01/01/2026'] : []),
    heads.map((head) => write(head, style.quoted)).join(','),
    ...(style.newestFirst ? lines.toReversed() : lines),
    ...(style.footer ? ['', '***END OF FILE***'] : []),
  ]
  return `${style.quoted ? '\uFEFF' : ''}${table.join(style.crlf ? '\r\n' : '\n')}\n`
}
