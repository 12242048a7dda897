import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import type { AppParts } from '../app-parts.ts'
import type { LogEntry } from '../http/error-answer.ts'
import { makeKeys } from '../identity/keys.ts'
import { makePasswords } from '../identity/passwords.ts'
import { TERMS_VERSION } from '../identity/terms.ts'
import { serve } from '../node/serve.ts'
import { staticFolder } from '../pages/static-folder.ts'
import type { Clock, RandomSource } from '../parts.ts'
import type { allHandlers } from '../routes/all-handlers.ts'
import type { Company } from '../store/directory/companies.ts'
import { openDirectory } from '../store/directory/open-directory.ts'
import type { NewPerson, Person } from '../store/directory/people.ts'
import { openLedgerFiles } from '../store/ledger-files.ts'
import { makeTestClient, type TestClient } from './test-client.ts'

export const TEST_PASSWORD = 'Quiet-Harbor-42'
/** A tenth of a millisecond instead of a sixth of a second: the cost is kept with the hash, so the code is the same. */
const TEST_COST = { n: 2, r: 1, p: 1 }

/** A clock that a test sets; it stands still until then. */
export interface TestClock extends Clock {
  set(moment: string): void
  advance(milliseconds: number): void
}

/** Stands at the given moment: `2026-11-21T12:00:00Z`. */
export function makeTestClock(moment = '2026-11-21T12:00:00Z'): TestClock {
  let now = Date.parse(moment)
  return {
    now: () => now,
    set: (next) => void (now = Date.parse(next)),
    advance: (milliseconds) => void (now += milliseconds),
  }
}

/** Bytes that look random and are the same in every run. */
export function makeTestRandom(seed = 'test'): RandomSource {
  let counter = 0
  const block = () => createHash('sha256').update(`${seed}:${(counter += 1)}`).digest()
  return {
    bytes(count) {
      const blocks = Array.from({ length: Math.ceil(count / 32) }, block)
      return new Uint8Array(Buffer.concat(blocks).subarray(0, count))
    },
  }
}

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
  /** Stops the server, closes the databases and removes the folder. */
  stop(): Promise<void>
}

interface TestOptions {
  readonly clock?: TestClock
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
    portal: staticFolder(portal),
    widgets: staticFolder(widgets),
    isProduction: false,
    version: '0.0.0-test',
    log: (entry) => void log.push(entry),
    giveWay: () => new Promise((resolve) => setImmediate(resolve)),
    ...parts,
  }
}

/** The real app over real HTTP on a free port, with real database files in a temporary folder. */
export async function startTestApp(options: TestOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-test-'))
  const clock = options.clock ?? makeTestClock()
  const log: LogEntry[] = []
  const parts = makeTestParts(folder, clock, log, options)
  const { directory, passwords } = parts
  const server = await serve(createApp(parts, options.handlers), 0, '127.0.0.1')
  const origin = `http://127.0.0.1:${server.port}`
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
    async stop() {
      await server.stop()
      parts.ledgers.close()
      directory.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
