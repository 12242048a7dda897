// Proves: CONST-46
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accountGroupColor,
  categoryColor,
  companyColor,
  companySeries,
  mainSeries,
  otherColor,
  secondSeries,
} from './tokens.ts'

describe('colors that belong to a thing', () => {
  it('are those of the short set for the six main categories', () => {
    const [rent, groceries, diningOut, shopping, utilities, transportation] = [4, 6, 7, 8, 9, 11]
    const main = [rent, groceries, diningOut, shopping, utilities, transportation]
    expect(main.map(categoryColor)).toEqual([...mainSeries])
  })

  it('are gray for one without a color', () => {
    const entertainment = 13
    expect(categoryColor(entertainment)).toBe(otherColor)
    expect(categoryColor(0)).toBe(otherColor)
    expect(accountGroupColor('Credit Card')).not.toBe(otherColor)
    expect(accountGroupColor('Other')).toBe(otherColor)
  })

  it('are variables, so that dark mode needs no new drawing', () => {
    for (const color of [...mainSeries, ...secondSeries, ...companySeries])
      expect(color).toMatch(/^var\(--color-[\w-]+\)$/)
  })

  it('wrap around after nineteen companies, in both directions', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (index) => {
        expect(companyColor(index)).toBe(companyColor(index + companySeries.length))
        expect(companySeries).toContain(companyColor(index))
      }),
    )
  })
})
