import { expect, it } from 'vitest'
import { retirementAgeFaults } from './retirement-age-faults.ts'

const asOf = '2026-11-21'
const keys = (born: string, retirementAge: number, lifeExpectancy: number) =>
  Object.keys(retirementAgeFaults({ born, retirementAge, lifeExpectancy }, asOf))

it('accepts retirement at the current age and a life of at least one year more', () => {
  expect(keys('1988-04-17', 38, 39)).toEqual([])
})

it('refuses retirement in the past and a life that ends at retirement or before today', () => {
  expect(keys('1988-04-17', 37, 90)).toEqual(['retirementAge'])
  expect(keys('1988-04-17', 67, 67)).toEqual(['lifeExpectancy'])
  expect(keys('1988-04-17', 30, 38)).toEqual(['retirementAge', 'lifeExpectancy'])
})

it('reports only the day of birth if it is in the future or more than 130 years ago', () => {
  expect(keys('2026-11-22', 1, 1)).toEqual(['born'])
  expect(keys('1895-11-21', 1, 1)).toEqual(['born'])
  expect(keys('1895-11-22', 130, 131)).toEqual([])
})
