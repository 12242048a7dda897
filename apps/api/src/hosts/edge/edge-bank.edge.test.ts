import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDeployedWorker, startDeployedWorker } from '../../../testing/edge/deployed-worker.ts'
import { createTestClient, type TestClient } from '../../../testing/test-client.ts'

const demo = { EVENKEEL_SECRET: 'a secret of a test, longer than 32 characters', EVENKEEL_DEMO: '1' }

let folder: string
let script: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-edge-bank-'))
  script = await buildDeployedWorker(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the deployed Worker on the same databases as before, for the same browser. */
async function during<T>(cookies: Map<string, string>, work: (client: TestClient) => Promise<T>): Promise<T> {
  const worker = await startDeployedWorker(script, folder, demo)
  const client = createTestClient(worker.origin)
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return work(client).finally(async () => {
    for (const [name, value] of client.cookies) cookies.set(name, value)
    await worker.stop()
  })
}

describe('the sandbox’s banks on the edge', () => {
  it('serve the demo’s connections, as they do on a machine', async () => {
    const connections = await during(new Map(), async (client) => {
      await client.call('session', {})
      await client.call('login', { body: { userName: 'demo@evenkeel.example', password: 'Quiet-Harbor-42' } })
      return client.call('connections', {})
    })
    expect(connections.map(({ name, provider, issue }) => [name, provider, issue])).toContainEqual([
      'Harbor Bank',
      'twin',
      null,
    ])
  })

  it('remember everything over restarts: an open dialog, a login, its state and its rows', async () => {
    const cookies = new Map<string, string>()
    const linkToken = await during(cookies, async (client) => {
      await client.call('session', {})
      await client.call('login', { body: { userName: 'demo@evenkeel.example', password: 'Quiet-Harbor-42' } })
      const { data } = await client.call('createLink', { body: {} })
      await client.call('sandboxLogin', {
        body: {
          linkToken: data.linkToken,
          institutionId: 'twin_fernwood',
          userName: 'user_good_partner',
          password: 'pass_good',
        },
      })
      return data.linkToken
    })
    const connectionId = await during(cookies, async (client) => {
      const { publicToken } = await client.call('sandboxFinish', { body: { linkToken } })
      const { accountConnectionId } = await client.call('createConnection', { body: { publicToken } })
      const status = () => client.call('connectionStatus', { body: { connectionId: accountConnectionId } })
      await expect.poll(async () => (await status()).syncInProgress, { interval: 200 }).toBe(false)
      await client.call('sandboxControl', {
        body: {
          connectionId: accountConnectionId,
          row: { rowId: 'kept', value: -7.77, description: 'Kept over a restart' },
        },
      })
      return accountConnectionId
    })
    await during(cookies, async (client) => {
      const status = () => client.call('connectionStatus', { body: { connectionId } })
      const sync = async () => {
        await client.call('syncConnection', { body: { accountId: connectionId } })
        await expect.poll(async () => (await status()).syncInProgress, { interval: 200 }).toBe(false)
      }
      await sync()
      const { items } = await client.call('transactions', { body: { pageSize: 500 } })
      expect(items.filter(({ value }) => value === -7.77)).toMatchObject([{ description: 'Kept over a restart' }])
      await client.call('sandboxControl', { body: { connectionId, state: 'login' } })
    })
    await during(cookies, async (client) => {
      await client.call('syncConnection', { body: { accountId: connectionId } })
      const status = () => client.call('connectionStatus', { body: { connectionId } })
      await expect.poll(async () => (await status()).issue, { interval: 200 }).toBe('login-required')
    })
  })
})
