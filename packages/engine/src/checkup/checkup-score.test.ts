// Proves: ALLOC-11

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import { GoalType } from '../goals/goal-type.ts'
import {
  type CheckupAnswers,
  checkupScore,
  focusAreasByConfidence,
  suggestedGoals,
  checkupStatus,
} from './checkup-score.ts'
import { explainCheckupScore } from './explain-scores.ts'
import { checkupAnswerTexts, checkupQuestionText, focusAreas } from './focus-area.ts'

/**
 * Calculated by hand: the score is (sum − 7) × 100 ÷ 28.
 * A sum of 7 scores 0, 8 scores 3.57 → 4, 14 scores 25, 21 scores 50, 22 scores 53.57 → 54, and 35 scores 100.
 */

const answered = (...values: [number, number, number, number, number, number, number]): CheckupAnswers => {
  const [first, second, third, fourth, fifth, sixth, seventh] = values
  return { 1: first, 2: second, 3: third, 4: fourth, 5: fifth, 6: sixth, 7: seventh }
}

describe('checkupScore', () => {
  it.each([
    [answered(1, 1, 1, 1, 1, 1, 1), 0],
    [answered(3, 3, 3, 3, 3, 3, 3), 50],
    [answered(5, 5, 5, 5, 5, 5, 5), 100],
    [answered(2, 1, 1, 1, 1, 1, 1), 4],
    [answered(2, 2, 2, 2, 2, 2, 2), 25],
    [answered(4, 3, 3, 3, 3, 3, 3), 54],
  ])('of %j is %d', (answers, score) => expect(checkupScore(answers)).toBe(score))

  it.each([0, 6, 2.5])('names the area when it refuses the answer %d', (value) => {
    expect(() => checkupScore(answered(3, 3, 3, value, 3, 3, 3))).toThrow(
      /^answers\[4\] must be a whole number between 1 and 5$/,
    )
  })

  it('requires every answer', () => {
    const read: CheckupAnswers = JSON.parse('{"1":3,"2":3,"3":3,"4":3,"5":3,"6":3}')
    expect(() => checkupScore(read)).toThrow(/^answers\[7\] must be/)
  })

  it('is a whole number from 0 to 100 and rises with every answer', () => {
    const value = fc.integer({ min: 1, max: 4 })
    fc.assert(
      fc.property(fc.tuple(value, value, value, value, value, value, value), (values) => {
        const score = checkupScore(answered(...values))
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
        const [first, ...others] = values
        expect(checkupScore(answered(first + 1, ...others))).toBeGreaterThan(score)
      }),
    )
  })
})

describe('the areas of least confidence', () => {
  it('come first, ties in their own order', () => {
    expect(focusAreasByConfidence(answered(4, 2, 5, 2, 1, 4, 3))).toEqual([5, 2, 4, 7, 1, 6, 3])
  })

  it('lead to the two goals to offer first', () => {
    expect(suggestedGoals(answered(4, 2, 5, 3, 1, 4, 3))).toEqual([
      GoalType.PREPARE_FOR_THE_UNEXPECTED,
      GoalType.LIVE_BY_A_BUDGET,
    ])
    const each = focusAreas.map((area) => suggestedGoals({ ...answered(3, 3, 3, 3, 3, 3, 3), [area]: 1 })[0])
    expect(each).toEqual([2, 6, 7, 5, 3, 1, 6])
  })

  it('never offer the same goal twice', () => {
    expect(suggestedGoals(answered(5, 2, 3, 5, 5, 5, 1))).toEqual([GoalType.LIVE_BY_A_BUDGET, GoalType.STUDENT_DEBT])
  })

  it('lead to no goal where the person could not be more confident', () => {
    expect(suggestedGoals(answered(5, 5, 5, 5, 5, 5, 5))).toEqual([])
    expect(suggestedGoals(answered(5, 5, 4, 5, 5, 5, 5))).toEqual([GoalType.STUDENT_DEBT])
  })

  it('throw for the same answers as the score', () => {
    expect(() => suggestedGoals(answered(0, 3, 3, 3, 3, 3, 3))).toThrow(/^answers\[1\] must be/)
  })
})

describe('the checkup', () => {
  it('asks seven questions', () => {
    expect(focusAreas.map(checkupQuestionText)).toEqual([
      'How confident do you feel about controlling debt?',
      'How confident do you feel about managing finances?',
      'How confident do you feel about student debt?',
      'How confident do you feel about providing for loved ones?',
      'How confident do you feel about having enough just in case?',
      'How confident do you feel about living comfortably in retirement?',
      'How confident do you feel about saving for spending?',
    ])
  })

  it("has five answers, from 'Not at all' to 'Very'", () => {
    expect(checkupAnswerTexts).toHaveLength(5)
    expect([checkupAnswerTexts[0], checkupAnswerTexts[4]]).toEqual(['Not at all', 'Very'])
  })

  it('explains its score', () => {
    expect(explainedTexts(explainCheckupScore(answered(4, 3, 3, 3, 3, 3, 3)))).toEqual([
      'Your 7 answers average 3.14 on a scale from 1 to 5.',
      'Between 0 and 100 that is 54.',
      'Controlling debt: 4',
      'Managing finances: 3',
      'Student debt: 3',
      'Providing for loved ones: 3',
      'Having enough just in case: 3',
      'Living comfortably in retirement: 3',
      'Saving for spending: 3',
      'Average answer: 3.14',
      'Score: 54. (Average answer − 1) × 25, rounded',
      'Evenkeel’s rule for the confidence score',
    ])
  })
})

describe('checkupStatus', () => {
  it('is due when it was never done', () => {
    expect(checkupStatus(null, '2026-11-21')).toEqual({ isCompleted: false, lastCompletedOn: null, isDue: true })
  })

  it.each([
    ['2025-11-21', '2026-11-20', false],
    ['2025-11-21', '2026-11-21', true],
    ['2025-12-31', '2026-12-30', false],
    ['2025-12-31', '2027-01-01', true],
    ['2024-02-29', '2025-02-27', false],
    ['2024-02-29', '2025-02-28', true],
    ['2026-11-21', '2026-11-21', false],
  ])('done on %s is due on %s: %s', (lastCompletedOn, asOf, isDue) => {
    expect(checkupStatus(lastCompletedOn, asOf)).toEqual({ isCompleted: true, lastCompletedOn, isDue })
  })

  it('uses the day of an instant', () => {
    expect(checkupStatus('2026-01-05T23:59:59Z', '2026-11-21').lastCompletedOn).toBe('2026-01-05')
  })

  it('refuses a text that is not a day', () => {
    expect(() => checkupStatus(null, '2026-02-30')).toThrow(RangeError)
    expect(() => checkupStatus('soon', '2026-11-21')).toThrow(RangeError)
  })
})
