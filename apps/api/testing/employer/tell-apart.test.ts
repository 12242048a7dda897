import { expect, it } from 'vitest'
import { createSeeded } from '../faults/seeded.ts'
import { boundOf, type PlayedGame, rankDeviation, shareNamedRight } from './tell-apart.ts'

const seeded = createSeeded(7)
const games = (linesOf: (isRegistered: boolean) => string[]): PlayedGame[] =>
  Array.from({ length: 400 }, () => {
    const isRegistered = seeded.inPercent(50)
    return { isRegistered, lines: linesOf(isRegistered), times: new Map() }
  })

it('names every game where one word tells, and most where it tells in one of four', () => {
  expect(shareNamedRight(games((isRegistered) => ['a', isRegistered ? 'taken' : 'free']))).toBe(1)
  const rarely = games((isRegistered) => ['a', isRegistered && seeded.inPercent(40) ? 'taken' : 'free'])
  expect(shareNamedRight(rarely)).toBeGreaterThan(boundOf(200))
})

it('names no more than chance where nothing tells', () => {
  const share = shareNamedRight(games(() => ['a', `b${seeded.between(1, 3)}`]))
  expect(share).toBeLessThanOrEqual(boundOf(200))
  expect(boundOf(200)).toBeCloseTo(0.571, 3)
})

it('tells times apart that differ by a tenth, and not those that are alike', () => {
  const times = (add: number) => Array.from({ length: 200 }, () => 100 + seeded.between(0, 40) + add)
  expect(Math.abs(rankDeviation(times(0), times(10)))).toBeGreaterThan(2)
  expect(rankDeviation([1, 2, 3, 4], [1, 2, 3, 4])).toBeCloseTo(-0.577, 2)
})
