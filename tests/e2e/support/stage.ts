import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { newProfile } from '../../support/new-profile.ts'
import { closeProfiles, sharedBrowser } from '../../support/shared-browser.ts'
import { type RunningEvenkeel, startEvenkeel } from '../../support/start-evenkeel.mjs'
import { maya, type Person, type SignedIn, signInToApi } from './api.ts'
import { type Problems, watchProblems } from './problems.ts'
import { setFontSize } from './room.ts'
import { countRequests } from './screens.ts'

/** A person before the portal, in a browser profile of their own. */
export interface Visitor {
  readonly page: Page
  readonly problems: Problems
  /** The same person's way into the API. */
  readonly api: SignedIn
}

export interface Stage {
  readonly origin: string
  /** Where the server's databases lie. */
  readonly dataFolder: string
  /** Signs in without the form and opens a path behind the hash; the home screen without one. */
  visit(path?: string, options?: VisitOptions): Promise<Visitor>
  /** Stops the server and starts it again on the same databases, at another address. */
  restart(): Promise<void>
  /** An empty tab of a person who is not signed in. */
  stranger(options?: TabOptions): Promise<Omit<Visitor, 'api'>>
}

interface TabOptions extends BrowserContextOptions {
  /** The size of the font that the person set in the browser, in pixels. */
  readonly fontSize?: number
}

interface VisitOptions extends TabOptions {
  readonly person?: Person
}

export const wide = { width: 1280, height: 900 } as const
export const narrow = { width: 375, height: 812 } as const

declare module 'vitest' {
  interface TaskMeta {
    /** Where a failed test left each tab, and which dialogs and messages it showed: the end of a run lists them. */
    leftAt?: string[]
  }
}

/**
 * Prints what a person would find in each tab where a test failed: a machine without a screen shows nothing else of it. Returns one line
 * for each tab.
 */
async function describeTabs(context: BrowserContext): Promise<string[]> {
  return Promise.all(
    context.pages().map(async (page) => {
      const found = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)
      console.error(`${page.url()}\n${found.slice(0, 6000)}`)
      const shown = found.split('\n').filter((line) => /^ *- '?(dialog|alertdialog|alert|status)\b/.test(line))
      return [page.url(), ...shown.map((line) => line.trim())].join(' ').slice(0, 400)
    }),
  )
}

/**
 * One server for a test file, begun before its first test, and the browser of the worker. After each test its tabs are closed, and the test
 * fails where one of them complained of something that the test did not allow.
 */
export function useStage(env: Readonly<Record<string, string>> = {}): Stage {
  let server: RunningEvenkeel
  let browser: Browser
  const open: { context: BrowserContext; problems: Problems }[] = []
  const signedIn = new Map<string, Promise<SignedIn>>()

  const dataFolder = mkdtempSync(join(tmpdir(), 'evenkeel-'))

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startEvenkeel({ dataFolder, env }), sharedBrowser()])
  })
  afterAll(async () => {
    await closeProfiles(browser)
    await server.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  })
  afterEach(async ({ task }) => {
    const tabs = open.splice(0)
    if (task.result?.state === 'fail') {
      const described = await Promise.all(tabs.map(({ context }) => describeTabs(context)))
      // A file may have several servers, whose tabs are all described.
      task.meta.leftAt = [...(task.meta.leftAt ?? []), ...described.flat()]
    }
    await Promise.all(tabs.map(({ context }) => context.close()))
    expect(tabs.flatMap(({ problems }) => problems.unexpected())).toEqual([])
  })

  async function stranger({ fontSize, ...options }: TabOptions = {}) {
    const context = await newProfile(browser, { viewport: wide, reducedMotion: 'reduce', ...options })
    const page = await context.newPage()
    if (fontSize !== undefined) await setFontSize(page, fontSize)
    const problems = await watchProblems(page)
    countRequests(page)
    open.push({ context, problems })
    return { page, problems }
  }

  /** One sign-in a person and file: hashing a password is slow on purpose. */
  function apiOf(person: Person): Promise<SignedIn> {
    const known = signedIn.get(person.email) ?? signInToApi(server.origin, person)
    signedIn.set(person.email, known)
    return known
  }

  return {
    get origin() {
      return server.origin
    },
    dataFolder,
    stranger,
    async restart() {
      await server.stop()
      server = await startEvenkeel({ dataFolder, env })
      signedIn.clear()
    },
    async visit(path = '/my-goals-and-finances', { person = maya, ...options } = {}) {
      const api = await apiOf(person)
      const visitor = await stranger(options)
      await visitor.page
        .context()
        .addCookies([...api.cookies].map(([name, value]) => ({ name, value, url: server.origin })))
      await visitor.page.goto(`${server.origin}/secure/home#${path}`)
      await visitor.page.getByRole('heading', { level: 1 }).waitFor()
      return { ...visitor, api }
    },
  }
}
