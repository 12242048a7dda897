import type { Classifiers, Dependent } from '@evenkeel/api-client/contract/profile'
import { useChange } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { TextInput } from '@evenkeel/ui/text-input'
import { useToday } from '@evenkeel/widgets/shared/today.tsx'
import { useReportedChange } from '@evenkeel/widgets/shared/use-reported-change.ts'
import { useState } from 'react'
import { useSubmission } from '../auth/use-submission.ts'
import { BirthField } from './about-me-fields.tsx'
import { dependentDraftOf, listWith, refusalsOfOne } from './dependent-form.ts'

interface DependentDialogProps {
  readonly dependents: readonly Dependent[]
  /** The one to change; null adds one. */
  readonly edited: Dependent | null
  readonly relations: Classifiers['dependentRelations']
  readonly onClose: () => void
}

const REQUIRED = 'Field required'

/** Adds somebody who depends on the person, or changes what is known of them. */
export function DependentDialog({ dependents, edited, relations, onClose }: DependentDialogProps) {
  const today = useToday()
  const change = useChange('saveDependents')
  const report = useReportedChange()
  const { busy, error, refusals, run } = useSubmission()
  const [draft, setDraft] = useState(() => dependentDraftOf(edited))
  const [isSubmitted, setSubmitted] = useState(false)
  const put = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const missing = isSubmitted && draft.relation === '' ? REQUIRED : undefined
  const submit = () => {
    setSubmitted(true)
    const list = listWith(dependents, edited, draft, today)
    if (list === null) return
    void run(async () => {
      const saved = await change.run({ body: { dependents: list } })
      onClose()
      await report(Promise.resolve(saved), `${draft.firstName.trim()} is ${edited === null ? 'added' : 'changed'}`)
    })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={edited === null ? 'Add a dependent' : 'Change a dependent'}
      description="Somebody whose living costs you pay."
      busy={busy}
      error={error}
      refusals={refusalsOfOne(refusals)}
      fieldErrors={missing === undefined ? [] : [{ name: 'relation', label: 'Relation', message: missing }]}
      onSubmit={submit}
    >
      <TextInput
        name="firstName"
        label="First name"
        required
        autoComplete="off"
        value={draft.firstName}
        onChange={(firstName) => put({ firstName })}
      />
      <TextInput
        name="lastName"
        label="Last name"
        required
        autoComplete="off"
        value={draft.lastName}
        onChange={(lastName) => put({ lastName })}
      />
      <RadioGroup
        name="relation"
        label="Relation"
        required
        inline
        options={relations.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={draft.relation}
        onChange={(relation) => put({ relation })}
        error={missing}
      />
      <BirthField
        name="dateOfBirth"
        label="Date of birth"
        value={draft.dateOfBirth}
        onChange={(dateOfBirth) => put({ dateOfBirth })}
      />
    </FormDialog>
  )
}
