// Proves: ASVS-1.3.11, ASVS-12.3.1
import { connect, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { type RunningMailServer, startMailServer } from '../../testing/mail-server.ts'
import { DeliveryError } from './mail.ts'
import { deliverBySmtp, type SmtpConnection } from './smtp-dialog.ts'

const servers: RunningMailServer[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) await server.stop()
})

const start = async (options: Parameters<typeof startMailServer>[0] = {}) => {
  const server = await startMailServer(options)
  servers.push(server)
  return server
}

/**
 * Returns a connection like that of Cloudflare's runtime, over a socket of Node; it accepts the test server's
 * certificate.
 */
function toConnection(socket: Socket): SmtpConnection {
  sockets.push(socket)
  socket.on('error', () => undefined)
  const { readable, writable } = Duplex.toWeb(socket)
  return { readable, writable, startTls: () => toConnection(connectTls({ socket, rejectUnauthorized: false })) }
}

const envelope = { from: 'no-reply@money.example', to: 'ada@example.test', content: 'Subject: Hello\r\n\r\nHello\r\n' }
const plain = { needsTls: false, login: null }
const deliver = ({ port }: RunningMailServer, options = {}, changed = {}) =>
  deliverBySmtp(toConnection(connect(port, '127.0.0.1')), { ...envelope, ...changed }, { ...plain, ...options })
const failure = (delivered: Promise<void>) =>
  delivered.then(
    () => 'delivered',
    (error: unknown) => (error instanceof DeliveryError ? { isFinal: error.isFinal } : error),
  )

describe('a dialog with a mail server', () => {
  it('hands a mail over as it is', async () => {
    const server = await start()
    await deliver(server)
    expect(server.received).toEqual([
      { from: 'no-reply@money.example', to: ['ada@example.test'], text: 'Subject: Hello\r\n\r\nHello\r\n' },
    ])
  })

  it.each(['PLAIN', 'LOGIN'])('signs in by %s, and only then hands the mail over', async (method) => {
    const server = await start({ login: { user: 'us', password: 'sesame' }, methods: [method] })
    expect(await failure(deliver(server, { login: { user: 'us', password: 'wrong' } }))).toEqual({ isFinal: false })
    expect(server.received).toEqual([])
    await deliver(server, { login: { user: 'us', password: 'sesame' } })
    expect(server.received).toHaveLength(1)
  })

  it('puts the connection under TLS before it says a password', async () => {
    const server = await start({ login: { user: 'us', password: 'sesame' }, hasTls: true })
    await deliver(server, { needsTls: true, login: { user: 'us', password: 'sesame' } })
    expect(server.received).toHaveLength(1)
    expect(server.secured()).toBe(1)
  })

  it('says nothing more to a server that offers no TLS', async () => {
    const server = await start()
    expect(await failure(deliver(server, { needsTls: true }))).toEqual({ isFinal: false })
    expect(server.received).toEqual([])
  })

  it('tells a refusal for good from one for now', async () => {
    const refuse = (to: string) =>
      Object.assign(new Error('Refused'), { responseCode: to.startsWith('nobody') ? 550 : 451 })
    const server = await start({ refuse })
    expect(await failure(deliver(server, {}, { to: 'nobody@example.test' }))).toEqual({ isFinal: true })
    expect(await failure(deliver(server))).toEqual({ isFinal: false })
  })

  it('lets no address say anything else to the server', async () => {
    const server = await start()
    for (const to of ['ada@example.test>\r\nRCPT TO:<eve@example.test', 'ada', 'a b@example.test']) {
      expect(await failure(deliver(server, {}, { to }))).toEqual({ isFinal: true })
    }
    expect(server.received).toEqual([])
  })
})
