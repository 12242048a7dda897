import { aboutMeFields } from '@evenkeel/api-client/contract/forms/profile'
import type { AboutMe } from '@evenkeel/api-client/contract/profile'
import { useChange } from '@evenkeel/api-client/react'
import { Checklist } from '@evenkeel/ui/checklist'
import { formControls } from '@evenkeel/ui/form-controls'
import { type ControlProps, createUseForm } from '@evenkeel/ui/use-form'
import { useEffect, useRef } from 'react'
import { withSaving } from '../shared/saved-form.ts'
import * as words from '../words/profile.generated.ts'
import { toAboutMeDraft, toAboutMeRequest } from './about-me-form.ts'

function AreasControl({ frame, meta: { choices = [] }, value, onChange }: ControlProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <Checklist
      label={frame.label}
      items={choices.map((choice) => ({ id: String(choice.value), label: String(choice.label) }))}
      checked={chosen.map(String)}
      onChange={(ids) => onChange(choices.map((choice) => choice.value).filter((area) => ids.includes(String(area))))}
      emptyText={words.nothingToChoose()}
    />
  )
}

const useProfileFields = withSaving(
  createUseForm({ ...formControls, list: { Control: AreasControl, empty: [], fault: () => undefined } }),
)

/** Starts a form over when what is saved changes: by an undo, or in another tab. Otherwise what is typed stays. */
function useFollowSaved<Values>(saved: Values, reset: (values: Values) => void): void {
  const text = JSON.stringify(saved)
  const known = useRef(text)
  useEffect(() => {
    if (known.current === text) return
    known.current = text
    reset(saved)
  })
}

/** Returns the form about the person, filled with what is saved. */
export function useAboutMeForm(said: AboutMe) {
  const change = useChange('saveAboutMe')
  const defaults = toAboutMeDraft(said)
  const form = useProfileFields({
    form: aboutMeFields,
    name: words.aboutYou(),
    defaults,
    submit: (body) => change.run({ body: toAboutMeRequest(body) }),
    done: words.aboutMeSaved(),
  })
  useFollowSaved(defaults, form.reset)
  return form
}

export type AboutMeFormState = ReturnType<typeof useAboutMeForm>
