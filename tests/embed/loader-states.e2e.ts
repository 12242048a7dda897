import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as embedPageWords from '../../apps/portal/src/words/embed-page.generated.ts'
import { type LoaderStage, eventOf, frameOf, setLoaderStage } from './loader/loader-stage.ts'
import { eventually } from '../support/eventually.ts'

let stage: LoaderStage

beforeAll(async () => {
  stage = await setLoaderStage()
})
afterAll(() => stage.close())

const budgets = '<evenkeel-budget-modal><a href="https://money.example/">Open Evenkeel</a></evenkeel-budget-modal>'
const sandboxed = { 'Content-Security-Policy': 'sandbox allow-scripts' }

/** What a person finds on the page. */
const drawn = (page: Page) => page.locator('body').ariaSnapshot()
const clock = (page: Page) => page.clock.install()

describe('an element of the loader', () => {
  it('says ready, names its frame, and says nothing about a person', async () => {
    stage.evenkeel.takeAsked()
    stage.evenkeel.behave('good')
    const page = await stage.open(budgets, { isClosed: true })
    expect(await eventOf(page, 'ready')).toEqual({ widget: 'budget-modal' })
    const [frame] = stage.evenkeel.takeAsked().filter(({ path }) => path.startsWith('/embed/'))
    expect(frame).toEqual({ path: '/embed/budget-modal', referer: `${new URL(page.url()).origin}/` })
    await eventually(() => page.evaluate(() => document.querySelector('evenkeel-budget-modal')?.shadowRoot)).toBeNull()
    const element = await (await frameOf(page, 'budget-modal')).frameElement()
    await eventually(() => element.getAttribute('title')).toBe('Evenkeel: Budgets')
  })

  it('leaves its link where the loader never comes', async () => {
    const page = await stage.open(budgets, { headers: { 'Content-Security-Policy': "script-src 'self'" } })
    await eventually(() => page.getByRole('link', { name: embedPageWords.openEvenkeel() }).isVisible()).toBe(true)
  })

  it.each([
    ['missing', 'load_failed'],
    ['broken', 'load_failed'],
    ['mute', 'load_failed'],
    ['refused', 'load_failed'],
    ['hanging', 'load_timeout'],
  ] as const)('says that a %s frame is a %s, and tries again when asked', async (behavior, code) => {
    stage.evenkeel.behave(behavior)
    stage.evenkeel.takeAsked()
    const page = await stage.open(budgets, { before: clock })
    await eventually(() => stage.evenkeel.wasFrameAsked()).toBe(true)
    await page.clock.runFor(8500)
    await eventually(async () => (await drawn(page)).includes('Evenkeel is slow to answer.')).toBe(
      behavior === 'hanging',
    )
    await page.clock.runFor(13_000)
    const message = 'Evenkeel could not be loaded.'
    expect(await eventOf(page, 'error')).toEqual({ code, retryable: true, message })
    await eventually(() => drawn(page)).toContain(message)
    const link = page.getByRole('link', { name: embedPageWords.openEvenkeel() })
    await eventually(() => link.getAttribute('href')).toBe(`${stage.evenkeel.origin}/`)
    stage.evenkeel.behave('good')
    await page.getByRole('button', { name: 'Retry' }).click()
    expect(await eventOf(page, 'ready')).toEqual({ widget: 'budget-modal' })
    await eventually(() => drawn(page)).not.toContain(message)
  })

  it('says at once that the policy of the page blocks it', async () => {
    stage.evenkeel.behave('good')
    const page = await stage.open(budgets, { headers: { 'Content-Security-Policy': "frame-src 'self'" } })
    const message = 'This page does not allow Evenkeel.'
    expect(await eventOf(page, 'error')).toEqual({ code: 'blocked_by_policy', retryable: false, message })
    await eventually(() => page.getByRole('button').count()).toBe(0)
    await eventually(() => drawn(page)).toContain('link "Open Evenkeel"')
  })

  it.each(['newer', 'older'] as const)('says that a frame of a %s protocol is not its', async (behavior) => {
    stage.evenkeel.behave(behavior)
    const page = await stage.open(budgets)
    const message = 'This page uses an old version of Evenkeel.'
    expect(await eventOf(page, 'error')).toEqual({ code: 'version_unsupported', retryable: false, message })
  })

  it('is offline until the browser is back', async () => {
    stage.evenkeel.behave('good')
    const page = await stage.open('<div style="height:9000px"></div>' + budgets)
    await page.context().setOffline(true)
    await page.evaluate(() => document.querySelector('evenkeel-budget-modal')?.scrollIntoView())
    expect(await eventOf(page, 'error')).toEqual({ code: 'offline', retryable: true, message: 'You are offline.' })
    await page.context().setOffline(false)
    expect(await eventOf(page, 'ready')).toEqual({ widget: 'budget-modal' })
  })

  it('says that a sandboxed page closes it in, and that another is not secure', async () => {
    stage.evenkeel.behave('good')
    const closed = await stage.open(budgets, { headers: sandboxed })
    expect(await eventOf(closed, 'error')).toMatchObject({ code: 'page_opaque', retryable: false })
    const insecure = await stage.open(budgets, { url: 'http://intranet.test/' })
    const message = 'Evenkeel needs a secure page.'
    expect(await eventOf(insecure, 'error')).toEqual({ code: 'page_insecure', retryable: false, message })
    await eventually(() => drawn(insecure)).toContain(message)
  })

  it('refuses an option that is out of bounds once, and draws all the same', async () => {
    stage.evenkeel.behave('good')
    const page = await stage.open(
      '<evenkeel-goals radius="99" color-accent="#fefefe" scheme="light" heading-level="3"></evenkeel-goals>',
    )
    await eventOf(page, 'ready')
    const [{ options } = {}] = await (await frameOf(page, 'goals')).evaluate(() => window.heard)
    expect(options).toMatchObject({ scheme: 'light', headingLevel: 3, locale: 'en', size: 'fixed', hasStage: true })
    expect(options).not.toHaveProperty('radius')
    const errors = () => page.evaluate(() => window.events.filter(({ type }) => type === 'error'))
    await eventually(async () => (await errors()).map(({ detail }) => detail)).toEqual([
      {
        code: 'option_refused',
        retryable: false,
        message: 'radius="99" is not used: it must be a number from 0 to 16.',
      },
      {
        code: 'option_refused',
        retryable: false,
        message: 'color-accent="#fefefe" is not used: it has a contrast below 4.5 with its surface.',
      },
    ])
  })

  it('works under a strict policy with Trusted Types and no violation', async () => {
    stage.evenkeel.behave('good')
    const policy = `default-src 'none'; script-src ${stage.evenkeel.origin}; frame-src ${stage.evenkeel.origin}; require-trusted-types-for 'script'; trusted-types 'none'`
    const problems: string[] = []
    const page = await stage.open(budgets, {
      headers: { 'Content-Security-Policy': policy },
      before: async (page) => page.on('console', (message) => problems.push(message.text())),
    })
    await eventOf(page, 'ready')
    expect(problems.filter((text) => !text.includes('favicon'))).toEqual([])
  })
})
