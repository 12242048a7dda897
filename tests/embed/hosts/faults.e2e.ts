import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as embedPageWords from '../../../apps/portal/src/words/embed-page.generated.ts'
import { elements, heard, onHost, openHost, openRoots } from '../private/host-page.ts'
import { frameOf, type PrivateStage, setPrivateStage } from '../private/private-stage.ts'
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

const goals = (page: Page) => page.locator('evenkeel-goals')

const openGoals = (before: (page: Page) => Promise<unknown> = openRoots) =>
  openHost(context, stage.intranet, { body: elements('goals'), before })

describe('where our server', () => {
  test('holds the loader, the page is ready at once, and shows the link until the widget comes', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((done) => (release = done))
    await context.route('**/widgets/v1/loader.js', async (route: Route) => {
      await held
      await route.continue()
    })
    const page = await openGoals()
    await eventually(() => goals(page).getByRole('link', { name: embedPageWords.openEvenkeel() }).isVisible()).toBe(
      true,
    )
    await eventually(() => page.evaluate(() => document.readyState)).not.toBe('loading')
    release()
    expect(await heard(page, 'ready', 'goals')).toEqual({ widget: 'goals' })
  })

  test('has no loader, the link is left', async () => {
    await context.route('**/widgets/v1/loader.js', (route) => route.fulfill({ status: 404 }))
    const page = await openGoals()
    await page.waitForLoadState()
    await eventually(() => goals(page).getByRole('link', { name: embedPageWords.openEvenkeel() }).isVisible()).toBe(
      true,
    )
  })

  test.each([500, 404])('answers %s for the frame, the element says so, and works after Retry', async (status) => {
    await context.route('**/embed/*', (route) => route.fulfill({ status, body: 'No' }))
    const page = await openGoals()
    const message = 'Evenkeel could not be loaded.'
    expect(await heard(page, 'error')).toEqual({ code: 'load_failed', retryable: true, message })
    await goals(page).getByText(message).waitFor()
    await context.unroute('**/embed/*')
    for (const widget of onHost('goals'))
      await page.locator(`evenkeel-${widget}`).getByRole('button', { name: 'Retry' }).click()
    expect(await heard(page, 'ready', 'goals')).toEqual({ widget: 'goals' })
    await (await frameOf(page, 'goals')).getByRole('button', { name: 'Connect' }).waitFor()
  })

  test('cannot be reached because the computer is offline, the element comes by itself once it is not', async () => {
    const body = `<div id="far" style="height:9000px"></div>${elements('goals')}`
    const page = await openHost(context, stage.intranet, { body, before: openRoots })
    await page.waitForFunction(() => customElements.get('evenkeel-goals') !== undefined)
    await context.setOffline(true)
    await page.evaluate(() => document.querySelector('#far')?.remove())
    expect(await heard(page, 'error')).toEqual({ code: 'offline', retryable: true, message: 'You are offline.' })
    await goals(page).getByText('You are offline.').waitFor()
    await context.setOffline(false)
    expect(await heard(page, 'ready', 'goals')).toEqual({ widget: 'goals' })
  })
})
