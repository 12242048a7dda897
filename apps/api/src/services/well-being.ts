import type { WellBeingQuestion } from '@evenkeel/api-client/contract/checkup'
import { ageOn } from '@evenkeel/api-client/contract/age-on'
import { wellBeingAges, wellBeingParts, wellBeingScore, wellBeingStatements } from '@evenkeel/engine'
import { badRequest, FIELD_REQUIRED } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { insertCheckup, lastCheckup } from '../store/ledger/checkups.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { readAboutMe } from '../store/ledger/profile.ts'
import { answerIdOf, type ChosenAnswer, chosenPlaces, selectedAnswerId } from './checkup-answers.ts'
import { toWireDate } from './moment.ts'
import { recordChange } from './record-change.ts'

const ANSWER_COUNT = wellBeingParts.applies.answers.length

/** The ten statements in their printed words and order, with what was chosen last time. */
export function wellBeing(ledger: LedgerTransaction) {
  const last = lastCheckup(ledger, 'well-being')
  const questions: WellBeingQuestion[] = wellBeingStatements.map(({ part, text }, index) => {
    const questionId = index + 1
    const { text: heading, answers } = wellBeingParts[part]
    return {
      questionId,
      heading,
      text,
      answers: answers.map((answer, place) => ({ answerId: answerIdOf(questionId, place + 1), text: answer })),
      selectedAnswerId: selectedAnswerId(questionId, last?.answers),
    }
  })
  return { questions, lastCompletedOn: last ? toWireDate(last.completedOn) : null, score: last?.score ?? null }
}

/** @throws ApiError 400 on `dateOfBirth` where it is not known, or the person is younger than the scale is made for. */
function requireAge(ledger: LedgerTransaction, today: string): number {
  const { dateOfBirth } = readAboutMe(ledger)
  if (dateOfBirth === null) throw badRequest({ dateOfBirth: FIELD_REQUIRED })
  const age = ageOn(dateOfBirth, today)
  if (age < wellBeingAges.youngest)
    throw badRequest({ dateOfBirth: `Please enter a value of at least ${wellBeingAges.youngest}.` })
  return age
}

/** Keeps the answers beside the earlier ones. @throws ApiError 400 as `chosenPlaces`, and without a date of birth. */
export function saveWellBeing(
  context: LedgerContext,
  chosen: readonly ChosenAnswer[],
): { score: number; completedOn: string } {
  const { ledger, today } = context
  const places = chosenPlaces(chosen, wellBeingStatements.length, ANSWER_COUNT)
  const { score } = wellBeingScore({ answers: places.map((place) => place - 1), age: requireAge(ledger, today) })
  return recordChange(context, 'well-being.save', (recorder) => {
    recorder.hasCreated('checkup', [
      insertCheckup(ledger, { kind: 'well-being', completedOn: today, score, answers: places }),
    ])
    return { score, completedOn: toWireDate(today) }
  })
}
