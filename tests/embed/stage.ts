import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { openBrowser } from '../../scripts/lib/browser.mjs'
import { type RunningEvenkeel, startEvenkeel } from '../support/start-evenkeel.mjs'
import { type HostPages, servePages } from './serve-pages.ts'

/** Everything a test of a host page needs, started for real: Evenkeel, an allowed intranet, one that nobody allowed. */
export interface Stage {
  readonly evenkeel: RunningEvenkeel
  readonly intranet: HostPages
  readonly stranger: HostPages
  readonly browser: Browser
  close(): Promise<void>
}

export async function setStage(): Promise<Stage> {
  const [intranet, stranger, browser] = await Promise.all([servePages(), servePages(), openBrowser()])
  const evenkeel = await startEvenkeel({ env: { EVENKEEL_DEMO_ORIGINS: intranet.origin } })
  intranet.pointAt(evenkeel.origin)
  stranger.pointAt(evenkeel.origin)
  return {
    evenkeel,
    intranet,
    stranger,
    browser,
    async close() {
      await browser.close()
      await Promise.all([intranet.close(), stranger.close(), evenkeel.stop()])
    },
  }
}

export interface Said {
  readonly type: string
  readonly tag: string
  readonly detail: unknown
}

declare global {
  interface Window {
    /** What the page's policy refused, and what the widgets said, kept by `openHostPage`. */
    violations: string[]
    said: Said[]
  }
}

/** Runs before anything of the page does. */
function watch() {
  window.violations = []
  window.said = []
  document.addEventListener('securitypolicyviolation', (event) =>
    window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  )
  for (const name of ['ready', 'error', 'change', 'navigate', 'session-expired']) {
    addEventListener(`evenkeel:${name}`, (event) => {
      if (event instanceof CustomEvent && event.target instanceof Element) {
        window.said.push({ type: event.type, tag: event.target.localName, detail: event.detail })
      }
    })
  }
}

/** A host page in a tab of its own, with what went wrong on it. */
export interface HostPage {
  readonly page: Page
  readonly problems: string[]
  readonly cashFlow: Locator
  readonly budgets: Locator
  said(type: string): Promise<Said[]>
}

export async function openHostPage(context: BrowserContext, url: string): Promise<HostPage> {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  await page.addInitScript(watch)
  await page.goto(url)
  return {
    page,
    problems,
    cashFlow: page.locator('evenkeel-cash-flow-chart'),
    budgets: page.locator('evenkeel-budget-modal'),
    said: (type) => page.evaluate((wanted) => window.said.filter((one) => one.type === wanted), `evenkeel:${type}`),
  }
}

export const maya = { email: 'demo@evenkeel.example', password: 'Quiet-Harbor-42' } as const
export const sam = { email: 'sam@evenkeel.example', password: 'Quiet-Harbor-42' } as const

/** Presses 'Connect' and signs in where the window asks for it; gives the window as it stands before 'Agree'. */
export async function openConnectWindow(
  place: Locator,
  person: { email: string; password: string } = maya,
): Promise<Page> {
  const opened = place.page().waitForEvent('popup')
  await place.getByRole('button', { name: 'Connect' }).click()
  const connecting = await opened
  const agree = connecting.getByRole('button', { name: 'Agree' })
  const email = connecting.getByRole('textbox', { name: 'Email' })
  await agree.or(email).first().waitFor()
  if (await email.isVisible()) {
    await email.fill(person.email)
    await connecting.getByRole('textbox', { name: 'Password' }).fill(person.password)
    await connecting.getByRole('button', { name: 'Sign in' }).click()
    await agree.waitFor()
  }
  return connecting
}

/** Connects a widget, as an employee does: sign in, agree, and the window is gone. */
export async function connect(place: Locator, person?: { email: string; password: string }): Promise<void> {
  const connecting = await openConnectWindow(place, person)
  const closed = connecting.waitForEvent('close')
  await connecting.getByRole('button', { name: 'Agree' }).click()
  await closed
  await place.getByRole('button', { name: /^(?:Connect|Show the window)$/ }).waitFor({ state: 'detached' })
}
