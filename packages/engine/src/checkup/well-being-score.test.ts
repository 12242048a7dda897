/**
 * Calculated by hand from the worksheet.
 *
 * The best answers are the first answer to the four positive statements (1, 2, 4, 8) and the last answer to the six hardships:
 * 10 × 4 = 40 points, a score of 86 up to age 61 and of 95 from age 62.
 * The first answer to all ten: 4 × 4 + 6 × 0 = 16 points, scores 45 and 48.
 * The last answer to all ten: 4 × 0 + 6 × 4 = 24 points, scores 55 and 58.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import { wellBeingParts, wellBeingScores, wellBeingStatements } from './well-being-figures.ts'
import { explainWellBeingScore } from './explain-scores.ts'
import { wellBeingScore } from './well-being-score.ts'

const everywhere = (answer: number) => Array.from({ length: 10 }, () => answer)
const best = wellBeingStatements.map(({ isHardship }) => (isHardship ? 4 : 0))
const worst = best.map((answer) => 4 - answer)

describe('wellBeingScore', () => {
  it.each([
    ['the middle answers', everywhere(2), 20, 50, 53],
    ['the best answers', best, 40, 86, 95],
    ['the worst answers', worst, 0, 14, 14],
    ['the first answers', everywhere(0), 16, 45, 48],
    ['the last answers', everywhere(4), 24, 55, 58],
  ])('of %s', (_, answers, total, younger, older) => {
    expect(wellBeingScore({ answers, age: 18 })).toEqual({ total, score: younger })
    expect(wellBeingScore({ answers, age: 61 })).toEqual({ total, score: younger })
    expect(wellBeingScore({ answers, age: 62 })).toEqual({ total, score: older })
  })

  it('scores the six hardships in reverse', () => {
    expect(best).toEqual([0, 0, 4, 0, 4, 4, 4, 0, 4, 4])
  })

  it.each([
    ['answers must be 10', { answers: [2], age: 40 }],
    ['answers[9] must be a whole number between 0 and 4', { answers: [...everywhere(2).slice(1), 5], age: 40 }],
    ['age must be a whole number between 18 and 130', { answers: everywhere(2), age: 17 }],
  ])('says "%s"', (message, input) => expect(() => wellBeingScore(input)).toThrow(new RangeError(message)))

  it('never falls when one answer gets better', () => {
    const answers = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(answers, fc.nat(9), fc.integer({ min: 18, max: 100 }), (given, index, age) => {
        const better = given.map((answer, at) => {
          if (at !== index) return answer
          return wellBeingStatements[at]?.isHardship === true ? answer + 1 : answer - 1
        })
        expect(wellBeingScore({ answers: better, age }).score).toBeGreaterThan(
          wellBeingScore({ answers: given, age }).score,
        )
      }),
    )
  })
})

describe('the published tables', () => {
  it.each(Object.entries(wellBeingScores))('of the %s have 41 rising scores from 0 to 100', (_, scores) => {
    expect(scores).toHaveLength(41)
    for (const [total, score] of scores.entries())
      expect(score).toBeGreaterThan(total === 0 ? 0 : (scores[total - 1] ?? 100))
    expect(scores.at(-1)).toBeLessThanOrEqual(100)
  })

  it('match ten statements in two parts, with five answers each', () => {
    expect(wellBeingStatements.map(({ part }) => part)).toEqual([
      ...Array.from({ length: 6 }, () => 'describesMe'),
      ...Array.from({ length: 4 }, () => 'applies'),
    ])
    expect(Object.values(wellBeingParts).map(({ answers }) => answers.length)).toEqual([5, 5])
  })
})

describe('the explanation of a well-being score', () => {
  it('lists the points of each answer, the total and the table used', () => {
    const explanation = explainWellBeingScore({ answers: everywhere(0), age: 62 })
    expect(explanation.inputs.map(({ value }) => value)).toEqual([4, 4, 0, 4, 0, 0, 0, 4, 0, 0, 62])
    const texts = explainedTexts(explanation)
    expect(texts.slice(0, 2)).toEqual([
      'Your 10 answers add up to 16 points, each from 0 to 4.',
      'The published table for ages 62 and older makes that a score of 48.',
    ])
    expect(texts.slice(-3, -1)).toEqual([
      'Total of the answers: 16',
      'Score: 48. The published score for your total, ages 62 and older',
    ])
    const younger = explainedTexts(explainWellBeingScore({ answers: everywhere(0), age: 61 }))
    expect(younger.at(-2)).toContain('18 to 61')
  })
})
