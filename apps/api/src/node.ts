import './node/insist-on-node.ts'
import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import packageJson from '../package.json' with { type: 'json' }
import { createApp } from './app.ts'
import { makeHashQueue, makePasswords } from './identity/passwords.ts'
import { makeWaking, startBackground } from './node/background.ts'
import { explainStart } from './node/explain-start.ts'
import { makeHashThreads } from './node/hashing/hash-threads.ts'
import { makeNodeOperations } from './node/node-operations.ts'
import { makeNodeParts } from './node/node-parts.ts'
import { serveJobs } from './node/off-loop/off-loop-thread.ts'
import { makeThreads } from './node/off-loop/threads.ts'
import { ownProcess } from './node/processes/own-process.ts'
import { startSeveral } from './node/processes/several-processes.ts'
import { serve } from './node/serve.ts'
import { readSettings, type Settings } from './node/settings.ts'
import { unknownSettings } from './node/unknown-settings.ts'
import { seedDemoIdentity } from './seed/demo-identity.ts'
import { seedDemo } from './seed/seed-demo.ts'

const APP_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..')

const say = (line: string) => void process.stdout.write(`${line}\n`)

function addressOf({ host, publicOrigin }: Settings, port: number): string {
  const isAny = host === '0.0.0.0' || host === '::' || host === '127.0.0.1'
  const name = isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return publicOrigin ?? `http://${name}:${port}`
}

function sayReady(settings: Settings, port: number): void {
  const together = settings.processes > 1 ? `, ${settings.processes} processes` : ''
  say(`Evenkeel is ready: ${addressOf(settings, port)}${together}`)
  if (settings.isDemo) say('Sign in as demo@evenkeel.example with the password Quiet-Harbor-42')
  if (!settings.smtp) say('No mail is sent; what would be is at /dev/outbox')
}

async function start(settings: Settings): Promise<void> {
  const own = ownProcess()
  const waking = makeWaking()
  const threads = makeThreads({ dataFolder: settings.dataFolder, entry: new URL(import.meta.url) })
  const hashing = makeHashThreads(Math.ceil(availableParallelism() / settings.processes))
  const nodeParts = makeNodeParts(settings, packageJson.version, waking, own)
  const passwords = makePasswords(nodeParts.random, undefined, makeHashQueue(hashing.count), hashing.scrypt)
  const parts = { ...nodeParts, passwords, offLoop: threads }
  if (settings.isDemo) {
    await seedDemo(parts, settings.demoOrigins)
    await seedDemoIdentity(parts)
  }
  const background = startBackground(parts, waking)
  const inside = { openLedgers: parts.ledgers.openCount, longUseCases: threads.waiting, syncJobs: background.jobs }
  const operations = makeNodeOperations(settings, inside, own)
  const server = await serve(createApp({ ...parts, operations }), settings.port, settings.host, settings.proxies)
  if (!own.ready(server.port)) sayReady(settings, server.port)

  const stop = async () => {
    operations.stopping()
    await server.stop()
    await background.stop()
    await threads.stop()
    await hashing.stop()
    parts.ledgers.close()
    parts.directory.close()
  }
  own.onStop(() => void stop().then(() => process.exit(0)))
}

/** Several processes instead of this one, which then only looks after them. */
async function startProcesses(settings: Settings): Promise<void> {
  const several = startSeveral({
    count: settings.processes,
    graceMs: settings.hungAfter * 1000,
    onReady: (port) => sayReady(settings, port),
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, several.stop)
  process.exit(await several.ended)
}

async function startProcess(): Promise<void> {
  // Whatever it makes is for its own user alone, also where the folder was made for more.
  process.umask(0o077)
  let settings: Settings | undefined
  try {
    settings = readSettings(process.env, APP_FOLDER)
    if (cluster.isPrimary) for (const sentence of unknownSettings(process.env)) process.stderr.write(`${sentence}\n`)
    await (settings.processes > 1 && cluster.isPrimary ? startProcesses(settings) : start(settings))
  } catch (error) {
    process.stderr.write(`${explainStart(error, settings)}\n`)
    process.exit(1)
  }
}

// The same file is the process and each of its threads, so that it can be shipped as one.
if (isMainThread) await startProcess()
else serveJobs()
