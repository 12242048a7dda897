import { GoalType } from '../goals/goal-type.ts'

/** What a person may want to work on, numbered in the order of the specification. Source: Q-CHECKUP-2. */
export const FocusArea = {
  CONTROLLING_DEBT: 1,
  MANAGING_FINANCES: 2,
  STUDENT_DEBT: 3,
  PROVIDING_FOR_LOVED_ONES: 4,
  HAVING_ENOUGH_JUST_IN_CASE: 5,
  COMFORTABLY_IN_RETIREMENT: 6,
  SAVING_FOR_SPENDING: 7,
} as const
export type FocusArea = (typeof FocusArea)[keyof typeof FocusArea]

export const focusAreas: readonly FocusArea[] = Object.values(FocusArea)

/** The specification's words, in lower case because they are used within sentences. */
export const focusAreaNames: Readonly<Record<FocusArea, string>> = {
  [FocusArea.CONTROLLING_DEBT]: 'controlling debt',
  [FocusArea.MANAGING_FINANCES]: 'managing finances',
  [FocusArea.STUDENT_DEBT]: 'student debt',
  [FocusArea.PROVIDING_FOR_LOVED_ONES]: 'providing for loved ones',
  [FocusArea.HAVING_ENOUGH_JUST_IN_CASE]: 'having enough just in case',
  [FocusArea.COMFORTABLY_IN_RETIREMENT]: 'comfortably in retirement',
  [FocusArea.SAVING_FOR_SPENDING]: 'saving for spending',
}

/** Returns the question of the checkup about a focus area. */
export const checkupQuestionText = (area: FocusArea): string =>
  area === FocusArea.COMFORTABLY_IN_RETIREMENT
    ? `How confident do you feel about living ${focusAreaNames[area]}?`
    : `How confident do you feel about ${focusAreaNames[area]}?`

/** The answers to every question of the checkup, from value 1 to value 5. */
export const checkupAnswerTexts = ['Not at all', 'A little', 'Somewhat', 'Quite', 'Very'] as const

/**
 * The goal that helps with a focus area. Managing finances and saving for spending both lead to the budget, because a
 * budget puts money aside for later spending.
 */
export const goalOfFocusArea: Readonly<Record<FocusArea, GoalType>> = {
  [FocusArea.CONTROLLING_DEBT]: GoalType.DEBT,
  [FocusArea.MANAGING_FINANCES]: GoalType.LIVE_BY_A_BUDGET,
  [FocusArea.STUDENT_DEBT]: GoalType.STUDENT_DEBT,
  [FocusArea.PROVIDING_FOR_LOVED_ONES]: GoalType.PROTECT_YOUR_LEGACY,
  [FocusArea.HAVING_ENOUGH_JUST_IN_CASE]: GoalType.PREPARE_FOR_THE_UNEXPECTED,
  [FocusArea.COMFORTABLY_IN_RETIREMENT]: GoalType.RETIREMENT,
  [FocusArea.SAVING_FOR_SPENDING]: GoalType.LIVE_BY_A_BUDGET,
}
