import type { ChangeResult } from '@evenkeel/api-client/client'
import { type Question, questionFields, questionName } from '@evenkeel/api-client/contract/forms/checkup'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { Heading } from '@evenkeel/ui/heading'
import type { FormState } from '@evenkeel/ui/use-form'
import { useId, useState } from 'react'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/checkup.generated.ts'

/** Questions in their order, with the heading of a group. */
export interface QuestionPart {
  readonly heading?: string
  readonly questions: readonly Question[]
}

interface PartProps {
  readonly part: QuestionPart
  readonly Field: FormState<unknown, string>['Field']
}

function Part({ part: { heading, questions }, Field }: PartProps) {
  const headingId = useId()
  return (
    <div
      {...(heading !== undefined && { role: 'group', 'aria-labelledby': headingId })}
      className="flex flex-col gap-4"
    >
      {heading !== undefined && (
        <Heading look="item" level={3} id={headingId}>
          {heading}
        </Heading>
      )}
      {questions.map((question) => (
        <div key={question.questionId} className="border-b border-hairline pb-4">
          <Field name={questionName(question)} />
        </div>
      ))}
    </div>
  )
}

/** One answer of the request. */
interface SentAnswer {
  questionId: number
  answerId: number
}

interface QuestionsFormProps {
  readonly label: string
  readonly parts: readonly QuestionPart[]
  readonly save: (answers: SentAnswer[]) => Promise<ChangeResult<EndpointName>>
  /** The message after a save. */
  readonly done: string
  /** Runs once the answers are saved. */
  readonly onSaved: () => void
}

/** Questions with one answer each, filled with the last answers. Saves only when all of them have one. */
export function QuestionsForm({ label, parts, save, done, onSaved }: QuestionsFormProps) {
  const questions = parts.flatMap((part) => part.questions)
  const [form] = useState(() => questionFields(questions))
  const { frame, Field, values, isBusy } = useForm({
    form,
    name: label,
    defaults: Object.fromEntries(questions.map((one) => [questionName(one), one.selectedAnswerId])),
    submit: (answers) =>
      save(questions.map((one) => ({ questionId: one.questionId, answerId: answers[questionName(one)] ?? 0 }))),
    onDone: onSaved,
    done,
  })
  const answered = questions.filter((one) => typeof values[questionName(one)] === 'number').length
  return (
    <Form {...frame} label={label}>
      {parts.map((part, index) => (
        <Part key={part.heading ?? index} part={part} Field={Field} />
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" busy={isBusy}>
          {words.save()}
        </Button>
        <p role="status" className="text-label font-normal text-text-muted">
          {words.answered({ answered: String(answered), all: String(questions.length) })}
        </p>
      </div>
    </Form>
  )
}
