import { expect, it } from 'vitest'
import { layOutSigned, spread } from './signed-plot.ts'

it('has zero among its lines, and every value between its ends', () => {
  for (const values of [[100, 250], [-40, 90], [-5000, -20], [0], []]) {
    const plot = layOutSigned(values, 600)
    expect(plot.ticks.map(({ value }) => value)).toContain(0)
    expect(values.every((value) => plot.yOf(value) >= plot.top - 0.01 && plot.yOf(value) <= plot.base + 0.01)).toBe(
      true,
    )
  }
  expect(layOutSigned([-40_000, 112_000], 600).ticks.map(({ value }) => value)).toEqual([
    -50_000, 0, 50_000, 100_000, 150_000,
  ])
})

it('spreads points from edge to edge', () => {
  const plot = layOutSigned([1], 600)
  expect(spread(plot, 3)).toEqual([56, 324, 592])
  expect(spread(plot, 1)).toEqual([592])
})
