import { readWrittenAmount } from '../amount.ts'
import { isAnyDate } from './csv-dates.ts'
import type { CsvLayout } from './csv-layout.ts'

/** The columns of money of a table whose heads do not name them. */
export interface MoneyColumns {
  readonly amount?: number
  readonly debit?: number
  readonly credit?: number
  readonly balance?: number
}

interface MoneyColumn {
  readonly at: number
  /** Null for an empty cell. */
  readonly cents: readonly (number | null)[]
}

const sampleRows = 200

function readCell(text: string): number | null | undefined {
  if (text === '') return null
  const reading = [readWrittenAmount(text, '.'), readWrittenAmount(text, ',')].find(({ ok }) => ok)
  return reading?.ok && !isAnyDate(text) ? reading.cents : undefined
}

/** Returns the columns with amounts alone; whole numbers without any decimals are numbers of checks or rows. */
function moneyColumns({ columns, rows }: CsvLayout, taken: ReadonlySet<number>): MoneyColumn[] {
  return columns.flatMap((_, at) => {
    if (taken.has(at)) return []
    const texts = rows.slice(0, sampleRows).map(({ cells }) => (cells[at] ?? '').trim())
    const cents = texts.map(readCell)
    const isMoney = texts.some((text) => /[.,]\d{2}\)?$|-\d|\d-$/.test(text))
    return isMoney && cents.every((value) => value !== undefined) ? [{ at, cents }] : []
  })
}

const isFull = ({ cents }: MoneyColumn) => cents.every((value) => value !== null)
const at = (column: MoneyColumn, row: number) => column.cents[row] ?? 0

/** A share of rows below 1 allows for banks that list the rows of a day in another order. */
const neededShare = 0.8

/** Returns whether each balance follows from the one before it, with the rows in either order. */
function follows(balance: MoneyColumn, valueOf: (row: number) => number): boolean {
  const rows = balance.cents.length
  if (rows < 2) return false
  let forward = 0
  let backward = 0
  for (let row = 1; row < rows; row += 1) {
    if (at(balance, row - 1) + valueOf(row) === at(balance, row)) forward += 1
    if (at(balance, row) + valueOf(row - 1) === at(balance, row - 1)) backward += 1
  }
  return Math.max(forward, backward) >= neededShare * (rows - 1)
}

/** Returns whether each row has its amount in exactly one of the two columns. */
const isEitherOr = (one: MoneyColumn, other: MoneyColumn) =>
  !isFull(one) && !isFull(other) && one.cents.every((_, row) => (at(one, row) === 0) !== (at(other, row) === 0))

const orderedPairs = (columns: readonly MoneyColumn[]) =>
  columns.flatMap((one) => columns.filter((other) => other !== one).map((other) => [one, other] as const))

/** Finds the columns that a running balance follows from. */
function byBalance(columns: readonly MoneyColumn[]): MoneyColumns | null {
  for (const balance of columns.filter(isFull)) {
    const others = columns.filter((column) => column !== balance)
    for (const [debit, credit] of orderedPairs(others)) {
      if (!isEitherOr(debit, credit)) continue
      const value = (row: number) => Math.abs(at(credit, row)) - Math.abs(at(debit, row))
      if (follows(balance, value)) return { debit: debit.at, credit: credit.at, balance: balance.at }
    }
    const amount = others
      .filter(isFull)
      .find((column) => [1, -1].some((sign) => follows(balance, (row) => sign * at(column, row))))
    if (amount) return { amount: amount.at, balance: balance.at }
  }
  return null
}

/**
 * Returns which columns hold the money of a table without telling heads: those that follow from one another, else two
 * of which each row fills one (money out comes first at nearly all banks). Null if the cells do not show it.
 */
export function relateColumns(layout: CsvLayout, taken: ReadonlySet<number>): MoneyColumns | null {
  const columns = moneyColumns(layout, taken)
  const related = byBalance(columns)
  if (related) return related
  const pair = orderedPairs(columns).find(([one, other]) => one.at < other.at && isEitherOr(one, other))
  return pair ? { debit: pair[0].at, credit: pair[1].at } : null
}
