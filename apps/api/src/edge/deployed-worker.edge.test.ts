import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkBank } from '../services/sync/test-bank.ts'
import { cloudflareLimits } from '../test/cloudflare-limits.ts'
import {
  buildDeployedWorker,
  type DeployedWorker,
  deployedVariables,
  readScript,
  startDeployedWorker,
} from '../test/edge-deployed.ts'
import { WORLD_HEADER } from '../test/edge-world.ts'
import { makeTestClient } from '../test/test-client.ts'
import { objectNameOf } from './errand.ts'

const SECRET = 'a secret of a test, longer than 32 characters'
const DEMO_PASSWORD = 'Quiet-Harbor-42'
const DEMO = { EVENKEEL_SECRET: SECRET, EVENKEEL_DEMO: '1' }

let folder: string
let script: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-deployed-'))
  script = await buildDeployedWorker(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function during<T>(bindings: Record<string, string>, work: (worker: DeployedWorker) => Promise<T>): Promise<T> {
  const worker = await startDeployedWorker(script, folder, bindings)
  return work(worker).finally(() => worker.stop())
}

const signIn = async (origin: string, userName: string) => {
  const client = makeTestClient(origin)
  await client.call('session', {})
  await client.call('login', { body: { userName, password: DEMO_PASSWORD } })
  return client
}

const signInMaya = (origin: string) => signIn(origin, 'demo@evenkeel.example')

describe('the Worker that is deployed', () => {
  it('is small enough, and holds nothing of the tests', () => {
    const text = readScript(script)
    expect(gzipSync(text).byteLength).toBeLessThan(cloudflareLimits.worker.compressedBytes)
    expect(text).toContain('EVENKEEL_SECRET')
    expect(text.toLowerCase()).not.toContain('x-test-')
    expect(text).not.toContain('makeTestRandom')
  })

  it.each([
    ['a secret', { NODE_ENV: '' }, 'EVENKEEL_SECRET is missing or too short'],
    ['a secret of enough characters', { EVENKEEL_SECRET: 'short' }, 'EVENKEEL_SECRET is missing or too short'],
    ['its address', { EVENKEEL_SECRET: SECRET }, "EVENKEEL_ORIGIN is '': please give the https address"],
    [
      'a mail server',
      { EVENKEEL_SECRET: SECRET, EVENKEEL_ORIGIN: 'https://money.example' },
      'EVENKEEL_SMTP_URL is missing',
    ],
    ['a NODE_ENV that it knows', { NODE_ENV: 'prod' }, "NODE_ENV is 'prod': please give production"],
    [
      'an https address',
      { EVENKEEL_SECRET: SECRET, EVENKEEL_ORIGIN: 'http://money.example' },
      "EVENKEEL_ORIGIN is 'http://money.example'",
    ],
  ])('says in one sentence that it lacks %s, and does nothing else', async (_, bindings, sentence) => {
    const answer = await during({ ...deployedVariables(), ...bindings }, ({ origin }) =>
      fetch(`${origin}/login`).then(async (one) => [one.status, await one.text()] as const),
    )
    expect(answer[0]).toBe(503)
    expect(answer[1]).toContain(sentence)
  })

  it('sends the built files under the headers of the app, and no page but as a page', async () => {
    await during(DEMO, async ({ origin }) => {
      const page = await fetch(`${origin}/login`)
      expect(await page.text()).toContain('base-route="auth/login"')
      expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
      const hashed = await fetch(`${origin}/assets/index-Dk3f9x2b.js`)
      expect([hashed.status, hashed.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(hashed.headers.get('X-Content-Type-Options')).toBe('nosniff')
      const known = await fetch(`${origin}/assets/index-Dk3f9x2b.js`, {
        headers: { 'If-None-Match': hashed.headers.get('ETag') ?? '' },
      })
      expect(known.status).toBe(304)
      const widget = await fetch(`${origin}/widgets/v1/loader.js`)
      expect([await widget.text(), widget.headers.get('Access-Control-Allow-Origin')]).toEqual([
        'export const value = 2',
        '*',
      ])
      for (const path of ['/index.html', '/portal/index.html', '/widgets/loader.js', '/assets/unknown.js']) {
        expect([path, (await fetch(origin + path)).status]).toEqual([path, 404])
      }
    })
  })

  it('keeps the directory, the ledgers and the session over a restart, and seeds the demo once', async () => {
    const { client, before } = await during(DEMO, async ({ origin }) => {
      const maya = await signInMaya(origin)
      await maya.call('createTransaction', {
        body: { date: '2026-11-20', value: -4.5, categoryId: 1, description: 'Coffee' },
      })
      return { client: maya, before: await maya.call('transactions', { body: { pageSize: 1 } }) }
    })
    await during(DEMO, async ({ origin }) => {
      const again = makeTestClient(origin)
      for (const [name, value] of client.cookies) again.cookies.set(name, value)
      expect(await again.call('transactions', { body: { pageSize: 1 } })).toEqual(before)
    })
  })

  it('takes no word of a test for anything', async () => {
    await during(DEMO, async ({ origin }) => {
      const world = JSON.stringify({
        number: 0,
        now: 0,
        secret: 'AAAA',
        publicOrigin: null,
        isProduction: false,
        botCheckBits: 0,
      })
      const plain = await fetch(`${origin}/health`)
      const told = await fetch(`${origin}/health`, { headers: { [WORLD_HEADER]: world } })
      expect(await told.text()).toBe(await plain.text())
      const maya = await signInMaya(origin)
      expect((await maya.call('transactions', { body: { pageSize: 1 } })).items.length).toBe(1)
    })
  })
})

describe('a person\u2019s object', () => {
  it('does its background work by its own alarm: a bank that was linked is read without anybody asking', async () => {
    await during(DEMO, async ({ origin }) => {
      const maya = await signInMaya(origin)
      const count = async () => (await maya.call('transactions', { body: { pageSize: 1 } })).total
      const before = await count()
      await linkBank(maya, { institutionId: 'twin_pending' })
      await expect.poll(count, { timeout: 30_000, interval: 200 }).toBeGreaterThan(before)
    })
  })

  it('answers nobody else\u2019s call, even from code that holds the binding', async () => {
    await during(DEMO, async ({ origin, miniflare }) => {
      const maya = await signInMaya(origin)
      const { userId } = await maya.call('session', {})
      const other = await miniflare.getWorker('other')
      const ask = async (ownerId: number) => {
        const answer = await other.fetch('http://other/', {
          method: 'POST',
          body: JSON.stringify({ object: objectNameOf(userId ?? 0), ownerId }),
        })
        return [answer.status, await answer.text()]
      }
      expect(await ask(userId ?? 0)).toEqual([200, 'done'])
      expect(await ask((userId ?? 0) + 1)).toEqual([403, 'A person\u2019s object was asked for another person'])
    })
  })

  it('is empty once its person has left', async () => {
    await during(DEMO, async ({ origin, miniflare }) => {
      const sam = await signIn(origin, 'sam@evenkeel.example')
      const { userId } = await sam.call('session', {})
      const storage = await miniflare.unsafeGetDurableObjectStorage('evenkeel', 'PersonObject', {
        name: objectNameOf(userId ?? 0),
      })
      const tables = () =>
        storage.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'")
      expect((await tables()).length).toBeGreaterThan(10)
      await sam.call('deleteAccountData', { body: { password: DEMO_PASSWORD } })
      expect(await tables()).toEqual([])
      expect((await sam.send('accounts', { body: {} })).status).toBe(401)
    })
  })

  it('is empty soon again where something that was under way has begun it anew', async () => {
    await during(DEMO, async ({ origin, miniflare }) => {
      const sam = await signIn(origin, 'sam@evenkeel.example')
      const { userId } = await sam.call('session', {})
      const name = objectNameOf(userId ?? 0)
      const storage = await miniflare.unsafeGetDurableObjectStorage('evenkeel', 'PersonObject', { name })
      const tables = async () =>
        (
          await storage.exec(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'",
          )
        ).length
      await sam.call('deleteAccountData', { body: { password: DEMO_PASSWORD } })
      const other = await miniflare.getWorker('other')
      await other.fetch('http://other/', { method: 'POST', body: JSON.stringify({ object: name, ownerId: userId }) })
      expect(await tables()).toBeGreaterThan(10)
      await expect.poll(tables, { timeout: 40_000, interval: 250 }).toBe(0)
    })
  }, 60_000)

  it('keeps to the platform\u2019s own limits here too, so that a test would notice a statement beyond them', async () => {
    await during(DEMO, async ({ origin, miniflare }) => {
      const maya = await signInMaya(origin)
      const { userId } = await maya.call('session', {})
      const storage = await miniflare.unsafeGetDurableObjectStorage('evenkeel', 'PersonObject', {
        name: objectNameOf(userId ?? 0),
      })
      const select = (count: number) =>
        storage.exec(
          `SELECT ${Array.from({ length: count }, () => '?').join(', ')}`,
          ...Array.from({ length: count }, (_, index) => index),
        )
      const { boundParameters, statementBytes } = cloudflareLimits.sql
      await expect(select(boundParameters)).resolves.toHaveLength(1)
      await expect(select(boundParameters + 1)).rejects.toThrow('too many SQL variables')
      await expect(storage.exec(`SELECT '${'x'.repeat(statementBytes)}'`)).rejects.toThrow('statement too long')
    })
  })
})
