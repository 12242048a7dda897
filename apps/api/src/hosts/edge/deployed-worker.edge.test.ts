import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkBank } from '../../../testing/scenes/sync-test-bank.ts'
import { cloudflareLimits } from '../../../testing/cloudflare-limits.ts'
import {
  buildDeployedWorker,
  type DeployedWorker,
  deployedVariables,
  readScript,
  startDeployedWorker,
} from '../../../testing/edge/deployed-worker.ts'
import { worldHeader } from '../../../testing/edge/world.ts'
import { createTestClient } from '../../../testing/test-client.ts'
import { toObjectName } from './forwarded-call.ts'

const secret = 'a secret of a test, longer than 32 characters'
const demoPassword = 'Quiet-Harbor-42'
const demoEnv = { EVENKEEL_SECRET: secret, EVENKEEL_DEMO: '1' }

const production = {
  NODE_ENV: 'production',
  EVENKEEL_SECRET: secret,
  EVENKEEL_ORIGIN: 'https://money.example',
  EVENKEEL_SMTP_URL: 'smtp://mail.example:587',
  EVENKEEL_MAIL_FROM: 'Evenkeel <no-reply@money.example>',
  EVENKEEL_SECURITY_CONTACT: 'security@money.example',
  EVENKEEL_AUDIT_ANCHOR: 'log',
}

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
  const client = createTestClient(origin)
  await client.call('session', {})
  await client.call('login', { body: { userName, password: demoPassword } })
  return client
}

const signInMaya = (origin: string) => signIn(origin, 'demo@evenkeel.example')

describe('the Worker that is deployed', () => {
  it('is small enough, and holds nothing of the tests', () => {
    const text = readScript(script)
    expect(gzipSync(text).byteLength).toBeLessThan(cloudflareLimits.worker.compressedBytes)
    expect(text).toContain('EVENKEEL_SECRET')
    expect(text.toLowerCase()).not.toContain('x-test-')
    expect(text).not.toContain('createTestRandom')
  })

  it.each([
    ['a secret', { NODE_ENV: '' }, 'EVENKEEL_SECRET is missing or too short'],
    ['a secret of enough characters', { EVENKEEL_SECRET: 'short' }, 'EVENKEEL_SECRET is missing or too short'],
    [
      'its address',
      { EVENKEEL_SECRET: secret },
      'Production needs EVENKEEL_ORIGIN with https, for example https://money.example: cookies and passkeys depend on it.',
    ],
    [
      'a mail server',
      { EVENKEEL_SECRET: secret, EVENKEEL_ORIGIN: 'https://money.example' },
      'EVENKEEL_SMTP_URL is missing',
    ],
    [
      'a contact for weaknesses',
      { EVENKEEL_SECRET: secret, EVENKEEL_ORIGIN: 'https://money.example' },
      'Production needs EVENKEEL_SECURITY_CONTACT',
    ],
    [
      'a place for the audit log’s state',
      { EVENKEEL_SECRET: secret, EVENKEEL_ORIGIN: 'https://money.example' },
      'Production needs EVENKEEL_AUDIT_ANCHOR',
    ],
    ['no file where there is none', { EVENKEEL_AUDIT_ANCHOR: 'file:/mnt/audit' }, 'and a Worker has none'],
    ['a NODE_ENV that it knows', { NODE_ENV: 'prod' }, "NODE_ENV is 'prod'. Give production"],
    [
      'an https address',
      { EVENKEEL_SECRET: secret, EVENKEEL_ORIGIN: 'http://money.example' },
      'Production needs EVENKEEL_ORIGIN with https',
    ],
    [
      'a start without the demo',
      { ...production, EVENKEEL_DEMO: '1' },
      'EVENKEEL_DEMO is 1: production refuses the demo, whose password is published. Leave it out.',
    ],
  ])('says in one sentence that it lacks %s, and does nothing else', async (_, bindings, sentence) => {
    const answer = await during({ ...deployedVariables(), ...bindings }, ({ origin }) =>
      fetch(`${origin}/login`).then(async (one) => [one.status, await one.text()] as const),
    )
    expect(answer[0]).toBe(503)
    expect(answer[1]).toContain(sentence)
  })

  it('lists every fault for production, one sentence a line, and refuses a directory that holds the demo', async () => {
    const answerOf = async (bindings: Record<string, string>) =>
      during(bindings, ({ origin }) =>
        fetch(`${origin}/login`).then(async (one) => [one.status, await one.text()] as const),
      )
    const demo = 'The demo company is in this folder, with a password that is published. Take an empty folder.\n'
    const setting = 'EVENKEEL_DEMO is 1: production refuses the demo, whose password is published. Leave it out.\n'
    const [status, text] = await answerOf({ ...production, EVENKEEL_DEMO: '1', EVENKEEL_ORIGIN: '' })
    expect([status, text]).toEqual([
      503,
      `${setting}Production needs EVENKEEL_ORIGIN with https, for example https://money.example: cookies and passkeys depend on it.\n`,
    ])
    await during(demoEnv, ({ origin }) => fetch(`${origin}/health`))
    expect(await answerOf(production)).toEqual([503, demo])
  })

  it('sends the built files with the headers of the app, and pages only at their own addresses', async () => {
    await during(demoEnv, async ({ origin }) => {
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
      const kept = await fetch(`${origin}/widgets/1.0.0/evenkeel.js`)
      expect([await kept.text(), kept.headers.get('Cache-Control')]).toEqual([
        'export const value = 3',
        'public, max-age=31536000, immutable',
      ])
      for (const path of [
        '/index.html',
        '/sign-in.html',
        '/portal/index.html',
        '/widgets/loader.js',
        '/assets/unknown.js',
      ]) {
        expect([path, (await fetch(origin + path)).status]).toEqual([path, 404])
      }
    })
  })

  it('fills a fresh nonce into the static HTML, the same as in its header', async () => {
    await during(demoEnv, async ({ origin }) => {
      const readNonces = async () => {
        const page = await fetch(`${origin}/login`)
        const inHtml = /<meta property="csp-nonce" nonce="([^"]+)"/.exec(await page.text())?.[1]
        const inHeader = /style-src 'self' 'nonce-([^']+)'/.exec(page.headers.get('Content-Security-Policy') ?? '')?.[1]
        return { inHtml, inHeader }
      }
      const [first, second] = [await readNonces(), await readNonces()]
      expect(first.inHtml).toMatch(/^[A-Za-z0-9+/]{22}==$/)
      expect(first.inHeader).toBe(first.inHtml)
      expect(second.inHeader).toBe(second.inHtml)
      expect(second.inHtml).not.toBe(first.inHtml)
    })
  })

  it('keeps the directory, the ledgers and the session over a restart, and seeds the demo once', async () => {
    const { client, before } = await during(demoEnv, async ({ origin }) => {
      const maya = await signInMaya(origin)
      await maya.call('createTransaction', {
        body: { date: '2026-11-20', value: -4.5, categoryId: 1, description: 'Coffee' },
      })
      return { client: maya, before: await maya.call('transactions', { body: { pageSize: 1 } }) }
    })
    await during(demoEnv, async ({ origin }) => {
      const again = createTestClient(origin)
      for (const [name, value] of client.cookies) again.cookies.set(name, value)
      expect(await again.call('transactions', { body: { pageSize: 1 } })).toEqual(before)
    })
  })

  it('ignores the headers of tests', async () => {
    await during(demoEnv, async ({ origin }) => {
      const world = JSON.stringify({
        number: 0,
        now: 0,
        secret: 'AAAA',
        publicOrigin: null,
        isProduction: false,
        botCheckBits: 0,
      })
      const plain = await fetch(`${origin}/health`)
      const answer = await fetch(`${origin}/health`, { headers: { [worldHeader]: world } })
      expect(await answer.text()).toBe(await plain.text())
      const maya = await signInMaya(origin)
      expect((await maya.call('transactions', { body: { pageSize: 1 } })).items.length).toBe(1)
    })
  })
})

