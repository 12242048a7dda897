import { describe, expect, it } from 'vitest'
import { standsOut } from './stands-out.ts'

describe('an expense stands out', () => {
  it('at $1,000, if its category had none near it', () => {
    expect(standsOut(100_000, [])).toBe(true)
    expect(standsOut(99_999, [])).toBe(false)
    // Rent of $1,850 that rises to $1,900: 80 % of 190,000 are 152,000.
    expect(standsOut(190_000, [185_000])).toBe(false)
    expect(standsOut(190_000, [151_999])).toBe(true)
  })

  it('at $200, if it is over four times the middle one of at least five', () => {
    // The middle of 4,000 to 6,000 is 5,000; four times that are 20,000.
    const groceries = [6_000, 4_000, 5_500, 4_500, 5_000]
    expect(standsOut(20_001, groceries)).toBe(true)
    expect(standsOut(20_000, groceries)).toBe(false)
    expect(standsOut(19_999, [1, 1, 1, 1, 1])).toBe(false)
    expect(standsOut(30_000, groceries.slice(1))).toBe(false)
    // Of six, the middle lies between the third and fourth: (4,500 + 5,000) / 2 = 4,750, times four 19,000.
    expect(standsOut(20_000, [...groceries, 1_000])).toBe(true)
  })
})
