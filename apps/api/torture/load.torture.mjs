import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../bench/load.mjs'
import { mixed, percentile, sendAtRate } from '../bench/open-loop.mjs'
import { openBenchData } from '../bench/people-of-the-bench.ts'
import { bundleServer } from '../testing/bundle-server.ts'
import { startServerProcess } from '../testing/server-process.ts'

/*
 * Measures what clients that are slow, hang, or send huge or deep bodies cost everybody else. People read and write at
 * a steady rate, alternately alone and next to clients of one kind, and the p99 next to them must stay within twice the
 * p99 alone. Ratios of medians over rounds, so a busy machine disturbs both alike. `node --conditions=evenkeel-source
 * load.torture.mjs 7 huge` sets the number of rounds and the kinds.
 */
const requestRate = 100
const seconds = 4
const maxRatio = 2
const people = 40
const [rounds = '7', ...words] = process.argv.slice(2)
const kinds = ['half-open sockets', 'header drips', 'slow bodies', 'slow readers', 'huge bodies', 'deep bodies'].filter(
  (kind) => words.length === 0 || words.some((word) => kind.includes(word)),
)

/** Starts clients of one kind and resolves once all are connected. */
async function startSlow(kind, origin) {
  const clients = spawn(
    process.execPath,
    [join(import.meta.dirname, '../bench/slow-clients.mjs'), kind, new URL(origin).port],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(clients, 'exit')
  await once(clients.stdout, 'data')
  return async () => {
    if (!clients.kill('SIGKILL')) throw new Error(`The ${kind} ended by themselves`)
    await ended
  }
}

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-load-'))
const built = await bundleServer()
let failed = false
try {
  const data = await openBenchData(folder)
  const everybody = await data.addEmployees({ count: people, rowCount: 500, years: 1, signedIn: people })
  data.close()
  const server = startServerProcess({ EVENKEEL_DATA: folder, EVENKEEL_LOG_REQUESTS: '0' }, built.entry)
  const origin = await server.origin
  const measure = async () => {
    const { all } = await sendAtRate({ origin, everybody, rate: requestRate, seconds: seconds, next: mixed })
    return { p99: percentile(all, 0.99), errors: all.filter(({ isError }) => isError).length }
  }
  console.log(
    `${kinds.length} kinds of clients, ${rounds} rounds each: about ${kinds.length * Number(rounds) * seconds * 2} s`,
  )
  await measure()
  for (const kind of kinds) {
    const figures = { alone: [], beside: [], errors: 0 }
    for (let round = 0; round < Number(rounds); round += 1) {
      const alone = await measure()
      const stop = await startSlow(kind, origin)
      const beside = await measure().finally(stop)
      figures.alone.push(alone.p99)
      figures.beside.push(beside.p99)
      figures.errors += alone.errors + beside.errors
    }
    const [alone, beside] = [median(figures.alone), median(figures.beside)]
    const isHeld = beside <= alone * maxRatio && figures.errors === 0
    failed ||= !isHeld
    console.log(
      `  beside ${kind.padEnd(20)} p99 ${beside.toFixed(1)} ms, alone ${alone.toFixed(1)} ms: ${(beside / alone).toFixed(2)} times; ${figures.errors} errors${isHeld ? '' : '  NOT HELD'}`,
    )
  }
  server.child.kill('SIGTERM')
  await server.ended
} finally {
  built.remove()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
