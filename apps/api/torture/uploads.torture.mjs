import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile, sendAtRate } from '../bench/open-loop.mjs'
import { openBenchData } from '../bench/people-of-the-bench.ts'
import { bundleServer } from '../testing/bundle-server.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { serverMemory } from '../../../scripts/lib/server-memory.mjs'

/*
 * What large bank files cost a server: ten and forty at once of one person, ten of ten people, forty of forty, each while another
 * person reads, and each on a server that has just started. Its memory at the most (VmHWM, so on Linux) must stay within a bar above
 * what it takes before, and fall to a smaller one within a minute after; on a quiet machine within 15 seconds.
 * `node --conditions=evenkeel-source uploads.torture.mjs 3 ten` takes the number of rounds and the cases.
 */
const maxMbOverIdle = 200
const maxMbLater = 60
const laterMs = 60_000
const requestRate = 20
const [rounds = '1', ...words] = process.argv.slice(2)
const cases = [
  { name: 'ten of one person', uploads: 10, people: 1 },
  { name: 'forty of one person', uploads: 40, people: 1 },
  { name: 'ten of ten people', uploads: 10, people: 10 },
  { name: 'forty of forty people', uploads: 40, people: 40 },
].filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

/** A file of nearly as many rows and bytes as are taken. */
const rowCount = 199_000
const dayOf = (row) => new Date(Date.parse('2015-01-01') + (row % 4_000) * 86_400_000).toISOString().slice(0, 10)
const lines = Array.from(
  { length: rowCount },
  (_, row) => `${dayOf(row)},CARD PAYMENT ${row % 400} MAIN ${row % 97},-${1 + (row % 9000)}.00,F${row}\n`,
)
const form = new FormData()
form.set('file', new File(['Date,Description,Amount,Id\n', ...lines], 'statement.csv'))
const encoded = new Response(form)
const contentType = encoded.headers.get('Content-Type')
const body = Buffer.from(await encoded.arrayBuffer())

/** The status of one upload; null where it was cut: who is refused before the body is read may find the line closed. */
function upload(origin, headers, agent) {
  return new Promise((resolve) => {
    const sent = request(
      new URL('/webapi/v1/bank-files', origin),
      { method: 'POST', agent, headers: { ...headers, 'content-type': contentType, 'content-length': body.length } },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode))
      },
    )
    sent.on('error', () => resolve(null))
    sent.end(body)
  })
}

const memoryOf = (pid, name) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024
const memoryAtMost = (pid) => memoryOf(pid, 'VmHWM')

const countOf = (statuses) =>
  [...Map.groupBy(statuses, String)].map(([status, { length }]) => `${length} × ${status}`).join(', ')

/** Measures one case on a new server. */
async function measure({ uploads, people }, entry) {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-uploads-'))
  try {
    const data = await openBenchData(folder)
    const [other, ...everybody] = await data.addEmployees({ count: 41, rowCount: 500, years: 1, signedIn: 41 })
    data.close()
    const server = startServerProcess({ EVENKEEL_DATA: folder, EVENKEEL_LOG_REQUESTS: '0', ...serverMemory }, entry)
    const origin = await server.origin
    const read = (seconds) =>
      sendAtRate({
        origin,
        everybody: [other],
        rate: requestRate,
        seconds,
        next: () => ['/webapi/v1/transactions', { page: 1, pageSize: 10 }],
      })
    await read(2)
    const idle = memoryAtMost(server.child.pid)
    const agent = new Agent()
    const sent = Promise.all(
      Array.from({ length: uploads }, (_, index) => upload(origin, everybody[index % people], agent)),
    )
    const isOver = sent.then(() => true)
    const reads = []
    do reads.push(...(await read(1)).all)
    while (!(await Promise.race([isOver, Promise.resolve(false)])))
    const statuses = await sent
    const peak = memoryAtMost(server.child.pid)
    const over = Date.now()
    const isLarge = () => memoryOf(server.child.pid, 'VmRSS') - idle >= maxMbLater
    while (isLarge() && Date.now() - over < laterMs) await pause(500)
    const [later, fell] = [memoryOf(server.child.pid, 'VmRSS'), (Date.now() - over) / 1000]
    server.child.kill('SIGTERM')
    await server.ended
    return {
      idle,
      peak,
      later,
      fell,
      statuses,
      p99: percentile(reads, 0.99),
      errors: reads.filter(({ isError }) => isError).length,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const built = await bundleServer()
let failed = false
try {
  console.log(
    `${rowCount} rows, ${(body.length / 2 ** 20).toFixed(1)} MB each; nothing in it is random, so there is no seed`,
  )
  for (const one of cases) {
    for (let round = 0; round < Number(rounds); round += 1) {
      const { idle, peak, later, fell, statuses, p99, errors } = await measure(one, built.entry)
      const isSmall = peak - idle < maxMbOverIdle && later - idle < maxMbLater
      const isHeld = isSmall && errors === 0 && statuses.includes(200) && !statuses.includes(500)
      failed ||= !isHeld
      console.log(
        `  ${one.name.padEnd(22)} ${peak.toFixed(0)} MB at the most, ${(peak - idle).toFixed(0)} over the ${idle.toFixed(0)} before, ${(later - idle).toFixed(0)} over it ${fell.toFixed(0)} s later; ${countOf(statuses)}; somebody else's p99 ${p99.toFixed(0)} ms, ${errors} errors${isHeld ? '' : '  NOT HELD'}`,
      )
    }
  }
} finally {
  built.remove()
}
process.exit(failed ? 1 : 0)
