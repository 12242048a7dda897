import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient } from '@evenkeel/api-client/client'
import { PASSWORD } from './people-of-the-bench.ts'

/**
 * Starts the built server on a free port; gives its address and the way to stop it.
 * @param {string} dataFolder
 * @param {Record<string, string>} [settings]
 */
export async function startServer(dataFolder, settings = {}) {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/node.js')], {
    env: { ...process.env, EVENKEEL_DATA: dataFolder, EVENKEEL_DEMO: '0', PORT: '0', ...settings },
    // Its log has a line for each request.
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /http:\/\/\S+/.exec(line)?.[0]
    if (origin !== undefined) return { origin, stop: () => (server.kill(), once(server, 'exit')) }
  }
  throw new Error('the server did not start')
}

/** A browser that has opened the app: its client, its cookies, and the headers that its calls carry. */
async function openBrowser(origin) {
  const cookies = new Map()
  const text = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const client = createClient({
    baseUrl: origin,
    readCookies: text,
    fetch: async (request) => {
      const response = await fetch(
        new Request(request, { headers: { ...Object.fromEntries(request.headers), cookie: text(), origin } }),
      )
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
      return response
    },
  })
  await client.call('session')
  const value = (name) => decodeURIComponent(cookies.get(name) ?? '')
  const headers = () => ({
    cookie: text(),
    origin,
    'content-type': 'application/json',
    'x-xsrf-token': value('XSRF-TOKEN'),
    requestverificationtoken: value('RequestVerificationToken'),
  })
  return { client, headers }
}

/**
 * The headers of a visitor's calls.
 * @param {string} origin
 */
export const visit = async (origin) => (await openBrowser(origin)).headers()

/**
 * Signs in and gives the headers that later calls carry.
 * @param {string} origin
 * @param {string} email
 */
export async function signIn(origin, email) {
  const { client, headers } = await openBrowser(origin)
  await client.call('login', { body: { userName: email, password: PASSWORD } })
  return headers()
}
