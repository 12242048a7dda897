import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryDirectory, openMemoryLedgers } from '../../test/memory-store.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { makeTestClock } from '../../test/test-parts.ts'
import { CategoryId } from '../../store/ledger/category-catalogue.ts'
import type { StoredEntry } from '../../store/ledger/entries.ts'
import { keptSumFaults } from '../../store/ledger/kept-sums-check.ts'
import { newPerson } from '../test-person.ts'
import { type Disturbances, type FakeBank, joinBanks, makeFakeBank } from './fake-bank.ts'
import { ACCOUNTS, History, keyOf, type Move, untouched } from './test-history.ts'

/** Small, so that one row is often met again. */
const pick = fc.nat({ max: 12 })
const bank = fc.nat({ max: 1 })
const account = fc.nat({ max: ACCOUNTS.length - 1 })
const cents = fc.integer({ min: 500, max: 90_000 })
const flag = fc.boolean()
const disturbances: fc.Arbitrary<Disturbances> = fc.record(
  {
    replay: fc.nat({ max: 6 }),
    twice: flag,
    turn: flag,
    mutate: flag,
    empty: fc.constant(true),
    failure: fc.constantFrom('login-required' as const, 'unavailable' as const, 'rate-limited' as const),
  },
  { requiredKeys: [] },
)

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('buy' as const), account, cents, isPending: flag }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('post' as const), pick, isNamed: flag, tip: fc.nat({ max: 300 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('change' as const), pick, by: fc.integer({ min: -200, max: 200 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('transfer' as const), from: account, to: account, cents }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('sync' as const), bank, isFull: flag, disturbances }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('hide' as const, 'recategorise' as const, 'rename' as const, 'split' as const),
      pick,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('relink' as const), bank }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), bank, isUndone: flag }) },
)

let app: TestApp
const clock = makeTestClock()
const banks: FakeBank[] = []
beforeAll(async () => {
  const provider = { ...joinBanks([makeFakeBank('unused', {})]) }
  const current = () => joinBanks(banks)
  const live = {
    ...provider,
    exchange: (token: string) => current().exchange(token),
    item: (token: string) => current().item(token),
    accounts: (token: string) => current().accounts(token),
    transactions: (token: string, cursor: string | null) => current().transactions(token, cursor),
  }
  const stores = { directory: openMemoryDirectory(), ledgers: openMemoryLedgers() }
  app = await startTestApp({ clock, parts: { ...stores, bank: { providers: [live], wake: () => undefined } } })
})
afterAll(() => app.stop())

let histories = 0

async function play(moves: readonly Move[]): Promise<History> {
  histories += 1
  banks.splice(
    0,
    banks.length,
    makeFakeBank(`one${histories}`, { Checking: 'Checking', Card: 'Credit Card' }),
    makeFakeBank(`two${histories}`, { Savings: 'Savings' }),
  )
  // Every account has an older row, so that its history reaches back: silence about an account takes nothing away.
  for (const [index, [owner, name]] of ACCOUNTS.entries()) {
    banks[owner]?.put({
      key: `old${index}`,
      account: name,
      date: '2026-10-01',
      cents: -7_654_321,
      words: `opened ${name}`,
      isPending: false,
      posts: null,
    })
  }
  const history = new History(app, await newPerson(app), [...banks])
  await history.link(0)
  await history.link(1)
  for (const next of moves) {
    clock.advance(60_000)
    await history.step(next)
  }
  await history.settle()
  return history
}

function check({ banks: fakes, edits, transfers, ...history }: History, entries: readonly StoredEntry[]): void {
  const atBank = new Map(fakes.flatMap(({ rows }) => [...rows]))
  const sources = entries.filter(({ sourceEntryId }) => sourceEntryId === null)
  const partsOf = (id: number) => entries.filter(({ sourceEntryId }) => sourceEntryId === id)
  const byKey = new Map(sources.map((row) => [keyOf(row), row]))
  // No row twice, none missing, and each comes to what the bank says.
  expect(sources.map(keyOf).toSorted()).toEqual([...atBank.keys()].toSorted())
  const wholes = sources.map(
    (row) => [keyOf(row), partsOf(row.id).reduce((sum, part) => sum + part.valueCents, row.valueCents)] as const,
  )
  expect(Object.fromEntries(wholes)).toEqual(Object.fromEntries([...atBank].map(([key, row]) => [key, row.cents])))
  // No edit lost.
  for (const [key, row] of byKey) {
    const { isHidden, categoryId, description, parts } = edits.get(key) ?? untouched
    const bankWords = atBank.get(key)?.words
    const wanted = [key, isHidden, description ?? bankWords, parts, categoryId ?? row.categoryId]
    expect([key, row.isHidden, row.description, partsOf(row.id).length, row.categoryId]).toEqual(wanted)
  }
  // Transfers net to zero, and every movement of which both sides stand untouched is one.
  const pairs = sources.filter(({ transferPairId }) => transferPairId !== null)
  expect(pairs.reduce((sum, { valueCents }) => sum + valueCents, 0)).toBe(0)
  for (const [out, into] of transfers) {
    const [left, arrived] = [byKey.get(out), byKey.get(into)]
    if (!left || !arrived || edits.has(out) || edits.has(into) || left.valueCents !== -arrived.valueCents) continue
    expect([left.categoryId, left.transferPairId, arrived.transferPairId]).toEqual([
      CategoryId.TRANSFER,
      arrived.id,
      left.id,
    ])
  }
  expect(history.person.onLedger(keptSumFaults)).toEqual([])
  expect(history.app.log).toEqual([])
}

describe('any history of a bank and a person', () => {
  it('ends with what the bank says and what the person did, each once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 15, maxLength: 45, size: 'max' }), async (moves) => {
        const history = await play(moves)
        check(history, history.entries())
        const before = history.person.exportAll()
        await history.sync(0, true, { twice: true, turn: true })
        await history.sync(1, true, { replay: 5 })
        check(history, history.entries())
        expect(history.person.exportAll()['entry']).toEqual(before['entry'])
        const { totals } = await history.person.client.call('transactions', { body: {} })
        const counted = history
          .entries()
          .filter(({ isHidden, categoryId }) => !isHidden && categoryId !== CategoryId.TRANSFER)
        expect(Math.round(totals.net * 100)).toBe(counted.reduce((sum, { valueCents }) => sum + valueCents, 0))
      }),
      // A history that fails is made shorter for as long as there is time, and then told as it is by then.
      { numRuns: 40, endOnFailure: false, interruptAfterTimeLimit: 240_000, markInterruptAsFailure: true },
    )
  }, 300_000)
})
