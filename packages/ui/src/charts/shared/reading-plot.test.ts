import { expect, it } from 'vitest'
import { nearestPoint, pointAfter } from './reading-plot.tsx'

it('reads the nearest point, and beyond the ends the last one', () => {
  const xs = [40, 50, 60, 70]
  expect([-5, 44, 46, 55.1, 400].map((x) => nearestPoint(x, xs))).toEqual([0, 0, 1, 2, 3])
  expect([nearestPoint(100, [50]), nearestPoint(100, [])]).toEqual([0, 0])
})

it('moves by one, by a stride and to the ends, and stops there', () => {
  const from = (key: string, index: number) => pointAfter(key, index, 71, 10)
  expect(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map((key) => from(key, 30))).toEqual([31, 31, 29, 29])
  expect(['PageUp', 'PageDown', 'Home', 'End'].map((key) => from(key, 30))).toEqual([40, 20, 0, 70])
  expect([from('PageUp', 66), from('ArrowLeft', 0), from('Enter', 3)]).toEqual([70, 0, null])
})