describe('a person\u2019s object', () => {
  it('does its background work by its own alarm: a linked bank is read without a request', async () => {
    await during(demoEnv, async ({ origin }) => {
      const maya = await signInMaya(origin)
      const count = async () => (await maya.call('transactions', { body: { pageSize: 1 } })).total
      const before = await count()
      await linkBank(maya, { institutionId: 'twin_pending' })
      await expect.poll(count, { interval: 200 }).toBeGreaterThan(before)
    })
  })

  it('answers no other person\u2019s call, even from code that holds the binding', async () => {
    await during(demoEnv, async ({ origin, miniflare }) => {
      const maya = await signInMaya(origin)
      const { userId } = await maya.call('session', {})
      const other = await miniflare.getWorker('other')
      const ask = async (ownerId: number) => {
        const answer = await other.fetch('http://other/', {
          method: 'POST',
          body: JSON.stringify({ object: toObjectName(userId ?? 0), ownerId }),
        })
        return [answer.status, await answer.text()]
      }
      expect(await ask(userId ?? 0)).toEqual([200, 'done'])
      expect(await ask((userId ?? 0) + 1)).toEqual([403, 'A person\u2019s object was asked for another person'])
    })
  })

  it('is empty once its person has left, but for the id of the ledger that is gone', async () => {
    await during(demoEnv, async ({ origin, miniflare }) => {
      const sam = await signIn(origin, 'sam@evenkeel.example')
      const { userId } = await sam.call('session', {})
      const storage = await miniflare.unsafeGetDurableObjectStorage('evenkeel', 'PersonObject', {
        name: toObjectName(userId ?? 0),
      })
      const tables = () =>
        storage.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'")
      expect((await tables()).length).toBeGreaterThan(10)
      await sam.call('deleteAccountData', { body: { password: demoPassword } })
      expect(await tables()).toEqual([{ name: 'left_ledger' }])
      expect(await storage.exec('SELECT * FROM left_ledger')).toEqual([
        { ledger_id: expect.stringMatching(/^[0-9a-f]{32}$/), left_at: expect.any(Number) },
      ])
      expect((await sam.send('accounts', { body: {} })).status).toBe(401)
    })
  })

  it('is not created again by work that was in progress while its person left', async () => {
    await during(demoEnv, async ({ origin, miniflare }) => {
      const sam = await signIn(origin, 'sam@evenkeel.example')
      const { userId } = await sam.call('session', {})
      const name = toObjectName(userId ?? 0)
      const storage = await miniflare.unsafeGetDurableObjectStorage('evenkeel', 'PersonObject', { name })
      const ledgerTables = () =>
        storage.exec(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'left_ledger'",
        )
      await sam.call('deleteAccountData', { body: { password: demoPassword } })
      const other = await miniflare.getWorker('other')
      await other.fetch('http://other/', { method: 'POST', body: JSON.stringify({ object: name, ownerId: userId }) })
      expect(await ledgerTables()).toEqual([])
    })
  })

  it('keeps to the platform\u2019s own limits here too, so that a test would notice a statement beyond them', async () => {
    await during(demoEnv, async ({ origin, miniflare }) => {
      const maya = await signInMaya(origin)
      const { userId } = await maya.call('session', {})
      const storage = await miniflare.unsafeGetDurableObjectStorage('evenkeel', 'PersonObject', {
        name: toObjectName(userId ?? 0),
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
