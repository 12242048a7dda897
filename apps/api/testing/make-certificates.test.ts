import { once } from 'node:events'
import { createServer, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createCertificates } from './make-certificates.ts'

it('certificates of this machine are accepted by who trusts their authority, and by no one else', async () => {
  const { authority, key, certificate } = createCertificates()
  const server = createServer({ key, cert: certificate }, (_incoming, outgoing) => outgoing.end('here'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (host: string, ca: string) =>
    new Promise<number | string>((resolve) => {
      const sent = request({ host, port, ca, family: 4 }, (answer) => resolve(answer.resume().statusCode ?? 0))
      sent.on('error', (error) => resolve('code' in error ? String(error.code) : error.message)).end()
    })
  expect([await ask('localhost', authority), await ask('127.0.0.1', authority)]).toEqual([200, 200])
  expect(await ask('localhost', createCertificates().authority)).toMatch(/SIGNATURE|VERIFY|ISSUER/)
  server.close()
})
