import * as z from 'zod/mini'

/** A question with one chosen answer. */
export interface Question {
  readonly questionId: number
  readonly text: string
  readonly answers: readonly { readonly answerId: number; readonly text: string }[]
  /** The last answer; null before the first. */
  readonly selectedAnswerId: number | null
}

/** Returns the name of a question's field. */
export const questionName = ({ questionId }: Pick<Question, 'questionId'>) => `question-${questionId}`

const toField = ({ text, answers }: Question) => ({
  kind: 'choice',
  label: text,
  inline: true,
  choices: answers.map(({ answerId, text: label }) => ({ value: answerId, label })),
})

/** Returns the form of some questions, which all have to be answered. */
export const questionFields = (questions: readonly Question[]) => ({
  schema: z.object(Object.fromEntries(questions.map((question) => [questionName(question), z.int()]))),
  fields: Object.fromEntries(questions.map((question) => [questionName(question), toField(question)])),
})
