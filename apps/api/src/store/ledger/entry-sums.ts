import { type SQL, sql } from 'drizzle-orm'
import {
  entriesWithText,
  type EntryFilter,
  filterConditions,
  filterKey,
  filterShape,
  filterValues,
  isOfEntries,
} from './entry-filter.ts'
import { byGroup, type EntryGroup, groupKey } from './entry-group.ts'
import { foundGroups, foundOfDay } from './found-rows.ts'
import {
  apartFromDays,
  entriesInTotalsIndex,
  inDays,
  inMonths,
  type Months,
  monthValues,
  moneyIn,
  type SumKind,
  sumsOfDays,
} from './kept-sums.ts'
import { type LedgerTransaction, preparedFor } from './ledger.ts'
import { remembered } from './remembered.ts'

const groupColumns = (isMoneyIn: SQL) => ({
  accountId: sql<number>`ifnull(account_id, 0)`.as('accountId'),
  categoryId: sql<number>`category_id`.as('categoryId'),
  currency: sql<string>`currency`.as('currency'),
  isHidden: sql<number>`is_hidden`.as('isHidden'),
  isMoneyIn: sql<number>`${isMoneyIn}`.as('isMoneyIn'),
})

const byAllGroupColumns = [sql`1`, sql`2`, sql`3`, sql`4`, sql`5`] as const

const keptSum = { valueCents: sql<number>`sum(value_cents)`, entries: sql<number>`sum(entries)` }

const groupsInDays = preparedFor(filterShape, (db, filter: EntryFilter) =>
  db
    .select({ ...groupColumns(moneyIn.ofEntry), valueCents: keptSum.valueCents, entries: sql<number>`count(*)` })
    .from(entriesInTotalsIndex)
    .where(sql`${inDays} and ${apartFromDays(filter, moneyIn.ofEntry)}`)
    .groupBy(...byAllGroupColumns)
    .prepare(),
)

const groupsInMonths = preparedFor(filterShape, (db, filter: EntryFilter) =>
  db
    .select({ ...groupColumns(moneyIn.ofSum), ...keptSum })
    .from(sql`entry_month_sum`)
    .where(sql`${inMonths} and ${apartFromDays(filter, moneyIn.ofSum)}`)
    .groupBy(...byAllGroupColumns)
    .prepare(),
)

const groupsOfAllDays = preparedFor(filterShape, (db, filter: EntryFilter) =>
  db
    .select({ ...groupColumns(moneyIn.ofSum), ...keptSum })
    .from(sql`entry_sum`)
    .where(sql`entries > 0 and ${filterConditions(filter, moneyIn.ofSum)}`)
    .groupBy(sql`account_id`, sql`category_id`, sql`currency`, sql`is_hidden`, sql`is_money_in`)
    .orderBy(sql`account_id`, sql`category_id`, sql`currency`, sql`is_hidden`, sql`is_money_in`)
    .prepare(),
)

const groupsOfEntries = preparedFor(filterShape, (db, filter: EntryFilter) => {
  const isJoined = filter.words !== undefined && !filter.isEither
  return db
    .select({ ...groupColumns(moneyIn.ofEntry), valueCents: keptSum.valueCents, entries: sql<number>`count(*)` })
    .from(isJoined ? entriesWithText : sql`entry`)
    .where(filterConditions(isJoined ? { ...filter, words: undefined } : filter, moneyIn.ofEntry))
    .groupBy(...byAllGroupColumns)
    .prepare()
})

const toGroup = ([
  accountId,
  categoryId,
  currency,
  isHidden,
  isMoneyIn,
  valueCents,
  entries,
]: readonly unknown[]): EntryGroup => ({
  accountId: Number(accountId),
  categoryId: Number(categoryId),
  currency: String(currency),
  isHidden: Number(isHidden),
  isMoneyIn: Number(isMoneyIn),
  valueCents: Number(valueCents),
  entries: Number(entries),
})

const groupKind: SumKind<EntryGroup> = {
  ofRow: toGroup,
  keyOf: groupKey,
  plus: (group, other, sign) => ({
    ...other,
    valueCents: (group?.valueCents ?? 0) + sign * other.valueCents,
    entries: (group?.entries ?? 0) + sign * other.entries,
  }),
  entriesOf: ({ entries }) => entries,
  inOrder: byGroup,
}

const groupsFromEntries = (ledger: LedgerTransaction, filter: EntryFilter): readonly EntryGroup[] =>
  groupsOfEntries(ledger, filter).values(filterValues(filter)).map(toGroup)

/** Groups a filtered list by kind, with the count and sums of each group. */
export const entryGroups = remembered(filterKey, (ledger, filter: EntryFilter): readonly EntryGroup[] => {
  if (isOfEntries(filter)) return foundGroups(ledger, filter) ?? groupsFromEntries(ledger, filter)
  if (!filter.from && !filter.to) return groupsOfAllDays(ledger, filter).values(filterValues(filter)).map(toGroup)
  const sums = {
    ofMonths: (months: Months) => groupsInMonths(ledger, filter).values(monthValues(filter, months)).map(toGroup),
    ofDays: () => groupsInDays(ledger, filter),
  }
  return sumsOfDays(filter, sums, groupKind)
})

/** Groups what a filtered list has of one day. */
export function groupsOfDay(ledger: LedgerTransaction, filter: EntryFilter, day: string): readonly EntryGroup[] {
  const rows = foundOfDay(ledger, filter, day)
  if (rows === null) return entryGroups(ledger, { ...filter, from: day, to: day })
  return rows.map(({ group, valueCents }) => ({ ...group, valueCents, entries: 1 }))
}
