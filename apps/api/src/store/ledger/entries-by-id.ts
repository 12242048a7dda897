import { type SQL, sql } from 'drizzle-orm'

/** Whether ids follow each other, as those of a file do. */
export function isStretch(ids: readonly number[]): boolean {
  const [first = 0] = ids
  return ids.every((id, place) => id === first + place)
}

/** Returns the condition for some entries: a stretch of the table costs half as much as to look for each of a list. */
export const among = (ids: readonly number[]): SQL =>
  isStretch(ids)
    ? sql`id between ${ids[0] ?? 0} and ${ids.at(-1) ?? 0}`
    : sql`id in (select value from json_each(${JSON.stringify(ids)}))`
