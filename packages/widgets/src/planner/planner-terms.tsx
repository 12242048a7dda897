import type { LegalDocument } from '@evenkeel/api-client/contract/legal'
import { useChange } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useRun } from '@evenkeel/ui/use-form'
import { toFormFailure } from '../shared/form-failure.ts'
import * as words from '../words/proposals.generated.ts'

export interface PlannerTermsProps {
  readonly document: LegalDocument
  readonly onClose: () => void
  /** Called when the document is accepted and the dialog has closed. */
  readonly onAccepted: () => void
}

/** The document about planners, to be accepted before the first request for one. */
export function PlannerTerms({ document: { title, body, version }, onClose, onAccepted }: PlannerTermsProps) {
  const accept = useChange('acceptFror')
  const { isBusy, failure, run } = useRun(toFormFailure)
  const submit = async () => {
    await accept.run({ body: { version } })
    onClose()
    onAccepted()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      submitLabel={words.agree()}
      {...failure}
      busy={isBusy}
      onSubmit={() => void run(submit)}
    >
      {body.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="text-body text-text">
          {paragraph}
        </p>
      ))}
    </FormDialog>
  )
}
