import { ageOn } from '@evenkeel/api-client/contract/age-on'
import type { CheckupQuestion } from '@evenkeel/api-client/contract/checkup'
import {
  checkupAnswers,
  checkupScore,
  type Explanation,
  explainCheckupScore,
  explainWellBeingScore,
  focusAreas,
  wellBeingAges,
  wellBeingScore,
  wellBeingStatements,
} from '@evenkeel/engine'
import type { Question } from './checkup-form.ts'

/**
 * How the score of the last checkup came about; null before the first, and where the questions are not those of the score.
 */
export function explainedCheckup(questions: readonly CheckupQuestion[], score: number | null): Explanation | null {
  const answers = checkupAnswers((area) => {
    const question = questions.find(({ focusArea }) => focusArea === area)
    return question?.answers.find(({ answerId }) => answerId === question.selectedAnswerId)?.value ?? 0
  })
  if (score === null || focusAreas.some((area) => answers[area] === 0) || checkupScore(answers) !== score) return null
  return explainCheckupScore(answers)
}

interface WellBeingResult {
  readonly questions: readonly Question[]
  readonly score: number | null
  readonly lastCompletedOn: string | null
}

/**
 * How the last well-being score came about; null before the first, and where another day of birth was known then: the
 * explanation has to come to the score that it stands beside.
 */
export function explainedWellBeing(
  { questions, score, lastCompletedOn }: WellBeingResult,
  dateOfBirth: string | null,
): Explanation | null {
  if (score === null || lastCompletedOn === null || dateOfBirth === null) return null
  const answers = questions.map(({ answers: all, selectedAnswerId }) =>
    all.findIndex(({ answerId }) => answerId === selectedAnswerId),
  )
  const age = ageOn(dateOfBirth, lastCompletedOn)
  const isWhole =
    answers.length === wellBeingStatements.length && !answers.includes(-1) && age >= wellBeingAges.youngest
  return isWhole && wellBeingScore({ answers, age }).score === score ? explainWellBeingScore({ answers, age }) : null
}
