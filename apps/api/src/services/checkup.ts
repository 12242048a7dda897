import type { CheckupQuestion } from '@evenkeel/api-client/contract/checkup'
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
import type { LedgerContext } from '../http/handlers.ts'
import { insertCheckup, lastCheckup } from '../store/ledger/checkups.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { answerIdOf, type ChosenAnswer, chosenPlaces, selectedAnswerId } from './checkup-answers.ts'
import { toWireDate } from './moment.ts'
import { recordChange } from './record-change.ts'

/** A question's id is its focus area, an answer's place its value. */
const answersOf = (values: readonly number[]): CheckupAnswers => checkupAnswers((area) => values[area - 1] ?? 0)

/** Whether the checkup is done and due, how it came out, and the goals that it suggests. */
export function confidenceStatus(ledger: LedgerTransaction, today: IsoDate) {
  const last = lastCheckup(ledger, 'confidence')
  const { isCompleted, lastCompletedOn, isDue } = checkupStatus(last?.completedOn ?? null, today)
  return {
    isCompleted,
    lastCompletedOn: lastCompletedOn === null ? null : toWireDate(lastCompletedOn),
    isDue,
    score: last?.score ?? null,
    suggestedGoals: last ? suggestedGoals(answersOf(last.answers)) : [],
  }
}

/** The questions, one a focus area, with what was chosen last time. */
export function confidenceQuestions(ledger: LedgerTransaction): { questions: CheckupQuestion[] } {
  const last = lastCheckup(ledger, 'confidence')?.answers
  const questions = focusAreas.map((focusArea) => ({
    questionId: focusArea,
    focusArea,
    text: checkupQuestionText(focusArea),
    answers: checkupAnswerTexts.map((text, index) => ({
      answerId: answerIdOf(focusArea, index + 1),
      text,
      value: index + 1,
    })),
    selectedAnswerId: selectedAnswerId(focusArea, last),
  }))
  return { questions }
}

/** Keeps the answers beside the earlier ones. @throws ApiError 400 as `chosenPlaces`. */
export function saveConfidence(
  context: LedgerContext,
  answers: readonly ChosenAnswer[],
): { score: number; completedOn: string } {
  const { ledger, today } = context
  const values = chosenPlaces(answers, focusAreas.length, checkupAnswerTexts.length)
  const score = checkupScore(answersOf(values))
  return recordChange(context, 'checkup.save', (recorder) => {
    recorder.hasCreated('checkup', [
      insertCheckup(ledger, { kind: 'confidence', completedOn: today, score, answers: values }),
    ])
    return { score, completedOn: toWireDate(today) }
  })
}
