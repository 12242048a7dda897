import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { restoreSplitSign, splitEdit, splitMessages, validateSplit } from './split.ts'

const edit = (originalCents: number, splitsCents: number[], editedIndex = 0) =>
  splitEdit({ originalCents, splitsCents, editedIndex })

describe('editing a split', () => {
  it('leaves the rest with the original', () => {
    expect(edit(-86_20, [34_40])).toEqual({ splitsCents: [34_40], remainderCents: 51_80, message: null })
  })

  it('rounds the remainder to cents (TXN-18)', () => {
    expect(edit(10_00, [333.3]).remainderCents).toBe(6_67)
    expect(edit(30, [10]).remainderCents).toBe(20)
  })

  it('reduces a split that exceeds the original to one cent less than it (TXN-16)', () => {
    expect(edit(50_00, [60_00])).toEqual({ splitsCents: [49_99], remainderCents: 1, message: 'tooLarge' })
  })

  it('leaves the original one cent when a split takes all of it', () => {
    expect(edit(50_00, [50_00])).toEqual({ splitsCents: [49_99], remainderCents: 1, message: 'tooLarge' })
    expect(edit(50_00, [49_99]).message).toBeNull()
  })

  it('applies the limit to all splits together (Q-TXN-5)', () => {
    expect(edit(50_00, [20_00, 40_00, 5_00], 1)).toEqual({
      splitsCents: [20_00, 24_99, 5_00],
      remainderCents: 1,
      message: 'tooLarge',
    })
  })

  it('returns 0 if the other splits leave nothing', () => {
    expect(edit(50_00, [49_99, 3_00], 1)).toEqual({ splitsCents: [49_99, 0], remainderCents: 1, message: 'tooLarge' })
    expect(edit(50_00, [60_00, 3_00], 1)).toEqual({
      splitsCents: [60_00, 0],
      remainderCents: -10_00,
      message: 'tooLarge',
    })
  })

  it.each([0, -5_00])('keeps a split of %d as typed and says it is too small (TXN-15)', (cents) => {
    expect(edit(50_00, [cents])).toEqual({ splitsCents: [cents], remainderCents: 50_00 - cents, message: 'tooSmall' })
  })

  it('still says so while another split is empty', () => expect(edit(50_00, [20_00, 0]).message).toBe('tooSmall'))

  it('has the fixed messages', () => {
    expect(splitMessages.tooSmall).toBe('Note the original transaction and split transactions must be at least $0.01.')
    expect(splitMessages.tooLarge).toBe(
      'The split amount cannot be larger than the original transaction. Both the original transaction and split transaction must be at least $0.01.',
    )
  })

  // Only the original's last cent is left, so even a split of one cent is too much.
  it('reduces a split before the original loses its last cent', () => {
    expect(edit(50_00, [49_99, 1], 1)).toEqual({ splitsCents: [49_99, 0], remainderCents: 1, message: 'tooLarge' })
  })

  it('lets a split be a single cent', () => {
    expect(edit(50_00, [1])).toEqual({ splitsCents: [1], remainderCents: 49_99, message: null })
  })

  it('refuses an index without a split', () => {
    expect(() => edit(50_00, [1], 1)).toThrow(new RangeError('editedIndex must name one of the splits'))
  })
})

describe('saving a split', () => {
  it('restores the minus on the parts of an expense (TXN-19)', () => {
    const { splitsCents, remainderCents } = edit(-50_00, [20_00])
    expect(restoreSplitSign({ originalCents: -50_00, remainderCents, splitsCents })).toEqual({
      sourceCents: -30_00,
      splitsCents: [-20_00],
    })
  })

  it('keeps money in positive', () => {
    expect(restoreSplitSign({ originalCents: 50_00, remainderCents: 30_00, splitsCents: [20_00] }).sourceCents).toBe(
      30_00,
    )
  })

  it('writes no sign for 0, or for an original of 0', () => {
    expect(restoreSplitSign({ originalCents: -50_00, remainderCents: 0, splitsCents: [50_00] }).sourceCents).toBe(0)
    expect(restoreSplitSign({ originalCents: 0, remainderCents: 1, splitsCents: [-1] })).toEqual({
      sourceCents: 1,
      splitsCents: [-1],
    })
  })

  it.each([
    ['the parts of an expense', -50_00, -30_00, [-20_00], null],
    ['the parts of an income', 50_00, 30_00, [19_99, 1], null],
    ['parts joined again', -50_00, -50_00, [], null],
    ['a lost cent', -50_00, -30_00, [-19_99], 'sumDiffers'],
    ['a made cent', 50_00, 30_00, [20_01], 'sumDiffers'],
    ['half a cent', 50_00, 29_99.5, [20_00.5], 'sumDiffers'],
    ['half cents that a whole source hides', 50_00, 30_00, [9_99.5, 10_00.5], 'sumDiffers'],
    ['a source without its original', -50_00, -30_00, [], 'sumDiffers'],
    ['an empty part', -50_00, -50_00, [0], 'tooSmall'],
    ['an original of nothing', 0, 0, [], 'tooSmall'],
    ['nothing left for the source', -50_00, 0, [-50_00], 'tooSmall'],
    ['a part that runs the other way', -50_00, -70_00, [20_00], 'signDiffers'],
  ] as const)('checks %s', (_, originalCents, sourceCents, splitsCents, problem) => {
    expect(validateSplit({ originalCents, sourceCents, splitsCents })).toBe(problem)
  })
})

describe('for anything typed', () => {
  const typing = fc
    .record({
      originalCents: fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((cents) => cents !== 0),
      splitsCents: fc.array(fc.integer({ min: -10, max: 1_200_000 }), { minLength: 1, maxLength: 5 }),
    })
    .chain((form) => fc.record({ form: fc.constant(form), editedIndex: fc.nat({ max: form.splitsCents.length - 1 }) }))

  it('no cent is added or lost', () => {
    fc.assert(
      fc.property(typing, ({ form, editedIndex }) => {
        const { splitsCents, remainderCents } = splitEdit({ ...form, editedIndex })
        expect(splitsCents.reduce((sum, cents) => sum + cents, remainderCents)).toBe(Math.abs(form.originalCents))
      }),
    )
  })

  it('only the edited split changes, and never upwards', () => {
    fc.assert(
      fc.property(typing, ({ form, editedIndex }) => {
        const { splitsCents } = splitEdit({ ...form, editedIndex })
        expect(splitsCents.toSpliced(editedIndex, 1)).toEqual(form.splitsCents.toSpliced(editedIndex, 1))
        expect(splitsCents[editedIndex]).toBeLessThanOrEqual(form.splitsCents[editedIndex] ?? 0)
      }),
    )
  })

  it('a form typed split by split without a message can be saved', () => {
    const original = fc.integer({ min: 100, max: 1_000_000 })
    const typed = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(original, typed, fc.boolean(), (magnitude, amounts, isExpense) => {
        const originalCents = isExpense ? -magnitude : magnitude
        const accepted = amounts.reduce<readonly number[]>((splits, amount) => {
          const next = splitEdit({ originalCents, splitsCents: [...splits, amount], editedIndex: splits.length })
          return next.message === null ? next.splitsCents : splits
        }, [])
        const remainderCents = magnitude - accepted.reduce((sum, cents) => sum + cents, 0)
        const saved = restoreSplitSign({ originalCents, remainderCents, splitsCents: accepted })
        expect(validateSplit({ originalCents, ...saved })).toBeNull()
      }),
    )
  })
})
