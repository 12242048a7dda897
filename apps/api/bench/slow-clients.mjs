import { connect } from 'node:net'
import { clearInterval, setInterval } from 'node:timers'

/*
 * A separate program, so that it does not slow down the measurement: `node slow-clients.mjs <kind> <port>` opens
 * connections of one kind, from another address of this machine, replaces those that the server closes, and prints
 * "ready" once they are open.
 */
const [kind = '', port = ''] = process.argv.slice(2)
const fromAddress = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1'
const requestHead = 'POST /webapi/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const hugeBody = 'x'.repeat(2_000_000)
const deepBody = `${'['.repeat(30_000)}${']'.repeat(30_000)}`

/**
 * How many connections of each kind, what each sends first, and what it then sends at intervals.
 * @type {Record<string, { count: number, first: string, drip?: string, everyMs?: number, isOnce?: boolean, reads?:
 * boolean, apartMs?: number }>}
 */
const kinds = {
  'half-open sockets': { count: 1_000, first: '' },
  'header drips': { count: 500, first: 'GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ', drip: 'a', everyMs: 500 },
  'slow bodies': {
    count: 500,
    first: `${requestHead}Content-Length: 60000\r\n\r\n{"userName":"`,
    drip: 'a',
    everyMs: 500,
  },
  'slow readers': { count: 100, first: 'GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n', reads: false, apartMs: 50 },
  'huge bodies': {
    count: 20,
    first: `${requestHead}Content-Length: ${hugeBody.length}\r\nConnection: close\r\n\r\n${hugeBody}`,
    isOnce: true,
    everyMs: 1_000,
    apartMs: 50,
  },
  'deep bodies': {
    count: 20,
    first: `${requestHead}Content-Length: ${deepBody.length}\r\nConnection: close\r\n\r\n${deepBody}`,
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
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: fromAddress })
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
    // Reconnecting at once would be a flood, which is a different test.
    setTimeout(open, what?.isOnce ? what.everyMs : 1_000)
  })
}
for (let index = 0; index < what.count; index += 1) setTimeout(open, index * (what.apartMs ?? 0))
// Connections that are not read from would not keep the process running.
setInterval(() => {}, 60_000)
