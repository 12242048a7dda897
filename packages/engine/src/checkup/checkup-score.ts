import type { GoalType } from '../goals/goal-type.ts'
import { requireWhole } from '../guards/require.ts'
import { checkupAnswerTexts, FocusArea, focusAreas, goalOfFocusArea } from './focus-area.ts'
import { dayOfMonth, type IsoDate, toIsoDate, type IsoDateOrInstant } from '../calendar/iso-date.ts'
import { addMonths, daysInMonth, toPeriod } from '../calendar/period.ts'

/** A confidence from 1 ('Not at all') to 5 ('Very') for every focus area. All are required. Source: Q-CHECKUP-1. */
export type CheckupAnswers = Readonly<Record<FocusArea, number>>

/** Collects one answer for each focus area. Does not validate them; `checkupScore` does. */
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

const suggestedGoalCount = 2

function checkedValues(answers: CheckupAnswers): number[] {
  return focusAreas.map((area) => {
    requireWhole(`answers[${area}]`, answers[area], lowestValue, highestValue)
    return answers[area]
  })
}

/**
 * Returns the score of a confidence checkup, a whole number from 0 to 100: (average answer − 1) × 25, rounded half up.
 * Seven times 'Somewhat' (3) is 50. Throws a RangeError that names the answer if one is missing or not a whole number
 * from 1 to 5. Source: Q-CHECKUP-1.
 */
export function checkupScore(answers: CheckupAnswers): number {
  const values = checkedValues(answers)
  const points = values.reduce((sum, value) => sum + value - lowestValue, 0)
  return Math.round((points * 100) / (values.length * (highestValue - lowestValue)))
}

/**
 * Returns the focus areas from the least confident to the most; equal ones keep their order. Throws like
 * `checkupScore`.
 */
export function focusAreasByConfidence(answers: CheckupAnswers): FocusArea[] {
  checkedValues(answers)
  return focusAreas.toSorted((a, b) => answers[a] - answers[b])
}

/**
 * Returns the two goals to offer first: those of the areas in which the person is least confident. If two areas lead to
 * the same goal, the next area is used. An area of full confidence leads to none: at 100 nothing is offered.
 *
 * Worked example: least confident about saving for spending, then managing finances, then student debt: live by a
 * budget and student debt.
 *
 * Throws like `checkupScore`. Source: Q-CHECKUP-2.
 */
export function suggestedGoals(answers: CheckupAnswers): GoalType[] {
  const goals = focusAreasByConfidence(answers)
    .filter((area) => answers[area] < highestValue)
    .map((area) => goalOfFocusArea[area])
  return [...new Set(goals)].slice(0, suggestedGoalCount)
}

/** Months after which a checkup is asked for again (Q-CHECKUP-1). */
const checkupIntervalMonths = 12

export interface CheckupStatus {
  readonly isCompleted: boolean
  /** Null if never. */
  readonly lastCompletedOn: IsoDate | null
  readonly isDue: boolean
}

/** Returns the same day of the month one year later; 28 February for 29 February. */
function dueOn(completedOn: IsoDate): IsoDate {
  const period = addMonths(toPeriod(completedOn), checkupIntervalMonths)
  const day = Math.min(dayOfMonth(completedOn), daysInMonth(period))
  return `${period}-${String(day).padStart(2, '0')}`
}

/**
 * Returns whether a checkup was completed and whether it is due: if never completed, or completed twelve months ago or
 * longer. One completed on 2025-11-21 is due from 2026-11-21 on. Throws a RangeError when a date is not a real day.
 * Source: Q-CHECKUP-1.
 */
export function checkupStatus(lastCompletedOn: IsoDateOrInstant | null, asOf: IsoDate): CheckupStatus {
  const today = toIsoDate(asOf)
  if (lastCompletedOn === null) return { isCompleted: false, lastCompletedOn, isDue: true }
  const completedOn = toIsoDate(lastCompletedOn)
  return { isCompleted: true, lastCompletedOn: completedOn, isDue: today >= dueOn(completedOn) }
}
