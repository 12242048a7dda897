import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importFile } from '../../testing/scenes/test-import.ts'
import { newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { renderOfx1 } from '../bank-files/fixtures/render-statement.ts'

const bakery = 'SQ *CORNER BAKERY 0021 PORTLAND OR'
let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  person = await newPerson(app)
  const texts = [bakery, bakery, 'GREENLEAF MARKET 0388 PORTLAND OR']
  const rows = texts.map((text, at) => ({ date: `2026-11-1${at}`, cents: -1_000 - at, text, id: `R${at}` }))
  await importFile(person, renderOfx1(rows, 0))
})

const list = async () => (await person.client.call('transactions', { body: { pageSize: 100 } })).items
const names = async () => (await list()).map(({ description }) => description).toSorted()
const runAll = () => person.client.call('applyRules', { body: {} })
const idOf = async (name: string) =>
  (await list()).find(({ description }) => description === name)?.userTransactionId ?? 0

async function deleteRules() {
  for (const { ruleId } of await person.client.call('rules', {}))
    await person.client.call('deleteRule', { body: { ruleId } })
}

describe('a name that the person gave', () => {
  it.each(['Target lunch', 'FOOD OF THE WEEK'])(
    'stays when its rule is gone and all rules run: %s',
    async (payeeName) => {
      const select = { transactionIds: [await idOf('Corner Bakery')] }
      await person.client.call('changeTransactions', { body: { select, change: { payeeName } } })
      await deleteRules()
      const named = ['Greenleaf Market', payeeName, payeeName].toSorted()
      expect(await names()).toEqual(named)
      expect(await runAll()).toEqual({ changed: 0 })
      expect(await names()).toEqual(named)
    },
  )

  it('stays on a single row when all rules run', async () => {
    const userTransactionId = await idOf('Greenleaf Market')
    await person.client.call('updateTransaction', { body: { userTransactionId, description: 'TARGET WITH MUM' } })
    await runAll()
    expect(await names()).toEqual(['Corner Bakery', 'Corner Bakery', 'TARGET WITH MUM'])
  })

  it('stays when a rename of several made no rule, because the payee has no word', async () => {
    const userTransactionId = await idOf('Greenleaf Market')
    await person.client.call('updateTransaction', { body: { userTransactionId, description: '???' } })
    const select = { transactionIds: [userTransactionId] }
    await person.client.call('changeTransactions', { body: { select, change: { payeeName: 'TARGET RUN' } } })
    expect(await person.client.call('rules', {})).toEqual([])
    await runAll()
    expect(await names()).toEqual(['Corner Bakery', 'Corner Bakery', 'TARGET RUN'])
  })

  it('stays when it has the bank’s words in other letters', async () => {
    await importFile(person, renderOfx1([{ date: '2026-11-14', cents: -900, text: 'Quiet Cup', id: 'Q' }], 0))
    const userTransactionId = await idOf('Quiet Cup')
    await person.client.call('updateTransaction', { body: { userTransactionId, description: 'QUIET CUP' } })
    expect(await runAll()).toEqual({ changed: 0 })
    expect(await names()).toContain('QUIET CUP')
  })

  it('stays on a single row that a rule names, too', async () => {
    const userTransactionId = await idOf('Greenleaf Market')
    await person.client.call('updateTransaction', { body: { userTransactionId, description: 'TARGET WITH MUM' } })
    const rule = { text: 'greenleaf', payeeName: 'Greens' }
    await person.client.call('createRule', { body: { rule, appliesToPast: false } })
    await runAll()
    expect(await names()).toEqual(['Corner Bakery', 'Corner Bakery', 'TARGET WITH MUM'])
  })
})

it('the bank’s own words become readable when all rules run', async () => {
  const id = await idOf('Greenleaf Market')
  await person.client.call('updateTransaction', {
    body: { userTransactionId: id, description: 'GREENLEAF MARKET 0388 PORTLAND OR' },
  })
  await runAll()
  expect(await names()).toEqual(['Corner Bakery', 'Corner Bakery', 'Greenleaf Market'])
})
