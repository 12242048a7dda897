import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { newSearches } from './new-searches.mjs'
import { measureFloor } from './import-floor.mjs'
import { median, requestsPerSecond } from './load.mjs'
import { openBenchData } from './people-of-the-bench.ts'
import { productionSettings, signIn, startServer, visit } from './server.mjs'

/*
 * Measures a person with ten years and 50,000 transactions on the server in production mode: pages in every order and
 * depth, searches, spending, cash flow and balances by day, in bare hops of the same bytes; an import of 50,000 rows; and what a flood of failed
 * sign-ins does to the p99 of other calls. Words select the parts (import, several, flood, reads, searches, first): `npm run bench -- ten-years flood`;
 * the report then keeps its figures of the others.
 */
const rowCount = 50_000
const roundCount = 15
/** A round of fewer measures the opening of eight connections more than their requests. */
const requests = 400
/** Requests of every call before the first round: a just-started server is slowed by the runtime's compiler. */
const warmUp = 2_000
/** Reads that each follow a change, so that no earlier result is remembered. */
const firstLooks = 100
const pageSize = 10
/** In hops: the goal, and the most that passes. */
const [targetRatio, maxRatio] = [3, 10]
/** Rows per second. */
const aimRows = 50_000
const floodASecond = 200
/** In milliseconds, over all rows. */
const [aimPreviewMs, aimChangeMs] = [100, 400]
const report = startReport('ten-years', `A person with ten years and ${rowCount} transactions`)

const path = {
  constant: '/webapi/v1/user/account/types',
  transactions: '/webapi/v1/transactions',
  cashFlow: '/webapi/v1/cash-flow',
  spending: '/webapi/v1/spending',
  accounts: '/webapi/v1/user/account/all',
  balanceHistory: '/webapi/v1/user/account/history',
  netWorth: '/webapi/v1/user/account/history/all',
  budgetMonth: '/webapi/v1/budgets/month',
  category: '/webapi/v1/transactions/category-update',
}

async function startPlainProxy() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-hop.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const origin of createInterface({ input: child.stdout }))
    return { origin, stop: () => (child.kill(), once(child, 'exit')) }
  throw new Error('the bare server did not start')
}

const post = (headers, body) => ({ method: 'POST', headers, body: JSON.stringify(body) })

async function countBytes(origin, name, what) {
  const answer = await fetch(new URL(path[name], origin), what)
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.arrayBuffer()).byteLength
}

/** Runs one round of a call and of the bare hop of its bytes, right after each other. */
async function oneRound(origin, hop, { name, what, size }) {
  const perSecond = await requestsPerSecond(new URL(path[name], origin), what, requests)
  return { perSecond, hops: (await requestsPerSecond(new URL(`/${size}`, hop), what, requests)) / perSecond }
}

/**
 * Returns how many bare hops of its bytes each call costs: the median of the rounds, each of which compares separately.
 * The calls alternate, one round each, so that other load on the machine affects one round of many and not all rounds
 * of one call.
 */
async function inHops(origin, hop, calls) {
  const rounds = calls.map(() => [])
  for (let round = 0; round < roundCount; round += 1) {
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
  report.figure(name, hops, 'bare hops', { aim: targetRatio, note: `${size} bytes, ${perSecond.toFixed(0)}/s` })
  return hops
}

/**
 * Compares with the server's constant answer too: sign-in, headers and routing are in every call, independent of the
 * ledger.
 */
function sumUp(name, hops, constant) {
  const [least, most] = [Math.min(...hops), Math.max(...hops)]
  const within = hops.filter((one) => one <= targetRatio).length
  const against = `${(least / constant).toFixed(2)} to ${(most / constant).toFixed(2)} of the server's constant answer`
  console.log(
    `  ${name}: ${least.toFixed(1)} to ${most.toFixed(1)} hops, ${within} of ${hops.length} within ${targetRatio}, ${against}`,
  )
}

const pageBody = (page, fieldName, sortDirection) => ({
  page,
  pageSize: pageSize,
  ordering: { fieldName, sortDirection },
})

/**
 * Returns how long one request takes alone, in milliseconds. A person may change 600 things a minute: a change beyond them waits
 * until it may come.
 */
async function tookOne(url, what) {
  const { status, took } = await send(url, what)
  if (status === 429) {
    await wait(1_000)
    return tookOne(url, what)
  }
  if (status !== 200) throw new Error(`${url.pathname} answered ${status}`)
  return took
}

/** Like `inHops`, one request at a time, each after an uncounted change of the ledger. */
async function afterAChange(origin, hop, { headers, change }, name, bodyOf) {
  const size = await countBytes(origin, name, post(headers, bodyOf(0)))
  const [own, bare] = [[], []]
  for (let look = 0; look < firstLooks; look += 1) {
    await change(look)
    own.push(await tookOne(new URL(path[name], origin), post(headers, bodyOf(look))))
    bare.push(await tookOne(new URL(`/${size}`, hop), post(headers, bodyOf(look))))
  }
  return { size, hops: median(own) / median(bare), perSecond: 1000 / median(own) }
}

const aYearAgo = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), 1)).toISOString()
}

