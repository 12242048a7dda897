import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyPerson } from '../any-person.fixture.ts'
import { asOf } from '../retirement-people.fixture.ts'
import { chance, outOf100, successRate } from './chance.ts'
import { simulateRetirement } from './simulate-retirement.ts'

it('says the success rate of the whole simulation, to the bit', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      expect(successRate(person, { asOf })).toBe(simulateRetirement(person, { ...chance, asOf }).successRate)
    }),
    { numRuns: 10 },
  )
})

it('has the paths, the seed, and the volatilities that every figure in the design was made with', () => {
  expect(chance).toEqual({
    paths: 10_000,
    seed: 20_261_119,
    volatility: { beforeRetirement: 0.11, afterRetirement: 0.06 },
  })
})

it('rounds futures as people do: 74.5 of 100 is 75', () => {
  expect([0.745, 0.7449, 0.4147, 0, 1].map(outOf100)).toEqual([75, 74, 41, 0, 100])
})
