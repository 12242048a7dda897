import type { Explanation } from '../explain/explanation.ts'
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
  /** What the ten answers add up to, 0 to 40: the 'total response value' of the worksheet. */
  readonly total: number
  /** 14 to 86 up to the age of 61, 14 to 95 from 62 on. */
  readonly score: number
}

const lastAnswer = 4

/** The first answer agrees most; where a statement is a hardship that is worth 0, elsewhere 4. */
function valueOf(answer: number, index: number): number {
  requireWhole(`answers[${index}]`, answer, 0, lastAnswer)
  return wellBeingStatements[index]?.isHardship === true ? answer : lastAnswer - answer
}

/**
 * A person's financial well-being on the public ten-question scale. Each answer counts 0 to 4, the better the more; the
 * total is looked up in the published table of the age group.
 *
 * Worked example: the middle answer to all ten is a total of 20; that is a score of 50 at 40 and of 53 at 62.
 *
 * Throws a RangeError that names the field when there are not ten answers, one is not a whole number of 0 to 4, or the
 * age is not a whole number of 18 to 130. Source: see `wellBeingStatements`.
 */
export function wellBeingScore({ answers, age }: WellBeingInput): WellBeingScore {
  if (answers.length !== wellBeingStatements.length) {
    throw new RangeError(`answers must be ${wellBeingStatements.length}`)
  }
  requireWhole('age', age, wellBeingAges.youngest, inputLimits.maxAge)
  const total = answers.reduce((sum, answer, index) => sum + valueOf(answer, index), 0)
  const table: readonly number[] = age < wellBeingAges.older ? wellBeingScores.younger : wellBeingScores.older
  return { total, score: table[total] ?? 0 }
}

/** How a well-being score came about. Throws as `wellBeingScore`. */
export function explainWellBeingScore(input: WellBeingInput): Explanation {
  const { total, score } = wellBeingScore(input)
  const ages = input.age < wellBeingAges.older ? '18 to 61' : '62 and older'
  const values = input.answers.map((answer, index) => valueOf(answer, index))
  return {
    title: 'Financial well-being score',
    inputs: [
      ...wellBeingStatements.map(
        ({ text }, index) => ({ label: text, value: values[index] ?? 0, unit: 'count' }) as const,
      ),
      { label: 'Your age', value: input.age, unit: 'years' },
    ],
    steps: [
      { label: 'Total of the ten answers', value: total, unit: 'count' },
      {
        label: 'Score',
        formula: `The published score for the total, at ages ${ages}`,
        value: score,
        unit: 'count',
      },
    ],
    source: 'Consumer Financial Protection Bureau, Financial Well-Being Scale, scoring worksheet of December 2015',
  }
}
