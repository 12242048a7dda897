import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDeployedWorker, startDeployedWorker } from '../test/edge-deployed.ts'
import { startMailServer } from '../test/mail-server.ts'
import { makeTestClient } from '../test/test-client.ts'

const SETTINGS = { EVENKEEL_SECRET: 'a secret of a test, longer than 32 characters', EVENKEEL_DEMO: '1', EVENKEEL_MAIL_FROM: 'Evenkeel <no-reply@money.example>' }

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
    const worker = await startDeployedWorker(script, folder, { ...SETTINGS, EVENKEEL_SMTP_URL: `smtp://us:p%2Fq@127.0.0.1:${server.port}` })
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

  it('is not promised while the server is gone', async () => {
    const worker = await startDeployedWorker(script, folder, { ...SETTINGS, EVENKEEL_SMTP_URL: 'smtp://127.0.0.1:9' })
    try {
      await expect.poll(async () => (await sendCode(worker.origin)).status, { timeout: 20_000 }).toBe(503)
    } finally {
      await worker.stop()
    }
  })
})
