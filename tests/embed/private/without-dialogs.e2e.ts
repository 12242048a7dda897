// Proves: GEN-14
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, elements, openHost, signIn } from './host-page.ts'
import { frameOf, type PrivateStage, setPrivateStage } from './private-stage.ts'
import { newProfile } from '../../support/new-profile.ts'

let stage: PrivateStage

beforeAll(async () => {
  stage = await setPrivateStage()
})
afterAll(() => stage.close())

/** Runs in each document: a browser that has no `<dialog>`. */
const takeDialogs = () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')

test('where the browser has no dialogs, the card opens the same one in our window, and reads again what was changed', async () => {
  const context = await newProfile(stage.browser)
  await signIn(context, stage)
  const page = await openHost(context, stage.intranet, {
    body: elements('budget-modal').replace('<evenkeel-budget-modal', '<evenkeel-budget-modal heading-level="4"'),
    before: (one) => one.addInitScript(takeDialogs),
  })
  await connect(page, 'budget-modal')
  const card = await frameOf(page, 'budget-modal')
  await card.getByRole('heading', { name: /budgets$/, level: 4 }).waitFor()
  const opened = page.waitForEvent('popup')
  await card.getByRole('button', { name: 'Edit the budget for Shopping' }).click()
  const ours = await opened
  const form = ours.getByRole('dialog')
  await form.getByRole('textbox').fill('260')
  const save = form.getByRole('button', { name: 'Save' })
  while (await save.isVisible().catch(() => false)) await save.click({ timeout: 1_000 }).catch(() => undefined)
  await card.getByText('of $260.00').first().waitFor()
  await card.getByRole('button', { name: 'Undo' }).waitFor()
  expect(await page.evaluate(() => document.querySelectorAll('dialog').length)).toBe(0)
  await context.close()
})
