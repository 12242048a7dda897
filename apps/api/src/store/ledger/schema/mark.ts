import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Which person's ledger this is and how far it is, in one row: if the directory disagrees, the ledger is not opened. */
export const ledgerMark = sqliteTable(
  'ledger_mark',
  {
    one: integer().primaryKey(),
    ledgerId: text('ledger_id').notNull(),
    personId: integer('person_id').notNull(),
    /** The directory that it belongs to; empty until the first write of a release that knows directories apart. */
    directoryId: text('directory_id').notNull().default(''),
    /** Grows with the first write of each UTC day. */
    generation: integer().notNull().default(0),
    /** 16 random bytes in hexadecimal, new with each generation; distinguishes two copies of one generation. */
    stamp: text().notNull().default(''),
    previousStamp: text('previous_stamp').notNull().default(''),
    /** The UTC day of the present generation. */
    markedOn: text('marked_on').notNull().default(''),
  },
  (table) => [check('ledger_mark_one', sql`${table.one} = 1`)],
)
