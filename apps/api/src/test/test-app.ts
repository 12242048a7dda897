import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import type { AppParts } from '../app-parts.ts'
import type { LogEntry } from '../http/error-answer.ts'
import { makeKeys } from '../identity/keys.ts'
import { makePasswords } from '../identity/passwords.ts'
import { TERMS_VERSION } from '../identity/terms.ts'
import { makeOutbox } from '../mail/outbox.ts'
import { serve } from '../node/serve.ts'
import { staticFolder } from '../pages/static-folder.ts'
import type { allHandlers } from '../routes/all-handlers.ts'
import { runLedgerWork } from '../services/sync/run-due-syncs.ts'
import type { Company } from '../store/directory/companies.ts'
import { openDirectory } from '../store/directory/open-directory.ts'
import type { NewPerson, Person } from '../store/directory/people.ts'
import { openLedgerFiles } from '../store/ledger-files.ts'
import { makeTestBank } from './test-bank.ts'
import { makeTestClient, type TestClient } from './test-client.ts'
import type { StartHost } from './test-host.ts'
import { makeTestClock, makeTestRandom, TEST_COST, type TestClock } from './test-parts.ts'

export { makeTestClock, makeTestRandom, type TestClock } from './test-parts.ts'

export const TEST_PASSWORD = 'Quiet-Harbor-42'
export interface TestApp {
  readonly origin: string
  readonly parts: AppParts
  readonly clock: TestClock
  /** Where the databases are. */
  readonly folder: string
  /** The company that `addPerson` uses unless told otherwise. */
  readonly company: Company
  /** What went to the log. */
  readonly log: LogEntry[]
  /** Adds somebody with the password `TEST_PASSWORD` who has accepted the terms. */
  addPerson(email: string, values?: Partial<NewPerson>): Promise<Person>
  /** A browser that has opened the app and nothing more: it has the anti-forgery cookies. */
  visit(): Promise<TestClient>
  /** A browser in which this person has signed in over HTTP; adds the person where there is none. */
  signIn(email: string): Promise<TestClient>
  /** Does all background work that is due by now, of everybody; gives how many ledgers had some. */
  runDueWork(): Promise<number>
  /** Stops the server, closes the databases and removes the folder. */
  stop(): Promise<void>
}

export interface TestOptions {
  readonly clock?: TestClock
  /** Where the app runs: what EVENKEEL_TEST_RUNTIME says unless told otherwise, and Node without either. */
  readonly runtime?: 'node' | 'workerd'
  /** Other parts than the test's own. */
  readonly parts?: Partial<AppParts>
  /** Other handlers beside or instead of the app's own: to see what the app does with one that fails. */
  readonly handlers?: typeof allHandlers
  /** Files of the built portal and widgets, by name. */
  readonly files?: { readonly portal?: Record<string, string>; readonly widgets?: Record<string, string> }
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

function makeTestParts(folder: string, clock: TestClock, log: LogEntry[], { parts, files }: TestOptions): AppParts {
  const random = makeTestRandom()
  const outbox = makeOutbox(clock)
  const [portal, widgets] = [join(folder, 'portal'), join(folder, 'widgets')]
  writeFiles(portal, files?.portal ?? {})
  writeFiles(widgets, files?.widgets ?? {})
  return {
    directory: openDirectory(folder),
    ledgers: openLedgerFiles(folder),
    clock,
    random,
    passwords: makePasswords(random, TEST_COST),
    keys: makeKeys(random.bytes(32)),
    mail: outbox,
    outbox,
    botCheckBits: 4,
    portal: staticFolder(portal),
    widgets: staticFolder(widgets),
    isProduction: false,
    version: '0.0.0-test',
    log: (entry) => void log.push(entry),
    giveWay: () => new Promise((resolve) => setImmediate(resolve)),
    bank: makeTestBank(clock, random),
    ...parts,
  }
}

async function runDueWork(parts: AppParts): Promise<number> {
  let done = 0
  for (const personId of await parts.directory.ledgerWork.due(parts.clock.now(), 100))
    if (await runLedgerWork(parts, personId)) done += 1
  return done
}

/** On Node, with real database files in a temporary folder. */
const startNodeHost: StartHost = async (options, clock, log) => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-test-'))
  const parts = makeTestParts(folder, clock, log, options)
  const server = await serve(createApp(parts, options.handlers), 0, '127.0.0.1')
  return {
    origin: `http://127.0.0.1:${server.port}`,
    parts,
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

async function hostStarter(runtime: string | undefined): Promise<StartHost> {
  if (runtime !== 'workerd') return startNodeHost
  const { startEdgeHost } = await import('./edge-host.ts')
  return startEdgeHost
}

/** The real app over real HTTP on a free port, on real databases: on Node, or in workerd where that is asked for. */
export async function startTestApp(options: TestOptions = {}): Promise<TestApp> {
  const clock = options.clock ?? makeTestClock()
  const log: LogEntry[] = []
  const startHost = await hostStarter(options.runtime ?? process.env['EVENKEEL_TEST_RUNTIME'])
  const host = await startHost(options, clock, log)
  const { origin, parts, folder } = host
  const { directory, passwords } = parts
  const company = await directory.companies.save({ code: 'test', name: 'Test Company', createdAt: clock.now() })
  const passwordHash = await passwords.hash(TEST_PASSWORD)

  const addPerson: TestApp['addPerson'] = async (email, values = {}) => {
    const person = await directory.people.create({
      companyId: company.id,
      firstName: 'Test',
      lastName: 'Person',
      email,
      passwordHash,
      acceptedTerms: TERMS_VERSION,
      createdAt: clock.now(),
      ...values,
    })
    if (!person) throw new Error(`${email} is there already`)
    return person
  }

  const visit = async () => {
    const client = makeTestClient(origin)
    await client.call('session', {})
    return client
  }

  return {
    origin,
    parts,
    clock,
    folder,
    company,
    log,
    addPerson,
    visit,
    async signIn(email) {
      if (!(await directory.people.byEmail(email))) await addPerson(email)
      const client = await visit()
      await client.call('login', { body: { userName: email, password: TEST_PASSWORD } })
      return client
    },
    runDueWork: () => host.runDueWork(),
    stop: () => host.stop(),
  }
}
