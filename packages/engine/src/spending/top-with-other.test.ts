import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { topWithOther } from './top-with-other.ts'

const ranked = [50, 40, 30, 20].map((amountCents, index) => ({
  amountCents,
  categoryIds: [index + 1],
  name: `c${index}`,
}))

describe('topWithOther', () => {
  it('keeps the first and adds up the rest', () => {
    const { top, other, sumCents } = topWithOther(ranked, 2)
    expect(top.map(({ name }) => name)).toEqual(['c0', 'c1'])
    expect(other).toEqual({ amountCents: 50, categoryIds: [3, 4] })
    expect(sumCents).toBe(140)
  })

  it('has no other when nothing is left', () => {
    expect(topWithOther(ranked, 4).other).toBeNull()
    expect(topWithOther([], 5)).toEqual({ top: [], other: null, sumCents: 0 })
  })

  it('loses no cent and no category', () => {
    const entry = fc.record({
      amountCents: fc.integer({ min: 1, max: 1e9 }),
      categoryIds: fc.array(fc.nat(), { minLength: 1 }),
    })
    fc.assert(
      fc.property(fc.array(entry), fc.nat({ max: 8 }), (entries, n) => {
        const { top, other, sumCents } = topWithOther(entries, n)
        const shown = other === null ? top : [...top, other]
        expect(shown.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(sumCents)
        expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(sumCents)
        expect(shown.flatMap(({ categoryIds }) => categoryIds)).toEqual(
          entries.flatMap(({ categoryIds }) => categoryIds),
        )
      }),
    )
  })
})
