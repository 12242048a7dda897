import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { measureFloor } from './import-floor.mjs'
import { median, requestsPerSecond } from './load.mjs'
import { openBenchData } from './people-of-the-bench.ts'
import { signIn, startServer, visit } from './server.mjs'

/*
 * A person with ten years and 50,000 transactions, as the server answers them in production: pages in every order and depth,
 * spending and cash flow, counted in bare hops of the same bytes; an import of 50,000 rows; and what a flood of wrong
 * sign-ins does to the p99 of other calls. Words pick the parts: `node --conditions=source ten-years.bench.mjs flood`.
 */
const ROWS = 50_000
const ROUNDS = 15
/** A round of fewer is over within some milliseconds, and says more of the eight connections that each opens than of its requests. */
const REQUESTS = 400
/** Of every call, before the first round of any: what the compiler of the runtime does to a server that has just started is no hop. */
const WARM_UP = 2_000
/** Looks of which each comes after a change, so that nothing is known of the one before. */
const FIRST_LOOKS = 300
const PAGE_SIZE = 10
/** In hops: what is aimed at, and what is still let pass. */
const AIM = 3
const MOST = 10
/** Rows a second. */
const AIM_ROWS = 50_000
const FLOOD_A_SECOND = 200

const path = {
  constant: '/webapi/v1/user/account/types',
  transactions: '/webapi/v1/transactions',
  cashFlow: '/webapi/v1/cash-flow',
  spending: '/webapi/v1/spending',
  category: '/webapi/v1/transactions/category-update',
}

async function startBareHop() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-hop.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const origin of createInterface({ input: child.stdout }))
    return { origin, stop: () => (child.kill(), once(child, 'exit')) }
  throw new Error('the bare server did not start')
}

const post = (headers, body) => ({ method: 'POST', headers, body: JSON.stringify(body) })

async function bytesOf(origin, name, what) {
  const answer = await fetch(new URL(path[name], origin), what)
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.arrayBuffer()).byteLength
}

/** One round of a call and of the bare hop of its bytes, right after each other. */
async function oneRound(origin, hop, { name, what, size }) {
  const perSecond = await requestsPerSecond(new URL(path[name], origin), what, REQUESTS)
  return { perSecond, hops: (await requestsPerSecond(new URL(`/${size}`, hop), what, REQUESTS)) / perSecond }
}

/**
 * How many bare hops of its own bytes each call costs: the middle of what rounds say, each of which compares by itself. The calls
 * take turns, a round each, so that what else the machine does for a while counts in one round of many and not in all of one.
 */
async function inHops(origin, hop, calls) {
  const rounds = calls.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, call] of calls.entries()) rounds[index].push(await oneRound(origin, hop, call))
  }
  return calls.map(({ title, size }, index) => {
    const [hops, perSecond] = [
      median(rounds[index].map((one) => one.hops)),
      median(rounds[index].map((one) => one.perSecond)),
    ]
    return print(title, { size, hops, perSecond })
  })
}

function print(name, { hops, size, perSecond }) {
  const verdict = hops <= AIM ? 'within the aim' : hops <= MOST ? 'over the aim' : 'TOO MUCH'
  console.log(
    `  ${name.padEnd(46)}${hops.toFixed(1).padStart(6)} hops ${String(size).padStart(7)} bytes ${perSecond.toFixed(0).padStart(6)}/s   ${verdict}`,
  )
  return hops
}

/** Against the server's constant answer too: sign-in, headers and routing are in every call, whatever the ledger does. */
function sumUp(name, hops, constant) {
  const [least, most] = [Math.min(...hops), Math.max(...hops)]
  const within = hops.filter((one) => one <= AIM).length
  const against = `${(least / constant).toFixed(2)} to ${(most / constant).toFixed(2)} of the server's constant answer`
  console.log(
    `  ${name}: ${least.toFixed(1)} to ${most.toFixed(1)} hops, ${within} of ${hops.length} within ${AIM}, ${against}`,
  )
}

const pageOf = (page, fieldName, sortDirection) => ({
  page,
  pageSize: PAGE_SIZE,
  ordering: { fieldName, sortDirection },
})

/** How long one request takes by itself, in milliseconds. */
async function tookOne(url, what) {
  const { status, took } = await send(url, what)
  if (status !== 200) throw new Error(`${url.pathname} answered ${status}`)
  return took
}

/** As `inHops`, one request at a time and each after a change of the ledger, which is not counted. */
async function afterAChange(origin, hop, { headers, change }, name, bodyOf) {
  const size = await bytesOf(origin, name, post(headers, bodyOf(0)))
  const [own, bare] = [[], []]
  for (let look = 0; look < FIRST_LOOKS; look += 1) {
    await change(look)
    own.push(await tookOne(new URL(path[name], origin), post(headers, bodyOf(look))))
    bare.push(await tookOne(new URL(`/${size}`, hop), post(headers, bodyOf(look))))
  }
  return { size, hops: median(own) / median(bare), perSecond: 1000 / median(own) }
}

