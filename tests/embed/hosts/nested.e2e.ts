import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  connect,
  elements,
  loader,
  openHost,
  openRoots,
  openWindow,
  tabHeight,
  shown,
  signIn,
} from '../private/host-page.ts'
import { frameOf, onStage, type PrivateStage, setPrivateStage } from '../private/private-stage.ts'
import { newProfile } from '../../support/new-profile.ts'

let stage: PrivateStage
let context: BrowserContext

beforeAll(async () => {
  stage = await setPrivateStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await newProfile(stage.browser)
  await signIn(context, stage)
})
afterEach(() => context.close())

/** Opens a page of the intranet with these widgets in a frame of a page of another site, as Teams shows a tab. */
async function openTab(at: string): Promise<Page> {
  stage.intranet.put(
    'tab.html',
    `<!doctype html><html lang="en"><title>Tab</title>${loader}${elements('budget-modal')}`,
  )
  const body = `<iframe title="Tab" src="${stage.intranet.origin}/tab.html" style="width:900px;height:${tabHeight}px"></iframe>`
  return openHost(context, stage.stranger, { at, head: '', body, before: openRoots })
}

const connectButton = async (page: Page) => (await frameOf(page, 'budget-modal')).locator('#connect:enabled')

describe('on a page in a frame of another site', () => {
  test('that is a container, a widget connects, opens its dialog, and is there after a reload', async () => {
    const page = await openTab(stage.container)
    await connect(page, 'budget-modal')
    const budgets = await frameOf(page, 'budget-modal')
    expect(await budgets.evaluate(() => [...location.ancestorOrigins])).toEqual([
      stage.intranet.origin,
      stage.container,
    ])
    await onStage(page, () => budgets.getByRole('button', { name: 'Edit the budget for Shopping' }).click())
    await page.reload()
    await shown(page, 'budget-modal')
  })

  test('that is a container, the window says so, and on the page itself it does not', async () => {
    const words = 'You opened the page inside'
    const ours = await openWindow(await openTab(stage.container), 'budget-modal')
    await ours.getByText(`${words} ${new URL(stage.container).host}, so it may stay connected only there.`).waitFor()
    const page = await openHost(context, stage.intranet, { body: elements('budget-modal') })
    const other = await openWindow(page, 'budget-modal')
    await other.getByRole('button', { name: 'Connect' }).waitFor()
    expect(await other.getByText(words).count()).toBe(0)
  })

  test('that is a container, the connection is of that place alone, and ends there alone', async () => {
    const tab = await openTab(stage.container)
    await connect(tab, 'budget-modal')
    const page = await openHost(context, stage.intranet, { body: elements('budget-modal') })
    await (await connectButton(page)).waitFor()
    await connect(page, 'budget-modal')
    const within = tab.frames().find((frame) => frame.url().endsWith('/tab.html'))
    await within?.evaluate(() => document.querySelector('evenkeel-budget-modal')?.logout())
    await (await connectButton(tab)).waitFor()
    await tab.reload()
    await (await connectButton(tab)).waitFor()
    await page.reload()
    await shown(page, 'budget-modal')
  })

  test('that is no container, the browser draws no widget, and the element says so', async () => {
    const page = await openTab(stage.container.replace('container', 'stranger'))
    await page
      .frameLocator('iframe')
      .locator('evenkeel-budget-modal')
      .getByText('Evenkeel could not be loaded.')
      .waitFor()
  })
})
