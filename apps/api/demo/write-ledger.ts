import { addMonths, daysInMonth, type IsoDate, normalizeDescription, toIsoDate, toPeriod } from '@evenkeel/engine'
import { eq } from 'drizzle-orm'
import type { Clock } from '../src/parts.ts'
import { presentMoment } from '../src/services/moment.ts'
import { markTransfers } from '../src/services/transfers.ts'
import { insertAccount, putBalanceDay } from '../src/store/ledger/accounts.ts'
import { findBudgetId, insertBudget } from '../src/store/ledger/budgets.ts'
import { CategoryId } from '../src/store/ledger/category-catalog.ts'
import { insertEntry } from '../src/store/ledger/entries.ts'
import { writeChange } from '../src/store/ledger/journal.ts'
import type { LedgerTransaction } from '../src/store/ledger/ledger.ts'
import { saveAboutMe, saveAddress } from '../src/store/ledger/profile.ts'
import { accountConnection, budgetChange, change } from '../src/store/ledger/schema.ts'
import type { SeedAccount, SeedLedger } from './seed-model.ts'
import type { CompanyOffer } from '../src/services/plans/company-offer.ts'
import { writePlans } from './write-plans.ts'

/** What the journal calls the beginning of a demo ledger; a ledger that has it is never seeded again. */
const seeded = 'seed'

const dayMs = 24 * 60 * 60 * 1000

/** The beginning is no change that anybody could take back row by row. */
const noJournal = { willChange: () => undefined, hasCreated: () => undefined }

const isSeeded = (ledger: LedgerTransaction): boolean =>
  ledger.select({ id: change.id }).from(change).where(eq(change.what, seeded)).limit(1).get() !== undefined

function writeConnections(ledger: LedgerTransaction, accounts: readonly SeedAccount[]): Map<string, number> {
  const names = new Set(accounts.flatMap(({ connection }) => connection ?? []))
  return new Map(
    [...names].map((name) => [
      name,
      ledger.insert(accountConnection).values({ name }).returning({ id: accountConnection.id }).get().id,
    ]),
  )
}

/** States what an account had at the ends of past months. */
function writePastBalances(
  ledger: LedgerTransaction,
  accountId: number,
  { balanceCents, monthlyGainsCents = [] }: SeedAccount,
  today: IsoDate,
): void {
  let before = balanceCents
  for (const [index, gain] of monthlyGainsCents.entries()) {
    before -= gain
    const period = addMonths(toPeriod(today), -index - 1)
    putBalanceDay(ledger, { accountId, day: `${period}-${daysInMonth(period)}`, balanceCents: before })
  }
}

function writeAccounts(ledger: LedgerTransaction, accounts: readonly SeedAccount[], clock: Clock): Map<string, number> {
  const connections = writeConnections(ledger, accounts)
  return new Map(
    accounts.map((account) => {
      const { key, connection, daysOld = 0, monthlyGainsCents: _gains, ...fields } = account
      const balanceAsOf = new Date(clock.now() - daysOld * dayMs).toISOString()
      const accountConnectionId = connection === undefined ? null : (connections.get(connection) ?? null)
      const origin = connection === undefined ? 'manual' : 'connection'
      const { id } = insertAccount(ledger, { ...fields, balanceAsOf, accountConnectionId, origin })
      putBalanceDay(ledger, { accountId: id, day: balanceAsOf.slice(0, 10), balanceCents: fields.balanceCents })
      writePastBalances(ledger, id, account, toIsoDate(presentMoment(clock)))
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

/** Writes the initial state of a demo person's ledger once; a repeat changes nothing. */
export function writeLedger(ledger: LedgerTransaction, seed: SeedLedger, clock: Clock, offer: CompanyOffer): void {
  if (isSeeded(ledger)) return
  const accountIds = writeAccounts(ledger, seed.accounts, clock)
  writeRows(ledger, seed, accountIds)
  writeBudgets(ledger, seed)
  saveAboutMe(ledger, seed.aboutMe)
  if (seed.address) saveAddress(ledger, seed.address)
  const now = presentMoment(clock)
  writePlans(ledger, seed, { today: toIsoDate(now), now, offer, idOf: (key) => requireKey(accountIds, key) })
  writeChange(ledger, { what: seeded, at: presentMoment(clock) }, [])
}

export type MakeSeed = (today: IsoDate) => SeedLedger
