import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDeployedWorker, startDeployedWorker } from '../../../testing/edge/deployed-worker.ts'
import { testCertificates } from '../../../testing/edge/test-certificates.ts'
import { startMailServer } from '../../../testing/mail-server.ts'
import { createTestClient } from '../../../testing/test-client.ts'

const settings = {
  EVENKEEL_SECRET: 'a secret of a test, longer than 32 characters',
  EVENKEEL_DEMO: '1',
  EVENKEEL_MAIL_FROM: 'Evenkeel <no-reply@money.example>',
}

const certificate = { key: testCertificates.key, cert: testCertificates.certificate }

let folder: string
let script: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-edge-mail-'))
  script = await buildDeployedWorker(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const readPart = (part: string) => Buffer.from(part.slice(part.indexOf('\r\n\r\n')), 'base64').toString()

const sendCode = async (origin: string) => {
  const client = createTestClient(origin)
  await client.call('session', {})
  return client.send('login', { body: { userName: 'staff@evenkeel.example', password: 'Quiet-Harbor-42' } })
}

describe('mail from Cloudflare\u2019s runtime', () => {
  it('reaches a real mail server, and no request waits for it', async () => {
    const server = await startMailServer({ login: { user: 'us', password: 'p/q' }, methods: ['PLAIN'] })
    const worker = await startDeployedWorker(script, folder, {
      ...settings,
      EVENKEEL_SMTP_URL: `smtp://us:p%2Fq@127.0.0.1:${server.port}`,
    })
    try {
      await sendCode(worker.origin)
      await expect.poll(() => server.received.length).toBe(1)
      const [mail] = server.received
      expect([mail?.from, mail?.to]).toEqual(['no-reply@money.example', ['staff@evenkeel.example']])
      const text = mail?.text ?? ''
      expect(text).toMatch(/^From: Evenkeel <no-reply@money\.example>\r\n/)
      const [, plain = '', html = ''] = text.split(/^--=_.*$/m).map(readPart)
      expect(plain).toMatch(/\b\d{6}\b/)
      expect(html).toContain(/\b\d{6}\b/.exec(plain)?.[0])
      expect((await fetch(`${worker.origin}/dev/outbox`)).status).toBe(404)
    } finally {
      await worker.stop()
      await server.stop()
    }
  })

  it.each([
    ['from the first byte', { isSecure: true }, 'smtps://us:sesame@127.0.0.1'],
    // Another address of this machine, because 127.0.0.1 does not require TLS.
    ['after STARTTLS', { isSecure: false }, 'smtp://us:sesame@0.0.0.0'],
  ])('goes under TLS, %s, to a server with a trusted certificate', async (_when, how, url) => {
    const server = await startMailServer({ ...how, certificate, login: { user: 'us', password: 'sesame' } })
    const worker = await startDeployedWorker(script, folder, {
      ...settings,
      EVENKEEL_SMTP_URL: `${url}:${server.port}`,
    })
    try {
      await sendCode(worker.origin)
      await expect.poll(() => server.received.length).toBe(1)
      expect([server.received[0]?.to, server.secured()]).toEqual([['staff@evenkeel.example'], 1])
    } finally {
      await worker.stop()
      await server.stop()
    }
  })

  it.each([
    ['from the first byte', { isSecure: true }, 'smtps://us:sesame@127.0.0.1'],
    ['after STARTTLS', { hasTls: true }, 'smtp://us:sesame@0.0.0.0'],
  ])('sends nothing to a server without a trusted certificate, %s', async (_when, how, url) => {
    const server = await startMailServer({ ...how, login: { user: 'us', password: 'sesame' } })
    const worker = await startDeployedWorker(
      script,
      folder,
      { ...settings, EVENKEEL_SMTP_URL: `${url}:${server.port}` },
      () => {},
    )
    try {
      await expect.poll(async () => (await sendCode(worker.origin)).status).toBe(503)
      expect([server.received, server.secured()]).toEqual([[], 0])
    } finally {
      await worker.stop()
      await server.stop()
    }
  })

  it('is not promised while the server is gone', async () => {
    const worker = await startDeployedWorker(script, folder, { ...settings, EVENKEEL_SMTP_URL: 'smtp://127.0.0.1:9' })
    try {
      await expect.poll(async () => (await sendCode(worker.origin)).status).toBe(503)
    } finally {
      await worker.stop()
    }
  })

  it('that the server did not take is sent once, later, by the Worker that is there then', async () => {
    let isDown = true
    const busy = Object.assign(new Error('Try later'), { responseCode: 451 })
    const server = await startMailServer({ refuse: () => (isDown ? busy : null) })
    const own = mkdtempSync(join(tmpdir(), 'evenkeel-edge-kept-'))
    const bindings = { ...settings, EVENKEEL_SMTP_URL: `smtp://127.0.0.1:${server.port}` }
    const first = await startDeployedWorker(script, own, bindings)
    try {
      await sendCode(first.origin)
      const kept = (await first.miniflare.getD1Database('DIRECTORY')).prepare('SELECT next_at FROM posted_mail')
      const pause = async () => Number(await kept.first('next_at')) - Date.now()
      // In a pause between two tries: the Worker is not handing it over.
      await expect.poll(async () => (await pause()) > 2_000 && (await pause()) < 60_000).toBe(true)
      await first.stop()
      isDown = false
      const second = await startDeployedWorker(script, own, bindings)
      try {
        const worker = await second.miniflare.getWorker()
        await fetch(`${second.origin}/health`)
        const runTimer = async () => {
          await worker.scheduled()
          return server.received.map(({ to }) => to)
        }
        await expect.poll(runTimer, { interval: 500 }).toEqual([['staff@evenkeel.example']])
        expect(await runTimer()).toHaveLength(1)
      } finally {
        await second.stop()
      }
    } finally {
      rmSync(own, { recursive: true, force: true })
      await server.stop()
    }
  })
})
