import { scenarioNameFields } from '@evenkeel/api-client/contract/forms/scenarios'
import { useChange } from '@evenkeel/api-client/react'
import type { PlanType } from '@evenkeel/engine'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useForm } from '../../shared/use-form.ts'
import * as words from '../../words/scenarios.generated.ts'
import type { ScenarioChanges } from './scenario-changes.ts'

interface ScenarioDialogProps {
  readonly planType: PlanType
  /** What is tried. */
  readonly changes: ScenarioChanges
  readonly onClose: () => void
}

/** Asks for the name of what is tried, and keeps it next to the plan. */
export function ScenarioDialog({ planType, changes, onClose }: ScenarioDialogProps) {
  const add = useChange('addPlanScenario')
  const { frame, Field } = useForm({
    form: scenarioNameFields,
    defaults: { name: '' },
    submit: ({ name }) => add.run({ body: { planType, name, changes } }),
    onDone: onClose,
    done: words.saved(),
  })
  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={words.saveThis()}
      description={words.nameWhat()}
      submitLabel={words.saveIt()}
    >
      <Field name="name" />
    </FormDialog>
  )
}
