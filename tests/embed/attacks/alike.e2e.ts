import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '../../e2e/support/api.ts'
import { connect, elements, heard, loader, openHost, shown, signIn } from '../private/host-page.ts'
import { frameOf, type PrivateStage, setPrivateStage } from '../private/private-stage.ts'
import { testByTime } from './opened-windows.ts'
import { spyScript } from './spy.ts'
import { eventually } from '../../support/eventually.ts'
import { newProfile } from '../../support/new-profile.ts'

const widgets = ['accounts', 'budget-modal', 'next-steps', 'goals'] as const

let stage: PrivateStage
let signedIn: BrowserContext
let signedOut: BrowserContext
let api: SignedIn

beforeAll(async () => {
  stage = await setPrivateStage()
  signedIn = await newProfile(stage.browser)
  signedOut = await newProfile(stage.browser)
  api = await signIn(signedIn, stage)
})
afterAll(() => stage.close())

const body = elements(...widgets)
const openWidgets = (context: BrowserContext) =>
  openHost(context, stage.intranet, { body, head: `${spyScript}${loader}` })

/** All that a page can note of widgets without any press: messages, events, heights, and the order of what was loaded. */
const noted = (page: Page) =>
  page.evaluate(() => {
    const { messages, events } = window.stolen()
    const said = messages.map((message) => JSON.stringify(message)).toSorted()
    const elements = [...document.querySelectorAll('body > *')].filter(({ localName }) =>
      localName.startsWith('evenkeel-'),
    )
    const boxes = elements.map((element) => [element.localName, element.clientWidth, element.clientHeight])
    const inner = window.stolenFrames().map((frame) => [frame.clientHeight, frame.contentWindow?.length])
    const heard = events.map(({ type, detail }) => `${type} ${JSON.stringify(detail)}`).toSorted()
    return { said, boxes, inner, heard, page: document.documentElement.scrollHeight }
  })

/** The same once nothing more has come for two seconds. */
async function notedInTheEnd(page: Page) {
  for (const widget of widgets) await heard(page, 'ready', widget)
  for (let before = await noted(page); ;) {
    await page.waitForTimeout(2000)
    const now = await noted(page)
    if (JSON.stringify(now) === JSON.stringify(before)) return now
    before = now
  }
}

/** How long each frame took to load, in milliseconds; none for a frame that has not loaded yet. */
const loadTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/embed/'))
      .map(({ duration }) => duration),
  )

describe('a page that looks for a difference', () => {
  test('A23: sees the same messages, events and heights, connected or not, with few accounts or 12 more', async () => {
    const before = await openWidgets(signedIn)
    const unconnected = await notedInTheEnd(before)
    await connect(before, 'accounts')
    for (const widget of widgets) await shown(before, widget)
    await before.close()

    const connected = await openWidgets(signedIn)
    for (const widget of widgets) await shown(connected, widget)
    await eventually(() => notedInTheEnd(connected)).toEqual(unconnected)
    await connected.close()

    for (let number = 1; number <= 12; number++)
      await api.change('createAccount', {
        body: { category: 'Cash', type: 'Checking', name: `Further ${number}`, balance: 100 * number },
      })
    const many = await openWidgets(signedIn)
    await (await frameOf(many, 'accounts')).getByText('Further 12').waitFor({ state: 'attached' })
    await eventually(() => notedInTheEnd(many)).toEqual(unconnected)
    await many.close()
  })

  testByTime('A23: cannot tell who is signed in when frames load', async (which) => {
    const page = await openHost([signedIn, signedOut][which] ?? signedIn, stage.intranet, { body })
    for (const widget of widgets) await heard(page, 'ready', widget)
    await eventually(() => loadTimes(page)).toHaveLength(widgets.length)
    // One figure for a page: what its four frames take depends on the same load of the machine.
    const least = Math.min(...(await loadTimes(page)))
    await page.close()
    return least
  })

  test('A19: sees the same of every load without CORS, signed in or not', async () => {
    const addresses = [
      '/secure/home',
      '/login',
      '/webapi/v1/auth/session',
      '/webapi/v1/user/account',
      '/ngapi/v1/goal/my',
      '/embed/accounts',
      '/assets/evenkeel.svg',
      '/nothing',
    ]
    const seen = await Promise.all(
      [signedIn, signedOut].map(async (context) => {
        const page = await openHost(context, stage.stranger, { body: '<h1>Intranet</h1>', head: '' })
        const result = await page.evaluate(
          loadAll,
          addresses.map((path) => stage.evenkeel.origin + path),
        )
        await page.close()
        return result
      }),
    )
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]?.sizes.filter((size) => size > 0)).toEqual([])
  })

  test('A22: gets the same answers for an origin that a company allowed and for any other', async () => {
    const [known, unknown] = await Promise.all(
      [stage.intranet.origin, stage.stranger.origin].map(async (origin) => {
        const text = async (path: string, init: RequestInit) => {
          const answer = await fetch(stage.evenkeel.origin + path, init)
          const headers = [...answer.headers].filter(([name]) => !['date', 'set-cookie', 'x-request-id'].includes(name))
          const all = JSON.stringify([answer.status, headers, await answer.text()])
          return all.replaceAll(origin, 'origin').replaceAll(/nonce[-"=\\]*[\w+/=-]+/g, 'nonce')
        }
        const preflight = { Origin: origin, 'Access-Control-Request-Method': 'POST' }
        return Promise.all([
          text('/embed/accounts', { headers: { Referer: `${origin}/` } }),
          text('/embed/stage', { headers: { Referer: `${origin}/` } }),
          text('/webapi/v1/auth/session', { method: 'OPTIONS', headers: preflight }),
          text('/webapi/v1/embed/token2', { method: 'OPTIONS', headers: preflight }),
        ])
      }),
    )
    expect(known).toEqual(unknown)
  })
})

/** Runs in the page: loads each address in every way that needs no CORS, and says what a script sees of it. */
async function loadAll(addresses: string[]) {
  const seen: string[] = []
  for (const address of addresses) {
    for (const [tag, field] of [
      ['script', 'src'],
      ['img', 'src'],
      ['link', 'href'],
    ] as const) {
      const element = document.createElement(tag)
      if (tag === 'link') element.setAttribute('rel', 'stylesheet')
      const outcome = new Promise<string>((done) => {
        for (const name of ['load', 'error']) element.addEventListener(name, () => done(name))
      })
      element.setAttribute(field, address)
      document.head.append(element)
      seen.push(`${tag} ${await outcome}`)
    }
    const answer = await fetch(address, { mode: 'no-cors', credentials: 'include' }).catch(() => null)
    seen.push(`fetch ${answer?.type ?? 'error'}`)
  }
  const sizes = performance
    .getEntriesByType('resource')
    .flatMap((entry) =>
      entry instanceof PerformanceResourceTiming
        ? [entry.transferSize, entry.encodedBodySize, entry.responseStatus]
        : [],
    )
  return { seen, sizes }
}
