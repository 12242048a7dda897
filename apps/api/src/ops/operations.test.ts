// Proves: ASVS-13.4.5
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operations } from './observe.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { createTestClient } from '../../testing/test-client.ts'

const token = 'a-token-of-at-least-thirty-two-characters'

let folder: string
let server: ServerProcess
let origin: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-operations-'))
  server = startServerProcess({
    EVENKEEL_DATA: folder,
    EVENKEEL_DEMO: '1',
    EVENKEEL_METRICS_TOKEN: token,
    EVENKEEL_LOG_REQUESTS: '1',
  })
  origin = await server.origin
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, origin), { headers })

describe('for whoever runs the server', () => {
  it('says that it is well and ready', async () => {
    expect(await (await get('/health')).json()).toMatchObject({ status: 'ok', store: 'ok' })
    expect(await (await get('/ready')).json()).toEqual({ ready: true })
  })

  it('names calls in its figures and its log, and nobody', async () => {
    const client = createTestClient(origin)
    await client.call('session', {})
    await client.call('login', { body: { userName: 'demo@evenkeel.example', password: 'Quiet-Harbor-42' } })
    await client.call('transactions', { body: {} })
    const metrics = await (await get('/metrics')).text()
    expect(metrics).toMatch(/^evenkeel_requests_total\{call="transactions",status="2xx"\} 1$/m)
    expect(metrics).toMatch(/^evenkeel_open_ledgers [1-9]\d*$/m)
    expect(metrics).toMatch(/^evenkeel_disk_free_bytes [1-9]\d*$/m)
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const calls = lines.map((line) => JSON.parse(line))
    expect(calls).toContainEqual({
      time: expect.any(String),
      event: 'request',
      requestId: expect.stringMatching(/^[\da-f]{24}$/),
      call: 'transactions',
      status: 200,
      ms: expect.any(Number),
    })
    for (const text of [metrics, lines.join('\n')]) expect(text).not.toMatch(/demo@|Maya|Reyes|127\.0\.0\.1/)
  })

  it('shows its figures to nobody else, save with the token', async () => {
    const elsewhere = { 'X-Forwarded-For': '203.0.113.7' }
    expect((await get('/metrics', elsewhere)).status).toBe(404)
    expect((await get('/metrics', { ...elsewhere, Authorization: 'Bearer wrong' })).status).toBe(404)
    expect((await get('/metrics', { ...elsewhere, Authorization: `Bearer ${token}` })).status).toBe(200)
  })

  it('shows them in production with the token alone, also where a proxy on the machine adds no header (F29)', async () => {
    const operations: Operations = {
      metricsToken: token,
      metrics: async () => 'evenkeel_up 1\n',
      isReady: () => true,
      fault: () => undefined,
      observe: () => () => {},
    }
    const app = await startTestApp({ parts: { isProduction: true, operations } })
    const read = (headers: Record<string, string> = {}) => fetch(new URL('/metrics', app.origin), { headers })
    expect((await read()).status).toBe(404)
    expect((await read({ Authorization: `Bearer ${token}` })).status).toBe(200)
    await app.stop()
  })
})
