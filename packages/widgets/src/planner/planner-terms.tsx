import type { LegalDocument } from '@evenkeel/api-client/contract/legal'
import { useChange } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useState } from 'react'
import { messageOf } from '../shared/form-failure.ts'

export interface PlannerTermsProps {
  readonly document: LegalDocument
  readonly onClose: () => void
  /** It is accepted, and the dialog gone. */
  readonly onAccepted: () => void
}

/** The document about planners, to be accepted before the first request for one. */
export function PlannerTerms({ document: { title, body, version }, onClose, onAccepted }: PlannerTermsProps) {
  const accept = useChange('acceptFror')
  const [error, setError] = useState<string>()
  const submit = async () => {
    try {
      await accept.run({ body: { version } })
      onClose()
      onAccepted()
    } catch (reason) {
      setError(messageOf(reason))
    }
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      submitLabel="Accept and request"
      busy={accept.isBusy}
      error={error}
      onSubmit={() => void submit()}
    >
      {body.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="text-body text-text">
          {paragraph}
        </p>
      ))}
    </FormDialog>
  )
}
