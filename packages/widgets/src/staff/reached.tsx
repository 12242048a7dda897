import { EmptyState } from '@evenkeel/ui/empty-state'
import { Button } from '@evenkeel/ui/button'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useState } from 'react'
import { QueryView, type LoadedProps } from '../shared/query-view.tsx'
import * as words from '../words/staff.generated.ts'
import { Padded } from './load-on-request-card.tsx'
import { accessFields } from '@evenkeel/api-client/contract/forms/staff'
import { useChange } from '@evenkeel/api-client/react'
import { Form, SubmitButton } from '@evenkeel/ui/form'
import { useNow } from '../shared/today.tsx'
import { useForm } from '../shared/use-form.ts'

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
function GrantAccess({ userId, onAsked }: GrantAccessProps) {
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

interface ReachedProps<T> extends Omit<LoadedProps<T>, 'skeleton'> {
  readonly userId: number
  /** How many lines of a skeleton are shown while it loads. */
  readonly lines?: number
  /** The card around leaves no room at its edges. */
  readonly flush?: boolean
}

/** Says to a planner that the person keeps this to themselves. */
export const NotShared = () => (
  <EmptyState icon="lock" title={words.notSharedTitle()}>
    {words.notSharedText()}
  </EmptyState>
)

/**
 * Like `QueryView`, for another person's data: a staff member without access requests it here, and a planner reads that the person is not
 * theirs.
 */
export function Reached<T>({ userId, lines = 6, flush = false, ...props }: ReachedProps<T>) {
  const { data, failure, retry } = props.query
  const [isAsked, setAsked] = useState(false)
  if (data === undefined && failure?.reason === 'not-shared') return <NotShared />
  if (data === undefined && failure?.status === 403 && isAsked)
    return (
      <EmptyState
        icon="people"
        title={words.askedTitle()}
        action={<Button onClick={retry}>{words.checkAgain()}</Button>}
      >
        {words.askedText()}
      </EmptyState>
    )
  if (data === undefined && failure?.status === 403)
    return <GrantAccess userId={userId} onAsked={() => setAsked(true)} />
  if (data === undefined && failure?.status === 404) {
    return (
      <EmptyState icon="people" title={words.notAssigned()}>
        {words.notAssignedText()}
      </EmptyState>
    )
  }
  const text = <SkeletonText lines={lines} />
  return <QueryView {...props} skeleton={flush ? <Padded>{text}</Padded> : text} />
}
