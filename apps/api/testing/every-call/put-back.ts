import { sql } from 'drizzle-orm'
import type { AppParts } from '../../src/app-parts.ts'
import type { LedgerTransaction } from '../../src/store/ledger/ledger.ts'
import { openLedger } from '../ledger-of.ts'

/** Tables that say which ledger it is, and those whose rows triggers keep equal to what the other rows say. */
const isLeft = (table: string) =>
  /^(sqlite_|_cf_|ledger_mark$|schema_migration$|entry_text|entry_sum|entry_month_sum|entry_day_sum|changed_entry)/.test(
    table,
  )

const findTables = (ledger: LedgerTransaction): string[] =>
  ledger
    .all<{ name: string }>(sql`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .map(({ name }) => name)
    .filter((name) => !isLeft(name))

/**
 * Returns a function that puts a person's ledger back to what it holds now: for the next call that needs a person with one of
 * everything, which takes some twenty calls to make.
 */
export async function keepLedger(parts: AppParts, personId: number): Promise<() => Promise<void>> {
  const kept = (await openLedger(parts, personId)).transact((ledger) =>
    findTables(ledger).map((table) => ({
      table: sql.identifier(table),
      rows: ledger.values<unknown[]>(sql`SELECT * FROM ${sql.identifier(table)}`),
    })),
  )
  return async () =>
    (await openLedger(parts, personId)).transact((ledger) => {
      ledger.run(sql`PRAGMA defer_foreign_keys = ON`)
      for (const { table } of kept) ledger.run(sql`DELETE FROM ${table}`)
      for (const { table, rows } of kept) {
        for (const row of rows) {
          const values = row.map((value) => sql`${value}`)
          ledger.run(sql`INSERT INTO ${table} VALUES (${sql.join(values, sql`, `)})`)
        }
      }
    })
}
