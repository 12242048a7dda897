import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { openBenchData } from './people-of-the-bench.ts'
import { productionSettings, signIn, startServer } from './server.mjs'
import { agent, rowCount } from './ten-years/calls.mjs'
import { measureImport, measureSeveral } from './ten-years/changes.mjs'
import { measureFirstLooks, measureNewSearches } from './ten-years/first-looks.mjs'
import { measureFlood } from './ten-years/flood.mjs'
import { measureReads } from './ten-years/reads.mjs'

/*
 * Measures a person with ten years and 50,000 transactions on the server in production mode: pages in every order and
 * depth, searches, spending, cash flow and balances by day, in bare hops of the same bytes; an import of 50,000 rows; and what a flood of failed
 * sign-ins does to the p99 of other calls. Words select the parts (import, several, flood, reads, searches, first): `npm run bench -- ten-years flood`;
 * the report then keeps its figures of the others.
 */
const report = startReport('ten-years', `A person with ten years and ${rowCount} transactions`)

async function startPlainProxy() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-hop.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const origin of createInterface({ input: child.stdout }))
    return { origin, pid: child.pid, stop: () => (child.kill(), once(child, 'exit')) }
  throw new Error('the bare server did not start')
}

/**
 * Keeps the client on one processor and both servers' main threads on another, as they are in life: left to the system, a bare
 * hop takes up to twice as long for seconds on end, and ratios to it say little.
 */
function keepApart(servers) {
  if (process.platform !== 'linux') return
  const pin = (processor, pid) => spawnSync('taskset', ['-cp', processor, String(pid)])
  pin('0', process.pid)
  for (const { pid } of servers) pin('1', pid)
}

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
const running = []
try {
  const data = await openBenchData(folder)
  await data.addEmployee('decade@bench.example', rowCount, 10)
  await data.addEmployee('importer@bench.example', 0, 1)
  await data.addEmployee('starter@bench.example', 500, 0.1)
  data.close()
  const server = await startServer(folder, await productionSettings(folder))
  running.push(server)
  const hop = await startPlainProxy()
  running.push(hop)
  const { origin } = server
  const person = { origin, hop: hop.origin, report, folder, headers: await signIn(origin, 'decade@bench.example') }
  const isPart = process.argv.length > 2
  const wants = (part) => !isPart || process.argv.includes(part)
  if (wants('import')) await measureImport({ ...person, headers: await signIn(origin, 'importer@bench.example') })
  if (wants('several')) await measureSeveral(person)
  if (wants('flood')) await measureFlood(person)
  if (wants('reads') && !(await measureReads(person))) process.exitCode = 1
  keepApart([server, hop])
  if (wants('searches'))
    await measureNewSearches(person, { ...person, headers: await signIn(origin, 'starter@bench.example') })
  if (wants('first') && !(await measureFirstLooks(person))) process.exitCode = 1
  report.end({ isPart })
} finally {
  agent.destroy()
  await Promise.all(running.map(({ stop }) => stop()))
  rmSync(folder, { recursive: true, force: true })
  rmSync(`${folder}-keys`, { recursive: true, force: true })
}
