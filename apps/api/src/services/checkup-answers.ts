import { badRequest, FIELD_REQUIRED, type FieldErrors } from '../errors.ts'

/** What somebody chose: the ids of a question and of one of its answers. */
export interface ChosenAnswer {
  readonly questionId: number
  readonly answerId: number
}

/** Enough for every scale that we know: an answer's id is its question's id, then its own place from 1 to 9. */
const ANSWERS_A_QUESTION = 10

/** The id of the answer at a place (from 1) of a question. */
export const answerIdOf = (questionId: number, place: number): number => questionId * ANSWERS_A_QUESTION + place

/** The id of the answer that was chosen last time; null before the first time. */
export function selectedAnswerId(questionId: number, lastPlaces: readonly number[] | undefined): number | null {
  const place = lastPlaces?.[questionId - 1]
  return place === undefined ? null : answerIdOf(questionId, place)
}

function faultsOf(answers: readonly ChosenAnswer[], questionCount: number, answerCount: number): FieldErrors {
  const seen = new Set<number>()
  const faults: Record<string, string> = {}
  answers.forEach(({ questionId, answerId }, index) => {
    const place = answerId - questionId * ANSWERS_A_QUESTION
    if (questionId > questionCount || seen.has(questionId))
      faults[`answers[${index}].questionId`] = 'Please enter a valid value.'
    else if (place < 1 || place > answerCount) faults[`answers[${index}].answerId`] = 'Please enter a valid value.'
    seen.add(questionId)
  })
  return faults
}

/**
 * The places (from 1) of the chosen answers in the order of the questions.
 *
 * @throws ApiError 400 for a question or answer that there is not, one answered twice, and with code 10001 where one is missing.
 */
export function chosenPlaces(answers: readonly ChosenAnswer[], questionCount: number, answerCount: number): number[] {
  const faults = faultsOf(answers, questionCount, answerCount)
  if (Object.keys(faults).length > 0) throw badRequest(faults)
  if (answers.length < questionCount) throw badRequest({ answers: FIELD_REQUIRED })
  return answers
    .toSorted((a, b) => a.questionId - b.questionId)
    .map(({ questionId, answerId }) => answerId - questionId * ANSWERS_A_QUESTION)
}
