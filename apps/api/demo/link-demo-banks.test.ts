import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkBank, runDueWork } from '../testing/scenes/sync-test-bank.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestClock } from '../testing/test-parts.ts'
import { seedDemo } from './seed-demo.ts'

const clock = createTestClock('2026-11-19T17:41:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock })
  await seedDemo(app.parts)
  await seedDemo(app.parts)
})
afterAll(() => app.stop())

/** The newest rows; a session ends after half a day, so each look is a new one. */
async function look() {
  const client = await app.signIn('demo@evenkeel.example')
  const { items, total } = await client.call('transactions', { body: { pageSize: 500 } })
  return { client, items, total, connections: await client.call('connections', {}) }
}

describe('the demo’s banks', () => {
  it('are real connections, of which all that was seeded is known', async () => {
    const { client, connections, total } = await look()
    expect(
      connections.map(({ name, provider, issue, accountsCount }) => [name, provider, issue, accountsCount]),
    ).toEqual([
      ['Harbor Bank', 'twin', null, 4],
      ['Summit Retirement', 'twin', null, 2],
      ['Ridgeline Invest', 'twin', null, 1],
      ['Fernwood Credit', 'twin', null, 1],
      ['Beacon Student Loans', 'twin', null, 2],
    ])
    await client.call('fullSync', { body: {} })
    await runDueWork(app)
    expect((await look()).total).toBe(total)
    expect((await client.call('dashboard', {})).data.netWorth).toEqual({
      assets: 111_892.9,
      liabilities: -34_452.44,
      total: 77_440.46,
    })
  })

  it('bring something new as the days go by, and keep what was there', async () => {
    const before = await look()
    clock.advance(4 * 24 * 60 * 60_000)
    await runDueWork(app)
    const after = await look()
    expect(after.total).toBeGreaterThan(before.total)
    const kept = new Map(after.items.map((item) => [item.userTransactionId, item]))
    expect(before.items.slice(0, 100).map(({ userTransactionId }) => kept.get(userTransactionId))).toEqual(
      before.items.slice(0, 100),
    )
    expect(app.log).toEqual([])
  })

  it('double nothing when one is connected again', async () => {
    const before = await look()
    expect(await linkBank(before.client)).toMatchObject({
      accountConnectionId: before.connections[0]?.accountConnectionId,
      isAlreadyConnected: true,
    })
    await runDueWork(app)
    const after = await look()
    expect([after.total, after.items]).toEqual([before.total, before.items])
  })
})
