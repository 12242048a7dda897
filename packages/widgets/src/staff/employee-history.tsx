import { type Interaction, InteractionType } from '@evenkeel/api-client/contract/staff-notes'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardHeader, CardSection } from '@evenkeel/ui/card'
import { DateText } from '@evenkeel/ui/date-text'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Form } from '@evenkeel/ui/form'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { TextInput } from '@evenkeel/ui/text-input'
import { useId, useState } from 'react'
import { failureOf, noFailure } from '../shared/form-failure.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { Reached } from './reached.tsx'

const names: Readonly<Record<InteractionType, string>> = {
  [InteractionType.CALL]: 'Call',
  [InteractionType.EMAIL]: 'Email',
  [InteractionType.MEETING]: 'Meeting',
  [InteractionType.NOTE]: 'Note',
}
const options = Object.values(InteractionType).map((type) => ({ value: String(type), label: names[type] }))
const typeOf = (value: string) =>
  Object.values(InteractionType).find((type) => String(type) === value) ?? InteractionType.NOTE

interface EmployeeProps {
  readonly userId: number
}

function AddInteraction({ userId }: EmployeeProps) {
  const add = useChange('addStaffInteraction')
  const report = useReportedChange()
  const [type, setType] = useState(String(InteractionType.CALL))
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState(noFailure)
  const [added, setAdded] = useState(0)
  const submit = async () => {
    setFailure(noFailure)
    try {
      const saved = await add.run({
        params: { userId: String(userId) },
        body: { type: typeOf(type), note: note.trim() },
      })
      setNote('')
      setAdded((count) => count + 1)
      await report(Promise.resolve(saved), `${names[typeOf(type)]} noted`)
    } catch (reason) {
      setFailure(failureOf(reason))
    }
  }
  return (
    // After each note a form that nobody has tried to submit.
    <Form
      key={added}
      label="Note a call, an email or a meeting"
      onSubmit={() => void submit()}
      busy={add.isBusy}
      {...failure}
    >
      <RadioGroup label="What it was" options={options} value={type} onChange={setType} />
      <TextInput name="note" label="What was said" required maxLength={4000} value={note} onChange={setNote} />
      <div>
        <Button type="submit" variant="primary" busy={add.isBusy}>
          Save
        </Button>
      </div>
    </Form>
  )
}

function History({ lines }: { readonly lines: readonly Interaction[] }) {
  if (lines.length === 0)
    return (
      <EmptyState title="Nothing noted yet">Calls, emails, meetings and notes stand here, the newest first.</EmptyState>
    )
  return (
    <ul className="flex flex-col gap-4">
      {lines.map(({ interactionId, type, note, at }) => (
        <li key={interactionId}>
          <p className="text-label font-normal text-text-muted">
            {names[type]}, <DateText value={at} />
          </p>
          <p className="text-body break-words whitespace-pre-line text-text" dir="auto">
            {note}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What was spoken and written with an employee, and a form for what came since. */
export function EmployeeHistory({ userId }: EmployeeProps) {
  const titleId = useId()
  const query = useQuery('staffInteractions', { params: { userId: String(userId) } })
  return (
    <Card labelledBy={titleId}>
      <CardHeader title="So far" titleId={titleId} />
      <CardBody>
        <Reached
          userId={userId}
          query={query}
          label="Loading calls and notes"
          skeleton={<SkeletonText lines={4} />}
          failedTitle="The calls and notes did not load"
        >
          {(lines) => <History lines={lines} />}
        </Reached>
      </CardBody>
      {query.data !== undefined && (
        <CardSection>
          <AddInteraction userId={userId} />
        </CardSection>
      )}
    </Card>
  )
}
