import { type IsoDate, isoDateOf, normalizeDescription } from '@evenkeel/engine'
import { eq } from 'drizzle-orm'
import type { Clock } from '../parts.ts'
import { nowOf } from '../services/moment.ts'
import { markTransfers } from '../services/transfers.ts'
import { insertAccount, putBalanceDay } from '../store/ledger/accounts.ts'
import { findBudgetId, insertBudget } from '../store/ledger/budgets.ts'
import { CategoryId } from '../store/ledger/category-catalogue.ts'
import { insertEntry } from '../store/ledger/entries.ts'
import { writeChange } from '../store/ledger/journal.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { saveAboutMe, saveAddress } from '../store/ledger/profile.ts'
import { accountConnection, budgetChange, change } from '../store/ledger/schema.ts'
import type { SeedAccount, SeedLedger } from './seed-model.ts'
import { writePlans } from './write-plans.ts'

/** What the journal calls the beginning of a demo ledger; a ledger that has it is never seeded again. */
const SEEDED = 'seed'

const DAY_MS = 24 * 60 * 60 * 1000

/** The beginning is no change that anybody could take back row by row. */
const noJournal = { willChange: () => undefined, hasCreated: () => undefined }

const isSeeded = (ledger: LedgerTransaction): boolean =>
  ledger.select({ id: change.id }).from(change).where(eq(change.what, SEEDED)).limit(1).get() !== undefined

function writeConnections(ledger: LedgerTransaction, accounts: readonly SeedAccount[]): Map<string, number> {
  const names = new Set(accounts.flatMap(({ connection }) => connection ?? []))
  return new Map(
    [...names].map((name) => [
      name,
      ledger.insert(accountConnection).values({ name }).returning({ id: accountConnection.id }).get().id,
    ]),
  )
}

function writeAccounts(ledger: LedgerTransaction, accounts: readonly SeedAccount[], clock: Clock): Map<string, number> {
  const connections = writeConnections(ledger, accounts)
  return new Map(
    accounts.map(({ key, connection, daysOld = 0, ...fields }) => {
      const balanceAsOf = new Date(clock.now() - daysOld * DAY_MS).toISOString()
      const accountConnectionId = connection === undefined ? null : (connections.get(connection) ?? null)
      const origin = connection === undefined ? 'manual' : 'connection'
      const { id } = insertAccount(ledger, { ...fields, balanceAsOf, accountConnectionId, origin })
      putBalanceDay(ledger, { accountId: id, day: balanceAsOf.slice(0, 10), balanceCents: fields.balanceCents })
      return [key, id]
    }),
  )
}

function requireKey(accountIds: ReadonlyMap<string, number>, key: string): number {
  const id = accountIds.get(key)
  if (id === undefined) throw new RangeError(`${key} is not an account of this seed`)
  return id
}

function writeRows(
  ledger: LedgerTransaction,
  { rows, accounts }: SeedLedger,
  accountIds: ReadonlyMap<string, number>,
): void {
  const linked = new Set(accounts.filter(({ connection }) => connection !== undefined).map(({ key }) => key))
  for (const { accountKey, isHidden = false, ...row } of rows) {
    insertEntry(ledger, {
      ...row,
      isHidden,
      categorySource: row.categoryId === CategoryId.UNCATEGORIZED ? 'none' : 'provider',
      normalizedDescription: normalizeDescription(row.description),
      accountId: requireKey(accountIds, accountKey),
      origin: linked.has(accountKey) ? 'connection' : 'manual',
    })
  }
  const [first] = rows
  const last = rows.at(-1)
  if (first && last) markTransfers(ledger, noJournal, first.date, last.date)
}

function writeBudgets(ledger: LedgerTransaction, { budgets }: SeedLedger): void {
  for (const { categoryId, period, targetCents } of budgets) {
    const budgetId = findBudgetId(ledger, categoryId) ?? insertBudget(ledger, categoryId)
    ledger.insert(budgetChange).values({ budgetId, period, targetCents }).run()
  }
}

/** Writes the beginning of a demo person's ledger; once, whatever has become of it since. */
export function writeLedger(ledger: LedgerTransaction, seed: SeedLedger, clock: Clock): void {
  if (isSeeded(ledger)) return
  const accountIds = writeAccounts(ledger, seed.accounts, clock)
  writeRows(ledger, seed, accountIds)
  writeBudgets(ledger, seed)
  saveAboutMe(ledger, seed.aboutMe)
  if (seed.address) saveAddress(ledger, seed.address)
  const now = nowOf(clock)
  writePlans(ledger, seed, { today: isoDateOf(now), now, idOf: (key) => requireKey(accountIds, key) })
  writeChange(ledger, { what: SEEDED, at: nowOf(clock), undoesChangeId: null }, [])
}

export type MakeSeed = (today: IsoDate) => SeedLedger
