// Proves: ASVS-4.2.1, ASVS-15.2.2
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import type { TestClient } from '../test-client.ts'

let app: TestApp | undefined
const sockets: Socket[] = []
/** Answers sent to slow clients, which get none while they are patient. */
let answers = 0
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app?.stop()
})

/** Opens connections that send this text and then nothing more. */
async function hang(port: number, count: number, text: string): Promise<void> {
  const connected = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {}).on('data', () => (answers += 1))
    return new Promise<void>((resolve) => socket.once('connect', () => socket.write(text, () => resolve())))
  })
  await Promise.all(connected)
}

const settled = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

/** Returns the beginning of a write that would be accepted if it arrived completely. */
function unfinishedWrite({ cookies }: TestClient): string {
  const token = (name: string) => cookies.get(name) ?? ''
  const headers = [
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    'Content-Length: 60000',
    `Cookie: ${[...cookies].map((pair) => pair.join('=')).join('; ')}`,
    `X-XSRF-TOKEN: ${token('XSRF-TOKEN')}`,
    `RequestVerificationToken: ${token('RequestVerificationToken')}`,
  ]
  return `POST /webapi/v1/transactions HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{"page":`
}

describe('while 200 slow clients hang', () => {
  it('others are served: half-open sockets, half headers and half bodies block no one', async () => {
    let begun = 0
    const observe = () => {
      begun += 1
      return () => {}
    }
    const operations = {
      observe,
      isReady: () => true,
      fault: () => undefined,
      metrics: () => '',
      metricsToken: undefined,
    }
    const started = await startTestApp({ runtime: 'node', parts: { maxConcurrent: 8, operations } })
    app = started
    const ada = await started.signIn('ada@example.test')
    const port = Number(new URL(started.origin).port)
    await hang(port, 50, '')
    await hang(port, 50, 'GET /health HTTP/1.1\r\nHost: x\r\nX-Half')
    const before = begun
    for (let client = 1; client <= 100; client += 1) {
      await hang(port, 1, unfinishedWrite(ada))
      await settled(() => begun >= before + client)
    }
    for (let number = 0; number < 20; number += 1) {
      expect(await ada.call('transactions', { body: {} })).toMatchObject({ total: 0 })
    }
    expect([answers, sockets.length]).toEqual([0, 200])
  })

  it('others are served while huge and deep bodies arrive', async () => {
    const started = await startTestApp({ runtime: 'node' })
    app = started
    const ada = await started.signIn('ada@example.test')
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    const send = (body: string) =>
      ada.fetch('/webapi/v1/transactions', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    const [served, ...refused] = await Promise.all([
      ada.call('transactions', { body: {} }),
      ...Array.from({ length: 10 }, () => send(deep).then(({ status }) => status)),
      ...Array.from({ length: 10 }, () =>
        send(`"${'x'.repeat(2_000_000)}"`).then(
          ({ status }) => status,
          () => 413,
        ),
      ),
    ])
    expect(served).toMatchObject({ total: 0 })
    expect(new Set(refused)).toEqual(new Set([400, 413]))
  })
})
