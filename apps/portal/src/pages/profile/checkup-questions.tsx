import type { CheckupQuestion } from '@evenkeel/api-client/contract/checkup'
import { useChange } from '@evenkeel/api-client/react'
import { QuestionsForm } from './questions-form.tsx'

interface CheckupQuestionsProps {
  readonly questions: readonly CheckupQuestion[]
  /** They are saved. */
  readonly onSaved: () => void
}

/** The questions of the confidence checkup. */
export function CheckupQuestions({ questions, onSaved }: CheckupQuestionsProps) {
  const change = useChange('saveCheckup')
  return (
    <QuestionsForm
      label="Confidence checkup"
      parts={[{ questions }]}
      save={(answers) => change.run({ body: { answers } })}
      done="Your checkup is saved"
      onSaved={onSaved}
    />
  )
}
