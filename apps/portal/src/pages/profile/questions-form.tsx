import type { ChangeResult } from '@evenkeel/api-client/client'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { Heading } from '@evenkeel/ui/heading'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { useReportedChange } from '@evenkeel/widgets/shared/use-reported-change.ts'
import { useId, useState } from 'react'
import { useSubmission } from '../auth/use-submission.ts'
import {
  type ChosenAnswers,
  lastAnswersOf,
  type Question,
  type SentAnswer,
  sentAnswers,
  unanswered,
} from './checkup-form.ts'

const REQUIRED = 'Field required'

const nameOf = ({ questionId }: Question) => `question-${questionId}`

/** Questions in their order, and what stands over those that belong together. */
export interface QuestionPart {
  readonly heading?: string
  readonly questions: readonly Question[]
}

interface PartProps {
  readonly part: QuestionPart
  readonly answers: ChosenAnswers
  readonly missing: readonly Question[]
  readonly onAnswer: (questionId: number, answerId: number) => void
}

function Part({ part: { heading, questions }, answers, missing, onAnswer }: PartProps) {
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
          <RadioGroup
            name={nameOf(question)}
            label={question.text}
            required
            inline
            options={question.answers.map(({ answerId, text }) => ({ value: String(answerId), label: text }))}
            value={String(answers[question.questionId] ?? '')}
            onChange={(value) => onAnswer(question.questionId, Number(value))}
            error={missing.includes(question) ? REQUIRED : undefined}
          />
        </div>
      ))}
    </div>
  )
}

interface QuestionsFormProps {
  readonly label: string
  readonly parts: readonly QuestionPart[]
  readonly save: (answers: SentAnswer[]) => Promise<ChangeResult<EndpointName>>
  /** What is said once they are saved. */
  readonly done: string
  /** They are saved. */
  readonly onSaved: () => void
}

/** Questions of one answer each, with what was answered last time. All of them are needed before anything is saved. */
export function QuestionsForm({ label, parts, save, done, onSaved }: QuestionsFormProps) {
  const questions = parts.flatMap((part) => part.questions)
  const report = useReportedChange()
  const { run, ...submission } = useSubmission()
  const [answers, setAnswers] = useState<ChosenAnswers>(() => lastAnswersOf(questions))
  const [isSubmitted, setSubmitted] = useState(false)
  const open = unanswered(questions, answers)
  const missing = isSubmitted ? open : []
  const submit = () => {
    setSubmitted(true)
    if (open.length > 0) return
    void run(async () => {
      const saved = await save(sentAnswers(questions, answers))
      onSaved()
      await report(Promise.resolve(saved), done)
    })
  }
  return (
    <Form
      label={label}
      onSubmit={submit}
      {...submission}
      fieldErrors={missing.map((question) => ({ name: nameOf(question), label: question.text, message: REQUIRED }))}
    >
      {parts.map((part, index) => (
        <Part
          key={part.heading ?? index}
          part={part}
          answers={answers}
          missing={missing}
          onAnswer={(questionId, answerId) => setAnswers({ ...answers, [questionId]: answerId })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" busy={submission.busy}>
          Save
        </Button>
        <p role="status" className="text-label font-normal text-text-muted">
          {questions.length - open.length} of {questions.length} answered
        </p>
      </div>
    </Form>
  )
}
