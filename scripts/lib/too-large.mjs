/** @typedef {{ method: string, path: string, maxBytes: number }} BodyLimit */

/** How much of a refused body is still read, so that its sender reads the answer and keeps the connection. */
const maxDiscarded = 16 * 1024 * 1024
const tooLarge = JSON.stringify({ code: -1, message: 'Unknown error encountered' })

/** @param {string} path */
const toPattern = (path) => new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/**
 * Returns the largest body that each call takes in bytes; Infinity for a path that is no call.
 *
 * @param {readonly BodyLimit[]} limits
 * @returns {(incoming: import('node:http').IncomingMessage) => number}
 */
export function limitFinder(limits) {
  const known = limits.map(({ method, path, maxBytes }) => ({ method, pattern: toPattern(path), maxBytes }))
  return ({ method, url = '' }) => {
    const [path = ''] = url.split('?')
    return (
      known.find((limit) => limit.method === method && limit.pattern.test(path))?.maxBytes ?? Number.POSITIVE_INFINITY
    )
  }
}

/** Reads and drops the rest of a body; ends the connection of a sender that does not stop. @param {import('node:http').IncomingMessage} incoming */
function discard(incoming) {
  let bytes = 0
  incoming.on('data', (chunk) => {
    bytes += chunk.length
    if (bytes > maxDiscarded) incoming.socket.destroySoon()
  })
  incoming.resume()
}

/**
 * Refuses a body that is too large with the app's own answer, and keeps the connection open.
 *
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
export function refuseBody(incoming, outgoing) {
  outgoing
    .writeHead(413, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Content-Length': tooLarge.length,
    })
    .end(tooLarge)
  discard(incoming)
}

/** @param {import('node:http').IncomingMessage} incoming @param {number} maxBytes */
export const announcesTooMuch = ({ headers }, maxBytes) => Number(headers['content-length'] ?? 0) > maxBytes

/**
 * Forwards a body of unannounced length as a whole, or refuses it once it is larger than its call takes.
 *
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 * @param {number} maxBytes
 * @param {import('node:http').ClientRequest} forwarded
 */
export function holdBody(incoming, outgoing, maxBytes, forwarded) {
  /** @type {Buffer[]} */
  const chunks = []
  let bytes = 0
  const hold = (/** @type {Buffer} */ chunk) => {
    bytes += chunk.length
    chunks.push(chunk)
    if (bytes <= maxBytes) return
    incoming.off('data', hold).off('end', forward)
    refuseBody(incoming, outgoing)
    forwarded.destroy()
  }
  const forward = () => void forwarded.end(Buffer.concat(chunks))
  incoming.on('data', hold).once('end', forward)
}
