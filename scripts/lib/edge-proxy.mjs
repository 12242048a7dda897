import { Agent, createServer, request } from 'node:http'
import { announcesTooMuch, holdBody, limitFinder, refuseBody } from './too-large.mjs'

/** How long running requests may take to finish when the proxy closes. */
const closeTimeoutMs = 10_000
const stopping = JSON.stringify({ code: 10000, message: 'An error has occurred, Please retry' })

/** @param {import('node:http').ServerResponse} outgoing */
function answerBusy(outgoing) {
  if (outgoing.headersSent) return void outgoing.destroy()
  outgoing.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2', Connection: 'close' }).end(stopping)
}

/**
 * Starts a proxy in front of workerd, as Cloudflare's network is in front of a Worker. It adds the address that a
 * request comes from. When it closes, it lets running requests finish and answers 503 to the rest, which workerd cannot do.
 * It refuses bodies that are too large: workerd would close the connection while the body is still being sent, and the
 * sender would lose the answer.
 *
 * @param {{ host: string, port: number, to: URL, limits?: readonly import('./too-large.mjs').BodyLimit[] }} options
 * @returns {Promise<{ close(): Promise<void> }>}
 */
export async function startEdgeProxy({ host, port, to, limits = [] }) {
  const maxBytesOf = limitFinder(limits)
  // Closed before workerd closes them after five seconds, so that no request meets a connection that has just been closed.
  const agent = new Agent({ keepAlive: true, timeout: 3_000 })
  let isClosing = false
  const server = createServer((incoming, outgoing) => {
    outgoing.once('close', () => isClosing && setImmediate(() => server.closeIdleConnections()))
    if (isClosing) return answerBusy(outgoing)
    const maxBytes = maxBytesOf(incoming)
    if (announcesTooMuch(incoming, maxBytes)) return refuseBody(incoming, outgoing)
    // The client must not set this header itself.
    const headers = { ...incoming.headers, 'cf-connecting-ip': incoming.socket.remoteAddress ?? '' }
    const { method, url: path } = incoming
    const forwarded = request({ agent, host: to.hostname, port: to.port, method, path, headers }, (answer) => {
      if (outgoing.headersSent) return void answer.destroy()
      const closing = isClosing ? { connection: 'close' } : {}
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...closing })
      answer.pipe(outgoing).once('close', () => answer.destroy())
    })
    forwarded.on('error', () => outgoing.writableEnded || answerBusy(outgoing))
    outgoing.once('close', () => forwarded.destroy())
    // Held until its length is known: if a body ends early, workerd may answer 503 before the refusal is sent.
    if (incoming.headers['transfer-encoding'] !== undefined && Number.isFinite(maxBytes))
      return holdBody(incoming, outgoing, maxBytes, forwarded)
    incoming.pipe(forwarded)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  return {
    close: () =>
      new Promise((resolve) => {
        isClosing = true
        const deadline = setTimeout(() => server.closeAllConnections(), closeTimeoutMs)
        server.close(() => {
          clearTimeout(deadline)
          agent.destroy()
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