/** Measures the first page of new searches, and counted ones: of other shops each time, because the last is kept. */
async function measureNewSearches(origin, hop, headers) {
  const { change } = await smallChange(origin, headers)
  console.log(`\nSearches as new ones, one at a time and each after a change`)
  for (const [title, body] of newSearches(aYearAgo()))
    print(`new search: ${title}`, await afterAChange(origin, hop, { headers, change }, 'transactions', () => body))
  const counted = (look) => ({ search: ['greenleaf', 'nori'][look % 2], pageSize: 50 })
  const { hops } = await afterAChange(origin, hop, { headers, change }, 'transactions', counted)
  report.figure('new search: a shop of 10,000 rows, counted', hops, 'bare hops')
}

/** Returns a change of one row's category, and that row. */
async function smallChange(origin, headers) {
  const [entry] = (
    await (await fetch(new URL(path.transactions, origin), post(headers, { page: 1, pageSize: 1 }))).json()
  ).items
  const change = (look) =>
    tookOne(
      new URL(path.category, origin),
      post(headers, { transactionId: entry.userTransactionId, categoryId: 6 + (look % 2) }),
    )
  return { entry, change }
}

/** Measures the first read after a change: sums are computed, and pages walked to, from the start. */
async function measureFirstLooks(origin, hop, headers) {
  const yearAgo = aYearAgo()
  console.log(`\nThe same, one at a time and each the first look after a change`)
  const { entry, change } = await smallChange(origin, headers)
  const pages = Math.ceil(rowCount / pageSize)
  const anyPage = (look) => 1 + ((look * 1_237) % pages)
  const looks = [
    ["the server's constant answer", 'constant', () => ({})],
    ['transactions, first page', 'transactions', () => pageBody(1, 'date', 'DESC')],
    [
      'transactions by value, another page each time',
      'transactions',
      (look) => pageBody(anyPage(look), 'value', 'ASC'),
    ],
    [
      'search for words of ten rows, others each time',
      'transactions',
      (look) => ({ search: `greenleaf ${1_000 + look}`, pageSize: 50 }),
    ],
    ['search for a shop of 10,000 rows, 50 rows', 'transactions', () => ({ search: 'greenleaf', pageSize: 50 })],
    ['cash flow of 12 months', 'cashFlow', () => ({ pastMonthCount: 12 })],
    ['spending of 12 months', 'spending', () => ({ fromDate: yearAgo, toDate: new Date().toISOString() })],
    ['net worth of 12 months', 'netWorth', () => ({ pastMonthCount: 12 })],
    [
      'balances of a year, one account',
      'balanceHistory',
      () => ({ userAccountId: entry.userAccountId, fromDate: yearAgo.slice(0, 10) }),
    ],
  ]
  const hops = []
  for (const [title, name, bodyOf] of looks)
    hops.push(print(`first look: ${title}`, await afterAChange(origin, hop, { headers, change }, name, bodyOf)))
  return hops.every((one) => one <= maxRatio)
}

/** The account page and the net worth page. */
const historyReads = (headers, yearAgo, userAccountId) => [
  {
    title: 'balances of a year, one account',
    name: 'balanceHistory',
    what: post(headers, { userAccountId, fromDate: yearAgo.slice(0, 10) }),
  },
  { title: 'net worth of 12 months', name: 'netWorth', what: post(headers, { pastMonthCount: 12 }) },
  { title: 'budgets of a month', name: 'budgetMonth', what: post(headers, { budgetPeriod: yearAgo.slice(0, 7) }) },
  { title: 'net worth of all months', name: 'netWorth', what: post(headers, { pastMonthCount: null }) },
]

