/*
 * The Worker of the tests: the deployed one's parts and its object, with a clock and a random source that a test sets.
 * It is a separate file, so that nothing of it can reach the deployed one.
 */
import { PersonObject as DeployedPersonObject } from '../../src/hosts/edge/person-object.ts'
import { demoPages } from '../../demo/demo-pages.ts'
import { type App, createApp } from '../../src/app.ts'
import type { AppParts } from '../../src/app-parts.ts'
import { migrateD1, openD1Directory } from '../../src/hosts/edge/d1-directory.ts'
import type { EdgeEnv } from '../../src/hosts/edge/edge-env.ts'
import { createEdgeParts } from '../../src/hosts/edge/edge-parts.ts'
import { createForwarder, type PersonMethods } from '../../src/hosts/edge/forwarded-call.ts'
import { noLedgers, objectLedgers } from '../../src/hosts/edge/object-ledger.ts'
import type { D1Database, Fetcher, ObjectNamespace } from '../../src/hosts/edge/platform.ts'
import type { LogEntry } from '../../src/http/error-answer.ts'
import { createKeys } from '../../src/identity/keys.ts'
import { createPasswords } from '../../src/identity/passwords.ts'
import type { MailMessage } from '../../src/mail/mail.ts'
import { createOutbox } from '../../src/mail/outbox.ts'
import type { Worker } from '../../src/hosts/edge/create-worker.ts'
import type { LedgerStore } from '../../src/store/ledger-store.ts'
import { cloudflareLimits } from '../cloudflare-limits.ts'
import { countedD1 } from './count-statements.ts'
import {
  directoryBinding,
  type LoggedLine,
  type WorkerReport,
  reportHeader,
  workPath,
  type World,
  worldHeader,
  worldObjectName,
} from './world.ts'
import { runLedgerWork } from '../../src/services/sync/run-due-syncs.ts'
import { createTestBank } from '../test-bank.ts'
import { createTestRandom, testCost } from '../test-parts.ts'

interface TestMethods extends PersonMethods {
  /** Does the work that is due now; false if there was none. */
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
  writes: number
  /** Directory statements since the request began. */
  statements: number
}

/** A quarter of the calls to other services that a Worker may make per request; concurrent requests add up. */
const maxStatements = cloudflareLimits.worker.subrequests / 4

/** Worker and objects of a test run in one isolate and so share a world's state. */
const worlds = new Map<number, OpenWorld>()

const findObject = ({ LEDGERS }: TestEnv, world: number, ownerId: number) =>
  LEDGERS.get(LEDGERS.idFromName(worldObjectName(world, ownerId)))

function toWorldEnv(env: TestEnv, { number, publicOrigin, securityContact }: World): EdgeEnv {
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
    ...(securityContact !== null && { EVENKEEL_SECURITY_CONTACT: securityContact }),
  }
}

async function openWorld(env: TestEnv, said: World): Promise<OpenWorld> {
  const worldEnv = toWorldEnv(env, said)
  await migrateD1(worldEnv.DIRECTORY)
  const random = createTestRandom(`edge ${said.number}`)
  const log: LogEntry[] = []
  const mail: MailMessage[] = []
  // Kept for the outbox page, and reported to the test.
  const outbox = createOutbox({ now: () => world.now }, (message) => void mail.push(message))
  const counted = countedD1(worldEnv.DIRECTORY, () => void (world.statements += 1))
  const keys = createKeys(new Uint8Array(Buffer.from(said.secret, 'base64url')))
  const parts: AppParts = {
    ...createEdgeParts({ ...worldEnv, DIRECTORY: counted }, noLedgers(), () => {}),
    directory: openD1Directory(counted, (text) => keys.sign('audit', text)),
    clock: { now: () => world.now },
    random,
    passwords: createPasswords(random, testCost, (work) => work()),
    keys,
    mail: outbox,
    outbox,
    botCheckBits: said.botCheckBits,
    isProduction: said.isProduction,
    bank: createTestBank({ now: () => world.now }, random),
    version: '0.0.0-test',
    log: (entry) => void log.push(entry),
    forwardCall: createForwarder((ownerId) => findObject(env, said.number, ownerId)),
  }
  const world: OpenWorld = {
    parts,
    app: createApp(parts, { extras: demoPages(parts) }),
    log,
    mail,
    now: said.now,
    writes: said.writes,
    statements: 0,
  }
  return world
}

