import {
  addDays,
  balanceHistory,
  balanceOn,
  type BalanceStep,
  isMovedByRows,
  type IsoDate,
  toIsoDate,
} from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testOwner } from '../../../testing/ledger-of.ts'
import { openMemoryLedgers } from '../../../testing/memory-store.ts'
import { allAccounts, insertAccount, type StoredAccount } from '../../store/ledger/accounts.ts'
import { CategoryId } from '../../store/ledger/category-catalog.ts'
import { deleteEntries, insertEntry, updateEntry } from '../../store/ledger/entries.ts'
import { keptSumFaults } from '../../../testing/probes/kept-sums-check.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { balanceDay } from '../../store/ledger/schema.ts'
import type { LedgerStore } from '../../store/ledger-store.ts'
import { accountsOn, balancesSince, firstKnownDay } from './account-histories.ts'

let store: LedgerStore
beforeAll(() => {
  store = openMemoryLedgers()
})
afterAll(() => store.close())

const today: IsoDate = '2026-06-10'
const daysAgo = (days: number): IsoDate => addDays(today, -days)
/** Few days, so that rows, statements, and questions often meet on one. */
const day = fc.integer({ min: -3, max: 40 }).map(daysAgo)
const cents = fc.integer({ min: -500, max: 500 })
const currency = fc.constantFrom('USD', 'USD', 'USD', 'EUR')
const place = fc.nat({ max: 3 })

const anAccount = fc.record({
  categoryName: fc.constantFrom('Cash', 'Cash', 'Credit Card', 'Investment'),
  balanceCents: cents,
  balanceAsOf: fc.option(day.map((of) => `${of}T00:00:00Z`)),
  currency,
  isHiddenFromNetWorth: fc.boolean(),
})
const life = fc.record({
  accounts: fc.array(anAccount, { minLength: 1, maxLength: 4 }),
  rows: fc.array(fc.record({ date: day, valueCents: cents, currency, place }), { maxLength: 40 }),
  statements: fc.uniqueArray(fc.record({ day, balanceCents: cents, place }), {
    maxLength: 30,
    selector: (one) => `${one.day} ${one.place}`,
  }),
  moves: fc.array(fc.record({ date: day, valueCents: cents, pick: fc.nat(), place, isDeleted: fc.boolean() }), {
    maxLength: 8,
  }),
  days: fc.uniqueArray(fc.nat({ max: 44 }).map(daysAgo), { minLength: 1, maxLength: 6 }),
  from: fc.nat({ max: 44 }).map(daysAgo),
})

const texts = { description: 'Shop', fullDescription: 'Shop', normalizedDescription: 'shop' } as const

/** Writes accounts, rows, and statements; then moves, changes, and deletes some of the rows. */
function write(
  ledger: LedgerTransaction,
  { accounts, rows, statements, moves }: typeof life extends fc.Arbitrary<infer Life> ? Life : never,
) {
  const ids = accounts.map(
    (account, index) =>
      insertAccount(ledger, { ...account, name: `Account ${index}`, typeName: 'Other', origin: 'manual' }).id,
  )
  const accountIdOf = (chosen: number) => ids[chosen] ?? null
  const written = rows.map((row) =>
    insertEntry(ledger, {
      ...{ date: row.date, valueCents: row.valueCents, currency: row.currency, accountId: accountIdOf(row.place) },
      ...texts,
      ...{ categoryId: CategoryId.UNCATEGORIZED, categorySource: 'none', origin: 'manual' },
    }),
  )
  for (const { place: chosen, ...stated } of statements) {
    const accountId = accountIdOf(chosen)
    if (accountId !== null)
      ledger
        .insert(balanceDay)
        .values({ ...stated, accountId })
        .run()
  }
  for (const { pick, isDeleted, place: chosen, ...change } of moves) {
    const id = written[pick % Math.max(1, written.length)]
    if (id === undefined) continue
    if (isDeleted) deleteEntries(ledger, [id])
    else updateEntry(ledger, id, { ...change, accountId: accountIdOf(chosen) })
  }
}

/** Computes an account's balances from every row and statement. */
function stepsFromRows(ledger: LedgerTransaction, { id, ...account }: StoredAccount): BalanceStep[] {
  return balanceHistory({
    balanceCents: account.balanceCents,
    balanceAsOf: account.balanceAsOf === null ? null : toIsoDate(account.balanceAsOf),
    isMovedByRows: isMovedByRows(account.categoryName),
    statements: ledger.all(
      sql`select day, balance_cents as balanceCents from balance_day where account_id = ${id} order by day`,
    ),
    movements: ledger.all(
      sql`select date as day, sum(value_cents) as cents from entry where account_id = ${id} and currency = ${account.currency} group by date order by date`,
    ),
    today,
  })
}

let people = 0

it('balances on some days, and since a day, are those that every row and statement lead to', () => {
  fc.assert(
    fc.property(life, (one) => {
      people += 1
      store.open(testOwner(people)).transact((ledger) => {
        write(ledger, one)
        expect(keptSumFaults(ledger)).toEqual([])
        const [first = today, ...later] = one.days.toSorted()
        const all = allAccounts(ledger).map((account) => ({ account, steps: stepsFromRows(ledger, account) }))
        for (const [index, known] of accountsOn(ledger, [first, ...later], today).entries()) {
          const { steps = [] } = all[index] ?? {}
          expect(known.steps[0]?.day).toBe(steps[0]?.day)
          const isNewer = (steps[0]?.day ?? today) > first
          for (const of of [first, ...later, ...(isNewer ? [steps[0]?.day ?? today] : []), today])
            expect(balanceOn(known.steps, of)?.balanceCents).toBe(balanceOn(steps, of)?.balanceCents)
        }
        for (const { account, steps } of all) {
          const since = balancesSince(ledger, account, one.from, today)
          const isKnown = account.balanceAsOf !== null || steps.length > 1
          expect(since.firstDay).toBe(isKnown ? steps[0]?.day : null)
          for (const ago of Array.from({ length: 45 }, (_, index) => daysAgo(index)).filter((of) => of >= one.from)) {
            const { day: _since, ...expected } = balanceOn(steps, ago) ?? {}
            expect(balanceOn(since.steps, ago) ?? {}).toMatchObject(expected)
          }
          expect(balancesSince(ledger, account, '', today).steps).toEqual(steps)
        }
        const firsts = all.map(({ steps }) => steps[0]?.day ?? today)
        expect(firstKnownDay(ledger, today)).toBe(firsts.toSorted()[0])
      })
    }),
    { numRuns: 150 },
  )
})