/** Returns every read that is measured: the pages in each order at each depth, and the sums. */
function measuredReads(headers, yearAgo, userAccountId) {
  const last = Math.ceil(rowCount / pageSize)
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
        what: post(headers, pageBody(page, fieldName, direction)),
      })),
    ),
  )
  const found = (title, query) => ({ title, name: 'transactions', what: post(headers, { pageSize: 50, ...query }) })
  const searchCalls = [
    found('search for words of ten rows', { search: 'greenleaf 4120' }),
    found('search for an amount, 50 rows', { search: '58.77' }),
    found('search for a shop of 10,000 rows, 50 rows', { search: 'greenleaf' }),
    found('filter by kind and amount, 50 rows', { kind: 'out', search: '>80' }),
  ]
  const sumCalls = [
    { title: 'cash flow of 12 months', name: 'cashFlow', what: post(headers, { pastMonthCount: 12 }) },
    {
      title: 'spending of 12 months',
      name: 'spending',
      what: post(headers, { fromDate: yearAgo, toDate: new Date().toISOString() }),
    },
  ]
  const historyCalls = historyReads(headers, yearAgo, userAccountId)
  return {
    historyCalls,
    constantCall: { title: "the server's constant answer", name: 'constant', what: post(headers, {}) },
    pageCalls,
    searchCalls,
    sumCalls,
  }
}

/** Returns the size of each call's answer, with both servers warmed up. */
async function warmedUp(origin, hop, calls) {
  const sized = []
  for (const call of calls) {
    const { name, what } = call
    const size = await countBytes(origin, name, what)
    for (const url of [new URL(path[name], origin), new URL(`/${size}`, hop)])
      await requestsPerSecond(url, what, warmUp)
    sized.push({ ...call, size })
  }
  return sized
}

async function measureReads(origin, hop, headers) {
  console.log(
    `\nReads of a person with ${rowCount} rows, in bare hops of the same bytes (aim ${targetRatio}, at most ${maxRatio})`,
  )
  const yearAgo = aYearAgo()
  const accounts = await (await fetch(new URL(path.accounts, origin), post(headers, {}))).json()
  const userAccountId = accounts[0].userAccountId
  const reads = measuredReads(headers, yearAgo, userAccountId)
  const groups = [reads.pageCalls, reads.searchCalls, reads.sumCalls, reads.historyCalls]
  const [constant, ...hops] = await inHops(
    origin,
    hop,
    await warmedUp(origin, hop, [reads.constantCall, ...groups.flat()]),
  )
  const [pages, searches, sums, history] = groups.map((group) => hops.splice(0, group.length))
  sumUp('pages', pages, constant)
  sumUp('searches', searches, constant)
  sumUp('cash flow and spending', sums, constant)
  sumUp('balances and net worth', history, constant)
  return [...pages, ...sums, ...history].every((one) => one <= maxRatio)
}

/** Returns a statement of `rows` rows, as a bank writes one. */
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
  form.set('file', new Blob([statement(rowCount)]), 'statement.csv')
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
  console.log(`\nImport of a CSV file of ${created} rows, from the upload to the answer of the import`)
  report.figure(`import of ${created} rows`, created / seconds, 'rows a second', { aim: aimRows, isAtLeast: true })
  report.figure(`import of ${created} rows, read`, previewed - started, 'ms')
  report.figure(`import of ${created} rows, written`, done - previewed, 'ms')
  const floor = measureFloor(folder, created)
  const inFloors = (ms) => `${(ms / floor).toFixed(1)} times`
  console.log(
    `  SQLite alone writes these rows, with their indexes and nothing else, in ${floor.toFixed(0)} ms: written in ${inFloors(done - previewed)} that, all of it in ${inFloors(seconds * 1000)}`,
  )
}

