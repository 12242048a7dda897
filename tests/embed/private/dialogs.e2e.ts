// Proves: GEN-14
import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest'
import {
  agree,
  frameOf,
  onStage,
  openConsent,
  openPrivatePage,
  type PrivateStage,
  setPrivateStage,
} from './private-stage.ts'
import { newProfile } from '../../support/new-profile.ts'
import { eventually } from '../../support/eventually.ts'

let stage: PrivateStage
let context: BrowserContext

beforeAll(async () => {
  stage = await setPrivateStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await newProfile(stage.browser)
})
afterEach(() => context.close())

test('a budget is edited on a stage that covers the page, Escape leads back, and the card offers to undo the change', async () => {
  const page = await openPrivatePage(context, stage.intranet, ['budget-modal'])
  await agree(await openConsent(page, 'budget-modal'))
  const card = await frameOf(page, 'budget-modal')
  const edit = card.getByRole('button', { name: 'Edit the budget for Shopping' })
  const dialogs = await onStage(page, () => edit.click())
  await eventually(() => dialogs.evaluate(() => [innerWidth, innerHeight])).toEqual([1280, 1800])
  await page.keyboard.press('Escape')
  await dialogs.getByRole('dialog').waitFor({ state: 'detached' })
  await eventually(() => edit.evaluate((element) => element === document.activeElement)).toBe(true)

  await edit.click()
  await dialogs.getByRole('textbox').first().fill('250')
  const save = dialogs.getByRole('button', { name: 'Save' })
  // A press right after the dialog came is not taken, so it is repeated, as a person would.
  const isSaved = async () => {
    await save.click({ timeout: 1_000 }).catch(() => undefined)
    await page.waitForTimeout(700)
    return card.getByText('of $250.00').count()
  }
  await eventually(isSaved).toBeGreaterThan(0)
  await card.getByRole('button', { name: 'Undo' }).waitFor()
})
