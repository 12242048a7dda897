import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../scripts/lib/browser.mjs'
import { elements, openHost, openWindow, shown, signIn } from '../private/host-page.ts'
import { agree, frameOf, type PrivateStage, setPrivateStage } from '../private/private-stage.ts'
import { newProfile } from '../../support/new-profile.ts'
import { eventually } from '../../support/eventually.ts'

let stage: PrivateStage

beforeAll(async () => {
  stage = await setPrivateStage()
})
afterAll(() => stage.close())

/** Runs in each document; has storage throw in frames, as browsers do that deny it there. */
function denyStorage() {
  if (self === top) return
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny })
  navigator.locks.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'))
}

const hasStorage = async () => {
  try {
    localStorage.setItem('test', '1')
    localStorage.removeItem('test')
    return true
  } catch {
    return false
  }
}

async function connectIn(browser: Browser, before: (page: Page) => Promise<unknown> = async () => undefined) {
  const context = await newProfile(browser)
  await signIn(context, stage)
  const page = await openHost(context, stage.intranet, { body: elements('goals'), before })
  await agree(await openWindow(page, 'goals'))
  await shown(page, 'goals')
  const stores = await (await frameOf(page, 'goals')).evaluate(hasStorage)
  await page.reload()
  return { page, stores }
}

test('with third-party cookies blocked, a widget connects and is there after a reload', async () => {
  const { page, stores } = await connectIn(stage.browser)
  expect(stores).toBe(true)
  await shown(page, 'goals')
})

test('with third-party cookies allowed, too', async () => {
  const browser = await openBrowser()
  const { page, stores } = await connectIn(browser)
  expect(stores).toBe(true)
  await shown(page, 'goals')
  await browser.close()
})

test('with storage denied, a widget connects, and asks again after a reload, because its key is gone', async () => {
  const { page, stores } = await connectIn(stage.browser, (page) => page.addInitScript(denyStorage))
  expect(stores).toBe(false)
  const button = (await frameOf(page, 'goals')).locator('#connect:enabled')
  await button.waitFor()
  await page.waitForTimeout(1500)
  await eventually(() => button.isVisible()).toBe(true)
})
