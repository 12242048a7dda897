import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppParts } from '../app-parts.ts'
import { openD1Directory } from '../edge/d1-directory.ts'
import type { LogEntry } from '../http/error-answer.ts'
import { makeKeys } from '../identity/keys.ts'
import { makePasswords } from '../identity/passwords.ts'
import { makeOutbox } from '../mail/outbox.ts'
import { staticFolder } from '../pages/static-folder.ts'
import { openObjectFiles } from './edge-object-files.ts'
import { startProxy } from './edge-proxy.ts'
import { takeWorld } from './edge-workerd.ts'
import { type LoggedLine, type Told, WORK_PATH, type World } from './edge-world.ts'
import type { TestOptions } from './test-app.ts'
import { makeTestBank } from './test-bank.ts'
import type { StartHost } from './test-host.ts'
import { makeTestRandom, TEST_COST, type TestClock } from './test-parts.ts'

/** Parts that another process can be told of; the others are code, and stay on Node. */
const TELLABLE = new Set(['publicOrigin', 'isProduction', 'botCheckBits'])

function insistOnTellable({ parts = {}, handlers }: TestOptions): void {
  const untold = Object.keys(parts).filter((name) => !TELLABLE.has(name))
  if (!handlers && untold.length === 0) return
  const what = handlers ? 'handlers' : untold.join(', ')
  throw new Error(
    `A test cannot bring code of its own into workerd (${what}): name its file in scripts/lib/edge-tests.mjs, under onNodeAlone`,
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

const entryOf = ({ name, message, ...entry }: LoggedLine): LogEntry => ({
  ...entry,
  error: Object.assign(new Error(message), { name }),
})

type NodeSide = Pick<AppParts, 'directory' | 'ledgers' | 'keys' | 'passwords' | 'random' | 'mail' | 'outbox'>

/** The test's own hand on the world: the same directory, the same ledgers, the same keys. */
const partsOf = (known: NodeSide, clock: TestClock, folder: string, options: TestOptions): AppParts => ({
  ...known,
  clock,
  bank: makeTestBank(clock, known.random),
  portal: staticFolder(join(folder, 'portal')),
  widgets: staticFolder(join(folder, 'widgets')),
  isProduction: false,
  version: '0.0.0-test',
  log: () => {},
  giveWay: async () => {},
  ...options.parts,
})

/** In workerd: the directory in D1, each person's ledger in an object of its own. */
export const startEdgeHost: StartHost = async (options, clock, log) => {
  insistOnTellable(options)
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-edge-'))
  writeFiles(folder, options.files ?? {})
  const { number, database, origin: workerd, objectPath, showDirectory, release } = await takeWorld(folder)
  const random = makeTestRandom()
  const secret = random.bytes(32)
  const { publicOrigin = null, isProduction = false, botCheckBits = 4 } = options.parts ?? {}
  const fixed = { number, secret: Buffer.from(secret).toString('base64url'), publicOrigin, isProduction, botCheckBits }
  const outbox = makeOutbox(clock)
  const onTold = ({ lines, mail }: Told) => {
    log.push(...lines.map(entryOf))
    for (const message of mail) outbox.post(message)
  }
  const proxy = await startProxy(workerd, (): World => ({ ...fixed, now: clock.now() }), onTold)
  const passwords = makePasswords(random, TEST_COST)
  const ledgers = openObjectFiles(objectPath)
  const parts = partsOf(
    { directory: openD1Directory(database), ledgers, keys: makeKeys(secret), passwords, random, mail: outbox, outbox },
    clock,
    folder,
    options,
  )
  // The first request makes the tables.
  await fetch(`${proxy.origin}/health`)
  showDirectory()
  return {
    origin: proxy.origin,
    parts,
    folder,
    runDueWork: async () => Number(await (await fetch(`${proxy.origin}${WORK_PATH}`)).text()),
    async stop() {
      await proxy.stop()
      ledgers.close()
      release()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
