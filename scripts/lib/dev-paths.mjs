/** What the server answers by itself while `npm run dev` serves the portal; everything else is the portal, with hot reload. */
const served = [
  '/webapi',
  '/ngapi',
  '/widgets',
  '/embed',
  '/openapi.json',
  '/docs',
  '/health',
  '/ready',
  '/metrics',
  '/dev',
  '/logout.aspx',
]

const patternOf = (/** @type {string} */ path) => `^${path.replaceAll('.', '\\.')}(?=[/?]|$)`

/**
 * Vite's table of what goes on to the server on this port of the loopback.
 * @param {number} port
 * @returns {Record<string, { target: string }>}
 */
export const devProxy = (port) =>
  Object.fromEntries(served.map((path) => [patternOf(path), { target: `http://127.0.0.1:${port}` }]))
