import { type EntryFilter, filterKey } from './entry-filter.ts'
import { byGroup, type EntryGroup, groupKey } from './entry-group.ts'
import type { LedgerTransaction } from './ledger.ts'
import { followed, type RecentChange } from './recent-changes.ts'
import { maxSearchedRows, searchAll, searchAmong, type SearchedEntry } from './search-entries.ts'

// The rows of a search, which no kept sum knows: finding those of a shop's name takes SQLite longer than all the rest of an
// answer. They are found once, and after a change the changed rows alone are looked at again.

type Group = { -readonly [Field in keyof EntryGroup]: EntryGroup[Field] }

/** A row of a search: what its place in a list and the list's sums are made of. */
export interface FoundRow {
  readonly id: number
  readonly date: string
  readonly valueCents: number
  /** The group that it is counted in. */
  readonly group: Readonly<Group>
}

/**
 * `rows` are by date and id, the newest first, and `ids` are theirs. An open ledger keeps those of its last search, some 70
 * bytes each.
 */
interface Search {
  readonly rows: FoundRow[]
  readonly ids: number[]
  /** The ids in the other orders that were asked for since the last change. */
  readonly sorted: Map<string, readonly number[]>
  readonly groups: Map<string, Group>
}

/** With more changed rows all are found again. */
const maxChanged = 30

const newestFirst = (one: FoundRow, other: FoundRow) =>
  one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1

function groupOf(groups: Map<string, Group>, row: SearchedEntry): Group {
  const kind = {
    accountId: Number(row[3]),
    categoryId: Number(row[4]),
    currency: String(row[5]),
    isHidden: Number(row[6]),
    isMoneyIn: Number(Number(row[2]) > 0),
  }
  const key = groupKey(kind)
  const group = groups.get(key) ?? { ...kind, valueCents: 0, entries: 0 }
  groups.set(key, group)
  return group
}

/** Counts a row in its group. */
function counted(groups: Map<string, Group>, row: SearchedEntry, date = String(row[1])): FoundRow {
  const group = groupOf(groups, row)
  const valueCents = Number(row[2])
  group.valueCents += valueCents
  group.entries += 1
  return { id: Number(row[0]), date, valueCents, group }
}

function findAll(ledger: LedgerTransaction, filter: EntryFilter): Search | null {
  const found = searchAll(ledger, filter)
  if (found.length > maxSearchedRows) return null
  const groups = new Map<string, Group>()
  let lastDay = ''
  const rows = found.map((row) => {
    // Rows of one day share its text.
    if (row[1] !== lastDay) lastDay = String(row[1])
    return counted(groups, row, lastDay)
  })
  const sorted = rows.toSorted(newestFirst)
  return { rows: sorted, ids: sorted.map(({ id }) => id), sorted: new Map(), groups }
}

/** Returns the place of the first row for which something holds, as it does for all rows after it. */
function firstPlace(rows: readonly FoundRow[], holds: (row: FoundRow) => boolean): number {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const row = rows[middle]
    if (row && !holds(row)) from = middle + 1
    else to = middle
  }
  return from
}

/** Takes the row of an entry out of a search, if it is there. */
function takeOut({ rows, ids, groups }: Search, id: number): void {
  // Among thousands of numbers one is found sooner than among thousands of objects.
  const place = ids.indexOf(id)
  const row = rows[place]
  const group = row && groups.get(groupKey(row.group))
  if (!row || !group) return
  group.valueCents -= row.valueCents
  group.entries -= 1
  rows.splice(place, 1)
  ids.splice(place, 1)
}

/** Puts a row where it belongs: before the first that is older. */
function putIn({ rows, ids, groups }: Search, row: SearchedEntry): void {
  const one = counted(groups, row)
  const place = firstPlace(rows, (other) => newestFirst(other, one) > 0)
  rows.splice(place, 0, one)
  ids.splice(place, 0, one.id)
}

const searches = followed({
  key: filterKey,
  most: 1,
  read: findAll,
  update(ledger, filter, search, changes: readonly RecentChange[]) {
    const ids = new Set(changes.map(({ entryId }) => entryId))
    if (search === null || ids.size > maxChanged) return null
    const found = searchAmong(ledger, filter, [...ids])
    search.sorted.clear()
    for (const id of ids) takeOut(search, id)
    for (const row of found) putIn(search, row)
    return search
  },
})

/** Whether a filter looks for some of the entries. Whether money came in says nearly all of them, which cost more to keep. */
const isSearch = ({ words, amount, tags, ownCategoryIds, isHidden, ids }: EntryFilter) =>
  Boolean(words ?? amount ?? tags ?? ownCategoryIds ?? isHidden) && ids === undefined

/** Whether the rows of a search are there without finding all of them again. */
export const isSearchKept = (ledger: LedgerTransaction, filter: EntryFilter): boolean =>
  isSearch(filter) && searches.isKept(ledger, filter)

const findSearch = (ledger: LedgerTransaction, filter: EntryFilter): Search | null =>
  isSearch(filter) ? searches(ledger, filter) : null

/** Returns the ids of a search in another order, which is made once; null if its rows are not kept. */
export function foundInOrder(
  ledger: LedgerTransaction,
  filter: EntryFilter,
  order: { readonly key: string; readonly toIds: (found: Pick<Search, 'rows' | 'ids'>) => readonly number[] },
): readonly number[] | null {
  const search = findSearch(ledger, filter)
  if (search === null) return null
  const ids = search.sorted.get(order.key) ?? order.toIds(search)
  search.sorted.set(order.key, ids)
  return ids
}

/** Returns the groups of a search; null if its rows are not kept. */
export function foundGroups(ledger: LedgerTransaction, filter: EntryFilter): readonly EntryGroup[] | null {
  const search = findSearch(ledger, filter)
  if (search === null) return null
  return [...search.groups.values()]
    .filter(({ entries }) => entries > 0)
    .map((group) => ({ ...group }))
    .toSorted(byGroup)
}

/** Returns the rows that a search has of one day; null if its rows are not kept. */
export function foundOfDay(ledger: LedgerTransaction, filter: EntryFilter, day: string): readonly FoundRow[] | null {
  const rows = findSearch(ledger, filter)?.rows
  if (rows === undefined) return null
  return rows.slice(
    firstPlace(rows, ({ date }) => date <= day),
    firstPlace(rows, ({ date }) => date < day),
  )
}
