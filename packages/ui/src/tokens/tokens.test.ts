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

describe('colors that belong to a name', () => {
  it('are those of the short set for the six main categories', () => {
    const names = ['Rent', 'Groceries', 'Dining out', 'Shopping', 'Utilities', 'Transportation']
    expect(names.map(categoryColor)).toEqual([...mainSeries])
  })

  it('do not depend on case or plural, and are gray for an unknown name', () => {
    expect(categoryColor('DINING OUT')).toBe(categoryColor('Dining out'))
    expect(categoryColor('Entertainment')).toBe(otherColor)
    expect(categoryColor('constructor')).toBe(otherColor)
    expect(accountGroupColor('Credit Card')).toBe(accountGroupColor('Credit cards'))
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
