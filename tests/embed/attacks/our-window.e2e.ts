import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as cardStateNames from '../../../apps/portal/src/words/card-state-names.generated.ts'
import * as embedWindowWords from '../../../apps/portal/src/words/embed-window.generated.ts'
import { elements, loader, openHost, openWindow, shown, signIn } from '../private/host-page.ts'
import { agree, frameOf, type PrivateStage, setPrivateStage } from '../private/private-stage.ts'
import type { HostPages } from '../serve-pages.ts'
import { spyScript } from './spy.ts'
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

const openPage = (pages: HostPages = stage.intranet) =>
  openHost(context, pages, { body: elements('accounts'), head: `${spyScript}${loader}` })

const agreeButton = (ours: Page) => ours.getByRole('button', { name: 'Connect' })

/** Begins a press so long after the window came forward; the window itself measures when. Undefined if it came too late. */
async function pressAfter(ours: Page, wait: number): Promise<number | undefined> {
  await ours.evaluate(() => {
    dispatchEvent(new Event('focus'))
    const since = performance.now()
    const note = (event: Event) => document.body.setAttribute('data-began', String(event.timeStamp - since))
    document.addEventListener('pointerdown', note, { capture: true, once: true })
  })
  await ours.waitForTimeout(wait)
  await ours.mouse.down()
  await ours.mouse.up()
  const began = Number(await ours.evaluate(() => document.body.dataset['began']))
  return began < 800 ? began : undefined
}

describe('a page that wants an agreement', () => {
  test('A7: gets none by a double press: none is taken that began within 800 ms', async () => {
    const page = await openPage()
    const ours = await openWindow(page, 'accounts')
    const asked: string[] = []
    ours.on('request', (request) => void (request.url().endsWith('/embed/agree') && asked.push(request.url())))
    const { x = 0, y = 0, width = 0, height = 0 } = (await agreeButton(ours).boundingBox()) ?? {}
    await ours.mouse.move(x + width / 2, y + height / 2)
    const began: number[] = []
    for (const wait of [0, 0, 64, 300, 500])
      // Once a press that came too late was taken, the window is gone.
      if (!ours.isClosed()) began.push((await pressAfter(ours, wait).catch(() => undefined)) ?? -1)
    const early = began.filter((time) => time >= 0)
    expect(early.length).toBeGreaterThan(0)
    // A press that a busy machine delivered late may be taken, and rightly.
    expect(early.length === began.length ? asked : []).toEqual([])
    await ours.waitForTimeout(1000)
    if (!ours.isClosed()) await agree(ours)
    await shown(page, 'accounts')
  })

  test('A9: cannot reach the window, and a frame that it leads away gets no code', async () => {
    const page = await openPage()
    stage.stranger.put(
      'thief.html',
      `<script>addEventListener('message', ({ data }) => parent.postMessage({ thief: data }, '*'))</script>`,
    )
    const ours = await openWindow(page, 'accounts')
    await agreeButton(ours).waitFor()
    const reached = await page.evaluate(() =>
      ['evenkeel', 'window', 'connect', 'evenkeel-window', 'embed'].filter(
        (name) => frames[Number(name)] ?? Reflect.get(window, `${name}:`),
      ),
    )
    expect(reached).toEqual([])
    await eventually(() => ours.evaluate(() => window.name)).toBe('')
    const connected: string[] = []
    context.on('request', (request) => void (request.url().endsWith('/embed/connect') && connected.push(request.url())))
    const ledAway = page.waitForEvent('framenavigated', (frame) => frame.url().includes('thief'))
    await page.evaluate((thief) => {
      const frame = window.stolenFrames()[0]?.contentWindow
      if (frame) frame.location.href = thief
    }, `${stage.stranger.origin}/thief.html`)
    await ledAway
    await agree(ours)
    await page.waitForTimeout(500)
    const { messages } = await page.evaluate(() => window.stolen())
    expect(messages.filter((message) => 'thief' in message)).toEqual([])
    expect(connected).toEqual([])
  })

  test('A20: cannot show the window in a frame, and a stranger hears no before any consent', async () => {
    const page = await openPage(stage.stranger)
    await page.evaluate((address) => {
      const frame = document.createElement('iframe')
      Object.assign(frame, { src: address, name: 'ours' })
      document.body.append(frame)
    }, `${stage.evenkeel.origin}/embed/window`)
    await eventually(() => page.frame('ours')?.url()).toMatch(/^chrome-error:/)
    const ours = await openWindow(page, 'accounts')
    await ours.getByText(cardStateNames.pageNotAllowed).waitFor()
    await eventually(() => agreeButton(ours).count()).toBe(0)
    await (await frameOf(page, 'accounts')).getByText(cardStateNames.pageNotAllowed).waitFor()
  })

  test('A25: cannot begin a request itself: no form and no Agree, signed in or not', async () => {
    for (const isSignedIn of [true, false]) {
      if (!isSignedIn) await context.clearCookies()
      const page = await openPage()
      const opened = context.waitForEvent('page')
      await page.evaluate((address) => {
        const ours = window.open(address)
        const about = { page: location.origin, widget: 'accounts', widgets: ['accounts'], proposals: [] }
        const asked = {
          type: 'evenkeel:asked',
          ...about,
          keyThumbprint: 'x'.repeat(43),
          isKeyStored: true,
          asksListLength: false,
        }
        setInterval(() => ours?.postMessage(asked, '*'), 50)
      }, `${stage.evenkeel.origin}/embed/window`)
      const ours = await opened
      await ours.getByRole('heading', { name: embedWindowWords.notByWidget() }).waitFor()
      await ours.waitForTimeout(300)
      await eventually(() => ours.getByRole('button').count()).toBe(0)
      await eventually(() => ours.getByRole('textbox').count()).toBe(0)
    }
  })
})
