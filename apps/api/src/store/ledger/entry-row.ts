import { getTableColumns } from 'drizzle-orm'
import { entry } from './schema.ts'

type Row = typeof entry.$inferSelect

/** The columns of an entry, in the order in which `toEntry` takes them. */
export const entryColumns = getTableColumns(entry)

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
const toSource = oneOf(entry.categorySource.enumValues)

/**
 * An entry from a row of the database as an array. Drizzle does the same with a decision at each column of each row, which
 * took as long as all else that a page needs.
 */
export function toEntry(row: readonly unknown[]): Row {
  return {
    id: Number(row[0]),
    date: String(row[1]),
    valueCents: Number(row[2]),
    currency: String(row[3]),
    categoryId: Number(row[4]),
    categorySource: toSource(row[5]),
    description: String(row[6]),
    fullDescription: String(row[7]),
    normalizedDescription: String(row[8]),
    accountId: orNull(row[9], Number),
    origin: toOrigin(row[10]),
    isHidden: row[11] === 1,
    sourceEntryId: orNull(row[12], Number),
    transferPairId: orNull(row[13], Number),
    bankFileId: orNull(row[14], Number),
    providerId: orNull(row[15], String),
    isPending: row[16] === 1,
    providerDescription: orNull(row[17], String),
  }
}
