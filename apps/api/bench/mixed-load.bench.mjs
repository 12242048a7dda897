import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openDirectory } from '../src/store/directory/open-directory.ts'
import { makeTestClient } from '../src/test/test-client.ts'
import { openBenchData, PASSWORD } from './people-of-the-bench.ts'

/*
 * Open-loop load: requests leave at their rate whether or not earlier ones were answered, so waiting counts. 90 of 100 read,
 * 10 write; every other request goes to somebody whose ledger is likely closed. Short unless told otherwise:
 * `--full` is 1,000 people with 1,000,000 transactions, a minute at each of 300, 600 and 1,000 requests a second;
 * `--people=50000 --rows=1000 --years=10 --rates=300 --seconds=60` for how it grows; `--slow` with 200 slow clients beside it;
 * `--source` runs what is in `src` instead of what was built.
 */
const flag = (name, otherwise) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise
const isFull = process.argv.includes('--full')
const people = Number(flag('people', isFull ? 1000 : 60))
const rows = Number(flag('rows', isFull ? 1000 : 500))
const years = Number(flag('years', 2))
const seconds = Number(flag('seconds', isFull ? 60 : 4))
const rates = flag('rates', isFull ? '300,600,1000' : '100,300').split(',').map(Number)
/** So many people do half of it all; the other half is spread over everybody. */
const WARM = 20

async function startServer(dataFolder) {
  const env = { ...process.env, NODE_ENV: '', EVENKEEL_DATA: dataFolder, EVENKEEL_DEMO: '0', PORT: '0' }
  const built = [join(import.meta.dirname, '../dist/node.js')]
  const source = ['--conditions=source', '--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../src/node.ts')]
  const server = spawn(process.execPath, process.argv.includes('--source') ? source : built, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /http:\/\/\S+/.exec(line)?.[0]
    if (origin !== undefined) return { origin, pid: server.pid, stop: () => (server.kill(), once(server, 'exit')) }
  }
  throw new Error('the server did not start')
}

/** One who signs in over HTTP; the sessions of all others are copies of theirs in the directory, as a sign-in each takes long. */
async function headersOf(origin, email) {
  const client = makeTestClient(origin)
  await client.call('session', {})
  await client.call('login', { body: { userName: email, password: PASSWORD } })
  return {
    cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
    'content-type': 'application/json',
    'x-xsrf-token': client.cookies.get('XSRF-TOKEN'),
    requestverificationtoken: client.cookies.get('RequestVerificationToken'),
  }
}

const today = new Date().toISOString().slice(0, 10)
const reads = [
  ['/webapi/v1/transactions', { page: 1, pageSize: 10 }],
  ['/webapi/v1/cash-flow', { pastMonthCount: 12 }],
  ['/webapi/v1/transactions', { page: 2, pageSize: 50 }],
]
const write = ['/webapi/v1/transactions/create', { date: today, value: -4.5, categoryId: 1, description: 'Coffee' }]
const constant = ['/webapi/v1/user/account/types', {}]

function send(origin, headers, [path, body], agent) {
  const begun = performance.now()
  return new Promise((resolve) => {
    const sent = request(new URL(path, origin), { method: 'POST', headers, agent }, (response) => {
      response.resume()
      response.on('end', () => resolve({ ms: performance.now() - begun, isError: response.statusCode !== 200 }))
    })
    sent.on('error', () => resolve({ ms: performance.now() - begun, isError: true }))
    sent.end(JSON.stringify(body))
  })
}

/** Sends at this rate for so long and waits for the rest. */
async function load(origin, everybody, rate, next) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const begun = performance.now()
  const answers = []
  for (let sent = 0; sent < rate * seconds; ) {
    const due = Math.min(rate * seconds, ((performance.now() - begun) / 1000) * rate)
    for (; sent < due; sent += 1) {
      const who = sent % 2 === 0 ? everybody[(sent / 2) % Math.min(WARM, everybody.length)] : everybody[(sent * 7919) % everybody.length]
      answers.push(send(origin, who, next(sent), agent))
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const all = await Promise.all(answers)
  agent.destroy()
  return { all, took: (performance.now() - begun) / 1000 }
}

const at = (sorted, share) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(8)
const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

function report(name, { all, took }, pid) {
  const sorted = all.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const errors = all.filter(({ isError }) => isError).length
  console.log(`  ${name.padEnd(34)} p50${at(sorted, 0.5)} ms   p99${at(sorted, 0.99)} ms   errors ${errors} of ${all.length}   ${memoryOf(pid).toFixed(0)} MB   ${took.toFixed(1)} s`)
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0
}

/** Opens connections that say half a request and hang. */
function hang(origin, count) {
  const { port, hostname } = new URL(origin)
  return Array.from({ length: count }, (_, index) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(index % 2 ? 'GET /health HTTP/1.1\r\nHost: x\r\nX-Half' : 'POST /webapi/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{')
    return socket
  })
}

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-mixed-'))
try {
  const data = await openBenchData(folder)
  for (let person = 0; person < people; person += 1) {
    await data.addEmployee(`p${person}@bench.example`, rows, years)
    if ((person + 1) % 100 === 0) console.log(`  ${person + 1} of ${people} employees filled`)
  }
  data.close()
  openDirectory(folder).close()
  console.log(`${people} employees, ${people * rows} transactions over ${years} years; ${seconds} s at each rate`)
  const server = await startServer(folder)
  const everybody = []
  // A sign-in costs a sixth of a second: so many people as sign in within a minute or two take part.
  const signedIn = Math.min(people, isFull ? 400 : 60)
  for (let index = 0; index < signedIn; index += 1) everybody.push(await headersOf(server.origin, `p${Math.floor((index * people) / signedIn)}@bench.example`))
  for (const rate of rates) {
    report(`constant answer, ${rate}/s`, await load(server.origin, everybody, rate, () => constant), server.pid)
    const mixed = (sent) => (sent % 10 === 9 ? write : reads[sent % reads.length])
    const alone = report(`90 % reads, 10 % writes, ${rate}/s`, await load(server.origin, everybody, rate, mixed), server.pid)
    if (process.argv.includes('--slow')) {
      const sockets = hang(server.origin, 200)
      const beside = report(`  beside 200 slow clients, ${rate}/s`, await load(server.origin, everybody, rate, mixed), server.pid)
      for (const socket of sockets) socket.destroy()
      console.log(`  p99 beside slow clients: ${(beside / alone).toFixed(2)} times its own`)
    }
  }
  await server.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
