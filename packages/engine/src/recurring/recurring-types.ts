import type { IsoDate } from '../calendar/iso-date.ts'

/** How often something comes. */
export type RecurringPeriod =
  | 'week'
  | 'two weeks'
  | 'half month'
  | 'month'
  | 'two months'
  | 'quarter'
  | 'half year'
  | 'year'

/**
 * What a row is to the person: money earned, money paid (a loan payment too), or money moved to a card or to savings,
 * which no total counts again.
 */
export type RecurringFlow = 'income' | 'bill' | 'transfer'

/** A row that may be part of a stream. */
export interface RecurringRow {
  readonly id: number
  readonly date: IsoDate
  readonly valueCents: number
  /** The normalized description: the same for every row of a payee. */
  readonly payee: string
  readonly accountId: number
  readonly flow: RecurringFlow
  /** Whether people buy in this category again and again without it being a bill: groceries, dining, fuel. */
  readonly isEveryday: boolean
}

/** What the stream's next row is expected to be; both ends are the same for a steady amount. Money out is negative. */
export interface AmountRange {
  readonly minCents: number
  readonly maxCents: number
}

export interface ChangedPrice {
  readonly fromCents: number
  readonly toCents: number
  readonly since: IsoDate
}

/** Rows that come again and again. */
export interface RecurringStream {
  readonly payee: string
  readonly flow: RecurringFlow
  readonly period: RecurringPeriod
  /** `suggested` while there are too few rows to be sure. */
  readonly certainty: 'found' | 'suggested'
  /** The ids of its rows, oldest first. */
  readonly rowIds: readonly number[]
  /** Of its newest row. */
  readonly accountId: number
  readonly lastDate: IsoDate
  readonly lastCents: number
  /** The expected amount: the last one if it is steady, else the middle of the last few. */
  readonly expectedCents: number
  readonly range: AmountRange
  /** When the next row is due; today if it is a few days late. */
  readonly nextDate: IsoDate
  /** `nextDate` and the dates after it, about two months ahead. */
  readonly dates: readonly IsoDate[]
  readonly changedPrice: ChangedPrice | null
  /** The date on which a row should have come and did not. */
  readonly missedDate: IsoDate | null
  /** The day of the second of two rows in one period. */
  readonly doubledDate: IsoDate | null
}
