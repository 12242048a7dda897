import { expect, it } from 'vitest'
import { bandThrough, lengthened, lineThrough, round } from './points.ts'

it('goes straight from point to point', () => {
  expect(
    lineThrough([
      { x: 1, y: 2 },
      { x: 3.5, y: 4 },
      { x: 6, y: 0 },
    ]),
  ).toBe('M1,2L3.5,4L6,0')
  expect(lineThrough([])).toBe('')
})

it('goes around a band, forth along the top and back along the bottom', () => {
  expect(
    bandThrough([
      { x: 0, low: 9, high: 5 },
      { x: 4, low: 9, high: 2 },
    ]),
  ).toBe('M0,5L4,2L4,9L0,9Z')
  expect(bandThrough([])).toBe('')
})

it('lengthens a single point, and only that', () => {
  expect(lengthened([{ x: 50, y: 7 }])).toEqual([
    { x: 34, y: 7 },
    { x: 66, y: 7 },
  ])
  const two = [{ x: 1 }, { x: 2 }]
  expect([lengthened(two), lengthened([])]).toEqual([two, []])
})

it('rounds to hundredths', () => {
  expect([round(1.005), round(2 / 3), round(-0.126)]).toEqual([1, 0.67, -0.13])
})
