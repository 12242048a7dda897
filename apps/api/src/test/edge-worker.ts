/*
 * The Worker of the tests: the deployed one's parts and its object, with a clock and a random source that a test sets. It is
 * a file of its own, so that nothing of it can reach the deployed one.
 */
import { PersonObject as DeployedPersonObject } from '../edge/person-object.ts'
import { type App, createApp } from '../app.ts'
import type { AppParts } from '../app-parts.ts'
import { migrateD1 } from '../edge/d1-directory.ts'
import type { EdgeEnv } from '../edge/edge-env.ts'
import { makeEdgeParts } from '../edge/edge-parts.ts'
import { makeHandOn } from '../edge/hand-on.ts'
import { noLedgers, objectLedgers } from '../edge/object-ledger.ts'
import type { PersonMethods } from '../edge/errand.ts'
import type { D1Database, Fetcher, ObjectNamespace } from '../edge/platform.ts'
import type { LogEntry } from '../http/error-answer.ts'
import { makeKeys } from '../identity/keys.ts'
import { makePasswords } from '../identity/passwords.ts'
import type { MailMessage } from '../mail/mail.ts'
import { makeOutbox } from '../mail/outbox.ts'
import type { Worker } from '../edge/make-worker.ts'
import { cloudflareLimits } from './cloudflare-limits.ts'
import { countedD1 } from './edge-count.ts'
import {
  directoryBinding,
  type LoggedLine,
  type Told,
  TOLD_HEADER,
  WORK_PATH,
  type World,
  WORLD_HEADER,
  worldObjectName,
} from './edge-world.ts'
import { runLedgerWork } from '../services/sync/run-due-syncs.ts'
import { makeTestBank } from './test-bank.ts'
import { makeTestRandom, TEST_COST } from './test-parts.ts'

interface TestMethods extends PersonMethods {
  /** Does the work that is due now; false where there was none. */
  work(ownerId: number): Promise<boolean>
}

interface TestEnv extends EdgeEnv {
  readonly LEDGERS: ObjectNamespace<TestMethods>
  readonly FILES: Fetcher
  readonly [directory: `DIRECTORY_${number}`]: D1Database
}

interface OpenWorld {
  readonly parts: AppParts
  readonly app: App
  readonly log: LogEntry[]
  readonly mail: MailMessage[]
  now: number
  /** Asked of the directory since the request began. */
  statements: number
}

/** A good deal less than the calls of other services that a Worker may make for one request; requests at the same time add up. */
const MOST_STATEMENTS = cloudflareLimits.worker.subrequests / 4

/** Worker and objects of a test run in one isolate and so share what they know of a world. */
const worlds = new Map<number, OpenWorld>()

const objectOf = ({ LEDGERS }: TestEnv, world: number, ownerId: number) =>
  LEDGERS.get(LEDGERS.idFromName(worldObjectName(world, ownerId)))

function envOf(env: TestEnv, { number, publicOrigin }: World): EdgeEnv {
  const directory = env[directoryBinding(number)]
  if (!directory) throw new Error(`There is no directory for the world ${number}`)
  return {
    DIRECTORY: directory,
    LEDGERS: env.LEDGERS,
    ASSETS: {
      fetch: (request) => env.FILES.fetch(new Request(`http://files/${number}${new URL(request.url).pathname}`)),
    },
    EVENKEEL_SECRET: 'only a stand-in: the keys of a test are made from its own',
    ...(publicOrigin !== null && { EVENKEEL_ORIGIN: publicOrigin }),
  }
}