async function enter(env: TestEnv, said: World): Promise<OpenWorld> {
  const world = worlds.get(said.number) ?? (await openWorld(env, said))
  worlds.set(said.number, world)
  world.now = said.now
  world.writes = said.writes
  return world
}

const toLoggedLine = (line: LogEntry): LoggedLine => ('error' in line ? failureLine(line) : line)

const failureLine = ({ error, ...entry }: Extract<LogEntry, { readonly error: unknown }>): LoggedLine => ({
  ...entry,
  name: error instanceof Error ? error.name : typeof error,
  message: error instanceof Error ? error.message : '',
})

/** Does each ledger's work in its object, as an alarm would. */
async function runDueWork(env: TestEnv, { number }: World, { parts }: OpenWorld): Promise<number> {
  const due = await parts.directory.ledgerWork.due(parts.clock.now(), 100)
  let done = 0
  for (const personId of due) if (await findObject(env, number, personId).work(personId)) done += 1
  return done
}

/** Returns the answer, with a header for what was logged and mailed since the last one. */
function telling({ log, mail }: OpenWorld, answer: Response): Response {
  const report: WorkerReport = { lines: log.splice(0).map(toLoggedLine), mail: mail.splice(0) }
  if (report.lines.length === 0 && report.mail.length === 0) return answer
  const noted = new Response(answer.body, answer)
  noted.headers.set(reportHeader, encodeURIComponent(JSON.stringify(report)))
  return noted
}

export class PersonObject extends DeployedPersonObject {
  private ledgers: LedgerStore | undefined
  private writesSeen = 0

  override answer(...call: Parameters<DeployedPersonObject['answer']>): Promise<Response> {
    this.forgetIfWritten()
    return super.answer(...call)
  }

  async work(ownerId: number): Promise<boolean> {
    this.forgetIfWritten()
    const { parts } = this.open(ownerId)
    const owner = await parts.directory.ledgerOwners.of(ownerId)
    if (owner && (await this.removeAgain(owner, parts))) return true
    return runLedgerWork(parts, ownerId)
  }

  protected override createParts(ownerId: number): AppParts {
    const { world } = this
    const ledgers = objectLedgers(this.ctx.storage, ownerId, {
      onMarked: this.onMarked,
      now: () => world.now,
    })
    this.ledgers = ledgers
    return { ...world.parts, forwardCall: undefined, ledgers }
  }

  protected override isOwner(ownerId: number): boolean {
    return this.ctx.id.name === worldObjectName(this.worldNumber, ownerId)
  }

  private get worldNumber(): number {
    return Number.parseInt(this.ctx.id.name ?? '', 10)
  }

  private get world(): OpenWorld {
    const world = worlds.get(this.worldNumber)
    if (!world) throw new Error('A test\u2019s object was reached before its world')
    return world
  }

  /** Forgets what the object remembers once the test has written to the objects' files itself, which nothing else can. */
  private forgetIfWritten(): void {
    const { writes } = this.world
    if (writes !== this.writesSeen) this.ledgers?.close()
    this.writesSeen = writes
  }
}

async function answer(request: Request, env: TestEnv): Promise<Response> {
  const said: World = JSON.parse(request.headers.get(worldHeader) ?? 'null')
  const world = await enter(env, said)
  if (new URL(request.url).pathname === workPath)
    return telling(world, new Response(String(await runDueWork(env, said, world))))
  const { url, method } = request
  const headers = new Headers(request.headers)
  headers.delete(worldHeader)
  // Reads the whole body, used or not: the network in front of a deployed Worker does the same, and a bare one closes
  // the connection.
  const bytes = await request.arrayBuffer()
  const whole = new Request(url, { method, headers, redirect: 'manual', ...(bytes.byteLength > 0 && { body: bytes }) })
  world.statements = 0
  const plain = await world.app.fetch(whole, headers.get('CF-Connecting-IP') ?? '')
  if (world.statements > maxStatements)
    throw new Error(`A request asked ${world.statements} statements of the directory`)
  return telling(world, plain)
}

export default {
  fetch: (request, env) =>
    answer(request, env).catch((error: unknown) => {
      // Otherwise the platform would report only that something failed.
      return new Response(error instanceof Error ? (error.stack ?? error.message) : String(error), { status: 500 })
    }),
} satisfies Worker<TestEnv>
