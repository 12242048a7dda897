import { Agent, createServer, request } from 'node:http'

/** How long requests at work may take to finish when the door is told to close. */
const CLOSE_TIMEOUT_MS = 10_000
const STOPPING = JSON.stringify({ code: 10000, message: 'An error has occurred, Please retry' })

/** @param {import('node:http').ServerResponse} outgoing */
function sendAway(outgoing) {
  if (outgoing.headersSent) return void outgoing.destroy()
  outgoing.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2', Connection: 'close' }).end(STOPPING)
}

/**
 * Stands before workerd on this machine, as Cloudflare's network does before a Worker: says from which address a request comes,
 * and on closing lets those that were begun finish and answers 503 to the rest, which workerd by itself cannot.
 *
 * @param {{ host: string, port: number, to: URL }} options
 * @returns {Promise<{ close(): Promise<void> }>}
 */
export async function openFrontDoor({ host, port, to }) {
  const agent = new Agent({ keepAlive: true })
  let isClosing = false
  const server = createServer((incoming, outgoing) => {
    outgoing.once('close', () => isClosing && setImmediate(() => server.closeIdleConnections()))
    if (isClosing) return sendAway(outgoing)
    // Whoever asks may not say so themselves.
    const headers = { ...incoming.headers, 'cf-connecting-ip': incoming.socket.remoteAddress ?? '' }
    const { method, url: path } = incoming
    const forwarded = request({ agent, host: to.hostname, port: to.port, method, path, headers }, (answer) => {
      const closing = isClosing ? { connection: 'close' } : {}
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...closing })
      answer.pipe(outgoing).once('close', () => answer.destroy())
    })
    forwarded.on('error', () => sendAway(outgoing))
    outgoing.once('close', () => forwarded.destroy())
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
        const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS)
        server.close(() => {
          clearTimeout(deadline)
          agent.destroy()
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
