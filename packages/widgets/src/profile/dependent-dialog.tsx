import { dependentFields } from '@evenkeel/api-client/contract/forms/profile'
import type { Classifiers, Dependent } from '@evenkeel/api-client/contract/profile'
import { useChange } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { toFormFailure } from '../shared/form-failure.ts'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/profile.generated.ts'
import { toChoices } from './about-me-form.ts'
import { listWith, refusalsOfOne } from './dependent-form.ts'

interface DependentDialogProps {
  readonly dependents: readonly Dependent[]
  /** The dependent to edit; null adds one. */
  readonly edited: Dependent | null
  readonly relations: Classifiers['dependentRelations']
  readonly onClose: () => void
}

const nobody = { firstName: '', lastName: '', relation: null, dateOfBirth: null }

/** Adds or edits a dependent of the person. */
export function DependentDialog({ dependents, edited, relations, onClose }: DependentDialogProps) {
  const change = useChange('saveDependents')
  const title = edited === null ? words.addDependent() : words.changeDependent()
  const { frame, Field } = useForm({
    form: dependentFields,
    name: title,
    defaults: edited ?? nobody,
    submit: (said) => change.run({ body: { dependents: listWith(dependents, edited, said) } }),
    toFailure: (reason) => {
      const failure = toFormFailure(reason)
      return { ...failure, refusals: refusalsOfOne(failure.refusals) }
    },
    onDone: onClose,
    done: ({ firstName }) => words.dependentSaved({ name: firstName, how: edited === null ? 'added' : 'changed' }),
  })
  return (
    <FormDialog {...frame} onClose={onClose} title={title} description={words.whoDepends()}>
      <Field name="firstName" />
      <Field name="lastName" />
      <Field name="relation" choices={toChoices(relations)} />
      <Field name="dateOfBirth" />
    </FormDialog>
  )
}
