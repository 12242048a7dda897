// Proves: GEN-14, SESS-03
import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as cardStateNames from '../../../apps/portal/src/words/card-state-names.generated.ts'
import { agree, frameOf, openConsent, openPrivatePage, type PrivateStage, setPrivateStage } from './private-stage.ts'
import { elements, openHost } from './host-page.ts'
import { maya, signInToApi } from '../../e2e/support/api.ts'
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

describe('widgets in frames on a page of another site', () => {
  test('three are connected by one agreement, and a reload needs no press', async () => {
    const { intranet } = stage
    const page = await openPrivatePage(context, intranet, ['cash-flow-chart', 'budget-modal', 'accounts'])
    const ours = await openConsent(page, 'cash-flow-chart')
    await eventually(async () => (await ours.getByRole('checkbox').all()).length).toBe(3)
    // Several sentences all end; a single phrase has no full stop.
    await ours.getByText(/delete budgets there\.$/).waitFor()
    await agree(ours)
    const areShown = async () => {
      await (await frameOf(page, 'cash-flow-chart')).getByText('less than you earned').waitFor()
      await (await frameOf(page, 'budget-modal')).getByText('View all 6').waitFor()
      await (await frameOf(page, 'accounts')).getByText('Liabilities').first().waitFor()
    }
    await areShown()
    await page.reload()
    await areShown()
    const readable = await page.evaluate(async () => [
      document.cookie,
      localStorage.length,
      (await indexedDB.databases()).length,
      length,
    ])
    expect(readable).toEqual(['', 0, 0, 0])
  })

  test('show what a person reads in their own language, unless the page names another, and are not loaded again for it', async () => {
    const { intranet, evenkeel } = stage
    const api = await signInToApi(evenkeel.origin, maya)
    const page = await openPrivatePage(context, intranet, ['cash-flow-chart', 'budget-modal'])
    await agree(await openConsent(page, 'cash-flow-chart'))
    await (await frameOf(page, 'cash-flow-chart')).getByText('less than you earned').waitFor()
    await api.call('saveLanguage', { body: { language: 'es-US' } })
    try {
      const loaded: string[] = []
      page.on('framenavigated', (frame) => loaded.push(new URL(frame.url()).pathname))
      await page.reload()
      const frame = await frameOf(page, 'cash-flow-chart')
      await frame.getByText('menos de lo que ganó').waitFor()
      expect(await frame.evaluate(() => document.documentElement.lang)).toBe('es')
      expect(loaded.filter((path) => path === '/embed/cash-flow-chart')).toHaveLength(1)
      await page.evaluate(() => {
        const [element] = document.getElementsByTagName('evenkeel-cash-flow-chart')
        element?.setAttribute('locale', 'en')
        element?.replaceWith(element.cloneNode())
      })
      await (await frameOf(page, 'cash-flow-chart')).getByText('less than you earned').waitFor()
    } finally {
      await api.call('saveLanguage', { body: { language: 'en-US' } })
    }
  })

  test('a press opens our window at once, however long its code is on the way', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await context.route(/frame-connection/, async (route) => {
      await isReleased
      await route.continue()
    })
    const page = await openPrivatePage(context, stage.intranet, ['budget-modal'])
    await agree(await openConsent(page, 'budget-modal', release))
    await (await frameOf(page, 'budget-modal')).getByText('View all 6').waitFor()
  })

  test('a widget whose frame comes while our window is open is agreed to as well', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const page = await openHost(context, stage.intranet, {
      body: elements('cash-flow-chart', 'budget-modal'),
      before: (opened) =>
        opened.route('**/embed/budget-modal', async (route) => {
          await isReleased
          await route.continue()
        }),
    })
    const ours = await openConsent(page, 'cash-flow-chart')
    await eventually(() => ours.getByRole('checkbox').count()).toBe(1)
    release()
    await eventually(() => ours.getByRole('checkbox').count()).toBe(2)
    await agree(ours)
    await (await frameOf(page, 'budget-modal')).getByText('View all 6').waitFor()
  })

  test('no cookie, key or token of theirs opens anything from the page itself', async () => {
    const page = await openPrivatePage(context, stage.intranet, ['cash-flow-chart'])
    await agree(await openConsent(page, 'cash-flow-chart'))
    const frame = await frameOf(page, 'cash-flow-chart')
    await frame.getByText('less than you earned').waitFor()
    await eventually(() => frame.evaluate(() => document.cookie)).toBe('')
    const asked = await frame.evaluate(async (origin) => {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ widget: 'cash-flow-chart', origin })
      return (await fetch('/webapi/v1/embed/token', { method: 'POST', headers, body })).status
    }, stage.intranet.origin)
    expect(asked).toBe(401)
  })

  test('logout() forgets the page’s agreement, also after a reload', async () => {
    const page = await openPrivatePage(context, stage.intranet, ['budget-modal'])
    await agree(await openConsent(page, 'budget-modal'))
    await (await frameOf(page, 'budget-modal')).getByText('View all 6').waitFor()
    const ended = page.waitForResponse((answer) => answer.url().endsWith('/embed/end'))
    await page.evaluate("document.querySelector('evenkeel-budget-modal').logout()")
    expect((await ended).status()).toBe(200)
    await (await frameOf(page, 'budget-modal')).getByRole('button', { name: 'Connect' }).waitFor()
    await page.reload()
    const frame = await frameOf(page, 'budget-modal')
    await frame.getByRole('button', { name: 'Connect' }).waitFor()
    await eventually(() => frame.locator('body').textContent()).not.toMatch(/\$\d/)
  })

  test('a page that no employer has allowed is told so in our window, before any consent', async () => {
    const page = await openPrivatePage(context, stage.stranger, ['cash-flow-chart'])
    const opened = page.waitForEvent('popup')
    const frame = await frameOf(page, 'cash-flow-chart')
    await frame.getByRole('button', { name: 'Connect' }).click()
    const ours = await opened
    await ours.getByRole('textbox', { name: 'Email' }).fill('demo@evenkeel.example')
    await ours.getByRole('textbox', { name: 'Password' }).fill('Quiet-Harbor-42')
    await ours.getByRole('button', { name: 'Sign in' }).click()
    await ours.getByText(cardStateNames.pageNotAllowed).waitFor()
    await eventually(() => ours.getByRole('button', { name: 'Connect' }).count()).toBe(0)
    await frame.getByText(cardStateNames.pageNotAllowed).waitFor()
  })
})
