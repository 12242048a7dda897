import { addDays } from '@evenkeel/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverByMonths, type MonthCover } from './month-cover.ts'

/** Returns how often a day is counted. */
const countDay = ({ months, edges }: MonthCover, day: string) => {
  const period = day.slice(0, 7)
  const inMonths = months !== null && period >= months.from && period < months.before ? 1 : 0
  return edges.filter((edge) => day >= edge.from && day <= edge.to).reduce((times, { sign }) => times + sign, inMonths)
}

const days = fc.integer({ min: 0, max: 800 }).map((offset) => addDays('2023-11-20', offset))

describe('days as whole months', () => {
  it.each([
    ['2026-01-01', '2026-11-30', { months: { from: '2026-01', before: '2026-11~' }, edges: [] }],
    [
      '2026-01-01',
      '2026-11-22',
      { months: { from: '2026-01', before: '2026-11~' }, edges: [{ from: '2026-11-23', to: '2026-11-30', sign: -1 }] },
    ],
    [
      '2026-01-30',
      '2026-11-03',
      {
        months: { from: '2026-01~', before: '2026-11' },
        edges: [
          { from: '2026-01-30', to: '2026-01-31', sign: 1 },
          { from: '2026-11-01', to: '2026-11-03', sign: 1 },
        ],
      },
    ],
    ['2026-11-02', '2026-11-30', { months: null, edges: [{ from: '2026-11-02', to: '2026-11-30', sign: 1 }] }],
    ['2026-11-05', '2026-11-04', { months: null, edges: [] }],
    ['0000-02-01', '0100-02-28', { months: { from: '0000-02', before: '0100-02~' }, edges: [] }],
  ] as const)('%s to %s', (from, to, cover) => {
    expect(coverByMonths(from, to)).toEqual(cover)
  })

  it('count each day of the stretch once and no other, and read at most half a month at either end', () => {
    fc.assert(
      fc.property(fc.option(days, { nil: undefined }), fc.option(days, { nil: undefined }), days, (from, to, day) => {
        const cover = coverByMonths(from, to)
        const isInside = (from === undefined || day >= from) && (to === undefined || day <= to)
        expect(countDay(cover, day)).toBe(Number(isInside))
        const longest = Math.max(
          0,
          ...cover.edges.map((edge) => Number(edge.to.slice(8)) - Number(edge.from.slice(8)) + 1),
        )
        expect(longest).toBeLessThanOrEqual(cover.months ? 16 : 31)
      }),
      { numRuns: 2_000 },
    )
  })

  it('are correct at the ends of a month', () => {
    for (const [from, to] of [
      ['2024-02-01', '2024-02-29'],
      ['2023-12-31', '2024-01-01'],
      ['2024-01-16', '2024-02-16'],
      ['2024-01-17', '2024-02-17'],
      ['0000-02-29', '9999-12-31'],
    ] as const) {
      const cover = coverByMonths(from, to)
      for (let day = '2023-11-01'; day < '2024-04-01'; day = addDays(day, 1))
        expect([day, countDay(cover, day)]).toEqual([day, Number(day >= from && day <= to)])
    }
  })
})
