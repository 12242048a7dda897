import { drizzle } from 'drizzle-orm/d1'
import type { AuditSign } from '../../store/directory/audit-chain.ts'
import { type Directory, createDirectory } from '../../store/directory/directory.ts'
import { directoryMigrations, directorySchema } from '../../store/directory/migrations.generated.ts'
import { journal, type Migration, refuseNewerSchema } from '../../store/sqlite/migrate.ts'
import type { D1Database } from './platform.ts'
import { splitSql } from './split-sql.ts'

async function appliedNames(db: D1Database): Promise<Set<string>> {
  await db.prepare(journal).run()
  const { results } = await db.prepare('SELECT name FROM schema_migration').all<{ name: string }>()
  return new Set(results.map((row) => row.name))
}

/** Applies one migration and its journal line in one batch: all of it or nothing. */
async function apply(db: D1Database, { name, sql }: Migration): Promise<void> {
  const journalLine = db.prepare('INSERT INTO schema_migration (name) VALUES (?)').bind(name)
  // The journal line comes first: if two Workers start at once, one inserts it, and the other's batch fails before it
  // changes anything.
  const statements = ['PRAGMA defer_foreign_keys = ON', ...splitSql(sql)].map((statement) => db.prepare(statement))
  await db.batch([journalLine, ...statements])
}

/** Makes the whole schema in one batch, unless another Worker was first. The journal lines come first, as above. */
async function createWhole(db: D1Database): Promise<void> {
  const journalLine = db.prepare('INSERT INTO schema_migration (name) VALUES (?)')
  const statements = splitSql(directorySchema).map((statement) => db.prepare(statement))
  const all = [...directoryMigrations.map(({ name }) => journalLine.bind(name)), ...statements]
  await db.batch(all).catch(async (error: unknown) => {
    if ((await appliedNames(db)).size === 0) throw error
  })
}

/**
 * Brings the directory in D1 up to the newest schema; safe to call from many Workers at once. A new one is made whole, unless a
 * test brings its own migrations.
 *
 * @throws Error if it has migrations that this release does not know, and D1's error if one fails.
 */
export async function migrateD1(db: D1Database, migrations: readonly Migration[] = directoryMigrations): Promise<void> {
  let applied = await appliedNames(db)
  if (applied.size === 0 && migrations === directoryMigrations) {
    await createWhole(db)
    applied = await appliedNames(db)
  }
  refuseNewerSchema(applied, migrations)
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue
    await apply(db, migration).catch(async (error: unknown) => {
      if (!(await appliedNames(db)).has(migration.name)) throw error
    })
  }
}

/** Opens the directory in D1, which must have been migrated. */
export function openD1Directory(db: D1Database, auditSign?: AuditSign): Directory {
  return createDirectory(drizzle(db), () => {}, auditSign)
}
