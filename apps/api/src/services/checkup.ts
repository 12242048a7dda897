import type { CheckupQuestion } from '@evenkeel/api-client/contract/checkup'
import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import {
  type CheckupAnswers,
  checkupAnswers,
  checkupAnswerTexts,
  checkupQuestionText,
  checkupScore,
  checkupStatus,
  focusAreas,
  type IsoDate,
  suggestedGoals,
} from '@evenkeel/engine'
import type { LedgerCalls, LedgerContext } from '../http/handlers.ts'
import { insertCheckup, lastCheckup, lastCheckups } from '../store/ledger/checkups.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { toAnswerId, chosenPlaces, selectedAnswerId } from './checkup-answers.ts'
import { toWireDate } from './moment.ts'
import { recordChange } from './record-change.ts'

/** Maps stored values to focus areas: a question's id is its focus area, an answer's place is its value. */
const toAnswers = (values: readonly number[]): CheckupAnswers => checkupAnswers((area) => values[area - 1] ?? 0)

/** Returns whether the checkup is done and due, its score and the one before, and the goals it suggests. */
export function confidenceStatus(ledger: LedgerTransaction, today: IsoDate) {
  const [last, previous] = lastCheckups(ledger, 'confidence', 2)
  const { isCompleted, lastCompletedOn, isDue } = checkupStatus(last?.completedOn ?? null, today)
  return {
    isCompleted,
    lastCompletedOn: lastCompletedOn === null ? null : toWireDate(lastCompletedOn),
    isDue,
    score: last?.score ?? null,
    previous: previous ? { score: previous.score, completedOn: toWireDate(previous.completedOn) } : null,
    suggestedGoals: last ? suggestedGoals(toAnswers(last.answers)) : [],
  }
}

/** Returns one question for each focus area, with the answer chosen last time. */
export function confidenceQuestions(ledger: LedgerTransaction): { questions: CheckupQuestion[] } {
  const last = lastCheckup(ledger, 'confidence')?.answers
  const questions = focusAreas.map((focusArea) => ({
    questionId: focusArea,
    focusArea,
    text: checkupQuestionText(focusArea),
    answers: checkupAnswerTexts.map((text, index) => ({
      answerId: toAnswerId(focusArea, index + 1),
      text,
      value: index + 1,
    })),
    selectedAnswerId: selectedAnswerId(focusArea, last),
  }))
  return { questions }
}

/** Saves the answers as a new checkup; earlier ones are kept. @throws ApiError 400 like `chosenPlaces`. */
function saveConfidence(
  { body }: Validated<'saveCheckup'>,
  context: LedgerContext,
): { score: number; completedOn: string } {
  const { ledger, today } = context
  const values = chosenPlaces(body.answers, focusAreas.length, checkupAnswerTexts.length)
  const score = checkupScore(toAnswers(values))
  return recordChange(context, 'checkup.save', (recorder) => {
    recorder.hasCreated('checkup', [
      insertCheckup(ledger, { kind: 'confidence', completedOn: today, score, answers: values }),
    ])
    return { score, completedOn: toWireDate(today) }
  })
}

export const checkupCalls = {
  checkupStatus: (_input, { ledger, today }) => confidenceStatus(ledger, today),
  checkup: (_input, { ledger }) => confidenceQuestions(ledger),
  saveCheckup: saveConfidence,
} satisfies LedgerCalls
