import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPages } from '../demo/demo-pages.ts'
import { createApp } from '../src/app.ts'
import type { AppParts } from '../src/app-parts.ts'
import { withAuditEvents } from '../src/http/audit-events.ts'
import type { LogEntry } from '../src/http/error-answer.ts'
import { createUploadBudgets, unlimitedCalls } from '../src/identity/budgets.ts'
import { createKeys } from '../src/identity/keys.ts'
import { createPasswords } from '../src/identity/passwords.ts'
import { termsVersion } from '../src/identity/terms.ts'
import { createOutbox } from '../src/mail/outbox.ts'
import { serve } from '../src/hosts/node/serve.ts'
import { compress, staticFolder } from '../src/pages/static-folder.ts'
import { runLedgerWork } from '../src/services/sync/run-due-syncs.ts'
import type { Company } from '../src/store/directory/companies.ts'
import type { Directory } from '../src/store/directory/directory.ts'
import { openDirectory } from '../src/store/directory/open-directory.ts'
import type { NewPerson, Person } from '../src/store/directory/people.ts'
import { openLedgerFiles } from '../src/store/ledger-files.ts'
import { createTestBank } from './test-bank.ts'
import { createTestClient, type TestClient } from './test-client.ts'
import { isInWorkerd, type StartHost, type TestOptions } from './test-host.ts'
import { createTestClock, createTestRandom, testCost, type TestClock } from './test-parts.ts'

export { createTestClock, createTestRandom } from './test-parts.ts'

export const testPassword = 'Quiet-Harbor-42'
export interface TestApp {
  readonly origin: string
  readonly parts: AppParts
  /** The directory for what a test sets up; what is tested is in `parts`. */
  readonly directory: Directory
  readonly clock: TestClock
  /** The folder of the databases. */
  readonly folder: string
  /** The company that `addPerson` uses by default. */
  readonly company: Company
  /** The logged entries. */
  readonly log: LogEntry[]
  /** Adds a person with the password `testPassword` who has accepted the terms. */
  addPerson(email: string, values?: Partial<NewPerson>): Promise<Person>
  /** Returns a browser that has opened the app and nothing more: it has the anti-forgery cookies. */
  visit(): Promise<TestClient>
  /** Returns a browser in which this person has signed in over HTTP; adds the person if unknown. */
  signIn(email: string): Promise<TestClient>
  /** Does all background work that is due, for everybody; returns how many ledgers had some. */
  runDueWork(): Promise<number>
  /** Stops the server, closes the databases and removes the folder. */
  stop(): Promise<void>
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

function createTestParts(folder: string, clock: TestClock, log: LogEntry[], { parts, files }: TestOptions): AppParts {
  const random = createTestRandom()
  const outbox = createOutbox(clock)
  const keys = parts?.keys ?? createKeys(random.bytes(32))
  const [portal, widgets] = [join(folder, 'portal'), join(folder, 'widgets')]
  writeFiles(portal, files?.portal ?? {})
  writeFiles(widgets, files?.widgets ?? {})
  const directory = openDirectory(folder, { auditSign: (text) => keys.sign('audit', text) })
  const write = (entry: LogEntry) => void log.push(entry)
  return {
    directory: withAuditEvents(directory, { keys, clock, log: write }),
    ledgers: openLedgerFiles(folder, { now: clock.now }),
    clock,
    random,
    passwords: createPasswords(random, testCost),
    keys,
    budgets: { ...createUploadBudgets(clock), ...unlimitedCalls },
    mail: outbox,
    outbox,
    botCheckBits: 4,
    portal: staticFolder(portal),
    widgets: staticFolder(widgets),
    compress,
    isProduction: false,
    version: '0.0.0-test',
    log: write,
    yieldToEventLoop: () => new Promise((resolve) => setImmediate(resolve)),
    bank: createTestBank(clock, random),
    ...parts,
  }
}

async function runDueWork(parts: AppParts): Promise<number> {
  let done = 0
  for (const personId of await parts.directory.ledgerWork.due(parts.clock.now(), 100))
    if (await runLedgerWork(parts, personId)) done += 1
  return done
}

/** Starts the app on Node, with real database files in a temporary folder. */
const startNodeHost: StartHost = async (options, clock, log) => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-test-'))
  const parts = createTestParts(folder, clock, log, options)
  const app = createApp(parts, { createHandlers: options.handlers, extras: demoPages(parts) })
  const server = await serve(app, 0, '127.0.0.1')
  return {
    origin: `http://127.0.0.1:${server.port}`,
    parts,
    directory: parts.directory,
    folder,
    runDueWork: () => runDueWork(parts),
    async stop() {
      await server.stop()
      parts.ledgers.close()
      parts.directory.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function hostStarter(runtime = isInWorkerd ? 'workerd' : 'node'): Promise<StartHost> {
  if (runtime === 'node') return startNodeHost
  const { startEdgeHost } = await import('./edge/start-edge-host.ts')
  return startEdgeHost
}

/** Starts the real app over real HTTP on a free port, on real databases: on Node, or in workerd if requested. */
export async function startTestApp(options: TestOptions = {}): Promise<TestApp> {
  const clock = options.clock ?? createTestClock()
  const log: LogEntry[] = []
  const startHost = await hostStarter(options.runtime)
  const host = await startHost(options, clock, log)
  const { origin, parts, directory, folder } = host
  const { passwords } = parts
  const company = await directory.companies.save({ code: 'test', name: 'Test Company', createdAt: clock.now() })
  const passwordHash = await passwords.hash(testPassword)

  const addPerson: TestApp['addPerson'] = async (email, values = {}) => {
    const person = await directory.people.create({
      companyId: company.id,
      firstName: 'Test',
      lastName: 'Person',
      email,
      passwordHash,
      acceptedTerms: termsVersion,
      createdAt: clock.now(),
      ...values,
    })
    if (!person) throw new Error(`${email} is there already`)
    return person
  }

  const visit = async () => {
    const client = createTestClient(origin)
    await client.call('session', {})
    return client
  }

  return {
    origin,
    parts,
    directory,
    clock,
    folder,
    company,
    log,
    addPerson,
    visit,
    async signIn(email) {
      if (!(await directory.people.byEmail(email))) await addPerson(email)
      const client = await visit()
      await client.call('login', { body: { userName: email, password: testPassword } })
      return client
    },
    runDueWork: () => host.runDueWork(),
    stop: () => host.stop(),
  }
}
