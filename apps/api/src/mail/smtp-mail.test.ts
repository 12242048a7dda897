// Proves: ASVS-1.2.1, ASVS-1.3.11
import { afterEach, describe, expect, it } from 'vitest'
import { startMailServer } from '../../testing/mail-server.ts'
import { createSmtpDelivery } from './smtp-mail.ts'

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

const deliveryTo = (port: number, host = '127.0.0.1') =>
  createSmtpDelivery({ url: `smtp://${host}:${port}`, from: fromAddress })

describe('mail by SMTP', () => {
  it('arrives at a real server, from us, as plain text', async () => {
    const server = await startServer()
    await deliveryTo(server.port)(message)
    const [mail] = server.received
    expect([mail?.from, mail?.to]).toEqual(['no-reply@money.example', ['ada@example.test']])
    expect(mail?.text).toContain('From: Evenkeel <no-reply@money.example>')
    expect(mail?.text).toContain('Subject: Your Evenkeel verification code')
    expect(mail?.text).toContain('Content-Type: text/plain; charset=utf-8')
    expect(mail?.text).toContain('Your verification code is 123456')
  })

  it('arrives as HTML too, with one press to turn it off, and under one id in each try', async () => {
    const server = await startServer()
    const stopUrl = 'https://money.example/email/stop/1.abc'
    await deliveryTo(server.port)({ ...message, html: '<p>Hello</p>', stopUrl, id: 'note-1' })
    const text = server.received[0]?.text
    expect(text).toContain('Content-Type: multipart/alternative')
    expect(text).toContain('<p>Hello</p>')
    expect(text).toContain(`List-Unsubscribe: <${stopUrl}>`)
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(text).toContain('Message-ID: <note-1@money.example>')
  })

  it('that a server could not take now may be tried again', async () => {
    const server = await startServer({ refuse: () => Object.assign(new Error('Try later'), { responseCode: 451 }) })
    await expect(deliveryTo(server.port)(message)).rejects.toMatchObject({ isFinal: false })
    await expect(deliveryTo(1)(message)).rejects.toMatchObject({ isFinal: false })
    expect(server.received).toEqual([])
  })

  it('is not to be tried again where the server knows nobody of that name', async () => {
    const server = await startServer({ refuse: () => Object.assign(new Error('No such user'), { responseCode: 550 }) })
    await expect(deliveryTo(server.port)(message)).rejects.toMatchObject({ name: 'DeliveryError', isFinal: true })
    expect(server.received).toEqual([])
  })

  it('cannot be turned by what somebody types into a mail to others', async () => {
    const server = await startServer()
    await deliveryTo(server.port)({ ...message, subject: 'Code\r\nBcc: eve@example.test\r\n\r\nHello' })
    const [mail] = server.received
    expect(mail?.to).toEqual(['ada@example.test'])
    expect(mail?.text).not.toMatch(/^Bcc:/m)
  })

  it.each([
    'ceo,eve@evil.example',
    'eve@evil.example,a.b',
    'team:eve@evil.example;',
    'ada<eve@evil.example',
    '"ada"eve@evil.example',
  ])('goes to the one address that was typed, or nowhere: %s', async (to) => {
    const server = await startServer()
    await Promise.allSettled([deliveryTo(server.port)({ ...message, to })])
    expect(server.received.flatMap((mailed) => mailed.to)).not.toContain('eve@evil.example')
  })

  it('is handed to no server elsewhere that offers no TLS', async () => {
    const server = await startServer()
    // Leads here as well, and is not one of the names by which we know this machine.
    const failure = deliveryTo(server.port, '0.0.0.0')(message)
    await expect(failure).rejects.toMatchObject({ name: 'DeliveryError', cause: { code: 'ETLS' } })
    expect(server.received).toEqual([])
  })
})
