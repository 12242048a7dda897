import { accessFields } from '@evenkeel/api-client/contract/forms/staff'
import { useChange } from '@evenkeel/api-client/react'
import { Form, SubmitButton } from '@evenkeel/ui/form'
import { useNow } from '../shared/today.tsx'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/staff.generated.ts'

const hourMs = 60 * 60_000

/** How long access lasts, a day at most. Source: Q-STAFF-1. */
const lasts = {
  hour: hourMs,
  // One minute less, since the server's clock may be behind this one.
  day: 24 * hourMs - 60_000,
}

interface GrantAccessProps {
  readonly userId: number
  readonly onAsked: () => void
}

/** Asks a person for access to their data, with a reason that the person can read. */
export function GrantAccess({ userId, onAsked }: GrantAccessProps) {
  const grant = useChange('grantAccess')
  const now = useNow()
  const { frame, Field, isBusy } = useForm({
    form: accessFields,
    name: words.askForAccess(),
    defaults: { reason: '', span: 'hour', allowedBy: 'person' },
    submit: ({ reason, span, allowedBy }) => {
      const endsAt = new Date(now.getTime() + lasts[span]).toISOString()
      return grant.run({
        params: { userId: String(userId) },
        body: { reason: reason.trim(), endsAt, isUrgent: allowedBy === 'colleague' },
      })
    },
    onDone: onAsked,
  })
  return (
    <div className="max-w-120 py-2">
      <h2 className="text-card-title text-text">{words.grantTitle()}</h2>
      <p className="mt-1 mb-4 text-body text-text-muted">{words.grantText()}</p>
      <Form {...frame} label={words.askForAccess()}>
        <Field name="reason" />
        <Field
          name="span"
          choices={[
            { value: 'hour', label: words.forOneHour() },
            { value: 'day', label: words.forOneDay() },
          ]}
        />
        <Field
          name="allowedBy"
          choices={[
            { value: 'person', label: words.theyAllowIt() },
            { value: 'colleague', label: words.colleagueAllowsIt() },
          ]}
        />
        <SubmitButton busy={isBusy}>{words.askForAccess()}</SubmitButton>
      </Form>
    </div>
  )
}
