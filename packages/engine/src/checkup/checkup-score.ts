import type { Explanation } from '../explain/explanation.ts'
import type { GoalType } from '../goals/goal-type.ts'
import { requireWhole } from '../guards/require.ts'
import { checkupAnswerTexts, FocusArea, focusAreaNames, focusAreas, goalOfFocusArea } from './focus-area.ts'

/** A confidence from 1 ('Not at all') to 5 ('Very') for every focus area; all are required (Q-CHECKUP-1). */
export type CheckupAnswers = Readonly<Record<FocusArea, number>>

/** Answers from whatever holds one for each focus area; not looked at here, but where they are used. */
export const checkupAnswers = (valueOf: (area: FocusArea) => number): CheckupAnswers => ({
  [FocusArea.CONTROLLING_DEBT]: valueOf(FocusArea.CONTROLLING_DEBT),
  [FocusArea.MANAGING_FINANCES]: valueOf(FocusArea.MANAGING_FINANCES),
  [FocusArea.STUDENT_DEBT]: valueOf(FocusArea.STUDENT_DEBT),
  [FocusArea.PROVIDING_FOR_LOVED_ONES]: valueOf(FocusArea.PROVIDING_FOR_LOVED_ONES),
  [FocusArea.HAVING_ENOUGH_JUST_IN_CASE]: valueOf(FocusArea.HAVING_ENOUGH_JUST_IN_CASE),
  [FocusArea.COMFORTABLY_IN_RETIREMENT]: valueOf(FocusArea.COMFORTABLY_IN_RETIREMENT),
  [FocusArea.SAVING_FOR_SPENDING]: valueOf(FocusArea.SAVING_FOR_SPENDING),
})

const lowestValue = 1
const highestValue = checkupAnswerTexts.length

/** The two lowest areas are offered as first goals (Q-CHECKUP-2). */
const suggestedGoalCount = 2

function valuesOf(answers: CheckupAnswers): number[] {
  return focusAreas.map((area) => {
    requireWhole(`answers[${area}]`, answers[area], lowestValue, highestValue)
    return answers[area]
  })
}

/**
 * The score of a confidence checkup, a whole number of 0 to 100: (average answer − 1) × 25, rounded half up. Seven
 * times 'Somewhat' (3) is 50. Throws a RangeError that names the answer when one is missing or not a whole number of 1
 * to 5. Source: Q-CHECKUP-1.
 */
export function checkupScore(answers: CheckupAnswers): number {
  const values = valuesOf(answers)
  const points = values.reduce((sum, value) => sum + value - lowestValue, 0)
  return Math.round((points * 100) / (values.length * (highestValue - lowestValue)))
}

/** The focus areas from the least confident to the most, ties in their own order. Throws as `checkupScore`. */
export function focusAreasByConfidence(answers: CheckupAnswers): FocusArea[] {
  valuesOf(answers)
  return focusAreas.toSorted((a, b) => answers[a] - answers[b])
}

/**
 * The two goals to offer first: those of the areas in which a person is least confident. Where two areas lead to the
 * same goal the next area has its turn, so that there are always two. Least confident about saving for spending, then
 * managing finances, then student debt: live by a budget and student debt. Throws as `checkupScore`. Source:
 * Q-CHECKUP-2.
 */
export function suggestedGoals(answers: CheckupAnswers): GoalType[] {
  const goals = focusAreasByConfidence(answers).map((area) => goalOfFocusArea[area])
  return [...new Set(goals)].slice(0, suggestedGoalCount)
}

/** How a checkup's score came about. Throws as `checkupScore`. */
export function explainCheckupScore(answers: CheckupAnswers): Explanation {
  const score = checkupScore(answers)
  const values = valuesOf(answers)
  const average = values.reduce((sum, value) => sum + value, 0) / values.length
  const name = (area: FocusArea) => focusAreaNames[area].charAt(0).toUpperCase() + focusAreaNames[area].slice(1)
  return {
    title: 'Confidence score',
    inputs: focusAreas.map((area) => ({ label: name(area), value: answers[area], unit: 'count' })),
    steps: [
      { label: 'Average answer', value: average, unit: 'count' },
      { label: 'Score', formula: '(Average answer − 1) × 25, to a whole number', value: score, unit: 'count' },
    ],
    source: "Evenkeel's own rule for the confidence score",
  }
}