/** What a look costs that is the first since something changed: sums are summed up, and pages walked to, anew. */
async function measureFirstLooks(origin, hop, headers, yearAgo) {
  console.log(`\nThe same, one at a time and each the first look after a change`)
  const [entry] = (
    await (await fetch(new URL(path.transactions, origin), post(headers, { page: 1, pageSize: 1 }))).json()
  ).items
  const change = (look) =>
    tookOne(
      new URL(path.category, origin),
      post(headers, { transactionId: entry.userTransactionId, categoryId: 6 + (look % 2) }),
    )
  const changing = { headers, change }
  const pages = Math.ceil(ROWS / PAGE_SIZE)
  const anyPage = (look) => 1 + ((look * 1_237) % pages)
  const until = new Date().toISOString()
  return [
    print("the server's constant answer", await afterAChange(origin, hop, changing, 'constant', () => ({}))),
    print(
      'transactions, first page',
      await afterAChange(origin, hop, changing, 'transactions', () => pageOf(1, 'date', 'DESC')),
    ),
    print(
      'transactions by value, another page each time',
      await afterAChange(origin, hop, changing, 'transactions', (look) => pageOf(anyPage(look), 'value', 'ASC')),
    ),
    print(
      'cash flow of 12 months',
      await afterAChange(origin, hop, changing, 'cashFlow', () => ({ pastMonthCount: 12 })),
    ),
    print(
      'spending of 12 months',
      await afterAChange(origin, hop, changing, 'spending', () => ({ fromDate: yearAgo, toDate: until })),
    ),
  ]
}

/** Every read that is measured: the pages in each order at each depth, and the sums. */
function readsOf(headers, yearAgo) {
  const last = Math.ceil(ROWS / PAGE_SIZE)
  const depths = [
    ['first', 1],
    ['hundredth', 100],
    ['middle', Math.floor(last / 2)],
    ['last', last],
  ]
  const pageCalls = ['date', 'description', 'source', 'category', 'value'].flatMap((fieldName) =>
    ['ASC', 'DESC'].flatMap((direction) =>
      depths.map(([depth, page]) => ({
        title: `transactions by ${fieldName} ${direction}, ${depth} page`,
        name: 'transactions',
        what: post(headers, pageOf(page, fieldName, direction)),
      })),
    ),
  )
  const sumCalls = [
    { title: 'cash flow of 12 months', name: 'cashFlow', what: post(headers, { pastMonthCount: 12 }) },
    {
      title: 'spending of 12 months',
      name: 'spending',
      what: post(headers, { fromDate: yearAgo, toDate: new Date().toISOString() }),
    },
  ]
  return {
    constantCall: { title: "the server's constant answer", name: 'constant', what: post(headers, {}) },
    pageCalls,
    sumCalls,
  }
}

/** With how many bytes each call is answered, and both servers as fast as they get. */
async function warmedUp(origin, hop, calls) {
  const sized = []
  for (const call of calls) {
    const { name, what } = call
    const size = await bytesOf(origin, name, what)
    for (const url of [new URL(path[name], origin), new URL(`/${size}`, hop)])
      await requestsPerSecond(url, what, WARM_UP)
    sized.push({ ...call, size })
  }
  return sized
}

async function measureReads(origin, hop, headers) {
  console.log(`\nReads of a person with ${ROWS} rows, in bare hops of the same bytes (aim ${AIM}, at most ${MOST})`)
  const now = new Date()
  const yearAgo = new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), 1)).toISOString()
  const { constantCall, pageCalls, sumCalls } = readsOf(headers, yearAgo)
  const [constant, ...hops] = await inHops(
    origin,
    hop,
    await warmedUp(origin, hop, [constantCall, ...pageCalls, ...sumCalls]),
  )
  const [pages, sums] = [hops.slice(0, pageCalls.length), hops.slice(pageCalls.length)]
  sumUp('pages', pages, constant)
  sumUp('cash flow and spending', sums, constant)
  const firstLooks = await measureFirstLooks(origin, hop, headers, yearAgo)
  return [...pages, ...sums, ...firstLooks].every((one) => one <= MOST)
}

/** A statement of so many rows, as a bank writes one. */
function statement(rows) {
  const lines = Array.from({ length: rows }, (_, row) => {
    const day = new Date(Date.UTC(2016, 0, 1) + Math.floor((row / rows) * 3650) * 86_400_000).toISOString().slice(0, 10)
    return `${day},Shop ${row % 977} number ${row},${row % 10 === 0 ? 1500 : -(5 + (row % 9973) / 100).toFixed(2)}`
  })
  return `Date,Description,Amount\n${lines.join('\n')}\n`
}

