import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDeployedWorker, startDeployedWorker } from '../test/edge-deployed.ts'
import { TEST_CERTIFICATES } from '../test/edge-trust.ts'
import { startMailServer } from '../test/mail-server.ts'
import { makeTestClient } from '../test/test-client.ts'

const SETTINGS = {
  EVENKEEL_SECRET: 'a secret of a test, longer than 32 characters',
  EVENKEEL_DEMO: '1',
  EVENKEEL_MAIL_FROM: 'Evenkeel <no-reply@money.example>',
}

const certificate = {
  key: readFileSync(join(TEST_CERTIFICATES, 'server.key')),
  cert: readFileSync(join(TEST_CERTIFICATES, 'server.pem')),
}

let folder: string
let script: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-edge-mail-'))
  script = await buildDeployedWorker(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sendCode = async (origin: string) => {
  const client = makeTestClient(origin)
  await client.call('session', {})
  return client.send('login', { body: { userName: 'staff@evenkeel.example', password: 'Quiet-Harbor-42' } })
}

describe('mail from Cloudflare\u2019s runtime', () => {
  it('reaches a real mail server, and nobody waits for it', async () => {
    const server = await startMailServer({ login: { user: 'us', password: 'p/q' }, methods: ['PLAIN'] })
    const worker = await startDeployedWorker(script, folder, {
      ...SETTINGS,
      EVENKEEL_SMTP_URL: `smtp://us:p%2Fq@127.0.0.1:${server.port}`,
    })
    try {
      await sendCode(worker.origin)
      await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(1)
      const [mail] = server.received
      expect([mail?.from, mail?.to]).toEqual(['no-reply@money.example', ['staff@evenkeel.example']])
      const text = mail?.text ?? ''
      expect(text).toMatch(/^From: Evenkeel <no-reply@money\.example>\r\n/)
      expect(Buffer.from(text.slice(text.indexOf('\r\n\r\n')), 'base64').toString()).toMatch(/\b\d{6}\b/)
      expect((await fetch(`${worker.origin}/dev/outbox`)).status).toBe(404)
    } finally {
      await worker.stop()
      await server.stop()
    }
  })

  it.each([
    ['from the first byte', { isSecure: true }, 'smtps://us:sesame@127.0.0.1'],
    // Another name of this machine: to 127.0.0.1 nothing has to be hidden.
    ['after STARTTLS', { isSecure: false }, 'smtp://us:sesame@0.0.0.0'],
  ])('goes under TLS, %s, to a server that somebody vouches for', async (_when, how, url) => {
    const server = await startMailServer({ ...how, certificate, login: { user: 'us', password: 'sesame' } })
    const worker = await startDeployedWorker(script, folder, {
      ...SETTINGS,
      EVENKEEL_SMTP_URL: `${url}:${server.port}`,
    })
    try {
      await sendCode(worker.origin)
      await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(1)
      expect([server.received[0]?.to, server.secured()]).toEqual([['staff@evenkeel.example'], 1])
    } finally {
      await worker.stop()
      await server.stop()
    }
  })

  it.each([
    ['from the first byte', { isSecure: true }, 'smtps://us:sesame@127.0.0.1'],
    ['after STARTTLS', { hasTls: true }, 'smtp://us:sesame@0.0.0.0'],
  ])('says nothing to a server that nobody vouches for, %s', async (_when, how, url) => {
    const server = await startMailServer({ ...how, login: { user: 'us', password: 'sesame' } })
    const worker = await startDeployedWorker(
      script,
      folder,
      { ...SETTINGS, EVENKEEL_SMTP_URL: `${url}:${server.port}` },
      () => {},
    )
    try {
      await expect.poll(async () => (await sendCode(worker.origin)).status, { timeout: 20_000 }).toBe(503)
      expect([server.received, server.secured()]).toEqual([[], 0])
    } finally {
      await worker.stop()
      await server.stop()
    }
  })

  it('is not promised while the server is gone', async () => {
    const worker = await startDeployedWorker(script, folder, { ...SETTINGS, EVENKEEL_SMTP_URL: 'smtp://127.0.0.1:9' })
    try {
      await expect.poll(async () => (await sendCode(worker.origin)).status, { timeout: 20_000 }).toBe(503)
    } finally {
      await worker.stop()
    }
  })
})
