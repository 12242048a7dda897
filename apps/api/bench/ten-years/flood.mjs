import { setTimeout as wait } from 'node:timers/promises'
import { visit } from '../server.mjs'
import { pageSize, path, post, send } from './calls.mjs'

const floodASecond = 200

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
export async function measureFlood({ origin, headers, report }) {
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
