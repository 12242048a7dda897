import { availableParallelism } from 'node:os'
import packageJson from '../../../package.json' with { type: 'json' }
import { createApp } from '../../app.ts'
import { createHashQueue, createPasswords } from '../../identity/passwords.ts'
import { createWaking, startBackground } from './background.ts'
import { createHashThreads } from './hashing/hash-threads.ts'
import { createNodeOperations } from './node-operations.ts'
import { createNodeParts } from './node-parts.ts'
import { createThreads } from './off-loop/threads.ts'
import { ownProcess } from './processes/own-process.ts'
import { sayReady } from './say-ready.ts'
import { serve } from './serve.ts'
import type { Settings } from './settings.ts'
import { seedDemoIdentity } from '../../../demo/demo-identity.ts'
import { demoPages } from '../../../demo/demo-pages.ts'
import { seedDemo } from '../../../demo/seed-demo.ts'

/**
 * Returns the program of the threads, a separate file next to the entry: to compile the whole server took a thread
 * four times as long as what it needs of it.
 */
const findThreadProgram = (entry: string): URL => new URL(entry.endsWith('.ts') ? 'thread.ts' : 'thread.js', entry)

/** An operator who replaces a ledger waits for this. */
const closeQuarantinedEveryMs = 1_000

async function closeQuarantined({ directory, ledgers, log }: ReturnType<typeof createNodeParts>): Promise<void> {
  try {
    ledgers.closeOf(await directory.ledgerOwners.quarantined())
  } catch (error) {
    log({ event: 'store-unavailable', requestId: '', call: 'background', error })
  }
}

/**
 * Serves the product with these settings until the process is told to stop. `entry` is the URL of the file that the process runs.
 */
export async function startServer(settings: Settings, entry: string): Promise<void> {
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

  const closing = setInterval(() => void closeQuarantined(parts), closeQuarantinedEveryMs)

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
