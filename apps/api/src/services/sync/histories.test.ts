import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryDirectory, openMemoryLedgers } from '../../../testing/memory-store.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-parts.ts'
import { CategoryId } from '../../store/ledger/category-catalog.ts'
import type { StoredEntry } from '../../store/ledger/entries.ts'
import { keptSumFaults } from '../../../testing/probes/kept-sums-check.ts'
import { newPerson } from '../../../testing/scenes/test-person.ts'
import { type Disturbances, type FakeBank, joinBanks, createFakeBank } from '../../../testing/scenes/fake-bank.ts'
import {
  type Edit,
  History,
  historyAccounts,
  toBankKey,
  type Move,
  untouched,
} from '../../../testing/scenes/test-history.ts'

/** Small, so that random actions often meet the same row. */
const pick = fc.nat({ max: 12 })
const bank = fc.nat({ max: 2 })
const account = fc.nat({ max: historyAccounts.length - 1 })
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
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      pick,
      isNamed: flag,
      tip: fc.nat({ max: 300 }),
      isLater: flag,
    }),
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
      do: fc.constantFrom<Edit>('hide', 'recategorize', 'rename', 'split', 'note'),
      pick,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('relink' as const), bank }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), bank, isUndone: flag }) },
)

let app: TestApp
const clock = createTestClock()
const banks: FakeBank[] = []
beforeAll(async () => {
  const provider = { ...joinBanks([createFakeBank('unused', {})]) }
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
  const [one, two] = [`one${histories}`, `two${histories}`]
  const accounts = { Checking: 'Checking', Card: 'Credit Card' }
  // The third bank has accounts of the same types, names and masks as the first, with other rows.
  banks.splice(
    0,
    banks.length,
    createFakeBank(one, accounts),
    createFakeBank(two, { Savings: 'Savings' }),
    createFakeBank(one, accounts, `partner${histories}`),
  )
  // Every account has an older row, so that its history is long enough: rows are not removed because an account is
  // missing.
  for (const [index, [owner, name]] of historyAccounts.entries()) {
    banks[owner]?.put({
      key: `old${index}`,
      account: name,
      date: '2026-10-01',
      cents: -7_654_321 - index,
      words: `opened ${name} ${'abcde'[index]}`,
      isPending: false,
      posts: null,
    })
  }
  const history = new History(app, await newPerson(app), [...banks])
  await history.link(0)
  await history.link(1)
  for (const next of moves) {
    clock.advance(60_000)
    const before = next.do === 'sync' || next.do === 'relink' ? history.entries() : []
    await history.step(next)
    if (before.length > 0) expectNothingTaken(history, before)
  }
  await history.settle()
  return history
}

/** What a person has done to a row, with its parts. */
const editsOf = (row: StoredEntry, all: readonly StoredEntry[]) => ({
  id: row.id,
  isHidden: row.isHidden,
  note: row.note,
  category: row.categorySource === 'person' ? row.categoryId : null,
  name: row.description === row.providerDescription ? null : row.description,
  parts: all.filter(({ sourceEntryId }) => sourceEntryId === row.id).map(({ id, categoryId }) => `${id} ${categoryId}`),
})

/**
 * Compares the rows before and after a sync or another login. Posted rows that the person has edited are all there, with
 * their edits; of the others, only those that the bank itself has taken back are gone.
 */
function expectNothingTaken(history: History, before: readonly StoredEntry[]): void {
  const after = history.entries()
  const ids = new Set(after.map(({ id }) => id))
  const atBank = new Set(history.banks.flatMap(({ rows }) => [...rows.keys()]))
  const posted = before.filter((row) => row.sourceEntryId === null && !row.isPending)
  const isEdited = (row: StoredEntry) => {
    const { isHidden, note, category, name, parts } = editsOf(row, before)
    return isHidden || note !== '' || category !== null || name !== null || parts.length > 0
  }
  const edited = posted.filter(isEdited)
  const kept = edited.flatMap((row) => after.filter(({ id }) => id === row.id))
  expect(kept.map((row) => editsOf(row, after))).toEqual(edited.map((row) => editsOf(row, before)))
  const gone = posted.filter(({ id }) => !ids.has(id))
  expect(gone.filter((row) => row.providerId === null || atBank.has(toBankKey(row)))).toEqual([])
}

function check({ banks: fakes, edits, transfers, ...history }: History, entries: readonly StoredEntry[]): void {
  const atBank = new Map(fakes.flatMap(({ rows }) => [...rows]))
  const whole = entries.filter(({ sourceEntryId }) => sourceEntryId === null)
  const sources = whole.filter(({ providerId }) => providerId !== null)
  const partsOf = (id: number) => entries.filter(({ sourceEntryId }) => sourceEntryId === id)
  const byKey = new Map(sources.map((row) => [toBankKey(row), row]))
  // Rows stay even if a new login does not have them, and edited ones even if the bank has taken them back.
  const isEdited = (row: StoredEntry) =>
    row.isHidden ||
    row.note !== '' ||
    row.categorySource === 'person' ||
    row.description !== row.providerDescription ||
    partsOf(row.id).length > 0
  expect(whole.filter((row) => row.providerId === null && row.isPending && !isEdited(row))).toEqual([])
  // No row is doubled or missing, and each has the bank's amount.
  expect(sources.map(toBankKey).toSorted()).toEqual([...atBank.keys()].toSorted())
  const wholes = sources.map(
    (row) => [toBankKey(row), partsOf(row.id).reduce((sum, part) => sum + part.valueCents, row.valueCents)] as const,
  )
  expect(Object.fromEntries(wholes)).toEqual(Object.fromEntries([...atBank].map(([key, row]) => [key, row.cents])))
  // No edit is lost.
  for (const [key, row] of byKey) {
    const { isHidden, categoryId, description, parts, note } = edits.get(key) ?? untouched
    const bankWords = atBank.get(key)?.words
    const wanted = [key, isHidden, description ?? bankWords, parts, categoryId ?? row.categoryId, note]
    expect([key, row.isHidden, row.description, partsOf(row.id).length, row.categoryId, row.note]).toEqual(wanted)
  }
  // Transfers net to zero, and every movement with two unedited sides is one.
  const pairs = whole.filter(({ transferPairId }) => transferPairId !== null)
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
  it('ends with the bank’s rows and the person’s edits, each once', async () => {
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
      // Shrinks a failing history while time is left, and then reports the shortest one found.
      {
        seed: 20_261_122,
        numRuns: 40,
        endOnFailure: false,
        interruptAfterTimeLimit: 240_000,
        markInterruptAsFailure: true,
      },
    )
  })
})
