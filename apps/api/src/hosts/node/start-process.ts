import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import packageJson from '../../../package.json' with { type: 'json' }
import { createApp } from '../../app.ts'
import { createHashQueue, createPasswords } from '../../identity/passwords.ts'
import { createWaking, startBackground } from './background.ts'
import { explainStart } from './explain-start.ts'
import { createHashThreads } from './hashing/hash-threads.ts'
import { createNodeOperations } from './node-operations.ts'
import { framesFolder, createNodeParts } from './node-parts.ts'
import { createThreads } from './off-loop/threads.ts'
import { ownProcess } from './processes/own-process.ts'
import { startSeveral } from './processes/several-processes.ts'
import { serve } from './serve.ts'
import { readSettings, type Settings } from './settings.ts'
import { settingsLine, unknownSettings } from './unknown-settings.ts'
import { keepFrames } from '../../pages/kept-frames.ts'
import { seedDemoIdentity } from '../../../demo/demo-identity.ts'
import { demoPages } from '../../../demo/demo-pages.ts'
import { seedDemo } from '../../../demo/seed-demo.ts'

/** Returns this package's folder: two levels above the source of the entry, one above its build. */
const findAppFolder = (entry: string): string =>
  join(dirname(fileURLToPath(entry)), entry.endsWith('.ts') ? '../..' : '..')

/**
 * Returns the program of the threads, a separate file next to the entry: to compile the whole server took a thread
 * four times as long as what it needs of it.
 */
const findThreadProgram = (entry: string): URL => new URL(entry.endsWith('.ts') ? 'thread.ts' : 'thread.js', entry)

const say = (line: string) => void process.stdout.write(`${line}\n`)

function toAddress({ host, publicOrigin }: Settings, port: number): string {
  const isAny = host === '0.0.0.0' || host === '::' || host === '127.0.0.1'
  const name = isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return publicOrigin ?? `http://${name}:${port}`
}

function sayReady(settings: Settings, port: number): void {
  const together = settings.processes > 1 ? `, ${settings.processes} processes` : ''
  say(`Evenkeel is ready: ${toAddress(settings, port)}${together}`)
  if (settings.isDemo) say('Sign in as demo@evenkeel.example with the password Quiet-Harbor-42')
  if (!settings.smtp) say('Emails aren’t sent. Read them at /dev/outbox')
}

/** An operator who replaces a ledger waits for this. */
const closeQuarantinedEveryMs = 1_000

function closeQuarantined({ ledgers, log }: ReturnType<typeof createNodeParts>): void {
  try {
    ledgers.closeQuarantined()
  } catch (error) {
    log({ event: 'store-unavailable', requestId: '', call: 'background', error })
  }
}

async function start(settings: Settings, entry: string): Promise<void> {
  const own = ownProcess()
  const waking = createWaking()
  const threads = createThreads({
    dataFolder: settings.dataFolder,
    keyring: settings.keyring,
    entry: findThreadProgram(entry),
  })
  const hashing = createHashThreads(Math.ceil(availableParallelism() / settings.processes))
  const nodeParts = createNodeParts(settings, packageJson.version, waking, own)
  const passwords = createPasswords(nodeParts.random, undefined, createHashQueue(hashing.count), hashing.scrypt)
  const parts = { ...nodeParts, passwords, workerThread: threads }
  if (settings.isDemo) {
    await seedDemo(parts, settings.demoOrigins)
    await seedDemoIdentity(parts)
  }
  const background = startBackground(parts, waking)
  const { openCount: openLedgers, plainCount: plainLedgers, watch: ledgerWatch } = parts.ledgers
  const inside = { openLedgers, plainLedgers, ledgerWatch, longUseCases: threads.waiting, syncJobs: background.jobs }
  const operations = createNodeOperations(settings, inside, own)
  const app = createApp({ ...parts, operations }, { extras: demoPages(parts) })
  const server = await serve(app, settings.port, settings.host, settings.proxies)

  const closing = setInterval(() => closeQuarantined(parts), closeQuarantinedEveryMs)

  const stop = async () => {
    operations.stopping()
    clearInterval(closing)
    await server.stop(settings.drainS * 1000)
    await background.stop()
    await threads.stop()
    await hashing.stop()
    parts.ledgers.close()
    parts.directory.close()
  }
  own.onStop(() => void stop().then(() => process.exit(0)))
  // Last: its reader may stop the process at once.
  if (!own.ready(server.port)) sayReady(settings, server.port)
}

/** Keeps the files of this release's frames for tabs that stay open. Evenkeel works without; those frames then load themselves again. */
function keepOwnFrames({ portalFolder, dataFolder }: Settings): void {
  const keptFolder = framesFolder(dataFolder)
  try {
    keepFrames({ portalFolder, keptFolder, version: packageJson.version, now: Date.now() })
  } catch (error) {
    process.stderr.write(`The files of frames could not be kept in '${keptFolder}': ${String(error)}\n`)
  }
}

/** Starts several processes; this one then only supervises them. */
async function startProcesses(settings: Settings): Promise<void> {
  const several = startSeveral({
    count: settings.processes,
    graceMs: settings.hungAfter * 1000,
    onReady: (port) => sayReady(settings, port),
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, several.stop)
  process.exit(await several.ended)
}

/** Starts the server. `entry` is the URL of the file that the process runs. */
export async function startProcess(entry: string): Promise<void> {
  // All files that the process creates are for its own user only, even in a folder with wider permissions.
  process.umask(0o077)
  let settings: Settings | undefined
  try {
    settings = readSettings(process.env, findAppFolder(entry))
    if (process.argv.includes('--check')) return say('The settings are right: Evenkeel would start.')
    if (cluster.isPrimary) {
      for (const sentence of unknownSettings(process.env)) process.stderr.write(`${sentence}\n`)
      keepOwnFrames(settings)
      if (settings.isProduction) process.stderr.write(`${settingsLine(process.env, Date.now())}\n`)
    }
    await (settings.processes > 1 && cluster.isPrimary ? startProcesses(settings) : start(settings, entry))
  } catch (error) {
    process.stderr.write(`${explainStart(error, settings)}\n`)
    process.exit(1)
  }
}
