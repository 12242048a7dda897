/**
 * The Financial Well-Being Scale of the U.S. Consumer Financial Protection Bureau, a work of the United States
 * government in the public domain. Source of questions, answers and tables: "Measuring financial well-being: A guide to
 * using the CFPB Financial Well-Being Scale", December 2015, questionnaire and scoring worksheet. Wording and order must
 * not be changed, or scores can no longer be compared.
 */

/**
 * The question before the first six statements and the one before the last four, each with its answers in the printed
 * order.
 */
export const wellBeingParts = {
  describesMe: {
    text: 'How well does this statement describe you or your situation?',
    answers: ['Completely', 'Very well', 'Somewhat', 'Very little', 'Not at all'],
  },
  applies: {
    text: 'How often does this statement apply to you?',
    answers: ['Always', 'Often', 'Sometimes', 'Rarely', 'Never'],
  },
} as const

/** The ten statements in order. Agreeing with one lowers the score if it `isHardship`, else raises it. */
export const wellBeingStatements = [
  { part: 'describesMe', isHardship: false, text: 'I could handle a major unexpected expense' },
  { part: 'describesMe', isHardship: false, text: 'I am securing my financial future' },
  {
    part: 'describesMe',
    isHardship: true,
    text: 'Because of my money situation, I feel like I will never have the things I want in life',
  },
  { part: 'describesMe', isHardship: false, text: "I can enjoy life because of the way I'm managing my money" },
  { part: 'describesMe', isHardship: true, text: 'I am just getting by financially' },
  { part: 'describesMe', isHardship: true, text: "I am concerned that the money I have or will save won't last" },
  {
    part: 'applies',
    isHardship: true,
    text: 'Giving a gift for a wedding, birthday or other occasion would put a strain on my finances for the month',
  },
  { part: 'applies', isHardship: false, text: 'I have money left over at the end of the month' },
  { part: 'applies', isHardship: true, text: 'I am behind with my finances' },
  { part: 'applies', isHardship: true, text: 'My finances control my life' },
] as const satisfies readonly { part: keyof typeof wellBeingParts; isHardship: boolean; text: string }[]

/** The youngest age for which the scale was made, and the first age of the older table. */
export const wellBeingAges = { youngest: 18, older: 62 } as const

/**
 * Scores by the total of the ten answers, 0 to 40. These are the tables for people who filled in the questionnaire
 * themselves.
 */
export const wellBeingScores = {
  /** Ages 18 to 61. */
  younger: [
    14, 19, 22, 25, 27, 29, 31, 32, 34, 35, 37, 38, 40, 41, 42, 44, 45, 46, 47, 49, 50, 51, 52, 54, 55, 56, 58, 59, 60,
    62, 63, 65, 66, 68, 69, 71, 73, 75, 78, 81, 86,
  ],
  /** Ages 62 and older. */
  older: [
    14, 20, 24, 26, 29, 31, 33, 35, 36, 38, 39, 41, 42, 44, 45, 46, 48, 49, 50, 52, 53, 54, 56, 57, 58, 60, 61, 63, 64,
    66, 67, 69, 71, 73, 75, 77, 79, 82, 84, 88, 95,
  ],
} as const
