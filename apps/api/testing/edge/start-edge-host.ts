import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppParts } from '../../src/app-parts.ts'
import { openD1Directory } from '../../src/hosts/edge/d1-directory.ts'
import type { LogEntry } from '../../src/http/error-answer.ts'
import { createUploadBudgets, unlimitedCalls } from '../../src/identity/budgets.ts'
import { createKeys } from '../../src/identity/keys.ts'
import { createPasswords } from '../../src/identity/passwords.ts'
import { createOutbox } from '../../src/mail/outbox.ts'
import { staticFolder } from '../../src/pages/static-folder.ts'
import { createDirectory } from '../../src/store/directory/directory.ts'
import { directoryPath, openDirectoryAsItIs } from '../../src/store/directory/directory-file.ts'
import { drizzleSqlite } from '../../src/store/sqlite/drizzle-sqlite.ts'
import { openObjectFiles } from './object-files.ts'
import { startProxy } from './proxy.ts'
import { openTestWorld } from './workerd.ts'
import { type LoggedLine, type WorkerReport, workPath, type World } from './world.ts'
import { createTestBank } from '../test-bank.ts'
import type { StartHost, TestOptions } from '../test-host.ts'
import { createTestRandom, testCost, type TestClock } from '../test-parts.ts'

/** Parts that can be sent to another process; the others are code, and stay on Node. */
const tellable = new Set(['publicOrigin', 'isProduction', 'botCheckBits', 'securityContact'])

function insistOnTellable({ parts = {}, handlers }: TestOptions): void {
  const untold = Object.keys(parts).filter((name) => !tellable.has(name))
  if (!handlers && untold.length === 0) return
  const what = handlers ? 'handlers' : untold.join(', ')
  throw new Error(
    `A test cannot bring code of its own into workerd (${what}): leave its file out of scripts/lib/edge-tests.mjs`,
  )
}

function writeFiles(folder: string, { portal = {}, widgets = {} }: NonNullable<TestOptions['files']>): void {
  for (const [name, files] of Object.entries({ portal, widgets })) {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(folder, name, path, '..'), { recursive: true })
      writeFileSync(join(folder, name, path), content)
    }
  }
}

function toLogEntry(line: LoggedLine): LogEntry {
  if (!('message' in line)) return line
  const { name, message, ...entry } = line
  return { ...entry, error: Object.assign(new Error(message), { name }) }
}

type NodeSide = Pick<AppParts, 'directory' | 'ledgers' | 'keys' | 'passwords' | 'random' | 'mail' | 'outbox'>

/** Returns the test's own access to the world: the same directory, the same ledgers, the same keys. */
const testParts = (known: NodeSide, clock: TestClock, folder: string, options: TestOptions): AppParts => ({
  ...known,
  clock,
  budgets: { ...createUploadBudgets(clock), ...unlimitedCalls },
  bank: createTestBank(clock, known.random),
  portal: staticFolder(join(folder, 'portal')),
  widgets: staticFolder(join(folder, 'widgets')),
  isProduction: false,
  version: '0.0.0-test',
  log: () => {},
  yieldToEventLoop: async () => {},
  ...options.parts,
})

/** Starts the app in workerd: the directory in D1, each person's ledger in a separate object. */
export const startEdgeHost: StartHost = async (options, clock, log) => {
  insistOnTellable(options)
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-edge-'))
  writeFiles(folder, options.files ?? {})
  const { number, database, origin: workerd, objectPath, showDirectory, release } = await openTestWorld(folder)
  const random = createTestRandom()
  const secret = random.bytes(32)
  const { publicOrigin = null, isProduction = false, botCheckBits = 4, securityContact = null } = options.parts ?? {}
  const fixed = {
    number,
    secret: Buffer.from(secret).toString('base64url'),
    publicOrigin,
    securityContact,
    isProduction,
    botCheckBits,
  }
  const outbox = createOutbox(clock)
  const onReport = ({ lines, mail }: WorkerReport) => {
    log.push(...lines.map(toLogEntry))
    for (const message of mail) void outbox.deliver(message)
  }
  let writes = 0
  const proxy = await startProxy(workerd, (): World => ({ ...fixed, now: clock.now(), writes }), onReport)
  const passwords = createPasswords(random, testCost)
  const keys = createKeys(secret)
  const ledgers = openObjectFiles(objectPath, clock.now, () => void (writes += 1))
  const auditSign = (text: string) => keys.sign('audit', text)
  const parts = testParts(
    {
      directory: openD1Directory(database, auditSign),
      ledgers,
      keys,
      passwords,
      random,
      mail: outbox,
      outbox,
    },
    clock,
    folder,
    options,
  )
  // The first request creates the tables.
  await fetch(`${proxy.origin}/health`)
  showDirectory()
  const file = openDirectoryAsItIs(directoryPath(folder), undefined)
  const directory = createDirectory(drizzleSqlite(file), () => file.close(), auditSign)
  return {
    origin: proxy.origin,
    parts,
    directory,
    folder,
    runDueWork: async () => Number(await (await fetch(`${proxy.origin}${workPath}`)).text()),
    async stop() {
      await proxy.stop()
      directory.close()
      ledgers.close()
      release()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
