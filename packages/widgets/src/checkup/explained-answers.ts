import type { CheckupQuestion } from '@evenkeel/api-client/contract/checkup'
import type { Question } from '@evenkeel/api-client/contract/forms/checkup'
import {
  ageOn,
  checkupAnswers,
  checkupScore,
  explainCheckupScore,
  explainWellBeingScore,
  type Explanation,
  focusAreas,
  wellBeingAges,
  wellBeingScore,
  wellBeingStatements,
} from '@evenkeel/engine'

/** Explains the score of the last checkup; null before the first one, and if the questions are not those of the score. */
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
 * Explains the last well-being score; null before the first one, and if the saved day of birth has changed since: the explanation
 * has to add up to the score next to it.
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
