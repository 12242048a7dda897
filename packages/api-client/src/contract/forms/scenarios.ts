import * as z from 'zod/mini'
import { defineForm } from '../form.ts'
import { maxScenarioName, scenarioForm } from '../plan/scenarios.ts'
import * as words from '../words/account-fields.generated.ts'

/** What a person says of a scenario; its changes are what is tried. */
export const scenarioNameFields = defineForm(z.pick(scenarioForm, { name: true }))({
  name: { kind: 'text', label: words.name, maxLength: maxScenarioName, autoComplete: 'off' },
})
