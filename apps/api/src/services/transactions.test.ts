// Proves: API-34 to API-39, TXN-01
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { categoryId, newPerson, type TestPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Makes a row look as if a bank had sent it. */
const fromBank = (person: TestPerson, id: number) =>
  person.onLedger((ledger) => ledger.run(`update entry set origin = 'connection' where id = ${id}`))

const errorFields = ({ body }: { body: { Items?: { Field: string; Errors: string[] }[] | undefined } }) =>
  body.Items?.map(({ Field, Errors }) => [Field, Errors[0]])

describe('transactions', () => {
  it('a manual one is in no account unless one is named', async () => {
    const person = await newPerson(app)
    const row = await person.addRow({ date: '2026-11-09T00:00:00Z', value: -12.34, description: '  Tea & more ' })
    expect(row).toMatchObject({
      date: '2026-11-09T00:00:00Z',
      value: -12.34,
      description: 'Tea & more',
      source: 'Manually Added',
      userAccountId: null,
      isManual: true,
      isTransfer: false,
      countsInTotals: true,
      splitted: false,
      hidden: false,
    })
    const { userAccountId } = await person.addAccount({ name: 'Wallet' })
    expect(await person.addRow({ userAccountId })).toMatchObject({ source: 'Wallet', userAccountId })
  })

  it('a bank’s row keeps its date and value; its description and category can change', async () => {
    const person = await newPerson(app)
    const { userTransactionId, date, value } = await person.addRow()
    fromBank(person, userTransactionId)
    const answer = await person.client.send('updateTransaction', {
      body: { userTransactionId, date: '2026-11-01', value: 5 },
    })
    expect([answer.status, errorFields(answer)]).toEqual([
      400,
      [
        ['date', 'You can edit only transactions you added yourself.'],
        ['value', 'You can edit only transactions you added yourself.'],
      ],
    ])
    const changed = await person.client.call('updateTransaction', {
      body: { userTransactionId, date, value, description: 'Weekly shop', categoryId: categoryId('Shopping') },
    })
    expect(changed).toMatchObject({
      date,
      value,
      description: 'Weekly shop',
      fullDescription: 'Greenleaf Market',
      categoryId: 8,
    })
  })

  it('an empty description is refused, on its field', async () => {
    const person = await newPerson(app)
    const { userTransactionId } = await person.addRow()
    const answer = await person.client.send('updateTransaction', { body: { userTransactionId, description: '  ' } })
    expect([answer.status, answer.body.code, errorFields(answer)]).toEqual([
      400,
      10001,
      [['description', 'Field required']],
    ])
  })

  it('only a manual one can be deleted', async () => {
    const person = await newPerson(app)
    const { userTransactionId } = await person.addRow()
    fromBank(person, userTransactionId)
    const refusal = await person.client.send('deleteTransaction', { body: { userTransactionId } })
    expect(errorFields(refusal)).toEqual([
      ['userTransactionId', 'You can delete only transactions you added yourself. You can hide this one.'],
    ])
    const own = await person.addRow()
    expect(
      await person.client.call('deleteTransaction', { body: { userTransactionId: own.userTransactionId } }),
    ).toEqual({})
    expect((await person.client.call('transactions', { body: {} })).total).toBe(1)
  })

  it('a hidden one is left out of totals and stays in the list', async () => {
    const person = await newPerson(app)
    const { userTransactionId } = await person.addRow({ value: -40 })
    await person.addRow({ value: -2 })
    const hidden = await person.client.call('setTransactionVisibility', {
      body: { transactionId: userTransactionId, isHidden: true },
    })
    expect(hidden).toMatchObject({ hidden: true, countsInTotals: false })
    const { total, totals } = await person.client.call('transactions', { body: {} })
    expect({ total, totals }).toEqual({ total: 2, totals: { income: 0, spending: 2, net: -2 } })
  })

  it('a chosen category is applied to later rows with the same description', async () => {
    const person = await newPerson(app)
    const { userTransactionId } = await person.addRow({ description: 'NORI SUSHI 0412', category: 'Uncategorized' })
    const moved = await person.client.call('setTransactionCategory', {
      body: { transactionId: userTransactionId, categoryId: categoryId('Dining out') },
    })
    expect(moved).toMatchObject({ category: 7, categoryId: 7 })
    expect(person.exportAll()['category_memory']).toMatchObject([
      { normalized_description: 'nori sushi', category_id: 7 },
    ])
  })

  it('unknown and foreign ids answer 404 everywhere', async () => {
    const [owner, stranger] = [await newPerson(app), await newPerson(app)]
    const { userTransactionId } = await owner.addRow()
    for (const id of [userTransactionId, 77]) {
      const answers = await Promise.all([
        stranger.client.send('updateTransaction', { body: { userTransactionId: id, description: 'x' } }),
        stranger.client.send('deleteTransaction', { body: { userTransactionId: id } }),
        stranger.client.send('setTransactionVisibility', { body: { transactionId: id, isHidden: true } }),
        stranger.client.send('setTransactionCategory', { body: { transactionId: id, categoryId: 6 } }),
        stranger.client.send('relatedTransactions', { body: { sourceTransactionId: id } }),
        stranger.client.send('splitTransaction', {
          body: { sourceTransactionId: id, sourceTransaction: { category: 6, value: -5 }, splits: [] },
        }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    }
    const unknownCategory = await owner.client.send('setTransactionCategory', {
      body: { transactionId: userTransactionId, categoryId: 26 },
    })
    expect(unknownCategory.status).toBe(404)
  })
})

describe('transfers between own accounts', () => {
  const pair = async (person: TestPerson) => {
    const checking = await person.addAccount({ name: 'Checking' })
    const savings = await person.addAccount({ name: 'Savings', type: 'Savings' })
    const out = await person.addRow({
      userAccountId: checking.userAccountId,
      value: -300,
      description: 'Transfer to savings',
      category: 'Uncategorized',
    })
    const into = await person.addRow({
      userAccountId: savings.userAccountId,
      value: 300,
      date: '2026-11-12',
      description: 'From checking',
      category: 'Uncategorized',
    })
    return { out, into, savings }
  }
  const rowsById = async (person: TestPerson) => {
    const { items, totals } = await person.client.call('transactions', { body: {} })
    return { rows: new Map(items.map((item) => [item.userTransactionId, item])), totals }
  }

  it('are recognized when the second side appears, and count in no total', async () => {
    const person = await newPerson(app)
    const { out, into } = await pair(person)
    expect(out.isTransfer).toBe(false)
    const { rows, totals } = await rowsById(person)
    expect([out, into].map(({ userTransactionId }) => rows.get(userTransactionId)?.isTransfer)).toEqual([true, true])
    expect(totals).toEqual({ income: 0, spending: 0, net: 0 })
  })

  it('a side that the person categorizes stops being a transfer', async () => {
    const person = await newPerson(app)
    const { out } = await pair(person)
    await person.client.call('setTransactionCategory', {
      body: { transactionId: out.userTransactionId, categoryId: categoryId('Gifts & donations') },
    })
    const { totals } = await rowsById(person)
    expect(totals).toEqual({ income: 0, spending: 300, net: -300 })
  })

  it('rows that the person categorized are never marked as transfers', async () => {
    const person = await newPerson(app)
    const [a, b] = [await person.addAccount(), await person.addAccount({ type: 'Savings' })]
    await person.addRow({ userAccountId: a.userAccountId, value: -50, description: 'Transfer', category: 'Rent' })
    await person.addRow({
      userAccountId: b.userAccountId,
      value: 50,
      description: 'Transfer',
      category: 'Uncategorized',
    })
    expect((await rowsById(person)).totals).toEqual({ income: 50, spending: 50, net: 0 })
  })

  it('when one side is deleted, the other is a plain transaction again', async () => {
    const person = await newPerson(app)
    const { into, savings } = await pair(person)
    const changeId = await person.change('deleteAccount', { body: { userAccountId: savings.userAccountId } })
    expect((await rowsById(person)).totals).toEqual({ income: 0, spending: 300, net: -300 })
    expect(await person.undo(changeId)).toBe(200)
    const { rows, totals } = await rowsById(person)
    expect([rows.get(into.userTransactionId)?.isTransfer, totals.spending]).toEqual([true, 0])
  })

  it('a side whose value changes no longer balances the other', async () => {
    const person = await newPerson(app)
    const { out } = await pair(person)
    await person.client.call('updateTransaction', { body: { userTransactionId: out.userTransactionId, value: -200 } })
    expect((await rowsById(person)).totals).toEqual({ income: 300, spending: 200, net: 100 })
  })
})
