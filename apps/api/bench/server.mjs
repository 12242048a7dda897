import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient } from '@evenkeel/api-client/client'
import { knownPassword } from './people-of-the-bench.ts'

/** The same for every start, so that a server finds the keys of the one before it. */
const masterKeys = `bench:${randomBytes(32).toString('base64')}`

/** Returns a port that was free a moment ago: production needs its address as a setting. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return String(port)
}

/** What signs the cookies of a production server, so that a bench can make sessions for it. */
export const benchSecret = 'a secret of the bench that is long enough for it'

/**
 * Production starts with keys only, and with a word on the audit log.
 * @param {string} dataFolder
 */
const keySettings = (dataFolder) => ({
  EVENKEEL_AUDIT_ANCHOR: 'none',
  EVENKEEL_KEYRING: join(`${dataFolder}-keys`, 'keyring.sqlite'),
  EVENKEEL_MASTER_KEYS: masterKeys,
})

/**
 * Returns the settings of a production server on a free port.
 * @param {string} dataFolder
 */
export async function productionSettings(dataFolder) {
  const port = await freePort()
  return {
    NODE_ENV: 'production',
    PORT: port,
    EVENKEEL_ORIGIN: `https://127.0.0.1:${port}`,
    EVENKEEL_SECRET: benchSecret,
    EVENKEEL_SMTP_URL: 'smtp://127.0.0.1:9',
    EVENKEEL_MAIL_FROM: 'Bench <bench@bench.example>',
    EVENKEEL_PROXIES: '1',
    EVENKEEL_SECURITY_CONTACT: 'bench@bench.example',
    ...keySettings(dataFolder),
  }
}

/**
 * Starts the built server on a free port; returns its address, its process, and a function that stops it.
 * @param {string} dataFolder
 * @param {Record<string, string>} [settings]
 */
export async function startServer(dataFolder, settings = {}) {
  const keys = keySettings(dataFolder)
  const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/node.js')], {
    env: { ...process.env, EVENKEEL_DATA: dataFolder, EVENKEEL_DEMO: '0', PORT: '0', ...keys, ...settings },
    // Its log has a line for each request.
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface({ input: server.stdout })) {
    // With an https origin a proxy would be in front of it; the bench calls the server's port directly.
    const host = /https?:\/\/(\S+)/.exec(line)?.[1]
    if (host !== undefined)
      return { origin: `http://${host}`, pid: server.pid, stop: () => (server.kill(), once(server, 'exit')) }
  }
  throw new Error('the server did not start')
}

/** Opens the app like a browser; returns its client, its cookies, and the headers of its calls. */
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
  const value = (name) => decodeURIComponent(cookies.get(name) ?? cookies.get(`__Host-${name}`) ?? '')
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
 * Returns the headers of a visitor's calls.
 * @param {string} origin
 */
export const visit = async (origin) => (await openBrowser(origin)).headers()

/**
 * Signs in and returns the headers of later calls.
 * @param {string} origin
 * @param {string} email
 */
export async function signIn(origin, email) {
  const { client, headers } = await openBrowser(origin)
  await client.call('login', { body: { userName: email, password: knownPassword } })
  return headers()
}
