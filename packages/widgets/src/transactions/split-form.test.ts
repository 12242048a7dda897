// Proves: TXN-14
import { splitSet } from '@evenkeel/api-client/contract/transactions'
import { toCents } from '@evenkeel/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyPart,
  toJoinRequest,
  remainingDollars,
  findSplitBounds,
  type SplitDraft,
  type SplitPart,
  toSplitDraft,
  findSplitMessage,
  toSplitRequest,
} from './split-form.ts'
import { sampleTransaction } from './transactions.fixture.tsx'

const createDraft = (value: number): SplitDraft =>
  toSplitDraft({ sourceTransaction: sampleTransaction({ userTransactionId: 9, value, categoryId: 3 }), splits: [] })

type Step = (draft: SplitDraft) => SplitDraft

const after = (draft: SplitDraft, ...steps: Step[]) => steps.reduce((before, step) => step(before), draft)
const change =
  (key: number, part: Partial<SplitPart>): Step =>
  (draft) => ({ ...draft, parts: draft.parts.map((one) => (one.key === key ? { ...one, ...part } : one)) })
const choose = (key: number, category: number): Step => change(key, { category })
const type =
  (key: number, value: number | null): Step =>
  (draft) => ({ ...change(key, { value })(draft), typedKey: key })
const added: Step = (draft) => ({ ...draft, parts: [...draft.parts, emptyPart(draft.parts)] })
const removed =
  (key: number): Step =>
  (draft) => ({ ...draft, parts: draft.parts.filter((one) => one.key !== key) })

describe('a new split', () => {
  it('starts with one empty part, and the source keeps all', () => {
    const draft = createDraft(-86.2)
    expect(draft.parts).toEqual([{ key: 0, category: null, value: null }])
    expect([remainingDollars(draft), findSplitMessage(draft), toSplitRequest(draft)]).toEqual([86.2, null, null])
  })

  it('leaves the rest with the source and restores the sign of an expense', () => {
    const draft = after(createDraft(-50), choose(0, 4), type(0, 20))
    expect(remainingDollars(draft)).toBe(30)
    expect(toSplitRequest(draft)).toEqual({
      sourceTransactionId: 9,
      sourceTransaction: { category: 3, value: -30 },
      splits: [{ category: 4, value: -20 }],
    })
  })

  it('keeps the sign of an income', () => {
    expect(toSplitRequest(after(createDraft(50), choose(0, 4), type(0, 20)))).toMatchObject({
      sourceTransaction: { value: 30 },
      splits: [{ value: 20 }],
    })
  })

  it('refuses an amount that is larger than the original, keeps it as typed and names the maximum', () => {
    const draft = after(createDraft(-50), choose(0, 4), type(0, 60))
    expect([draft.parts[0]?.value, remainingDollars(draft), findSplitMessage(draft)]).toEqual([60, 0, 'tooLarge'])
    expect([...findSplitBounds(draft)]).toEqual([[0, 49.99]])
    expect(toSplitRequest(draft)).toBeNull()
  })

  it('refuses a number that is larger than any amount', () => {
    const draft = after(createDraft(-50), choose(0, 4), type(0, 999_999_999_999_999))
    expect([draft.parts[0]?.value, findSplitBounds(draft).get(0), toSplitRequest(draft)]).toEqual([
      999_999_999_999_999,
      49.99,
      null,
    ])
  })

  it('counts text that is not a number as 0, and keeps it to be corrected', () => {
    const draft = after(createDraft(-50), choose(0, 4), type(0, Number.NaN))
    expect([draft.parts[0]?.value, remainingDollars(draft), findSplitMessage(draft), toSplitRequest(draft)]).toEqual([
      Number.NaN,
      50,
      null,
      null,
    ])
  })

  it('names the part that was typed last, with the rest that the other parts leave', () => {
    const draft = after(createDraft(-50), type(0, 20), added, type(1, 40))
    expect(draft.parts.map(({ value }) => value)).toEqual([20, 40])
    expect([...findSplitBounds(draft)]).toEqual([[1, 29.99]])
  })

  it('names every part that is too large if changing the last one is not enough', () => {
    expect([...findSplitBounds(after(createDraft(-50), type(0, 60), added, type(1, 5)))]).toEqual([
      [0, 44.99],
      [1, 0],
    ])
  })

  it('says that 0 is too little, and is not complete', () => {
    const draft = after(createDraft(-50), choose(0, 4), type(0, 0))
    expect([findSplitMessage(draft), toSplitRequest(draft)]).toEqual(['tooSmall', null])
  })

  it('says nothing about a part that is not filled in yet', () => {
    expect(findSplitMessage(after(createDraft(-50), type(0, 20), added))).toBeNull()
    expect(findSplitMessage(after(createDraft(-50), added, type(0, 20)))).toBeNull()
    expect(findSplitMessage(after(createDraft(-50), type(0, 20), type(0, null)))).toBeNull()
  })

  it('is not complete without a category', () => {
    expect(toSplitRequest(after(createDraft(-50), type(0, 20)))).toBeNull()
  })

  it('returns a removed part to the source', () => {
    const draft = after(createDraft(-50), type(0, 60), removed(0))
    expect([draft.parts, remainingDollars(draft), findSplitMessage(draft), toSplitRequest(draft)]).toEqual([
      [],
      50,
      null,
      null,
    ])
  })

  it('never uses a key for two parts', () => {
    const draft = after(createDraft(-50), added, removed(0), added)
    expect(draft.parts.map(({ key }) => key)).toEqual([1, 2])
  })
})

describe('a transaction that is already split', () => {
  const parts = toSplitDraft({
    sourceTransaction: sampleTransaction({ userTransactionId: 9, value: -51.8, categoryId: 3 }),
    splits: [
      sampleTransaction({
        userTransactionId: 10,
        value: -34.4,
        categoryId: 4,
        sourceUserTransactionId: 9,
        splitted: true,
      }),
    ],
  })

  it('starts with its parts and the original amount', () => {
    expect([parts.originalCents, remainingDollars(parts)]).toEqual([-8620, 51.8])
    expect(parts.parts).toEqual([{ key: 0, category: 4, value: 34.4 }])
  })

  it('is whole again without parts', () => {
    const whole = { sourceTransactionId: 9, sourceTransaction: { category: 3, value: -86.2 }, splits: [] }
    expect(toJoinRequest(parts)).toEqual(whole)
    expect(toSplitRequest(after(parts, removed(0)))).toEqual(whole)
  })
})

it('adds or loses no cent, and passes the server’s own check, for any typed values', () => {
  const cents = fc.integer({ min: 2, max: 1_000_000 })
  fc.assert(
    fc.property(cents, fc.boolean(), fc.array(cents, { minLength: 1, maxLength: 5 }), (original, isExpense, typed) => {
      const empty = createDraft((isExpense ? -original : original) / 100)
      const events = typed.flatMap((amount, key): Step[] => [added, choose(key, 4), type(key, amount / 100)])
      const draft = after(empty, ...events, removed(typed.length))
      const request = toSplitRequest(draft)
      if (request === null)
        return findSplitMessage(draft) === 'tooLarge' && typed.reduce((sum, part) => sum + part, 0) >= original
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
