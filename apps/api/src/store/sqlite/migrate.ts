import type { SqliteFile } from './sqlite-file.ts'

/**
 * One step of a schema's history, applied in the order of the names. Generated from `drizzle/<kind>/*.sql` by `npm run
 * db:generate`.
 */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/** The table in which a database records its applied steps. */
export const journal = `CREATE TABLE IF NOT EXISTS schema_migration (
  name TEXT PRIMARY KEY NOT NULL,
  applied_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) STRICT`

function appliedNames(file: SqliteFile): Set<string> {
  const rows = file.prepare<[], { name: string }>('SELECT name FROM schema_migration ORDER BY name').all()
  return new Set(rows.map((row) => row.name))
}

function hasJournal(file: SqliteFile): boolean {
  return file.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_migration'").get() !== undefined
}

/** A database that a newer release has written. */
export class NewerSchema extends Error {
  override readonly name = 'NewerSchema'
}

/** @throws NewerSchema if a database has steps that this release does not know. */
export function refuseNewerSchema(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map((migration) => migration.name))
  const unknown = [...applied].find((name) => !known.has(name))
  if (unknown) throw new NewerSchema(`This database was written by a newer release (it has the migration ${unknown}).`)
}

/** Applies the first missing migration together with its journal line; false if none is missing. */
function applyNext(file: SqliteFile, migrations: readonly Migration[]): boolean {
  file.exec(journal)
  const applied = appliedNames(file)
  refuseNewerSchema(applied, migrations)
  const next = migrations.find((migration) => !applied.has(migration.name))
  if (!next) return false
  file.exec(next.sql)
  const broken = file.pragma('foreign_key_check')
  if (Array.isArray(broken) && broken.length > 0) throw new Error(`Migration ${next.name} breaks a foreign key.`)
  file.prepare('INSERT INTO schema_migration (name) VALUES (?)').run(next.name)
  return true
}

/** Makes the schema of a new database in one transaction; a second process waits, and then finds it done. */
function createWhole(file: SqliteFile, migrations: readonly Migration[], whole: string): void {
  const create = file.transaction(() => {
    if (hasJournal(file)) return
    file.exec(journal)
    const note = file.prepare('INSERT INTO schema_migration (name) VALUES (?)')
    for (const { name } of migrations) note.run(name)
    file.exec(whole)
  })
  create.immediate()
}

/**
 * Migrates a database to the newest schema. With `whole`, what all steps come to, a new one is made at once: step by step takes six
 * times as long. Each step and its journal line are one transaction under the write lock, so
 * a crash in between loses nothing and the next opening resumes there; a second process waits, and then finds it done.
 *
 * @throws NewerSchema if the file has steps that this release does not know.
 */
export function migrate(file: SqliteFile, migrations: readonly Migration[], whole?: string): void {
  if (whole !== undefined && !hasJournal(file)) createWhole(file, migrations, whole)
  if (hasJournal(file)) {
    const applied = appliedNames(file)
    refuseNewerSchema(applied, migrations)
    if (applied.size === migrations.length) return
  }
  // SQLite changes columns by rebuilding a table that others refer to. Foreign keys are instead checked before each
  // commit.
  file.pragma('foreign_keys = OFF')
  const step = file.transaction(() => applyNext(file, migrations))
  while (step.immediate()) {
    // Each iteration commits one step.
  }
}
