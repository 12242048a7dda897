import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type Problems, watchProblems } from '../e2e/support/problems.ts'
import { newProfile } from '../support/new-profile.ts'
import { closeProfiles, sharedBrowser } from '../support/shared-browser.ts'
import { type ProbeServer, serveProbe } from './serve-probe.ts'

/** The page with the kit's parts in a new tab. */
export interface ProbePage {
  readonly page: Page
  readonly dialog: Locator
  button(name: string): Locator
  /** Returns the spoken name or the text of the focused element. */
  focused(): Promise<string>
  /** Returns where the focus is: in a dialog, elsewhere on the page, or nowhere. */
  focusPlace(): Promise<'dialog' | 'page' | 'none'>
}

/** Opens the page before each test, and fails a test in which the policy refused something or the console complained. */
export function useProbe(): () => ProbePage {
  let server: ProbeServer
  let browser: Browser
  let probe: ProbePage
  let problems: Problems
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([serveProbe(), sharedBrowser()])
  })
  afterAll(async () => {
    await closeProfiles(browser)
    await server.close()
  })
  beforeEach(async () => {
    const profile = await newProfile(browser, { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
    const page = await profile.newPage()
    problems = await watchProblems(page)
    await page.goto(server.url)
    probe = toProbePage(page)
    await probe.button('Open the budget').waitFor()
  })
  afterEach(async () => {
    await probe.page.context().close()
    expect(problems.unexpected()).toEqual([])
  })
  return () => probe
}

const toProbePage = (page: Page): ProbePage => ({
  page,
  dialog: page.locator('[aria-modal=true]'),
  button: (name) => page.getByRole('button', { name, exact: true }),
  focused: () => page.evaluate(readFocusedName),
  focusPlace: () => page.evaluate(findFocus),
})

function readFocusedName(): string {
  const active = document.activeElement
  const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : undefined
  const namedBy =
    active instanceof HTMLButtonElement ? document.getElementById(active.getAttribute('aria-labelledby') ?? '') : null
  return active?.getAttribute('aria-label') ?? label ?? namedBy?.textContent ?? active?.textContent ?? ''
}

function findFocus(): 'dialog' | 'page' | 'none' {
  if (document.activeElement === document.body) return 'none'
  return document.activeElement?.closest('[aria-modal=true]') ? 'dialog' : 'page'
}

/** Returns everything that a closed layer left on the page. */
export function leftovers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: Record<string, unknown> = {
      'style on html': document.documentElement.getAttribute('style'),
      'style on body': document.body.getAttribute('style'),
      'lock on body': document.body.getAttribute('data-scroll-locked'),
      // react-aria keeps one for as long as the page lives: touching what can be pressed does not zoom.
      'style elements': document.querySelectorAll('style:not(#react-aria-pressable-style)').length,
      guards: document.querySelectorAll('[data-radix-focus-guard]').length,
      'hidden elements': document.querySelectorAll('body > [aria-hidden], [data-aria-hidden], [inert]').length,
      'children of body': document.body.children.length - 1,
      layers: document.querySelectorAll('[data-layer]').length,
    }
    return Object.entries(found)
      .filter(([, value]) => value !== null && value !== 0 && value !== '')
      .map(([name, value]) => `${name}: ${String(value)}`)
  })
}

/** Returns the names in the accessibility tree; what is hidden is not in it. */
export async function spokenNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.filter((node) => !node.ignored).map((node) => String(node.name?.value ?? ''))
}
