import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisMarks, withRoom } from './axis-marks.ts'

const ages = [1, 2, 5, 10, 20]
const room = (width: number) => ({ width, between: 44, first: 40, last: 30 })

it('names both ends and round ages between, none so near an end that words touch', () => {
  // 56 years on 448 px: 8 px a year, so that ten years have room and five have not; 40 is 48 px from 34.
  expect(axisMarks(34, 90, ages, room(448))).toEqual([34, 40, 50, 60, 70, 80, 90])
  // 40 is 32 px from 36, 90 is 16 px from 92.
  expect(axisMarks(36, 92, ages, room(448))).toEqual([36, 50, 60, 70, 80, 92])
  expect(axisMarks(60, 63, ages, room(448))).toEqual([60, 61, 62, 63])
  expect(axisMarks(0, 100, ages, room(80))).toEqual([0, 100])
  expect(axisMarks(70, 70, ages, room(448))).toEqual([70])
})

it('leaves out a name that would touch the one before it or the last one', () => {
  const at = (...xs: number[]) => xs.map((x) => ({ x }))
  // The first name takes 56 px from 56 on, the next 28 px to both sides: it has room from 140 on.
  // The last one takes 36 px up to 248, the one before 28 px to both sides: it has room up to 184.
  expect(withRoom(at(56, 120, 184, 248), 56, 36)).toEqual(at(56, 184, 248))
  expect(withRoom(at(56, 120, 184, 248), 56, 37)).toEqual(at(56, 248))
  expect(withRoom(at(56, 142, 228, 314), 56, 56)).toEqual(at(56, 142, 228, 314))
  expect(withRoom(at(0, 90, 120, 200), 56, 36)).toEqual(at(0, 90, 200))
  expect(withRoom(at(7), 56, 36)).toEqual(at(7))
  expect(withRoom([], 56, 36)).toEqual([])
})

it('leaves room for every name', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 1, max: 1200 }),
      (from, span, width) => {
        const marks = axisMarks(from, from + span, ages, room(width))
        const places = marks.map((mark) => ((mark - from) / span) * width)
        const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
        expect([marks[0], marks.at(-1)]).toEqual([from, from + span])
        if (gaps.length === 1) return
        expect(gaps[0]).toBeGreaterThanOrEqual(40 - 1e-6)
        expect(gaps.at(-1)).toBeGreaterThanOrEqual(30 - 1e-6)
        gaps.slice(1, -1).forEach((gap) => expect(gap).toBeGreaterThanOrEqual(44 - 1e-6))
      },
    ),
  )
})
