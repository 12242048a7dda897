import { inputLimits } from '../figures/input-limits.ts'
import { requireWhole } from '../guards/require.ts'
import { wellBeingAges, wellBeingScores, wellBeingStatements } from './well-being-figures.ts'

export interface WellBeingInput {
  /** The chosen answer to each of the ten statements, by its place in the printed order: 0 (first) to 4 (last). */
  readonly answers: readonly number[]
  /** Whole years, from 18. */
  readonly age: number
}

export interface WellBeingScore {
  /** The sum of the ten answers, 0 to 40; the worksheet calls it the 'total response value'. */
  readonly total: number
  /** 14 to 86 up to the age of 61, 14 to 95 from 62 on. */
  readonly score: number
}

const lastAnswer = 4

/** Returns an answer's points. The first answer agrees most: 0 points if the statement is a hardship, otherwise 4. */
export function answerValue(answer: number, index: number): number {
  requireWhole(`answers[${index}]`, answer, 0, lastAnswer)
  return wellBeingStatements[index]?.isHardship === true ? answer : lastAnswer - answer
}

/**
 * Returns a person's score on the public ten-question scale of financial well-being. Each answer has 0 to 4 points,
 * more for a better answer. The score of the total is in the published table of the age group.
 *
 * Worked example: the middle answer to all ten is a total of 20; that is a score of 50 at 40 and of 53 at 62.
 *
 * Throws a RangeError that names the field if there are not ten answers, an answer is not a whole number from 0 to 4,
 * or the age is not a whole number from 18 to 130. Source: see `wellBeingStatements`.
 */
export function wellBeingScore({ answers, age }: WellBeingInput): WellBeingScore {
  if (answers.length !== wellBeingStatements.length) {
    throw new RangeError(`answers must be ${wellBeingStatements.length}`)
  }
  requireWhole('age', age, wellBeingAges.youngest, inputLimits.maxAge)
  const total = answers.reduce((sum, answer, index) => sum + answerValue(answer, index), 0)
  const table: readonly number[] = age < wellBeingAges.older ? wellBeingScores.younger : wellBeingScores.older
  return { total, score: table[total] ?? 0 }
}
