import { drizzle } from 'drizzle-orm/durable-sqlite'
import { LedgerRefused } from '../../errors.ts'
import { asRefusedOpening, refusedWhenDamaged } from '../../store/as-refusal.ts'
import { type AskLedger, insistOnMark, type LedgerMark, readMark, writeMark } from '../../store/ledger-mark.ts'
import { isNotBegun, type LedgerOwner } from '../../store/ledger-owner.ts'
import { type Ledger, createLedger, reserveIds } from '../../store/ledger/ledger.ts'
import { ledgerMigrations, ledgerSchema } from '../../store/ledger/migrations.generated.ts'
import type { LedgerStore } from '../../store/ledger-store.ts'
import { journal, type Migration, refuseNewerSchema } from '../../store/sqlite/migrate.ts'
import { isKnownAs, type KnownMark, utcDay, withGenerations } from '../../store/with-generations.ts'
import { countedStorage } from './counted-storage.ts'
import { dropLeftMark, endOfLeftMark, findLeftMark, writeLeftMark } from './left-mark.ts'
import type { ObjectStorage } from './platform.ts'

/**
 * Applies the first migration that is still missing, together with its journal line. Returns false if there is none.
 */
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

/** Makes the schema of an object that is empty. */
function createWhole({ sql }: ObjectStorage): void {
  sql.exec(journal)
  for (const { name } of ledgerMigrations) sql.exec('INSERT INTO schema_migration (name) VALUES (?)', name)
  sql.exec(ledgerSchema)
}

/**
 * Brings an object's database up to the newest schema. Nothing else runs in the object meanwhile.
 *
 * @throws Error if it has migrations that this release does not know.
 */
function migrateObject(storage: ObjectStorage): void {
  if (isEmpty(storage)) return createWhole(storage)
  while (applyNext(storage, ledgerMigrations)) {
    // Each turn is one committed step.
  }
}

const createAsk =
  ({ sql }: ObjectStorage): AskLedger =>
  <Row>(query: string, ...values: readonly (string | number)[]) =>
    sql.exec<Row>(query, ...values).toArray()

/** What the directory has to know, for which it cannot be asked while a ledger is opened, and the object's clock. */
interface ObjectEvents {
  /** Called when a new ledger was created. */
  readonly onBegun?: () => void
  /** Called with a mark that the directory does not know yet. */
  readonly onMarked?: (mark: LedgerMark) => void
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** @throws LedgerRefused before anything is written, if this ledger is not the one that the directory names. */
function insistOnOwn(storage: ObjectStorage, owner: LedgerOwner, isBegun: boolean): boolean {
  if (owner.ledgerState === 'never') throw new Error('A ledger was asked for of somebody who has none')
  if (owner.ledgerState === 'quarantined') throw new LedgerRefused(owner.ledgerId, 'quarantined')
  if (isBegun) return insistOnMark(createAsk(storage), owner).isAhead
  if (!isNotBegun(owner.ledgerState)) throw new LedgerRefused(owner.ledgerId, 'missing')
  return false
}

/** Migrates and marks an object's ledger in one transaction: it is whole and marked, or not there. */
function prepareLedger(storage: ObjectStorage, owner: LedgerOwner, today: string): LedgerMark {
  return storage.transactionSync(() => {
    migrateObject(storage)
    reserveIds(drizzle(storage), owner.personId)
    return writeMark(createAsk(storage), owner, today)
  })
}

/**
 * Deletes everything in an object. A mark of the ledger stays as long as the platform can put the directory back to a moment before:
 * by it who has left is removed from that directory again.
 */
async function emptyObject(storage: ObjectStorage, now: number): Promise<void> {
  const mark = readMark(createAsk(storage))
  const left = mark ? { ledgerId: mark.ledgerId, leftAt: now } : findLeftMark(storage)
  await storage.deleteAll()
  if (!left || endOfLeftMark(left) <= now) return
  writeLeftMark(storage, left)
  await storage.setAlarm(endOfLeftMark(left))
}

/** Opens the one ledger of a person's object. Throws for another person's ledger, which is always a fault of ours. */
export function objectLedgers(
  plainStorage: ObjectStorage,
  ownerId: number,
  { onBegun, onMarked = () => {}, now = Date.now }: ObjectEvents = {},
): LedgerStore {
  const { storage, ...driver } = countedStorage(plainStorage)
  let opened: { readonly ledger: Ledger; readonly known: KnownMark } | undefined
  const today = () => utcDay(now())

  const openOwn = (owner: LedgerOwner): Ledger => {
    const isBegun = !isEmpty(storage)
    const isAhead = insistOnOwn(storage, owner, isBegun)
    if (!isBegun) dropLeftMark(storage)
    const known = { owner, mark: prepareLedger(storage, owner, today()) }
    if (!isBegun) onBegun?.()
    if (owner.ledgerState !== 'there' || isAhead) onMarked(known.mark)
    const plain = createLedger(drizzle(storage), () => {}, driver)
    const generations = { ask: createAsk(storage), known, today, tell: onMarked }
    opened = { ledger: withGenerations(refusedWhenDamaged(plain, owner), generations), known }
    return opened.ledger
  }

  const insistOnOwner = (personId: number) => {
    if (personId !== ownerId) throw new Error('A person\u2019s object was asked for another ledger than its own')
  }

  return {
    open(owner) {
      insistOnOwner(owner.personId)
      if (opened && isKnownAs(opened.known, owner)) {
        opened.known.owner = owner
        return opened.ledger
      }
      opened = undefined
      try {
        return openOwn(owner)
      } catch (error) {
        throw asRefusedOpening(error, owner)
      }
    },
    remove(personId) {
      insistOnOwner(personId)
      opened = undefined
      // The object answers nothing before this has settled, and does not live on if it fails.
      void emptyObject(storage, now())
    },
    close() {
      opened = undefined
    },
  }
}

/** Creates the store of the Worker, which has no ledgers: a call that opens one should have been forwarded. */
export function noLedgers(): LedgerStore {
  const nowhere = (): never => {
    throw new Error('There are no ledgers in the Worker: this call has to run in a person\u2019s object')
  }
  return { open: nowhere, remove: nowhere, close: () => {} }
}
