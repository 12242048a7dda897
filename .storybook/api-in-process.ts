import { type Client, createClient } from '@evenkeel/api-client/client'
import { Hono } from 'hono'
import type { AppParts } from '../apps/api/src/app-parts.ts'
import { type HttpEnv, registerEndpoints } from '../apps/api/src/http/register-endpoints.ts'
import { type CallRegistry, createRegistry } from '../apps/api/src/calls/registry.ts'
import { createBudgets } from '../apps/api/src/identity/budgets.ts'
import { openSqlJsDirectory, openSqlJsLedgers } from '../apps/api/testing/sql-js-store.ts'
import { clock } from './api/story-clock.ts'
import { storyDatabases } from './api/story-databases.ts'
import { storyIdentity } from './api/story-identity.ts'
import type { ApiParameters, StoryPerson } from './api/story-parameters.ts'

const emails: Record<StoryPerson, string> = {
  demo: 'demo@evenkeel.example',
  sam: 'sam@evenkeel.example',
  new: 'new@evenkeel.example',
  planner: 'planner@evenkeel.example',
  staff: 'staff@evenkeel.example',
}

/** The password of every story's person, for the owner's proof. */
const storyPassword = 'Quiet-Harbor-42'

const noFiles = { find: async () => null }
const noSecrets = (): never => {
  throw new Error('A story signs nothing')
}

async function createParts(): Promise<AppParts> {
  const open = await storyDatabases()
  return {
    directory: openSqlJsDirectory(open),
    ledgers: openSqlJsLedgers(open),
    clock,
    random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
    passwords: {
      hash: noSecrets,
      lightSalt: noSecrets,
      verify: async (typed) => typed === storyPassword,
      isFull: () => false,
    },
    keys: {
      sign: (purpose, value) => `${purpose} ${value}`,
      isSigned: noSecrets,
      derive: noSecrets,
      deriveAll: noSecrets,
    },
    mail: {
      post: async () => undefined,
      postWith: (_message, _personId, change) => change(),
      sendDue: async () => undefined,
      deliver: async () => undefined,
      ensureWorks: () => undefined,
    },
    budgets: createBudgets(clock),
    portal: noFiles,
    widgets: noFiles,
    isProduction: false,
    version: 'story',
    log: (entry) => {
      if ('error' in entry && entry.error instanceof WantedFailure) return
      globalThis.console.error(`The call ${entry.call} failed`, entry)
    },
    yieldToEventLoop: async () => undefined,
  }
}

class WantedFailure extends Error {}

function failing(handlers: CallRegistry, names: readonly string[] | 'all'): CallRegistry {
  const fail = (): never => {
    throw new WantedFailure('This story wants the call to fail')
  }
  const inPlaceOf = (all: object) =>
    Object.fromEntries(
      Object.keys(all).flatMap((name) => (names === 'all' || names.includes(name) ? [[name, fail]] : [])),
    )
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
  /** Resolves once every call is answered and no new one follows; calls that never end are not counted. */
  whenIdle(): Promise<void>
}

/** The wait after the last answer, long enough for it to be rendered and to cause the next call. */
const quietMs = 30

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
      await wait(quietMs)
      if (before !== asked || atWork > 0) await this.whenIdle()
    },
  }
}

/**
 * Runs the API's own routes, services, rules and schemas on a database in this page's memory, called through the client that the
 * portal uses. Only the identity differs: one person, always signed in.
 */
export async function apiInProcess({
  person = 'demo',
  delay = 0,
  fail = [],
  devices,
  before,
}: ApiParameters): Promise<StoryApi> {
  const parts = await createParts()

  const answerAs = async (who: StoryPerson, failures: readonly string[] | 'all' = []) => {
    const signedIn = await parts.directory.people.byEmail(emails[who])
    const owner = signedIn && (await parts.directory.ledgerOwners.of(signedIn.id))
    if (!signedIn || !owner) throw new Error(`${who} is not in the directory`)
    const identity = storyIdentity(signedIn, owner, parts.directory, devices)
    const app = new Hono<HttpEnv>()
    registerEndpoints(app, parts, identity, failing(createRegistry(parts, identity), failures))
    return async (request: Request) => app.fetch(request, { clientAddress: '' })
  }
  const clientOf = async (who: StoryPerson) => createClient({ fetch: await answerAs(who) })
  if (before) await before(await clientOf(person), clientOf)
  const { fetch, whenIdle } = withWatch(await answerAs(person, fail), delay)
  return { client: createClient({ fetch }), whenIdle }
}
