import { describe, expect, it } from 'vitest'
import { isWorseThan } from './compare-verdicts.ts'
import { judge, sentence, type Verdict, type VerdictBand, verdictBands } from './verdict.ts'

const inBand = (band: VerdictBand, futures?: number): Verdict =>
  judge(band, {
    sentence: sentence('savingsLast'),
    ...(futures !== undefined && { figure: { value: futures, unit: 'futures' } }),
  })

/** By the bands of 75 and 50 futures: 78 − 71 = 7 and 76 − 71 = 5 are telling, 76 − 73 = 3 and 75 − 71 = 4 are not. */
describe('a plan that is worse off than was promised', () => {
  it.each([
    ['on-track', 78, 'close', 71, true],
    ['on-track', 76, 'close', 71, true],
    ['on-track', 76, 'close', 73, false],
    ['on-track', 75, 'close', 71, false],
    ['close', 52, 'off-track', 46, true],
    ['on-track', 99, 'on-track', 76, false],
    ['off-track', 40, 'off-track', 10, false],
    ['off-track', 41, 'close', 60, false],
  ] as const)('%s %i, now %s %i: %s', (before, from, after, to, isWorse) => {
    expect(isWorseThan(inBand(before, from), inBand(after, to))).toBe(isWorse)
  })

  it('is decided by the band alone where no futures are counted', () => {
    expect(isWorseThan(inBand('done'), inBand('close'))).toBe(true)
    expect(isWorseThan(inBand('close'), inBand('off-track'))).toBe(true)
    expect(isWorseThan(inBand('optional'), inBand('on-track'))).toBe(false)
  })

  it('is never one that cannot be judged, and never one in the same band', () => {
    for (const band of verdictBands) {
      expect(isWorseThan(inBand(band), inBand('cannot-say'))).toBe(false)
      expect(isWorseThan(inBand('cannot-say'), inBand(band))).toBe(false)
      expect(isWorseThan(inBand(band), inBand(band))).toBe(false)
    }
  })
})
