// Proves: ASVS-3.5.5
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LoaderStage, eventOf, frameOf, setLoaderStage } from './loader/loader-stage.ts'
import { eventually } from '../support/eventually.ts'

let stage: LoaderStage

beforeAll(async () => {
  stage = await setLoaderStage()
})
beforeEach(() => stage.evenkeel.behave('good'))
afterAll(() => stage.close())

const tag = 'evenkeel-goals'
const markup = `<${tag}></${tag}>`

type Method = 'open' | 'close' | 'refresh' | 'retry' | 'logout'
type Goals = HTMLElement & Record<Method, () => Promise<void>>

const call = (page: Page, method: Method) =>
  page.evaluate(([tag, method]) => document.querySelector<Goals>(tag)?.[method](), [tag, method] as const)
const count = (page: Page, type: string) =>
  page.evaluate((type) => window.events.filter((one) => one.type === type).length, type)

describe('the port between an element and its frame', () => {
  it('is opened by the exact origin of the page, with the protocol and the options', async () => {
    const page = await stage.open(markup)
    const [first] = await (await frameOf(page, 'goals')).evaluate(() => window.heard)
    expect(first).toMatchObject({ type: 'evenkeel:open', protocol: 2, origin: new URL(page.url()).origin })
  })

  it('carries every method, each of which settles with the reply and with nothing in it', async () => {
    const page = await stage.open(markup)
    await eventOf(page, 'ready')
    for (const method of ['open', 'close', 'refresh', 'retry', 'logout'] as const)
      expect(await call(page, method)).toBeUndefined()
    const frame = await frameOf(page, 'goals')
    await eventually(() => frame.evaluate(() => window.heard.flatMap(({ method }) => method ?? []))).toEqual([
      'open',
      'close',
      'refresh',
      'retry',
      'logout',
    ])
  })

  it('settles a method that the frame never takes', async () => {
    stage.evenkeel.behave('missing')
    stage.evenkeel.takeAsked()
    const page = await stage.open(markup, { before: (page) => page.clock.install() })
    await page.waitForFunction((tag) => customElements.get(tag), tag)
    const settled = call(page, 'open')
    await eventually(() => stage.evenkeel.wasFrameAsked()).toBe(true)
    await page.clock.runFor(25_000)
    expect(await settled).toBeUndefined()
    await page.evaluate((tag) => document.querySelector(tag)?.remove(), tag)
    expect(await eventOf(page, 'error')).toMatchObject({ code: 'load_failed' })
  })

  it('drops what is too long, too frequent, or unknown, in both directions', async () => {
    const page = await stage.open(`<${tag} size="auto"></${tag}>`)
    await eventOf(page, 'ready')
    const frame = await frameOf(page, 'goals')
    await frame.evaluate(() => {
      window.say({ type: 'height', value: 5000, more: 'x'.repeat(5000) })
      window.say({ type: 'height', value: 'tall' })
      window.say({ type: 'later-protocol' })
      window.say(null)
    })
    await frame.evaluate(() => window.say({ type: 'height', value: 500 }))
    await page.waitForFunction((tag) => document.querySelector(tag)?.clientHeight === 600, tag)
    await page.evaluate(async (tag) => {
      const element = document.querySelector<Goals>(tag)
      await Promise.all(Array.from({ length: 200 }, () => element?.refresh()))
    }, tag)
    await eventually(() =>
      frame.evaluate(() => window.heard.filter(({ method }) => method === 'refresh').length),
    ).toBeLessThan(60)
  })

  it('takes no hello but that of its own frame', async () => {
    stage.evenkeel.behave('mute')
    const forge = `<script>
      const hello = { type: 'evenkeel:hello', min: 2, max: 2, release: '0', widget: 'goals' }
      setInterval(() => postMessage(hello, '*'), 10)
    </script>`
    const page = await stage.open(markup + forge)
    expect(await eventOf(page, 'error')).toMatchObject({ code: 'load_failed' })
    await eventually(() => count(page, 'ready')).toBe(0)
  })

  it('starts again when the frame loads itself again', async () => {
    const page = await stage.open(markup)
    await eventOf(page, 'ready')
    await (await frameOf(page, 'goals')).evaluate(() => location.reload())
    await page.waitForFunction(() => window.events.filter(({ type }) => type === 'ready').length === 2)
    await eventually(() => count(page, 'error')).toBe(0)
  })

  it('says nothing to the page but the three events', async () => {
    stage.evenkeel.behave('deaf')
    const page = await stage.open(markup)
    const frame = await frameOf(page, 'goals')
    for (const message of [{ type: 'navigate', href: '/x' }, { type: 'change' }, { type: 'state', value: 'loading' }])
      await frame.evaluate((one) => window.say(one), message)
    await frame.evaluate(() => window.say({ type: 'state', value: 'failed' }))
    await eventOf(page, 'error')
    await eventually(() => page.evaluate(() => window.events)).toEqual([
      {
        type: 'error',
        tag,
        detail: { code: 'load_failed', retryable: true, message: 'Evenkeel could not be loaded.' },
      },
    ])
  })
})

describe('an element that moves', () => {
  it('starts again where it is put, and leaves nothing where it was', async () => {
    const page = await stage.open(`<div id="here">${markup}</div><div id="there"></div>`)
    await eventOf(page, 'ready')
    await page.evaluate((tag) => document.querySelector('#there')?.append(document.querySelector(tag) ?? ''), tag)
    await page.waitForFunction(() => window.events.filter(({ type }) => type === 'ready').length === 2)
    await eventually(() => page.frames()).toHaveLength(2)
    await page.evaluate((tag) => document.querySelector(tag)?.remove(), tag)
    await eventually(() => page.frames()).toHaveLength(1)
    expect(await call(page, 'open').catch(String)).toBeUndefined()
  })

  it('is defined once, however many loaders there are', async () => {
    const problems: string[] = []
    const again = `<script type="module" src="${stage.evenkeel.origin}/widgets/v1/goals.js"></script>
      <script type="module" src="${stage.evenkeel.origin}/widgets/v1/loader.js?again"></script>`
    const page = await stage.open(markup + again, {
      before: async (page) => page.on('pageerror', (e) => problems.push(e.message)),
    })
    await eventOf(page, 'ready')
    await page.waitForLoadState('networkidle')
    await eventually(() => count(page, 'ready')).toBe(1)
    expect(problems).toEqual([])
  })

  it('keeps properties that were set before it was defined', async () => {
    const page = await stage.open('', {
      head: '<script>const early = document.createElement("evenkeel-goals"); early.radius = 4</script>',
    })
    await page.waitForFunction(() => customElements.get('evenkeel-goals'))
    const radius = await page.evaluate(() => {
      const early = document.createElement('evenkeel-goals')
      document.body.append(early)
      Reflect.set(early, 'radius', 8)
      return early.getAttribute('radius')
    })
    expect(radius).toBe('8')
    await page.evaluate('document.body.append(early)')
    await eventually(() => page.evaluate("early.getAttribute('radius')")).toBe('4')
  })
})
