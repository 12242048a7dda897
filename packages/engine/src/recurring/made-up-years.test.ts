import { describe, expect, it } from 'vitest'
import { findRecurring } from './find-recurring.ts'
import { madeUpPerson, type TrueStream } from './made-up-years.fixture.ts'
import type { RecurringStream } from './recurring-types.ts'

const people = 60
const today = '2026-11-21'

/** Whether a stream that was found is one that was made up: the same period, and few rows of anything else. */
const isSame = (found: RecurringStream, { rowIds, period }: TrueStream): boolean =>
  found.period === period && found.rowIds.filter((id) => rowIds.has(id)).length >= found.rowIds.length * 0.9

describe('what is recurring in made-up years', () => {
  it('is found with a precision of 95 % and a recall of 90 %', () => {
    const sums = { found: 0, right: 0, made: 0, missed: [] as string[], wrong: [] as string[] }
    for (let seed = 1; seed <= people; seed += 1) {
      const { rows, streams } = madeUpPerson(seed, today)
      const found = findRecurring(rows, today)
      const right = found.filter((one) => streams.some((stream) => isSame(one, stream)))
      sums.found += found.length
      sums.right += right.length
      sums.made += streams.length
      sums.wrong.push(...found.filter((one) => !right.includes(one)).map(({ payee, period }) => `${payee} ${period}`))
      sums.missed.push(
        ...streams
          .filter((stream) => !found.some((one) => isSame(one, stream)))
          .map(({ payee, period, rowIds }) => `${payee} ${period} ${rowIds.size}`),
      )
    }
    const caught = sums.made - sums.missed.length
    expect(sums.right / sums.found).toBeGreaterThanOrEqual(0.95)
    expect(caught / sums.made).toBeGreaterThanOrEqual(0.9)
    expect(sums.made).toBeGreaterThan(500)
  })
})
