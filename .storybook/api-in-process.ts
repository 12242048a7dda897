import { type Client, createClient } from '@evenkeel/api-client/client'
import { Hono } from 'hono'
import type { AppParts } from '../apps/api/src/app-parts.ts'
import { type HttpEnv, registerEndpoints } from '../apps/api/src/http/register-endpoints.ts'
import { type AllHandlers, allHandlers } from '../apps/api/src/routes/all-handlers.ts'
import { openSqlJsDirectory, openSqlJsLedgers } from '../apps/api/src/store/sql-js-store.ts'
import { clock } from './api/story-clock.ts'
import { storyDatabases } from './api/story-databases.ts'
import { identityOf } from './api/story-identity.ts'
import type { ApiParameters, StoryPerson } from './api/story-parameters.ts'

const emails: Record<StoryPerson, string> = {
  demo: 'demo@evenkeel.example',
  sam: 'sam@evenkeel.example',
  new: 'new@evenkeel.example',
  planner: 'planner@evenkeel.example',
  staff: 'staff@evenkeel.example',
}

/** What the owner of every story proves themselves with. */
const STORY_PASSWORD = 'Quiet-Harbor-42'

const noFiles = { find: async () => null }
const noSecrets = (): never => {
  throw new Error('A story signs nothing')
}

async function makeParts(): Promise<AppParts> {
  const open = await storyDatabases()
  return {
    directory: openSqlJsDirectory(open),
    ledgers: openSqlJsLedgers(open),
    clock,
    random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
    passwords: { hash: noSecrets, verify: async (typed) => typed === STORY_PASSWORD },
    keys: { sign: (purpose, value) => `${purpose} ${value}`, derive: noSecrets },
    mail: { post: () => undefined, ensureWorks: () => undefined },
    portal: noFiles,
    widgets: noFiles,
    isProduction: false,
    version: 'story',
    log: ({ call, error }) => {
      if (!(error instanceof WantedFailure)) globalThis.console.error(`The call ${call} failed`, error)
    },
    giveWay: async () => undefined,
  }
}

class WantedFailure extends Error {}

function failing(handlers: AllHandlers, names: readonly string[]): AllHandlers {
  const fail = (): never => {
    throw new WantedFailure('This story wants the call to fail')
  }
  const inPlaceOf = (all: object) => Object.fromEntries(names.filter((name) => name in all).map((name) => [name, fail]))
  return {
    ledger: { ...handlers.ledger, ...inPlaceOf(handlers.ledger) },
    request: { ...handlers.request, ...inPlaceOf(handlers.request) },
  }
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    if (Number.isFinite(milliseconds)) setTimeout(resolve, milliseconds)
  })

/** The API of one story. */
export interface StoryApi {
  readonly client: Client
  /** Settles once everything that was asked is answered and nothing more is asked; calls without an end do not count. */
  whenIdle(): Promise<void>
}

/** Long enough for what an answer leads to, be it drawn or asked next. */
const QUIET_MS = 30

function withWatch(answer: (request: Request) => Promise<Response>, delay: number) {
  let atWork = 0
  let asked = 0
  return {
    async fetch(request: Request) {
      if (delay > 0) await wait(delay)
      asked += 1
      atWork += 1
      return answer(request).finally(() => {
        atWork -= 1
      })
    },
    async whenIdle() {
      const before = asked
      await wait(QUIET_MS)
      if (before !== asked || atWork > 0) await this.whenIdle()
    },
  }
}

/**
 * The API's own routes, services, rules and schemas on a database in this page's memory, seen through the client that the
 * portal uses. Only who asks is settled here: one person, always signed in.
 */
export async function apiInProcess({
  person = 'demo',
  delay = 0,
  fail = [],
  devices,
  before,
}: ApiParameters): Promise<StoryApi> {
  const parts = await makeParts()

  const answerAs = async (who: StoryPerson, failures: readonly string[] = []) => {
    const signedIn = await parts.directory.people.byEmail(emails[who])
    if (!signedIn) throw new Error(`${who} is not in the directory`)
    const identity = identityOf(signedIn, parts.directory, devices)
    const app = new Hono<HttpEnv>()
    registerEndpoints(app, parts, identity, failing(allHandlers(parts, identity), failures))
    return async (request: Request) => app.fetch(request, { clientAddress: '' })
  }
  const clientOf = async (who: StoryPerson) => createClient({ fetch: await answerAs(who) })
  if (before) await before(await clientOf(person), clientOf)
  const { fetch, whenIdle } = withWatch(await answerAs(person, fail), delay)
  return { client: createClient({ fetch }), whenIdle }
}
