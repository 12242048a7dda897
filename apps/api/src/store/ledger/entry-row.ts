import { entry } from './schema.ts'

/** The columns of an entry that a list of transactions shows, in the order in which `toShownEntry` takes them. */
export const shownColumns = {
  id: entry.id,
  date: entry.date,
  valueCents: entry.valueCents,
  currency: entry.currency,
  categoryId: entry.categoryId,
  description: entry.description,
  fullDescription: entry.fullDescription,
  accountId: entry.accountId,
  origin: entry.origin,
  isHidden: entry.isHidden,
  sourceEntryId: entry.sourceEntryId,
  isPending: entry.isPending,
} as const

/** An entry as far as a list shows it: each column more costs a page of ten rows about a hundredth of its time. */
export type ShownEntry = Pick<typeof entry.$inferSelect, keyof typeof shownColumns>

const orNull = <Value>(value: unknown, read: (value: unknown) => Value): Value | null => (value === null ? null : read(value))

/** @throws Error for what the column cannot hold. */
function oneOf<Choice>(choices: readonly Choice[]): (value: unknown) => Choice {
  const known = new Map<unknown, Choice>(choices.map((choice) => [choice, choice]))
  return (value) => {
    const choice = known.get(value)
    if (choice === undefined) throw new Error(`An entry holds ${String(value)}, which is none of ${choices.join(', ')}`)
    return choice
  }
}

const toOrigin = oneOf(entry.origin.enumValues)

/**
 * An entry from a row of the database as an array. Drizzle does the same with a decision at each column of each row, which
 * took as long as all else that a page needs.
 */
export function toShownEntry(row: readonly unknown[]): ShownEntry {
  return {
    id: Number(row[0]),
    date: String(row[1]),
    valueCents: Number(row[2]),
    currency: String(row[3]),
    categoryId: Number(row[4]),
    description: String(row[5]),
    fullDescription: String(row[6]),
    accountId: orNull(row[7], Number),
    origin: toOrigin(row[8]),
    isHidden: row[9] === 1,
    sourceEntryId: orNull(row[10], Number),
    isPending: row[11] === 1,
  }
}
