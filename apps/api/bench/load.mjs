import { Agent, request } from 'node:http'

/** Connections that are kept busy at the same time. */
const connections = 8

/**
 * Sends the same request repeatedly, `connections` at a time, and returns requests per second.
 * @param {URL} url
 * @param {{ method: string, headers: Record<string, string>, body?: string }} what
 * @param {number} count
 */
export async function requestsPerSecond(url, what, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = count
  const one = async () => {
    while (left > 0) {
      left -= 1
      await send(url, what, agent)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return count / ((performance.now() - started) / 1000)
}

/**
 * @param {URL} url
 * @param {{ method: string, headers: Record<string, string>, body?: string }} what
 * @param {Agent} agent
 */
function send(url, { method, headers, body }, agent) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(undefined)
          : reject(new Error(`${url.pathname} answered ${response.statusCode}`)),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
