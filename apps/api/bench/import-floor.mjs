import { join } from 'node:path'
import { ledgerMigrations } from '../src/store/ledger/migrations.generated.ts'
import { openSqlite } from '../src/store/sqlite/open-sqlite.ts'

const columns =
  'date, value_cents, category_id, category_source, description, full_description, normalized_description, account_id, origin, bank_file_id'

/**
 * Returns how many milliseconds SQLite alone takes for `rows` rows of a statement on this disk: one prepared statement,
 * one transaction, the ledger's table and indexes; no parsing, no sums, no journal.
 * @param {string} folder
 * @param {number} rows
 */
export function measureFloor(folder, rows) {
  const file = openSqlite(join(folder, 'floor.sqlite'), ledgerMigrations)
  file.exec(`INSERT INTO account (id, name, category_name, type_name, balance_cents, origin) VALUES (1, 'Floor', 'Cash', 'Checking', 0, 'file');
    INSERT INTO bank_file (id, file_name, format, uploaded_at, status) VALUES (1, 'floor.csv', 'csv', '2026-01-01', 'imported');
    DROP TRIGGER entry_sum_after_insert`)
  const insert = file.prepare(`INSERT INTO entry (${columns}) VALUES (?, ?, 3, 'none', ?, ?, ?, 1, 'file', 1)`)
  const writeAll = file.transaction(() => {
    for (let row = 0; row < rows; row += 1) {
      const day = new Date(Date.UTC(2016, 0, 1) + Math.floor((row / rows) * 3650) * 86_400_000)
        .toISOString()
        .slice(0, 10)
      const words = `Shop ${row % 977} number ${row}`
      insert.run(day, row % 10 === 0 ? 150_000 : -500 - (row % 9973), words, words, 'shop number')
    }
  })
  const started = performance.now()
  writeAll()
  const took = performance.now() - started
  file.close()
  return took
}
