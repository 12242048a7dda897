import { expect, it } from 'vitest'
import { fixedTextsIn } from '../../scripts/lib/catalogs.mjs'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { namesFrom } from '@evenkeel/engine'
import { pageContents } from '../../apps/api/src/content/pages.ts'
import { changeWords } from '../../apps/api/src/calls/access-log.ts'
import { goalCatalog } from '../../apps/api/src/services/goal-catalog.ts'
import { accountMailName, noteNames } from '../../apps/api/src/mail/note-mails.ts'
import { issueMessages } from '../../apps/api/src/services/sync/sync-schedule.ts'
import { validatorTypes } from '../../apps/api/src/services/validators.ts'
import { debtSteps } from '../../apps/api/src/services/next-step-words/debt.ts'
import { everydaySteps } from '../../apps/api/src/services/next-step-words/everyday.ts'
import { familySteps } from '../../apps/api/src/services/next-step-words/family.ts'
import { retirementSteps } from '../../apps/api/src/services/next-step-words/retirement.ts'

const steps = [debtSteps, everydaySteps, familySteps, retirementSteps].flatMap((plans) => Object.values(plans).flat())

it('has them for all that the log of accesses says of others', () => {
  const spanish = fixedTextsIn('es-US')
  const calls = Object.values<Endpoint>(endpoints).flatMap(({ logLine }) => logLine ?? [])
  const changes = Object.values(changeWords).flatMap((what) => [what, `undid: ${what}`])
  expect(calls.length + changes.length).toBeGreaterThan(30)
  expect([...calls, ...changes].filter((text) => (spanish[text] ?? text) === text)).toEqual([])
})

// Screens show these as the API has them: sign-in, registration, and the reset of a password.
it('has them for the texts of the pages before signing in', () => {
  const named = namesFrom(fixedTextsIn('es-US'))
  const asked = Object.values(validatorTypes).map(({ label }) => label)
  const english = [...pageContents('Larkfield').flatMap(({ title, body }) => [title, body]), ...asked]
  expect(english.length).toBeGreaterThan(8)
  expect(english.filter((text) => named(text) === text)).toEqual([])
  expect(named(pageContents('Larkfield').at(-1)?.body ?? '')).toBe(
    'Confirme que trabaja en Larkfield. No le decimos a Larkfield si usted se registra.',
  )
})

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
