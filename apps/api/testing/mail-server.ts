import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body, unchanged. */
  readonly text: string
}

export interface RunningMailServer {
  readonly port: number
  readonly received: readonly ReceivedMail[]
  /** Resolves with the next mail that arrives. */
  next(): Promise<ReceivedMail>
  /** Returns how many connections were switched to TLS. */
  secured(): number
  stop(): Promise<void>
}

interface MailServerOptions {
  /** Only senders who sign in with these may send. */
  readonly login?: { readonly user: string; readonly password: string }
  readonly methods?: readonly string[]
  /** Offers STARTTLS, with a self-signed certificate. */
  readonly hasTls?: boolean
  /** A certificate signed by a test authority; with it STARTTLS is offered too. */
  readonly certificate?: { readonly key: string; readonly cert: string }
  /** TLS from the first byte. */
  readonly isSecure?: boolean
  /** Returns the error with which a recipient is refused; null accepts. */
  readonly refuse?: (to: string) => Error | null
}

/** Starts a real mail server on this machine, on a free port. */
export async function startMailServer(options: MailServerOptions = {}): Promise<RunningMailServer> {
  const {
    login,
    methods = ['PLAIN', 'LOGIN'],
    certificate,
    hasTls = certificate !== undefined,
    isSecure = false,
    refuse = () => null,
  } = options
  const received: ReceivedMail[] = []
  let secured = 0
  let onMail: (mail: ReceivedMail) => void = () => undefined
  const server = new SMTPServer({
    ...certificate,
    secure: isSecure,
    authOptional: !login,
    authMethods: [...methods],
    allowInsecureAuth: !hasTls,
    disabledCommands: [...(hasTls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.password) done(null, { user: username })
      else done(new Error('Wrong'))
    },
    onRcptTo: ({ address }, _session, done) => done(refuse(address)),
    onData(stream, { envelope: { mailFrom, rcptTo }, secure }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => void parts.push(part))
      stream.on('end', () => {
        if (secure) secured += 1
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        }
        received.push(mail)
        onMail(mail)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  server.server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const next = () => new Promise<ReceivedMail>((resolve) => (onMail = resolve))
  return {
    port,
    received,
    next,
    secured: () => secured,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
