import type { WellBeingQuestion } from '@evenkeel/api-client/contract/checkup'
import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import { ageOn, wellBeingAges, wellBeingParts, wellBeingScore, wellBeingStatements } from '@evenkeel/engine'
import { badRequest, fieldRequired } from '../errors.ts'
import type { LedgerCalls, LedgerContext } from '../http/handlers.ts'
import { insertCheckup, lastCheckup } from '../store/ledger/checkups.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { readAboutMe } from '../store/ledger/profile.ts'
import { toAnswerId, chosenPlaces, selectedAnswerId } from './checkup-answers.ts'
import { toWireDate } from './moment.ts'
import { recordChange } from './record-change.ts'
import { say } from '../say.ts'

const answerCount = wellBeingParts.applies.answers.length

/** Returns the ten statements in their printed words and order, with the answers chosen last time. */
export function wellBeing(ledger: LedgerTransaction) {
  const last = lastCheckup(ledger, 'well-being')
  const questions: WellBeingQuestion[] = wellBeingStatements.map(({ part, text }, index) => {
    const questionId = index + 1
    const { text: heading, answers } = wellBeingParts[part]
    return {
      questionId,
      heading,
      text,
      answers: answers.map((answer, place) => ({ answerId: toAnswerId(questionId, place + 1), text: answer })),
      selectedAnswerId: selectedAnswerId(questionId, last?.answers),
    }
  })
  return { questions, lastCompletedOn: last ? toWireDate(last.completedOn) : null, score: last?.score ?? null }
}

/** @throws ApiError 400 on `dateOfBirth` if it is unknown or the person is younger than the scale is made for. */
function requireAge(ledger: LedgerTransaction, today: string): number {
  const { dateOfBirth } = readAboutMe(ledger)
  if (dateOfBirth === null) throw badRequest({ dateOfBirth: fieldRequired })
  const age = ageOn(dateOfBirth, today)
  if (age < wellBeingAges.youngest) throw badRequest({ dateOfBirth: say('scaleIsForAges', wellBeingAges.youngest) })
  return age
}

/**
 * Saves the answers as a new entry; earlier ones are kept.
 * @throws ApiError 400 like `chosenPlaces`, and without a date of birth.
 */
function saveWellBeing(
  { body }: Validated<'saveWellBeing'>,
  context: LedgerContext,
): { score: number; completedOn: string } {
  const { ledger, today } = context
  const places = chosenPlaces(body.answers, wellBeingStatements.length, answerCount)
  const { score } = wellBeingScore({ answers: places.map((place) => place - 1), age: requireAge(ledger, today) })
  return recordChange(context, 'well-being.save', (recorder) => {
    recorder.hasCreated('checkup', [
      insertCheckup(ledger, { kind: 'well-being', completedOn: today, score, answers: places }),
    ])
    return { score, completedOn: toWireDate(today) }
  })
}

export const wellBeingCalls = {
  wellBeing: (_input, { ledger }) => wellBeing(ledger),
  saveWellBeing,
} satisfies LedgerCalls
