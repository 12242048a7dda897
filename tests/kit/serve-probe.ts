import { once } from 'node:events'
import { createServer } from 'node:http'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { setSecurityHeaders } from '../../apps/api/src/http/security-headers.ts'
import { sourceConditions } from '../../scripts/lib/source-conditions.mjs'

const here = import.meta.dirname
const styleNonce = 'bm9uY2Ugb2YgYSB0ZXN0'

/** The headers of our own pages. */
function toPageHeaders(): Headers {
  const headers = new Headers()
  const policies = { frameAncestors: [], openerPolicy: 'same-origin', styleNonce } as const
  setSecurityHeaders(headers, { isPage: true, isHttps: false, ...policies })
  return headers
}

/** Returns the built files of the page by their address. */
async function buildProbe(): Promise<ReadonlyMap<string, string>> {
  const output = await build({
    ...sourceConditions,
    configFile: false,
    root: here,
    logLevel: 'warn',
    plugins: [react(), tailwind()],
    build: { write: false, minify: false },
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  if (!('output' in output)) throw new Error('the probe was not built')
  return new Map(
    output.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]),
  )
}

const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' } as const

const toType = (path: string) =>
  Object.entries(types).find(([ending]) => path.endsWith(`.${ending}`))?.[1] ?? 'text/plain'

export interface ProbeServer {
  readonly url: string
  close(): Promise<unknown>
}

/** Serves the kit's parts on a plain page under the policy of our own pages, on a free port. */
export async function serveProbe(): Promise<ProbeServer> {
  const files = await buildProbe()
  const headers = toPageHeaders()
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url
    const text = (files.get(path) ?? '').replace('%STYLE_NONCE%', styleNonce)
    response
      .setHeaders(headers)
      .setHeader('Content-Type', `${toType(path)}; charset=utf-8`)
      .end(text)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      return closed
    },
  }
}
