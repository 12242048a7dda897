// Proves: GEN-14
import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as connectDialogWords from '../../../apps/portal/src/words/connect-dialog.generated.ts'
import { onStage, openPrivatePage, type PrivateStage, setPrivateStage } from './private-stage.ts'
import { newProfile } from '../../support/new-profile.ts'

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

test('open() shows the stage when nobody is connected, as it does for a connected person', async () => {
  const page = await openPrivatePage(context, stage.intranet, ['budget-modal'])
  const open = () =>
    page.evaluate(async () => {
      const element = document.querySelector('evenkeel-budget-modal')
      if (element === null) return null
      const opened = new Promise((resolve) => {
        element.addEventListener('evenkeel:stage', (event) => resolve(event.detail), { once: true })
      })
      await element.open()
      return opened
    })
  const dialogs = await onStage(page, async () => expect(await open()).toEqual({ open: true }))
  const dialog = dialogs.getByRole('dialog', { name: connectDialogWords.connectEvenkeel() })
  await dialog.waitFor()
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await (await opened).getByRole('textbox', { name: 'Email' }).waitFor()
})