async function measureImport(origin, headers) {
  const { 'content-type': _json, ...formHeaders } = headers
  const form = new FormData()
  form.set('file', new Blob([statement(ROWS)]), 'statement.csv')
  const send = async (where, init) => {
    const answer = await fetch(new URL(where, origin), { method: 'POST', ...init })
    if (answer.status !== 200) throw new Error(`${where} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const started = performance.now()
  const preview = await send('/webapi/v1/bank-files', { headers: formHeaders, body: form })
  const previewed = performance.now()
  const accounts = preview.accounts.map(({ key }) => ({ key, userAccountId: null, name: 'Imported' }))
  const { created } = await send('/webapi/v1/bank-files/commit', {
    headers,
    body: JSON.stringify({ bankFileId: preview.bankFileId, accounts }),
  })
  const done = performance.now()
  const seconds = (done - started) / 1000
  const verdict = created / seconds >= AIM_ROWS ? 'within the aim' : 'below the aim'
  console.log(`\nImport of a CSV file of ${created} rows, from the upload to the answer of the import`)
  console.log(
    `  read in ${(previewed - started).toFixed(0)} ms, written in ${(done - previewed).toFixed(0)} ms: ${(created / seconds).toFixed(0)} rows/s, ${verdict} (${AIM_ROWS})`,
  )
  const floor = measureFloor(folder, created)
  const inFloors = (ms) => `${(ms / floor).toFixed(1)} times`
  console.log(
    `  SQLite alone writes these rows, with their indexes and nothing else, in ${floor.toFixed(0)} ms: written in ${inFloors(done - previewed)} that, all of it in ${inFloors(seconds * 1000)}`,
  )
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
const send = (url, { method, headers, body }) =>
  new Promise((resolve) => {
    const started = performance.now()
    const sent = request(url, { method, headers, agent }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, took: performance.now() - started }))
    })
    sent.on('error', () => resolve({ status: 0, took: performance.now() - started }))
    sent.end(body)
  })

/** Sends at a fixed rate, whatever the answers do; gives them all. */
async function atRate(aSecond, seconds, one) {
  const answers = []
  const started = performance.now()
  for (let count = 0; count < aSecond * seconds; count += 1) {
    const due = started + (count * 1000) / aSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    answers.push(one(count))
  }
  return Promise.all(answers)
}

const p99 = (answers) =>
  answers.map(({ took }) => took).toSorted((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0

/** Wrong passwords of many users from many networks, so that nobody is simply turned away for being one who asks often. */
async function measureFlood(origin, headers) {
  const visitor = await visit(origin)
  const page = () => send(new URL(path.transactions, origin), post(headers, { page: 1, pageSize: PAGE_SIZE }))
  const wrong = (count) =>
    send(
      new URL('/webapi/v1/auth/login', origin),
      post(
        { ...visitor, 'x-forwarded-for': `198.${count % 251}.${Math.floor(count / 251) % 251}.7` },
        { userName: `nobody-${count}@bench.example`, password: 'Wrong-Harbor-42' },
      ),
    )
  const [seconds, rate] = [8, 50]
  await atRate(rate, 2, page)
  const alone = await atRate(rate, seconds, page)
  const [flooded, refused] = await Promise.all([atRate(rate, seconds, page), atRate(FLOOD_A_SECOND, seconds, wrong)])
  const statuses = Object.entries(Object.groupBy(refused, ({ status }) => String(status))).map(
    ([status, all]) => `${all?.length} × ${status}`,
  )
  const failed = flooded.filter(({ status }) => status !== 200).length
  const ratio = p99(flooded) / p99(alone)
  console.log(`\nA flood of ${FLOOD_A_SECOND} wrong sign-ins a second (${statuses.join(', ')})`)
  console.log(
    `  p99 of a transactions page: ${p99(alone).toFixed(1)} ms alone, ${p99(flooded).toFixed(1)} ms in the flood, ${ratio.toFixed(2)} times (aim 2); ${failed} of ${flooded.length} failed`,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
const production = {
  NODE_ENV: 'production',
  EVENKEEL_SECRET: 'a secret of the bench that is long enough for it',
  EVENKEEL_SMTP_URL: 'smtp://127.0.0.1:9',
  EVENKEEL_MAIL_FROM: 'Bench <bench@bench.example>',
  EVENKEEL_PROXIES: '1',
}
const running = []
try {
  const data = await openBenchData(folder)
  await data.addEmployee('decade@bench.example', ROWS, 10)
  await data.addEmployee('importer@bench.example', 0, 1)
  data.close()
  const server = await startServer(folder, production)
  running.push(server)
  const hop = await startBareHop()
  running.push(hop)
  const headers = await signIn(server.origin, 'decade@bench.example')
  const wants = (part) => process.argv.length < 3 || process.argv.includes(part)
  if (wants('import')) await measureImport(server.origin, await signIn(server.origin, 'importer@bench.example'))
  if (wants('flood')) await measureFlood(server.origin, headers)
  if (wants('reads') && !(await measureReads(server.origin, hop.origin, headers))) process.exitCode = 1
} finally {
  agent.destroy()
  await Promise.all(running.map(({ stop }) => stop()))
  rmSync(folder, { recursive: true, force: true })
}
