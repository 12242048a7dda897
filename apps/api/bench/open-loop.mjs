import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

/**
 * The outcome of one request.
 * @typedef {{ ms: number, isError: boolean }} Answer
 */

/** @param {string} origin @param {Record<string, string>} headers @param {[string, object]} call @param {Agent} agent @returns {Promise<Answer>} */
function send(origin, headers, [path, body], agent) {
  const begun = performance.now()
  return new Promise((resolve) => {
    const end = (isError) => resolve({ ms: performance.now() - begun, isError })
    const sent = request(new URL(path, origin), { method: 'POST', headers, agent }, (response) => {
      response.resume()
      response.on('end', () => end(response.statusCode !== 200))
    })
    sent.on('error', () => end(true))
    sent.end(JSON.stringify(body))
  })
}

/** The first people, who get every other request. */
const often = 20

/**
 * Returns which of `count` people a request is for: every other one for one of the first, the others for everybody in turn.
 * @param {number} sent @param {number} count
 */
export const personOf = (sent, count, warm = often) =>
  sent % 2 === 0 ? (sent / 2) % Math.min(warm, count) : (sent * 7919) % count

/**
 * Sends at a fixed rate for `seconds`, whether or not earlier requests were answered, so that waiting counts; then waits for
 * the remaining answers. Every other request goes to one of the first `warm` people, the others are spread over everybody.
 *
 * @param {{ origin: string, everybody: readonly Record<string, string>[], rate: number, seconds: number, warm?: number, next: (sent: number) => [string, object] }} what
 * @returns {Promise<{ all: Answer[], took: number }>} `took` in seconds
 */
export async function sendAtRate({ origin, everybody, rate, seconds, warm = often, next }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const begun = performance.now()
  /** @type {Promise<Answer>[]} */
  const answers = []
  for (let sent = 0; sent < rate * seconds;) {
    const due = Math.min(rate * seconds, ((performance.now() - begun) / 1000) * rate)
    for (; sent < due; sent += 1) {
      answers.push(send(origin, everybody[personOf(sent, everybody.length, warm)] ?? {}, next(sent), agent))
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const all = await Promise.all(answers)
  agent.destroy()
  return { all, took: (performance.now() - begun) / 1000 }
}

/**
 * Returns the time in milliseconds within which this share of the answers arrived.
 * @param {readonly Answer[]} all
 * @param {number} share from 0 to 1
 */
export function percentile(all, share) {
  const sorted = all.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/**
 * Returns a process and its children; on Linux.
 * @param {number | undefined} pid
 * @returns {(number | string | undefined)[]}
 */
function family(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...children.split(' ').filter((child) => child !== '')]
}

/** @param {(number | string | undefined)[]} pids @param {(pid: number | string | undefined) => number} of */
const sumOverPids = (pids, of) => pids.reduce((sum, pid) => sum + of(pid), 0)

/**
 * Returns the memory of a process and its children, in megabytes; on Linux.
 * @param {number | undefined} pid
 */
export const readMemory = (pid) =>
  sumOverPids(
    family(pid),
    (one) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  )

/**
 * Returns the processor time that they have used so far, in seconds; on Linux, where a tick is a hundredth.
 * @param {number | undefined} pid
 */
export function readProcessorSeconds(pid) {
  return sumOverPids(family(pid), (one) => {
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  })
}

const today = new Date().toISOString().slice(0, 10)

/** @type {[string, object][]} */
const reads = [
  ['/webapi/v1/transactions', { page: 1, pageSize: 10 }],
  ['/webapi/v1/cash-flow', { pastMonthCount: 12 }],
  ['/webapi/v1/transactions', { page: 2, pageSize: 50 }],
]
/** @type {[string, object]} */
const write = ['/webapi/v1/transactions/create', { date: today, value: -4.5, categoryId: 1, description: 'Coffee' }]

/**
 * Returns nine reads, then a write.
 * @param {number} sent
 * @returns {[string, object]}
 */
export const mixed = (sent) => (sent % 10 === 9 ? write : (reads[sent % reads.length] ?? write))

/**
 * Returns a call that reads nothing from the databases except the session.
 * @returns {[string, object]}
 */
export const constant = () => ['/webapi/v1/user/account/types', {}]
