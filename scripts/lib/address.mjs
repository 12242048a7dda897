import { createServer } from 'node:net'
import { stop } from './say.mjs'

/** Returns the host and port from HOST and PORT; by default loopback and 4600. Ends the process for an invalid port. */
export function address() {
  const port = Number(process.env.PORT || 4600)
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    stop(`PORT is '${process.env.PORT}'. Give a number from 1 to 65534, for example PORT=4700.`)
  return { host: process.env.HOST || '127.0.0.1', port }
}

/**
 * Ends the process if something already listens there. Called before a build, which would take minutes.
 * @param {string} host
 * @param {number} port
 */
export async function assertFree(host, port) {
  const server = createServer()
  const error = await new Promise((resolve) => {
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
  if (error === undefined) return
  const other = port === 4700 ? 4800 : 4700
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop what runs there, or choose another one with PORT, as in PORT=${other} npm start.`
      : `Cannot listen on ${host}, port ${port} (${error.code}): choose others with HOST and PORT.`,
  )
}
