import { splitSet } from '@evenkeel/api-client/contract/transactions'
import { toCents } from '@evenkeel/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  joinRequestOf,
  keptOf,
  type SplitDraft,
  splitDraftOf,
  type SplitEvent,
  splitReducer,
  splitRequestOf,
} from './split-form.ts'
import { transactionOf } from './transactions.fixture.tsx'

const draftOf = (value: number): SplitDraft =>
  splitDraftOf({ sourceTransaction: transactionOf({ userTransactionId: 9, value, categoryId: 3 }), splits: [] })

const after = (draft: SplitDraft, ...events: SplitEvent[]) => events.reduce(splitReducer, draft)
const choose = (key: number, categoryId: number): SplitEvent => ({ type: 'category', key, categoryId })
const type = (key: number, amount: number | null): SplitEvent => ({ type: 'amount', key, amount })

describe('a new split', () => {
  it('starts with one empty part, and the source keeps all', () => {
    const draft = draftOf(-86.2)
    expect(draft.parts).toEqual([{ key: 0, categoryId: null, amount: null }])
    expect([keptOf(draft), draft.message, splitRequestOf(draft)]).toEqual([86.2, null, null])
  })

  it('leaves the rest with the source and restores the sign of an expense', () => {
    const draft = after(draftOf(-50), choose(0, 4), type(0, 20))
    expect(keptOf(draft)).toBe(30)
    expect(splitRequestOf(draft)).toEqual({
      sourceTransactionId: 9,
      sourceTransaction: { category: 3, value: -30 },
      splits: [{ category: 4, value: -20 }],
    })
  })

  it('keeps the sign of an income', () => {
    expect(splitRequestOf(after(draftOf(50), choose(0, 4), type(0, 20)))).toMatchObject({
      sourceTransaction: { value: 30 },
      splits: [{ value: 20 }],
    })
  })

  it('corrects what is larger than the original, and says so', () => {
    const draft = after(draftOf(-50), type(0, 60))
    expect([draft.parts[0]?.amount, keptOf(draft), draft.message]).toEqual([49.99, 0.01, 'tooLarge'])
  })

  it('corrects what is larger than any amount', () => {
    expect(after(draftOf(-50), type(0, 999_999_999_999_999)).parts[0]?.amount).toBe(49.99)
  })

  it('counts a text that is no number as nothing, and keeps it to be mended', () => {
    const draft = after(draftOf(-50), choose(0, 4), type(0, Number.NaN))
    expect([draft.parts[0]?.amount, keptOf(draft), draft.message, splitRequestOf(draft)]).toEqual([
      Number.NaN,
      50,
      null,
      null,
    ])
  })

  it('corrects the edited part against the other parts', () => {
    const draft = after(draftOf(-50), type(0, 20), { type: 'added' }, type(1, 40))
    expect([draft.parts.map(({ amount }) => amount), keptOf(draft)]).toEqual([[20, 29.99], 0.01])
  })

  it('says that nothing is too little, and is not complete', () => {
    const draft = after(draftOf(-50), choose(0, 4), type(0, 0))
    expect([draft.message, splitRequestOf(draft)]).toEqual(['tooSmall', null])
  })

  it('says nothing of a part that nobody has filled in yet', () => {
    expect(after(draftOf(-50), type(0, 20), { type: 'added' }).message).toBeNull()
    expect(after(draftOf(-50), { type: 'added' }, type(0, 20)).message).toBeNull()
    expect(after(draftOf(-50), type(0, 20), type(0, null)).message).toBeNull()
  })

  it('is not complete without a category', () => {
    expect(splitRequestOf(after(draftOf(-50), type(0, 20)))).toBeNull()
  })

  it('gives a removed part back to the source', () => {
    const draft = after(draftOf(-50), type(0, 60), { type: 'removed', key: 0 })
    expect([draft.parts, keptOf(draft), draft.message, splitRequestOf(draft)]).toEqual([[], 50, null, null])
  })

  it('never gives two parts the same key', () => {
    const draft = after(draftOf(-50), { type: 'added' }, { type: 'removed', key: 0 }, { type: 'added' })
    expect(draft.parts.map(({ key }) => key)).toEqual([1, 2])
  })
})

describe('a transaction that is split already', () => {
  const parts = splitDraftOf({
    sourceTransaction: transactionOf({ userTransactionId: 9, value: -51.8, categoryId: 3 }),
    splits: [
      transactionOf({ userTransactionId: 10, value: -34.4, categoryId: 4, sourceUserTransactionId: 9, splitted: true }),
    ],
  })

  it('starts with its parts, of the whole', () => {
    expect([parts.originalCents, keptOf(parts)]).toEqual([-8620, 51.8])
    expect(parts.parts).toEqual([{ key: 0, categoryId: 4, amount: 34.4 }])
  })

  it('is whole again without parts', () => {
    const whole = { sourceTransactionId: 9, sourceTransaction: { category: 3, value: -86.2 }, splits: [] }
    expect(joinRequestOf(parts)).toEqual(whole)
    expect(splitRequestOf(after(parts, { type: 'removed', key: 0 }))).toEqual(whole)
  })
})

it('makes or loses no cent, and passes the server’s own check, whatever is typed', () => {
  const cents = fc.integer({ min: 2, max: 1_000_000 })
  fc.assert(
    fc.property(cents, fc.boolean(), fc.array(cents, { minLength: 1, maxLength: 5 }), (original, isExpense, typed) => {
      const empty = draftOf((isExpense ? -original : original) / 100)
      const events = typed.flatMap((amount, key): SplitEvent[] => [
        { type: 'added' },
        choose(key, 4),
        type(key, amount / 100),
      ])
      const draft = after(empty, ...events, { type: 'removed', key: typed.length })
      const request = splitRequestOf(draft)
      if (request === null) return draft.parts.some(({ amount }) => amount === null || amount < 0.01)
      const values = [request.sourceTransaction.value, ...request.splits.map(({ value }) => value)]
      const sum = values.reduce((total, value) => total + toCents(value), 0)
      return (
        sum === empty.originalCents &&
        splitSet.safeParse(request).success &&
        values.every((value) => value < 0 === isExpense)
      )
    }),
  )
})
