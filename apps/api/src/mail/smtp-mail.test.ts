// Proves: ASVS-1.2.1, ASVS-1.3.11
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startMailServer } from '../../testing/mail-server.ts'
import { createTestClock } from '../../testing/test-app.ts'
import { createSmtpMail } from './smtp-mail.ts'

const fromAddress = 'Evenkeel <no-reply@money.example>'
const message = {
  to: 'ada@example.test',
  subject: 'Your Evenkeel verification code',
  text: 'Your verification code is 123456\n\nEvenkeel\n',
}

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const startServer = async (options: Parameters<typeof startMailServer>[0] = {}) => {
  const server = await startMailServer(options)
  stops.push(server.stop)
  return server
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Mail by that server; `lost` settles with the first message that was given up. */
function mailTo(port: number, host = '127.0.0.1') {
  let onLost: (error: unknown) => void = () => undefined
  const lost = new Promise<unknown>((resolve) => (onLost = resolve))
  const clock = createTestClock()
  const mail = createSmtpMail({ url: `smtp://${host}:${port}`, from: fromAddress }, { clock, onLost })
  return { mail, lost, clock }
}

describe('mail by SMTP', () => {
  it('arrives at a real server, from us, as plain text', async () => {
    const server = await startServer()
    const { mail } = mailTo(server.port)
    const arrived = server.next()
    mail.post(message)
    const { from, to, text } = await arrived
    expect([from, to]).toEqual(['no-reply@money.example', ['ada@example.test']])
    expect(text).toContain('From: Evenkeel <no-reply@money.example>')
    expect(text).toContain('Subject: Your Evenkeel verification code')
    expect(text).toContain('Content-Type: text/plain; charset=utf-8')
    expect(text).toContain('Your verification code is 123456')
  })

  it('arrives as HTML too, with one press to turn it off, and under one id in each try', async () => {
    const server = await startServer()
    const { mail } = mailTo(server.port)
    const stopUrl = 'https://money.example/email/stop/1.abc'
    const arrived = server.next()
    await mail.deliver({ ...message, html: '<p>Hello</p>', stopUrl, id: 'note-1' })
    const { text } = await arrived
    expect(text).toContain('Content-Type: multipart/alternative')
    expect(text).toContain('<p>Hello</p>')
    expect(text).toContain(`List-Unsubscribe: <${stopUrl}>`)
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(text).toContain('Message-ID: <note-1@money.example>')
  })

  it('that is handed over once reports what became of it', async () => {
    const server = await startServer({ refuse: () => Object.assign(new Error('Try later'), { responseCode: 451 }) })
    await expect(mailTo(server.port).mail.deliver(message)).rejects.toMatchObject({ isFinal: false })
    await expect(mailTo(1).mail.deliver(message)).rejects.toMatchObject({ isFinal: false })
    expect(server.received).toEqual([])
  })

  it('cannot be turned by what somebody types into a mail to others', async () => {
    const server = await startServer()
    const { mail } = mailTo(server.port)
    const arrived = server.next()
    mail.post({ ...message, subject: 'Code\r\nBcc: eve@example.test\r\n\r\nHello' })
    const { to, text } = await arrived
    expect(to).toEqual(['ada@example.test'])
    expect(text).not.toMatch(/^Bcc:/m)
  })

  it.each([
    'ceo,eve@evil.example',
    'eve@evil.example,a.b',
    'team:eve@evil.example;',
    'ada<eve@evil.example',
    '"ada"eve@evil.example',
  ])('goes to the one address that was typed, or nowhere: %s', async (to) => {
    const server = await startServer()
    const { mail, lost } = mailTo(server.port)
    mail.post({ ...message, to })
    await Promise.race([server.next(), lost])
    expect(server.received.flatMap((mailed) => mailed.to)).not.toContain('eve@evil.example')
  })

  it('is handed to no server elsewhere that offers no TLS', async () => {
    const server = await startServer()
    // Leads here as well, and is not one of the names by which we know this machine.
    const { mail, lost, clock } = mailTo(server.port, '0.0.0.0')
    mail.post(message)
    const passing = setInterval(() => clock.advance(600_000), 1)
    const failure = await lost
    clearInterval(passing)
    expect(failure).toMatchObject({ name: 'DeliveryError', cause: { code: 'ETLS' } })
    expect(server.received).toEqual([])
  })

  it('is not tried again where the server knows nobody of that name', async () => {
    const server = await startServer({ refuse: () => Object.assign(new Error('No such user'), { responseCode: 550 }) })
    const { mail, lost } = mailTo(server.port)
    mail.post(message)
    expect(await lost).toMatchObject({ name: 'DeliveryError', isFinal: true })
    expect(server.received).toEqual([])
  })

  it('comes through after a server that was busy', async () => {
    let asked = 0
    const refuse = () => {
      asked += 1
      return asked === 1 ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null
    }
    const server = await startServer({ refuse })
    const { mail } = mailTo(server.port)
    const arrived = server.next()
    mail.post(message)
    expect((await arrived).to).toEqual(['ada@example.test'])
    expect(asked).toBe(2)
  })

  it('keeps nobody waiting while the server is gone or says nothing', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => void sockets.push(socket))
    const port = await listen(silent)
    stops.push(async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => silent.close(resolve))
    })
    const { mail } = mailTo(port)
    expect(mail.post(message)).toBeUndefined()
    expect(mailTo(1).mail.post(message)).toBeUndefined()
    expect(() => mail.ensureWorks()).not.toThrow()
  })
})
