import { interactionFields } from '@evenkeel/api-client/contract/forms/staff'
import { type Interaction, InteractionType } from '@evenkeel/api-client/contract/staff-notes'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Card, CardBody, CardSection } from '@evenkeel/ui/card'
import { DateText } from '@evenkeel/ui/date-text'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Form, SubmitButton } from '@evenkeel/ui/form'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/staff.generated.ts'
import { Reached } from './reached.tsx'

const names: Readonly<Record<InteractionType, () => string>> = {
  [InteractionType.CALL]: words.call,
  [InteractionType.EMAIL]: words.email,
  [InteractionType.MEETING]: words.meeting,
  [InteractionType.NOTE]: words.note,
}
const choices = () => Object.values(InteractionType).map((value) => ({ value, label: names[value]() }))

interface EmployeeProps {
  readonly userId: number
}

function AddInteraction({ userId }: EmployeeProps) {
  const add = useChange('addStaffInteraction')
  const { frame, Field, isBusy, reset } = useForm({
    form: interactionFields,
    name: words.noteOf(),
    defaults: { type: InteractionType.CALL, note: '' },
    submit: ({ type, note }) => add.run({ params: { userId: String(userId) }, body: { type, note: note.trim() } }),
    onDone: () => reset(),
    done: ({ type }) => words.noted({ what: names[type]() }),
  })
  return (
    <Form {...frame} label={words.noteOf()}>
      <Field name="type" choices={choices()} />
      <Field name="note" />
      <SubmitButton busy={isBusy}>{words.save()}</SubmitButton>
    </Form>
  )
}

function History({ lines }: { readonly lines: readonly Interaction[] }) {
  if (lines.length === 0) return <EmptyState title={words.noNotes()}>{words.noNotesText()}</EmptyState>
  return (
    <ul className="flex flex-col gap-4">
      {lines.map(({ interactionId, type, note, at }) => (
        <li key={interactionId}>
          <p className="text-label font-normal text-text-muted">
            {names[type]()}, <DateText value={at} />
          </p>
          <p className="text-body break-words whitespace-pre-line text-text" dir="auto">
            {note}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The conversations with an employee, and a form for a new note. */
export function EmployeeHistory({ userId }: EmployeeProps) {
  const query = useQuery('staffInteractions', { params: { userId: String(userId) } })
  return (
    <Card title={words.history()}>
      <CardBody>
        <Reached
          userId={userId}
          query={query}
          label={words.loadingCallsAndNotes()}
          lines={4}
          failedTitle={words.notesFailed()}
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
