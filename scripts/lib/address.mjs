import { createServer } from 'node:net'
import { stop } from './say.mjs'

/** Where this command listens: loopback and port 4600 unless HOST and PORT say otherwise. */
export function address() {
  const port = Number(process.env.PORT || 4600)
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    stop(`PORT is '${process.env.PORT}': please give a number from 1 to 65534, for example PORT=4700.`)
  return { host: process.env.HOST || '127.0.0.1', port }
}

/**
 * Ends the process when something listens there already: said before a build rather than after it.
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
