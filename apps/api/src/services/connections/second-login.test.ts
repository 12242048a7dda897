import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { createTestClock } from '../../../testing/test-parts.ts'
import { linkBank, newLinkedPerson, runDueWork } from '../../../testing/scenes/sync-test-bank.ts'

let app: TestApp
let maya: TestClient
beforeAll(async () => {
  app = await startTestApp({ clock: createTestClock('2026-11-19T17:41:00Z') })
  await seedDemo(app.parts)
  maya = await app.signIn('demo@evenkeel.example')
})
afterAll(() => app.stop())

/** Returns all rows of some accounts, and their totals. */
async function readAll(client: TestClient, userAccountIds: number[]) {
  const first = await client.call('transactions', { body: { userAccountIds, pageSize: 500 } })
  const others = Array.from({ length: first.paging.lastPage - 1 }, (_, index) =>
    client.call('transactions', { body: { userAccountIds, pageSize: 500, page: index + 2 } }),
  )
  const items = [first, ...(await Promise.all(others))].flatMap((page) => page.items)
  return {
    total: first.total,
    totals: first.totals,
    items: items.toSorted((one, other) => one.userTransactionId - other.userTransactionId),
  }
}

const readAccounts = async (client: TestClient) => client.call('accounts', { body: {} })
const toIds = (accounts: readonly { readonly userAccountId: number }[]) =>
  accounts.map(({ userAccountId }) => userAccountId)

describe('a second login at a bank that is linked already', () => {
  it('leaves every row of the demo as it is, with the person’s edits, and adds its own accounts', async () => {
    // Syncs today's balances first, so that later differences come from the second login.
    await maya.call('fullSync', { body: {} })
    await runDueWork(app)
    const before = await readAccounts(maya)
    const rows = (await readAll(maya, [])).items.filter(({ userAccountId }) => userAccountId !== null)
    for (const { userTransactionId } of rows.filter((_, index) => index % 23 === 0).slice(0, 40)) {
      await maya.call('setTransactionCategory', { body: { transactionId: userTransactionId, categoryId: 9 } })
    }
    const own = await readAll(maya, [])
    const connections = await maya.call('connections', {})
    const harbor = connections.find(({ name }) => name === 'Harbor Bank')?.accountConnectionId

    const second = await linkBank(maya, { userName: 'user_good_partner' })
    expect([second.isAlreadyConnected, second.accountConnectionId === harbor]).toEqual([false, false])
    await runDueWork(app)
    await maya.call('fullSync', { body: {} })
    await runDueWork(app)

    const after = await readAccounts(maya)
    const added = after.filter(({ userAccountId }) => !toIds(before).includes(userAccountId))
    expect(after.filter(({ userAccountId }) => toIds(before).includes(userAccountId))).toEqual(before)
    expect(added.map(({ type, accountConnection }) => [type, accountConnection.accountConnectionId])).toEqual([
      ['Auto Loan', second.accountConnectionId],
      ['Checking', second.accountConnectionId],
      ['Savings', second.accountConnectionId],
      ['Credit Card', second.accountConnectionId],
    ])
    expect(own.total).toBe(940)
    const all = await readAll(maya, [])
    const kept = all.items.filter(({ userAccountId }) => !toIds(added).includes(userAccountId ?? 0))
    expect(kept).toEqual(own.items)
    expect((await readAll(maya, toIds(added))).total).toBe(all.total - own.total)
    expect(all.total - own.total).toBeGreaterThan(400)
    expect(await maya.call('connections', {})).toHaveLength(connections.length + 1)
  })

  it('adds its own card at a bank that has only one', async () => {
    const person = await newLinkedPerson(app, { institutionId: 'twin_fernwood' })
    const [card] = await readAccounts(person.client)
    const own = await readAll(person.client, [])
    await linkBank(person.client, { institutionId: 'twin_fernwood', userName: 'user_good_partner' })
    await runDueWork(app)
    const after = await readAccounts(person.client)
    expect(after).toHaveLength(2)
    expect(after.find(({ userAccountId }) => userAccountId === card?.userAccountId)).toEqual(card)
    expect(await readAll(person.client, [card?.userAccountId ?? 0])).toEqual(own)
  })
})
