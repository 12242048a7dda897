import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export const rowCount = 50_000
export const pageSize = 10
/** In hops: the goal, and the most that passes. */
export const [targetRatio, maxRatio] = [3, 10]

export const path = {
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

export const post = (headers, body) => ({ method: 'POST', headers, body: JSON.stringify(body) })

export async function countBytes(origin, name, what) {
  const answer = await fetch(new URL(path[name], origin), what)
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.arrayBuffer()).byteLength
}

export const pageBody = (page, fieldName, sortDirection) => ({
  page,
  pageSize: pageSize,
  ordering: { fieldName, sortDirection },
})

export const aYearAgo = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), 1)).toISOString()
}

export const agent = new Agent({ keepAlive: true, maxSockets: 256 })
export const send = (url, { method, headers, body }) =>
  new Promise((resolve) => {
    const started = performance.now()
    const sent = request(url, { method, headers, agent }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, took: performance.now() - started }))
    })
    sent.on('error', () => resolve({ status: 0, took: performance.now() - started }))
    sent.end(body)
  })

/**
 * Returns how long one request takes alone, in milliseconds. A person may change 600 things a minute: a change beyond them waits
 * until it may come.
 */
export async function tookOne(url, what) {
  const { status, took } = await send(url, what)
  if (status === 429) {
    await wait(1_000)
    return tookOne(url, what)
  }
  if (status !== 200) throw new Error(`${url.pathname} answered ${status}`)
  return took
}

/** Notes how many bare hops a call costs, and returns them. */
export function noteHops(report, name, { hops, size, perSecond }) {
  report.figure(name, hops, 'bare hops', { aim: targetRatio, note: `${size} bytes, ${perSecond.toFixed(0)}/s` })
  return hops
}
