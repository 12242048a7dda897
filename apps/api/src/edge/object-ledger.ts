import { drizzle } from 'drizzle-orm/durable-sqlite'
import { type Ledger, makeLedger, reserveIds } from '../store/ledger/ledger.ts'
import { ledgerMigrations } from '../store/ledger/migrations.generated.ts'
import type { LedgerStore } from '../store/ledger-store.ts'
import { JOURNAL, type Migration, refuseNewerSchema } from '../store/sqlite/migrate.ts'
import type { ObjectStorage } from './platform.ts'

/** Applies the first migration that is still missing, together with its journal line; false when there is none. */
function applyNext(storage: ObjectStorage, migrations: readonly Migration[]): boolean {
  const { sql } = storage
  const applied = new Set(
    sql
      .exec<{ name: string }>('SELECT name FROM schema_migration')
      .toArray()
      .map((row) => row.name),
  )
  refuseNewerSchema(applied, migrations)
  const next = migrations.find((migration) => !applied.has(migration.name))
  if (!next) return false
  storage.transactionSync(() => {
    sql.exec('PRAGMA defer_foreign_keys = ON')
    sql.exec(next.sql)
    sql.exec('INSERT INTO schema_migration (name) VALUES (?)', next.name)
  })
  return true
}

const isEmpty = ({ sql }: ObjectStorage) =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'schema_migration'").toArray().length === 0

/**
 * Brings an object's database up to the newest schema. Nothing else runs in the object meanwhile.
 *
 * @throws Error when it has steps that this release does not know.
 */
export function migrateObject(storage: ObjectStorage, migrations: readonly Migration[] = ledgerMigrations): void {
  storage.sql.exec(JOURNAL)
  while (applyNext(storage, migrations)) {
    // Each turn is one committed step.
  }
}

function openLedger(storage: ObjectStorage, userId: number): Ledger {
  migrateObject(storage)
  const db = drizzle(storage)
  reserveIds(db, userId)
  return makeLedger(db, () => {})
}

/**
 * The one ledger that lies in a person's object. Asked for another person's it throws: that is never right.
 *
 * @param onBegun is told when a ledger is begun where there was none.
 */
export function objectLedgers(storage: ObjectStorage, ownerId: number, onBegun: () => void = () => {}): LedgerStore {
  let ledger: Ledger | undefined

  const openOwn = () => {
    if (isEmpty(storage)) onBegun()
    return openLedger(storage, ownerId)
  }

  const insistOnOwner = (userId: number) => {
    if (userId !== ownerId) throw new Error('A person\u2019s object was asked for another ledger than its own')
  }

  return {
    open(userId) {
      insistOnOwner(userId)
      return (ledger ??= openOwn())
    },
    remove(userId) {
      insistOnOwner(userId)
      ledger = undefined
      // The object answers nothing before this has settled, and does not live on if it fails.
      void storage.deleteAll()
    },
    close() {
      ledger = undefined
    },
  }
}

/** In the Worker, where no ledger lies: a call that gets this far should have been handed on. */
export function noLedgers(): LedgerStore {
  const nowhere = (): never => {
    throw new Error('There are no ledgers in the Worker: this call has to run in a person\u2019s object')
  }
  return { open: nowhere, remove: nowhere, close: () => {} }
}
