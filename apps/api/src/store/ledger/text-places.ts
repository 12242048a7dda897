import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { idsAPerson } from './ledger.ts'

// The search keeps the words of an entry under a number that begins with the entry's day and ends with the entry's place in the
// range of the person's ids: rows with a word are in the order of the list, and the first of them are found without the others.

/** The text of an entry whose words are searched. */
export const searchedText = sql`description || ' ' || full_description || ' ' || note || ' ' || tags`

/** More than a range of ids has. */
const placesADay = 2 ** 30

/** The first number of a day. */
const firstPlace = (day: SQLWrapper) => sql`unixepoch(${day}) / 86400 * ${sql.raw(String(placesADay))}`

/** The number of an entry in the search. */
export const placeOfText = sql`ifnull(${firstPlace(sql`date`)}, 0) + id % ${sql.raw(String(idsAPerson))}`

const rangeOfIds = sql`(select min(id) / ${sql.raw(String(idsAPerson))} * ${sql.raw(String(idsAPerson))} from entry)`

/** The id of the entry that the search found. */
export const idOfText = sql`((entry_text.rowid & ${sql.raw(String(placesADay - 1))}) + ${rangeOfIds})`

/** Whether what the search found is within the days of a filter, whose values have `from` and `to`. */
export const isOfTextDays = ({ from, to }: { readonly from?: unknown; readonly to?: unknown }): SQL => {
  const isFrom = sql`entry_text.rowid >= ${firstPlace(sql.placeholder('from'))}`
  const isTo = sql`entry_text.rowid < ${firstPlace(sql.placeholder('to'))} + ${sql.raw(String(placesADay))}`
  return sql.join([sql`true`, ...(from ? [isFrom] : []), ...(to ? [isTo] : [])], sql` and `)
}
