import { type SQL, sql } from 'drizzle-orm'
import { type AnySQLiteColumn, integer } from 'drizzle-orm/sqlite-core'

/** A row's id: from the person's range (`reserveIds`), and never reused. */
export const id = () => integer('id').primaryKey({ autoIncrement: true })

/** Ninety billion dollars either way: far within what a double holds exactly. */
export const withinBounds = (column: AnySQLiteColumn): SQL => sql`${column} between -9000000000000 and 9000000000000`
