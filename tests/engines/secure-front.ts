import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { createCertificates } from '../../apps/api/testing/make-certificates.ts'
import { type RunningEvenkeel, startEvenkeel } from '../support/start-evenkeel.mjs'
import { findPort } from './find-port.ts'

/**
 * Starts Evenkeel behind https, with a certificate that only tests accept: on plain http, WebKit keeps no cookie that is for https
 * alone, not even on this machine, as other browsers do.
 */
export async function startSecureEvenkeel(env: Record<string, string> = {}): Promise<RunningEvenkeel> {
  const [port, innerPort] = [await findPort(), await findPort()]
  const { key, certificate: cert } = createCertificates()
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const options = { method, headers: { ...headers, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' } }
    const passed = request(new URL(url, `http://127.0.0.1:${innerPort}`), options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = { EVENKEEL_ORIGIN: `https://localhost:${port}`, EVENKEEL_PROXIES: '1', PORT: String(innerPort) }
  const evenkeel = await startEvenkeel({ env: { ...address, ...env } })
  return {
    ...evenkeel,
    async stop() {
      server.close()
      server.closeAllConnections()
      await evenkeel.stop()
    },
  }
}
