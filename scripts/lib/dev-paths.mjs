/** Paths that the server answers while `npm run dev` serves the portal. Vite answers all others, with hot reload. */
const served = [
  '/webapi',
  '/ngapi',
  '/widgets',
  '/embed',
  '/openapi.json',
  '/docs',
  '/.well-known',
  '/security-policy',
  '/health',
  '/ready',
  '/metrics',
  '/dev',
  '/logout.aspx',
]

const toPattern = (/** @type {string} */ path) => `^${path.replaceAll('.', '\\.')}(?=[/?]|$)`

/**
 * Returns Vite's proxy table, which forwards those paths to the server on this port.
 * @param {number} port
 * @returns {Record<string, { target: string }>}
 */
export const devProxy = (port) =>
  Object.fromEntries(served.map((path) => [toPattern(path), { target: `http://127.0.0.1:${port}` }]))