/** Measures changes of many rows at once, each next to one bare hop, and takes them back. */
async function measureSeveral(origin, hop, headers) {
  console.log(`\nChanges of many rows at once, each next to one bare hop of the same bytes`)
  const one = async (title, call, body, aim) => {
    const url = new URL(call, origin)
    const started = performance.now()
    const answer = await fetch(url, post(headers, body))
    const text = await answer.text()
    const took = performance.now() - started
    if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}: ${text}`)
    const bare = await tookOne(new URL(`/${text.length}`, hop), post(headers, {}))
    report.figure(title, took, 'ms', { aim, note: `${(took / bare).toFixed(0)} bare hops` })
    return answer.headers.get('evenkeel-change')
  }
  const undo = (title, id) => one(title, `/webapi/v1/changes/${id}/undo`, {}, aimChangeMs)
  const rule = { amountFrom: 0, tags: ['Every one'] }
  await one('preview of a rule that fits every row', '/webapi/v1/rules/preview', { rule }, aimPreviewMs)
  const some = { rule: { text: 'shop 412', categoryId: 8 } }
  await one('preview of a rule that fits some rows', '/webapi/v1/rules/preview', some, aimPreviewMs)
  const applied = { rule, appliesToPast: true }
  await undo(
    'undo of the rule',
    await one('a rule applied to every row', '/webapi/v1/rules/create', applied, aimChangeMs),
  )
  const moved = { select: { query: {} }, change: { categoryId: 8 } }
  await undo(
    'undo of the category',
    await one('a category for every row', '/webapi/v1/transactions/change-several', moved, aimChangeMs),
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

/** Sends at a fixed rate, independent of the answers; returns all answers. */
async function atRate(aSecond, seconds, one) {
  const answers = []
  const started = performance.now()
  for (let count = 0; count < aSecond * seconds; count += 1) {
    const due = started + (count * 1000) / aSecond
    if (due > performance.now()) await wait(due - performance.now())
    answers.push(one(count))
  }
  return Promise.all(answers)
}

const p99 = (answers) =>
  answers.map(({ took }) => took).toSorted((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0

/** Sends wrong passwords of many users from many networks, so that none is refused for asking too often. */
async function measureFlood(origin, headers) {
  const visitor = await visit(origin)
  const page = () => send(new URL(path.transactions, origin), post(headers, { page: 1, pageSize: pageSize }))
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
  const [flooded, refused] = await Promise.all([atRate(rate, seconds, page), atRate(floodASecond, seconds, wrong)])
  const statuses = Object.entries(Object.groupBy(refused, ({ status }) => String(status))).map(
    ([status, all]) => `${all?.length} × ${status}`,
  )
  const failed = flooded.filter(({ status }) => status !== 200).length
  const ratio = p99(flooded) / p99(alone)
  console.log(`\nA flood of ${floodASecond} wrong sign-ins a second (${statuses.join(', ')})`)
  report.figure('p99 of a transactions page in the flood', ratio, 'times without it', {
    aim: 2,
    note: `${p99(flooded).toFixed(1)} ms; ${failed} of ${flooded.length} failed`,
  })
}

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
const running = []
try {
  const data = await openBenchData(folder)
  await data.addEmployee('decade@bench.example', rowCount, 10)
  await data.addEmployee('importer@bench.example', 0, 1)
  data.close()
  const server = await startServer(folder, await productionSettings(folder))
  running.push(server)
  const hop = await startPlainProxy()
  running.push(hop)
  const headers = await signIn(server.origin, 'decade@bench.example')
  const isPart = process.argv.length > 2
  const wants = (part) => !isPart || process.argv.includes(part)
  if (wants('import')) await measureImport(server.origin, await signIn(server.origin, 'importer@bench.example'))
  if (wants('several')) await measureSeveral(server.origin, hop.origin, headers)
  if (wants('flood')) await measureFlood(server.origin, headers)
  if (wants('reads') && !(await measureReads(server.origin, hop.origin, headers))) process.exitCode = 1
  if (wants('searches')) await measureNewSearches(server.origin, hop.origin, headers)
  if (wants('first') && !(await measureFirstLooks(server.origin, hop.origin, headers))) process.exitCode = 1
  report.end({ isPart })
} finally {
  agent.destroy()
  await Promise.all(running.map(({ stop }) => stop()))
  rmSync(folder, { recursive: true, force: true })
  rmSync(`${folder}-keys`, { recursive: true, force: true })
}
