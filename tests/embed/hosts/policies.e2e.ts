import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as cardStateNames from '../../../apps/portal/src/words/card-state-names.generated.ts'
import * as embedPageWords from '../../../apps/portal/src/words/embed-page.generated.ts'
import * as embedWindowWords from '../../../apps/portal/src/words/embed-window.generated.ts'
import { connect, elements, heard, loader, openHost, openRoots, signIn } from '../private/host-page.ts'
import { frameOf, type PrivateStage, setPrivateStage } from '../private/private-stage.ts'
import { written } from '../serve-pages.ts'
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
  await signIn(context, stage)
})
afterEach(() => context.close())

const policy = (text: string) => ({ 'Content-Security-Policy': text })

describe('on a page with a content security policy', () => {
  test('of two lines and Trusted Types "none", a widget connects without a violation', async () => {
    const violations: string[] = []
    const strict = `default-src 'none'; script-src ${written}; frame-src ${written}; require-trusted-types-for 'script'; trusted-types 'none'`
    const page = await openHost(context, stage.intranet, {
      body: elements('cash-flow-chart'),
      headers: policy(strict),
      before: async (page) =>
        page.on('console', (message) => violations.push(`${message.text()} ${message.location().url}`)),
    })
    await connect(page, 'cash-flow-chart')
    expect(violations.filter((text) => !text.includes('favicon'))).toEqual([])
  })

  test('without frame-src for us, the element says so at once, to the person and to the page', async () => {
    const page = await openHost(context, stage.intranet, {
      body: elements('goals'),
      headers: policy(`default-src 'self'; script-src ${written}`),
      before: openRoots,
    })
    const message = 'This page does not allow Evenkeel.'
    expect(await heard(page, 'error')).toEqual({ code: 'blocked_by_policy', retryable: false, message })
    await page.locator('evenkeel-goals').getByText(message).waitFor()
    await eventually(() =>
      page.locator('evenkeel-goals').getByRole('link', { name: embedPageWords.openEvenkeel() }).getAttribute('href'),
    ).toBe(`${stage.evenkeel.origin}/`)
  })

  test('without script-src for us, the link of the markup is left', async () => {
    const page = await openHost(context, stage.intranet, {
      body: elements('goals'),
      headers: policy(`default-src 'self'; frame-src ${written}`),
    })
    await page.waitForLoadState()
    await eventually(() =>
      page.locator('evenkeel-goals').getByRole('link', { name: embedPageWords.openEvenkeel() }).isVisible(),
    ).toBe(true)
    await eventually(() => page.frames()).toHaveLength(1)
  })
})

describe('on a page with the opener policy', () => {
  test.each(['unsafe-none', 'same-origin-allow-popups', 'noopener-allow-popups'])(
    '%s, a widget connects',
    async (value) => {
      const page = await openHost(context, stage.intranet, {
        body: elements('accounts'),
        headers: { 'Cross-Origin-Opener-Policy': value },
      })
      await connect(page, 'accounts')
    },
  )

  test('same-origin, the window is cut off and the widget says so', async () => {
    const page = await openHost(context, stage.intranet, {
      body: elements('accounts'),
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
    })
    const opened = context.waitForEvent('page')
    const frame = await frameOf(page, 'accounts')
    await frame.locator('#connect:enabled').click()
    await (await opened).getByText(embedWindowWords.notByWidget()).waitFor()
    await frame.getByText(cardStateNames.windowBlocked).waitFor()
  })
})

test.each(['require-corp', 'credentialless'])(
  'on a page with the embedder policy %s, a widget connects',
  async (value) => {
    const page = await openHost(context, stage.intranet, {
      body: elements('budget-modal'),
      headers: { 'Cross-Origin-Embedder-Policy': value },
    })
    await connect(page, 'budget-modal')
  },
)

describe('on a sandboxed page', () => {
  const rights = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms'

  test('without its origin, the element says so before anybody presses', async () => {
    const page = await openHost(context, stage.intranet, {
      body: elements('goals'),
      headers: policy(`sandbox ${rights}`),
      before: openRoots,
    })
    const message = 'This page closes Evenkeel in.'
    expect(await heard(page, 'error')).toEqual({ code: 'page_opaque', retryable: false, message })
    await page.locator('evenkeel-goals').getByText(message).waitFor()
  })

  test('with its origin, a widget connects', async () => {
    const page = await openHost(context, stage.intranet, {
      body: elements('goals'),
      headers: policy(`sandbox ${rights} allow-same-origin`),
    })
    await connect(page, 'goals')
  })
})

test('on a page that is not secure, the element says so', async () => {
  const text = `<!doctype html><title>Page</title>${loader}${elements('goals')}`.replaceAll(
    written,
    stage.evenkeel.origin,
  )
  const page = await openHost(context, stage.intranet, { body: '', before: openRoots })
  await context.route('http://intranet.test/', (route) => route.fulfill({ body: text, contentType: 'text/html' }))
  await page.route(`${stage.evenkeel.origin}/**`, async (route) => route.fulfill({ response: await route.fetch() }))
  await page.goto('http://intranet.test/')
  expect(await heard(page, 'error')).toMatchObject({ code: 'page_insecure', retryable: false })
  await page.locator('evenkeel-goals').getByText('Evenkeel needs a secure page.').waitFor()
})
