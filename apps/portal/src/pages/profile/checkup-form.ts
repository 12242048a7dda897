import type { CheckupQuestion } from '@evenkeel/api-client/contract/checkup'

/** The answer that is chosen for each question, by the ids of both; a question that nobody has answered is left out. */
export type ChosenAnswers = Readonly<Record<number, number>>

/** What was answered last time. */
export const lastAnswersOf = (questions: readonly CheckupQuestion[]): ChosenAnswers =>
  Object.fromEntries(questions.flatMap(({ questionId, selectedAnswerId }) => (selectedAnswerId === null ? [] : [[questionId, selectedAnswerId]])))

/** The questions that still have no answer, in their order. */
export const unanswered = (questions: readonly CheckupQuestion[], answers: ChosenAnswers): CheckupQuestion[] =>
  questions.filter(({ questionId }) => answers[questionId] === undefined)

/** All answers as they are sent, in the order of the questions. */
export const sentAnswers = (questions: readonly CheckupQuestion[], answers: ChosenAnswers): { questionId: number; answerId: number }[] =>
  questions.flatMap(({ questionId }) => {
    const answerId = answers[questionId]
    return answerId === undefined ? [] : [{ questionId, answerId }]
  })
