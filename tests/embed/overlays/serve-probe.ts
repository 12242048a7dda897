import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { postcssShadow } from '../../../packages/ui/build/postcss-shadow.ts'
import { radixShadowPatch } from '../../../packages/ui/build/radix-shadow-patch.ts'
import { sourceConditions } from '../../../scripts/lib/source-conditions.mjs'

const here = import.meta.dirname
const policy = "default-src 'self'; style-src 'self'; script-src 'self'"

/** Collects what the policy refuses, from before the widget runs. */
const watchScript = `window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective + ' ' + event.blockedURI));`

/** The probe as one script, its sheet inside, built with the same steps as a widget. */
async function bundleProbe(): Promise<string> {
  const output = await build({
    ...sourceConditions,
    configFile: false,
    root: here,
    logLevel: 'warn',
    plugins: [react(), tailwind(), radixShadowPatch()],
    css: { postcss: { plugins: [postcssShadow()] } },
    build: { write: false, minify: false, lib: { entry: 'probe.tsx', formats: ['es'], fileName: 'probe' } },
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const [result] = Array.isArray(output) ? output : []
  const [chunk] = result?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('the probe was not built')
  return chunk.code
}

export interface ProbeServer {
  url: string
  close: () => Promise<void>
}

/** Serves the host page with the probe widget on it under a strict content security policy, on a free port. */
export async function serveProbe(): Promise<ProbeServer> {
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', await readFile(join(here, 'host.html'), 'utf8')],
    '/host.css': ['text/css', await readFile(join(here, 'host.css'), 'utf8')],
    '/watch.js': ['text/javascript', watchScript],
    '/probe.js': ['text/javascript', await bundleProbe()],
  }
  const server = createServer((request, response) => {
    const [type, text] = files[request.url ?? ''] ?? ['text/plain', '']
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy }).end(text)
  })
  const port = await listen(server)
  return { url: `http://127.0.0.1:${String(port)}/`, close: () => closed(server) }
}

const listen = (server: Server) =>
  new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })

const closed = (server: Server) => new Promise<void>((done) => server.close(() => done()))
