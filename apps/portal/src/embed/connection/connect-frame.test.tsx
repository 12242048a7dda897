import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from '../app/mount.tsx'
import { mountTyped } from '../app/mount-typed.tsx'
import { forgetWatchesAfterTest } from '../app/press-check.fixture.ts'
import { createCard, failed, unreachable } from '../frame/card.ts'
import type { Frame } from '../frame/create-frame.ts'
import { cardTexts } from './card-texts.ts'
import { connectFrame } from './connect-frame.ts'

const page = 'https://intranet.example'
const channel = { send: () => undefined, on: () => () => undefined }
const stage = { warm: vi.fn(), openForPage: vi.fn(), open: vi.fn(), closed: vi.fn(), onChange: vi.fn() }
const broken = new Error('no months')
let isBroken = true

/** The code of a card or a calculator that fails until it is repaired. */
function Drawn() {
  if (isBroken) throw broken
  return <p>It is drawn</p>
}
const load = {
  connected: async () => [{ mount }, Drawn] as const,
  inLanguage: () => import('../app/app-in-language.ts'),
  typed: async () => [{ mountTyped }, Drawn] as const,
}

beforeEach(() => {
  isBroken = true
  forgetWatchesAfterTest()
  document.body.innerHTML =
    '<div id="card"><p id="line">See when you are debt-free.</p><button id="connect">Connect</button></div><div id="app"></div>'
  vi.stubGlobal('reportError', vi.fn())
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function open(answer: () => Response | Promise<Response>, code: typeof load = load) {
  vi.stubGlobal('fetch', async () => answer())
  const card = createCard()
  const options = {
    scheme: 'light',
    locale: 'en',
    size: 'fixed',
    headingLevel: 2,
    print: 'yes',
    hasStage: true,
  } as const
  const host = { page, options, send: vi.fn() }
  const frame: Frame = { widget: 'debt-wizard', host, card, channel, stage, options, openEarly: null }
  return { card, connection: connectFrame(frame, code) }
}

const noOne = () => new Response(null, { status: 401 })
const someone = () => {
  const endsAt = new Date(Date.now() + 300_000).toISOString()
  const held = {
    token: 't',
    others: [],
    expiresAt: endsAt,
    endsAt,
    mayKeep: false,
    showsListLength: false,
    language: null,
  }
  return Response.json(held)
}

it.each([
  ['a connected card', someone, 'resume'],
  ['a calculator before anyone is connected', noOne, 'showUnconnected'],
] as const)(
  'says of %s whose own code fails that it is our fault, and draws it on "Try again"',
  async (_, answer, start) => {
    const { card, connection } = open(answer)
    connection[start]()
    await vi.waitFor(() => expect(document.querySelector('#line')?.textContent).toBe(failed.line))
    expect(reportError).toHaveBeenCalledWith(broken)
    expect(card.app.hidden).toBe(true)
    expect(card.button.textContent).toBe(unreachable.button)
    isBroken = false
    connection.press()
    await vi.waitFor(() => expect(card.app.textContent).toContain('It is drawn'))
    expect(card.app.hidden).toBe(false)
  },
)

it.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://money.example/a.js'), unreachable],
  ['Firefox', new TypeError('error loading dynamically imported module: https://money.example/a.js'), unreachable],
  ['WebKit', new TypeError('Importing a module script failed.'), unreachable],
  ['a sheet', new Error('Unable to preload CSS for /a.css'), unreachable],
  ['what the code threw', new TypeError("Cannot read properties of undefined (reading 'map')"), failed],
])('says whether the network or our code is to blame for code that did not load: %s', async (_, reason, text) => {
  // The frame was reloaded a moment ago.
  vi.stubGlobal('sessionStorage', { getItem: () => String(Date.now()) })
  const { card, connection } = open(someone, { ...load, connected: () => Promise.reject(reason) })
  connection.resume()
  await vi.waitFor(() => expect(document.querySelector('#line')?.textContent).toBe(text.line))
  expect(card.button.textContent).toBe(text.button)
})

it('asks a person who is connected for nothing while the widget is on its way, and opens no window', async () => {
  isBroken = false
  const { promise, resolve } = Promise.withResolvers<Response>()
  const opened = vi.fn()
  vi.stubGlobal('open', opened)
  const { card, connection } = open(() => promise)
  connection.resume()
  await vi.waitFor(() => expect(document.querySelector('#line')?.textContent).toBe(cardTexts.loading.line))
  expect(card.button.getAttribute('aria-disabled')).toBe('true')
  connection.press()
  expect(opened).not.toHaveBeenCalled()
  resolve(someone())
  await vi.waitFor(() => expect(card.app.textContent).toContain('It is drawn'))
})

it('can be pressed again where the answer was that no one is connected', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { card, connection } = open(() => promise, { ...load, typed: () => Promise.reject(broken) })
  connection.resume()
  await vi.waitFor(() => expect(card.button.ariaDisabled).toBe('true'))
  resolve(noOne())
  await vi.waitFor(() => expect(card.button.ariaDisabled).not.toBe('true'))
  expect(card.button.textContent).toBe('Connect')
})

it('opens our window after all for a press from before the answer was that no one is connected', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const opened = vi.fn(() => window)
  vi.stubGlobal('open', opened)
  const { card, connection } = open(() => promise, { ...load, typed: () => Promise.reject(broken) })
  connection.resume()
  await vi.waitFor(() => expect(card.button.ariaDisabled).toBe('true'))
  connection.press()
  resolve(noOne())
  await vi.waitFor(() => expect(document.querySelector('#line')?.textContent).toBe(cardTexts.waiting.line))
  expect(opened).toHaveBeenCalledTimes(1)
})