async function openWorld(env: TestEnv, said: World): Promise<OpenWorld> {
  const worldEnv = envOf(env, said)
  await migrateD1(worldEnv.DIRECTORY)
  const random = makeTestRandom(`edge ${said.number}`)
  const log: LogEntry[] = []
  const mail: MailMessage[] = []
  const outbox = makeOutbox({ now: () => world.now })
  const post = (message: MailMessage) => {
    outbox.post(message)
    mail.push(message)
  }
  const parts: AppParts = {
    ...makeEdgeParts(
      { ...worldEnv, DIRECTORY: countedD1(worldEnv.DIRECTORY, () => void (world.statements += 1)) },
      noLedgers(),
      () => {},
    ),
    clock: { now: () => world.now },
    random,
    passwords: makePasswords(random, TEST_COST, (work) => work()),
    keys: makeKeys(new Uint8Array(Buffer.from(said.secret, 'base64url'))),
    // Kept for the page of its own as well as told to the test.
    mail: { ...outbox, post },
    outbox,
    botCheckBits: said.botCheckBits,
    isProduction: said.isProduction,
    bank: makeTestBank({ now: () => world.now }, random),
    version: '0.0.0-test',
    log: (entry) => void log.push(entry),
    handOn: makeHandOn((ownerId) => objectOf(env, said.number, ownerId)),
  }
  const world: OpenWorld = { parts, app: createApp(parts), log, mail, now: said.now, statements: 0 }
  return world
}

async function enter(env: TestEnv, said: World): Promise<OpenWorld> {
  const world = worlds.get(said.number) ?? (await openWorld(env, said))
  worlds.set(said.number, world)
  world.now = said.now
  return world
}

const lineOf = ({ error, ...entry }: LogEntry): LoggedLine => ({
  ...entry,
  name: error instanceof Error ? error.name : typeof error,
  message: error instanceof Error ? error.message : '',
})

/** Each ledger's work in its own object, where an alarm would do it. */
async function runDueWork(env: TestEnv, { number }: World, { parts }: OpenWorld): Promise<number> {
  const due = await parts.directory.ledgerWork.due(parts.clock.now(), 100)
  let done = 0
  for (const personId of due) if (await objectOf(env, number, personId).work(personId)) done += 1
  return done
}

/** The answer, and beside it what was logged and mailed since the last one. */
function telling({ log, mail }: OpenWorld, answer: Response): Response {
  const told: Told = { lines: log.splice(0).map(lineOf), mail: mail.splice(0) }
  if (told.lines.length === 0 && told.mail.length === 0) return answer
  const noted = new Response(answer.body, answer)
  noted.headers.set(TOLD_HEADER, encodeURIComponent(JSON.stringify(told)))
  return noted
}

export class PersonObject extends DeployedPersonObject {
  async work(ownerId: number): Promise<boolean> {
    return runLedgerWork(this.makeParts(ownerId), ownerId)
  }

  protected override makeParts(ownerId: number): AppParts {
    const world = worlds.get(this.worldNumber)
    if (!world) throw new Error('A test\u2019s object was reached before its world')
    return { ...world.parts, handOn: undefined, ledgers: objectLedgers(this.ctx.storage, ownerId) }
  }

  protected override isOwner(ownerId: number): boolean {
    return this.ctx.id.name === worldObjectName(this.worldNumber, ownerId)
  }

  private get worldNumber(): number {
    return Number.parseInt(this.ctx.id.name ?? '', 10)
  }
}

async function answer(request: Request, env: TestEnv): Promise<Response> {
  const said: World = JSON.parse(request.headers.get(WORLD_HEADER) ?? 'null')
  const world = await enter(env, said)
  if (new URL(request.url).pathname === WORK_PATH)
    return telling(world, new Response(String(await runDueWork(env, said, world))))
  const { url, method } = request
  const headers = new Headers(request.headers)
  headers.delete(WORLD_HEADER)
  // All of the body, wanted or not: the network in front of a deployed Worker takes it in, a bare one hangs up.
  const bytes = await request.arrayBuffer()
  const whole = new Request(url, { method, headers, redirect: 'manual', ...(bytes.byteLength > 0 && { body: bytes }) })
  world.statements = 0
  const plain = await world.app.fetch(whole, headers.get('CF-Connecting-IP') ?? '')
  if (world.statements > MOST_STATEMENTS)
    throw new Error(`A request asked ${world.statements} statements of the directory`)
  return telling(world, plain)
}

export default {
  fetch: (request, env) =>
    answer(request, env).catch((error: unknown) => {
      // The platform would say no more than that something was wrong.
      return new Response(error instanceof Error ? (error.stack ?? error.message) : String(error), { status: 500 })
    }),
} satisfies Worker<TestEnv>
