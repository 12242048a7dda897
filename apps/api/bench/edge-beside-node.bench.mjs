import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { renderOfx1 } from '../src/bank-files/fixtures/render-statement.ts'
import { maxFileRows } from '../src/hosts/edge/edge-limits.ts'
import { bundleServer } from '../testing/bundle-server.ts'
import { buildDeployedWorker, startDeployedWorker } from '../testing/edge/deployed-worker.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { createTestClient } from '../testing/test-client.ts'
import { median } from './load.mjs'

/*
 * The same calls on workerd, Cloudflare's runtime, and on Node, in one run and in turns: pages and sums of the demo's person, the first
 * call after a restart, the import of as many rows as the edge takes, and how much memory that adds to the process. workerd's process
 * has the object, the Worker, and the stores; Cloudflare lets an object have 128 MB.
 */
const requests = 60
const objectMb = 128
const password = 'Quiet-Harbor-42'
const settings = { EVENKEEL_SECRET: 'a secret of a bench, longer than 32 characters', EVENKEEL_DEMO: '1' }
const report = startReport('edge-beside-node', 'The edge beside Node')
const folder = mkdtempSync(join(tmpdir(), 'evenkeel-beside-'))
const script = await buildDeployedWorker(folder)
const built = await bundleServer()

const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)

async function startEdge() {
  const before = new Set(childrenOf(process.pid))
  const { origin, stop } = await startDeployedWorker(script, folder, settings, () => {})
  const pids = childrenOf(process.pid).filter((pid) => !before.has(pid))
  return { origin, stop, pid: pids.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('workerd')) }
}

async function startNode() {
  const server = startServerProcess({ ...settings, EVENKEEL_DATA: join(folder, 'node') }, built.entry)
  const stop = async () => {
    server.child.kill('SIGTERM')
    await server.ended
  }
  return { origin: await server.origin, stop, pid: server.child.pid }
}

const runtimes = { edge: startEdge, Node: startNode }

async function signIn(origin, userName) {
  const client = createTestClient(origin)
  await client.call('session', {})
  await client.call('login', { body: { userName, password } })
  return client
}

async function took(work) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const reads = {
  'a page of transactions': (client) => client.send('transactions', { body: { page: 1, pageSize: 50 } }),
  'cash flow of 12 months': (client) => client.send('cashFlow', { body: { pastMonthCount: 12 } }),
  home: (client) => client.send('dashboard'),
}

/** Returns the most memory that a process had since `forgetPeak`, in megabytes. */
const readPeak = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
const forgetPeak = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

function statement() {
  const day = (row) => new Date(Date.UTC(2016, 0, 1) + Math.floor((row / maxFileRows) * 3650) * 86_400_000)
  const rows = Array.from({ length: maxFileRows }, (_, row) => ({
    date: day(row).toISOString().slice(0, 10),
    cents: row % 10 === 0 ? 150_000 : -500 - (row % 9973),
    text: `Shop ${row % 977} number ${row}`,
    id: `${row}`,
  }))
  return renderOfx1(rows, 0)
}

async function importAll(client, file) {
  const preview = await client.call('previewBankFile', { body: { file: new File([file], 'bench.ofx') } })
  const accounts = preview.accounts.map(({ key }) => ({ key, userAccountId: null, name: 'Imported' }))
  return client.call('commitBankFile', { body: { bankFileId: preview.bankFileId, accounts } })
}

/** Measures each read on both, in turns. */
async function measureReads(clients) {
  for (const [name, read] of Object.entries(reads)) {
    const times = { edge: [], Node: [] }
    for (let count = 0; count < requests; count += 1) {
      for (const where of Object.keys(runtimes)) times[where].push(await took(() => read(clients[where])))
    }
    const [edge, node] = [median(times.edge), median(times.Node)]
    report.figure(`${name}, edge`, edge / node, 'times Node', {
      aim: 3,
      note: `${edge.toFixed(1)} and ${node.toFixed(1)} ms`,
    })
  }
}

async function measureImport(where, { origin, pid }, file) {
  const client = await signIn(origin, 'sam@evenkeel.example')
  forgetPeak(pid)
  const before = readPeak(pid)
  const ms = await took(() => importAll(client, file))
  report.figure(`import of ${maxFileRows} rows, ${where}`, maxFileRows / (ms / 1000), 'rows a second', {
    note: `${ms.toFixed(0)} ms`,
  })
  const aim = where === 'edge' ? { aim: objectMb } : {}
  report.figure(`memory that the import adds, ${where}`, readPeak(pid) - before, 'MB', {
    ...aim,
    note: `${before.toFixed(0)} MB before`,
  })
}

try {
  const running = {}
  const clients = {}
  for (const [where, start] of Object.entries(runtimes)) {
    running[where] = await start()
    clients[where] = await signIn(running[where].origin, 'demo@evenkeel.example')
    for (let count = 0; count < requests; count += 1)
      for (const read of Object.values(reads)) await read(clients[where])
  }
  await measureReads(clients)
  const file = statement()
  for (const where of Object.keys(runtimes)) await measureImport(where, running[where], file)
  for (const [where, start] of Object.entries(runtimes)) {
    await running[where].stop()
    running[where] = await start()
    const client = await signIn(running[where].origin, 'demo@evenkeel.example')
    const [page] = Object.values(reads)
    report.figure(`first call to a ledger that sleeps, ${where}`, await took(() => page(client)), 'ms')
  }
  for (const { stop } of Object.values(running)) await stop()
  report.end()
} finally {
  built.remove()
  rmSync(folder, { recursive: true, force: true })
}
