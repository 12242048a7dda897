/** A question of which one answer is chosen. */
export interface Question {
  readonly questionId: number
  readonly text: string
  readonly answers: readonly { readonly answerId: number; readonly text: string }[]
  /** What was chosen last time; null before the first. */
  readonly selectedAnswerId: number | null
}

/** The answer that is chosen for each question, by the ids of both; a question that nobody has answered is left out. */
export type ChosenAnswers = Readonly<Record<number, number>>

/** One answer as it is sent. */
export interface SentAnswer {
  questionId: number
  answerId: number
}

/** What was answered last time. */
export const lastAnswersOf = (questions: readonly Question[]): ChosenAnswers =>
  Object.fromEntries(
    questions.flatMap(({ questionId, selectedAnswerId }) =>
      selectedAnswerId === null ? [] : [[questionId, selectedAnswerId]],
    ),
  )

/** The questions that still have no answer, in their order. */
export const unanswered = (questions: readonly Question[], answers: ChosenAnswers): Question[] =>
  questions.filter(({ questionId }) => answers[questionId] === undefined)

/** All answers as they are sent, in the order of the questions. */
export const sentAnswers = (questions: readonly Question[], answers: ChosenAnswers): SentAnswer[] =>
  questions.flatMap(({ questionId }) => {
    const answerId = answers[questionId]
    return answerId === undefined ? [] : [{ questionId, answerId }]
  })
