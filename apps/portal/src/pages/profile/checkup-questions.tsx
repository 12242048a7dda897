import type { CheckupQuestion } from '@evenkeel/api-client/contract/checkup'
import { useChange } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { useReportedChange } from '@evenkeel/widgets/shared/use-reported-change.ts'
import { useState } from 'react'
import { useSubmission } from '../auth/use-submission.ts'
import { type ChosenAnswers, lastAnswersOf, sentAnswers, unanswered } from './checkup-form.ts'

const REQUIRED = 'Field required'

const nameOf = ({ questionId }: CheckupQuestion) => `question-${questionId}`

interface CheckupQuestionsProps {
  readonly questions: readonly CheckupQuestion[]
  /** They are saved. */
  readonly onSaved: () => void
}

/** The questions of the checkup, with what was answered last time. All of them are needed before anything is saved. */
export function CheckupQuestions({ questions, onSaved }: CheckupQuestionsProps) {
  const change = useChange('saveCheckup')
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
      const saved = await change.run({ body: { answers: sentAnswers(questions, answers) } })
      onSaved()
      await report(Promise.resolve(saved), 'Your checkup is saved')
    })
  }
  return (
    <Form
      label="Confidence checkup"
      onSubmit={submit}
      {...submission}
      fieldErrors={missing.map((question) => ({ name: nameOf(question), label: question.text, message: REQUIRED }))}
    >
      {questions.map((question) => (
        <div key={question.questionId} className="border-b border-hairline pb-4">
          <RadioGroup
            name={nameOf(question)}
            label={question.text}
            required
            inline
            options={question.answers.map(({ answerId, text }) => ({ value: String(answerId), label: text }))}
            value={String(answers[question.questionId] ?? '')}
            onChange={(value) => setAnswers({ ...answers, [question.questionId]: Number(value) })}
            error={missing.includes(question) ? REQUIRED : undefined}
          />
        </div>
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
