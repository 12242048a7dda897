import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startServerProcess } from '../testing/server-process.ts'
import { mixed, percentile, readProcessorSeconds, sendAtRate } from './open-loop.mjs'
import { openBenchData } from './people-of-the-bench.ts'
import { benchSecret, productionSettings } from './server.mjs'

/**
 * Returns the value of `--name=value`.
 * @param {string} name
 * @param {string} otherwise
 */
export const flag = (name, otherwise) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise

/** @param {string} name @param {string} otherwise */
export const numbers = (name, otherwise) => flag(name, otherwise).split(',').map(Number)

/**
 * The most people signed in, spread over everybody: more than can have their ledgers open, and few enough for a disk to
 * hold their copies.
 */
const maxSignedIn = 4_000
/** Requests a second before the measured ones: each person once, so that neither files nor code are new. */
const warmUpRate = 200

/** @typedef {{ people: number, rows: number, years: number }} Crowd */

/**
 * Returns headers as a page that is served over https sends them: production names its cookies by that.
 * @param {Readonly<Record<string, string>>} headers
 */
const overHttps = (headers) => ({ ...headers, cookie: headers['cookie'].replaceAll(/(?<=^|; )/g, '__Host-') })

/**
 * Makes a folder with many people in it, for the time of some work.
 * @param {Crowd} crowd
 * @param {(place: { folder: string, everybody: readonly Record<string, string>[] }) => Promise<void>} work
 */
export async function withCrowd({ people, rows, years }, work) {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-crowd-'))
  try {
    const data = await openBenchData(folder, benchSecret)
    const signedIn = Math.min(people, maxSignedIn)
    const everybody = await data.addEmployees({ count: people, rowCount: rows, years, signedIn })
    data.close()
    await work({ folder, everybody: everybody.map(overHttps) })
  } finally {
    for (const place of [folder, `${folder}-keys`]) rmSync(place, { recursive: true, force: true })
  }
}

/**
 * Sends the load to one server and returns what came of it; `ms` is the processor time of a request.
 * @param {{ origin: string, pid: number | undefined, everybody: readonly Record<string, string>[], rate: number, seconds: number, next?: typeof mixed }} load
 */
export async function underLoad({ origin, pid, everybody, rate, seconds, next = mixed }) {
  const before = readProcessorSeconds(pid)
  const { all } = await sendAtRate({ origin, everybody, rate, seconds, next })
  return {
    ms: ((readProcessorSeconds(pid) - before) * 1000) / all.length,
    p50: percentile(all, 0.5),
    p99: percentile(all, 0.99),
    errors: all.filter(({ isError }) => isError).length,
    count: all.length,
  }
}

/**
 * Runs work on a server in production, with encrypted ledgers, whose people have all been there once.
 * @param {{ folder: string, everybody: readonly Record<string, string>[], processes?: string, entry: string }} place
 * @param {(server: { origin: string, pid: number | undefined }) => Promise<void>} work
 */
export async function withServer({ folder, everybody, processes = '1', entry }, work) {
  const production = await productionSettings(folder)
  // The log of requests would be read by the process that sends the load, on the same cores.
  const own = { EVENKEEL_DATA: folder, EVENKEEL_DRAIN: '0', EVENKEEL_LOG_REQUESTS: '0', EVENKEEL_PROCESSES: processes }
  const settings = { ...production, ...own }
  const server = startServerProcess(settings, entry)
  const origin = await server.origin
  const rate = warmUpRate * Number(processes)
  // Every other request goes to the next person; each process opens its own files.
  const seconds = Math.ceil((2 * everybody.length * Number(processes)) / rate)
  await sendAtRate({ origin, everybody, rate, seconds, next: mixed })
  await work({ origin, pid: server.child.pid })
  server.child.kill('SIGTERM')
  await server.ended
}

/**
 * Runs work on a bare server that commits as often.
 * @param {string} folder
 * @param {string} processes
 * @param {(server: { origin: string, pid: number | undefined }) => Promise<void>} work
 */
export async function withBareServer(folder, processes, work) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-commits.mjs'), folder, processes], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const origin of createInterface({ input: child.stdout })) {
    await work({ origin, pid: child.pid })
    break
  }
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}
