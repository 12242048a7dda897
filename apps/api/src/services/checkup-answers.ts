import { badRequest, fieldRequired, type FieldErrors } from '../errors.ts'
import { say } from '../say.ts'

/** A chosen answer: the ids of a question and of one of its answers. */
export interface ChosenAnswer {
  readonly questionId: number
  readonly answerId: number
}

/** The factor in answer ids: question id * 10 + the answer's place from 1 to 9. No scale has more than nine answers. */
const answersAQuestion = 10

/** Returns the id of the answer at a place (from 1) of a question. */
export const toAnswerId = (questionId: number, place: number): number => questionId * answersAQuestion + place

/** Returns the id of the answer chosen last time; null if there was no earlier time. */
export function selectedAnswerId(questionId: number, lastPlaces: readonly number[] | undefined): number | null {
  const place = lastPlaces?.[questionId - 1]
  return place === undefined ? null : toAnswerId(questionId, place)
}

function answerFaults(answers: readonly ChosenAnswer[], questionCount: number, answerCount: number): FieldErrors {
  const seen = new Set<number>()
  const faults: Record<string, FieldErrors[string]> = {}
  answers.forEach(({ questionId, answerId }, index) => {
    const place = answerId - questionId * answersAQuestion
    if (questionId > questionCount || seen.has(questionId)) faults[`answers[${index}].questionId`] = say('validValue')
    else if (place < 1 || place > answerCount) faults[`answers[${index}].answerId`] = say('validValue')
    seen.add(questionId)
  })
  return faults
}

/**
 * Returns the places (from 1) of the chosen answers, in the order of the questions.
 *
 * @throws ApiError 400 for an unknown question or answer and for a question answered twice; 400 with code 10001 if an
 * answer is missing.
 */
export function chosenPlaces(answers: readonly ChosenAnswer[], questionCount: number, answerCount: number): number[] {
  const faults = answerFaults(answers, questionCount, answerCount)
  if (Object.keys(faults).length > 0) throw badRequest(faults)
  if (answers.length < questionCount) throw badRequest({ answers: fieldRequired })
  return answers
    .toSorted((a, b) => a.questionId - b.questionId)
    .map(({ questionId, answerId }) => answerId - questionId * answersAQuestion)
}
