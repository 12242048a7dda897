import { expect, it } from 'vitest'
import { fixedTextsIn } from '../../scripts/lib/catalogs.mjs'
import { goalCatalog } from '../../apps/api/src/services/goal-catalog.ts'
import { accountMailName, noteNames } from '../../apps/api/src/mail/note-mails.ts'
import { issueMessages } from '../../apps/api/src/services/sync/sync-schedule.ts'
import { debtSteps } from '../../apps/api/src/services/next-step-words/debt.ts'
import { everydaySteps } from '../../apps/api/src/services/next-step-words/everyday.ts'
import { familySteps } from '../../apps/api/src/services/next-step-words/family.ts'
import { retirementSteps } from '../../apps/api/src/services/next-step-words/retirement.ts'

const steps = [debtSteps, everydaySteps, familySteps, retirementSteps].flatMap((plans) => Object.values(plans).flat())

// The browser's build puts these in place of the API's answers (apps/portal/build/fixed-texts.ts).
it('has another language’s texts for every step, goal, connection, and kind of email that the API describes in English', () => {
  const spanish = fixedTextsIn('es-US')
  const english = [
    ...steps.flatMap(({ title, description }) => [title, description]),
    ...Object.values(goalCatalog).map(({ description }) => description),
    ...Object.values(issueMessages),
    ...[...Object.values(noteNames), accountMailName].map((name) => name()),
  ]
  expect(english.length).toBeGreaterThan(80)
  expect(english.filter((text) => (spanish[text] ?? text) === text)).toEqual([])
})
