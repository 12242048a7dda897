import { useChange } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { TextInput } from '@evenkeel/ui/text-input'
import { useState } from 'react'
import { failureOf, noFailure } from '../shared/form-failure.ts'
import { useNow } from '../shared/today.tsx'

const HOUR = 60 * 60_000

/** How long access may last, seven days at most. Source: open question Q-STAFF-1. */
const spans = [
  { value: 'hour', label: 'For one hour', lasts: HOUR },
  { value: 'day', label: 'For one day', lasts: 24 * HOUR },
  // A minute less, since the server's clock may be behind this one.
  { value: 'week', label: 'For seven days', lasts: 7 * 24 * HOUR - 60_000 },
] as const

interface GrantAccessProps {
  readonly userId: number
  readonly onGranted: () => void
}

/** Opens a person's data to the staff member, with a reason that the person is shown. */
export function GrantAccess({ userId, onGranted }: GrantAccessProps) {
  const grant = useChange('grantAccess')
  const now = useNow()
  const [reason, setReason] = useState('')
  const [span, setSpan] = useState<string>('hour')
  const [failure, setFailure] = useState(noFailure)
  const submit = async () => {
    const lasts = spans.find(({ value }) => value === span)?.lasts ?? HOUR
    const endsAt = new Date(now.getTime() + lasts).toISOString()
    try {
      await grant.run({ params: { userId: String(userId) }, body: { reason: reason.trim(), endsAt } })
      onGranted()
    } catch (cause) {
      setFailure(failureOf(cause))
    }
  }
  return (
    <div className="max-w-120 py-2">
      <h2 className="text-card-title text-text">You need a reason to look at this employee</h2>
      <p className="mt-1 mb-4 text-body text-text-muted">
        They are shown your name, the reason and each thing that you look at, and can end it at any time.
      </p>
      <Form label="Ask for access" onSubmit={() => void submit()} busy={grant.isBusy} {...failure}>
        <TextInput
          name="reason"
          label="Reason"
          required
          maxLength={500}
          hint="As in: Call of today about a budget that does not add up"
          value={reason}
          onChange={setReason}
        />
        <RadioGroup label="How long" options={spans} value={span} onChange={setSpan} />
        <div>
          <Button type="submit" variant="primary" busy={grant.isBusy}>
            Open their data
          </Button>
        </div>
      </Form>
    </div>
  )
}
