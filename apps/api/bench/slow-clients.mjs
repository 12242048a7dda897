import { connect } from 'node:net'
import { clearInterval, setInterval } from 'node:timers'

/*
 * A program of its own, so that whoever measures is not slowed by it: `node slow-clients.mjs <kind> <port>` opens connections
 * of one kind, from another address of this machine, replaces those that the server closes, and says "ready" once they are there.
 */
const [kind = '', port = ''] = process.argv.slice(2)
const FROM = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1'
const HEAD = 'POST /webapi/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const HUGE = 'x'.repeat(2_000_000)
const DEEP = `${'['.repeat(30_000)}${']'.repeat(30_000)}`

/**
 * How many connections of each kind, what each sends at first, and what it then sends every so often.
 * @type {Record<string, { count: number, first: string, drip?: string, everyMs?: number, isOnce?: boolean, reads?: boolean, apartMs?: number }>}
 */
const kinds = {
  'half-open sockets': { count: 1_000, first: '' },
  'header drips': { count: 500, first: 'GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ', drip: 'a', everyMs: 500 },
  'slow bodies': { count: 500, first: `${HEAD}Content-Length: 60000\r\n\r\n{"userName":"`, drip: 'a', everyMs: 500 },
  'slow readers': { count: 100, first: 'GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n', reads: false, apartMs: 50 },
  'huge bodies': {
    count: 20,
    first: `${HEAD}Content-Length: ${HUGE.length}\r\nConnection: close\r\n\r\n${HUGE}`,
    isOnce: true,
    everyMs: 1_000,
    apartMs: 50,
  },
  'deep bodies': {
    count: 20,
    first: `${HEAD}Content-Length: ${DEEP.length}\r\nConnection: close\r\n\r\n${DEEP}`,
    isOnce: true,
    everyMs: 1_000,
    apartMs: 50,
  },
}

const what = kinds[kind]
if (!what) {
  console.error(`There is no kind of client named '${kind}': choose from ${Object.keys(kinds).join(', ')}.`)
  process.exit(1)
}

let opened = 0
function open() {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: FROM })
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let dripping
  socket.once('connect', () => {
    if (what?.first) socket.write(what.first)
    if (what?.reads === false) socket.pause()
    else socket.resume()
    if (what?.drip) dripping = setInterval(() => socket.write(what.drip ?? ''), what.everyMs)
    opened += 1
    if (opened === what?.count) console.log('ready')
  })
  socket.on('error', () => {})
  socket.once('close', () => {
    clearInterval(dripping)
    // At once would be a flood, which is another matter.
    setTimeout(open, what?.isOnce ? what.everyMs : 1_000)
  })
}
for (let index = 0; index < what.count; index += 1) setTimeout(open, index * (what.apartMs ?? 0))
// Connections that nobody reads from would not keep a program going by themselves.
setInterval(() => {}, 60_000)
