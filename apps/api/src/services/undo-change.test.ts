// Proves: API-14, API-16, API-34 to API-38, API-46 to API-48
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { drawn } from '../../testing/test-host.ts'
import { newPerson } from '../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** A person with two accounts, a transfer between them, a split row, a budget and two months of rows. */
async function busyPerson() {
  const person = await newPerson(app)
  const checking = (await person.addAccount({ name: 'Checking' })).userAccountId
  const savings = (await person.addAccount({ name: 'Savings', type: 'Savings' })).userAccountId
  const transfer = { description: 'Transfer', category: 'Uncategorized' }
  const out = await person.addRow({ userAccountId: checking, value: -300, ...transfer })
  await person.addRow({ userAccountId: savings, value: 300, ...transfer })
  const plain = await person.addRow({ userAccountId: checking, value: -20 })
  const split = await person.addRow({ value: -50, date: '2026-10-02' })
  const splitBody = { sourceTransactionId: split.userTransactionId, sourceTransaction: { category: 6, value: -30 } }
  await person.client.call('splitTransaction', { body: { ...splitBody, splits: [{ category: 8, value: -20 }] } })
  await person.client.call('createBudget', { body: { categoryId: 6, targetBudget: 200, budgetPeriod: '2026-08' } })
  const id = (row: { userTransactionId: number }) => row.userTransactionId
  return { person, checking, savings, out: id(out), plain: id(plain), split: id(split), splitBody }
}

type Busy = Awaited<ReturnType<typeof busyPerson>>

/** One change of every kind. */
const changes: Readonly<Record<string, (busy: Busy) => Promise<number | null>>> = {
  'create an account': ({ person }) =>
    person.change('createAccount', { body: { category: 'Cash', type: 'Checking', name: 'New', balance: 1 } }),
  'restate a balance': ({ person, checking }) =>
    person.change('updateAccount', { body: { userAccountId: checking, balance: 5 } }),
  'hide an account': ({ person, savings }) =>
    person.change('updateAccount', { body: { userAccountId: savings, isHiddenFromCFBS: true } }),
  'delete an account': ({ person, checking }) => person.change('deleteAccount', { body: { userAccountId: checking } }),
  'create a row': ({ person }) =>
    person.change('createTransaction', { body: { date: '2026-11-01', value: -3, description: 'New', categoryId: 8 } }),
  'move one side of a transfer': ({ person, out }) =>
    person.change('updateTransaction', { body: { userTransactionId: out, value: -299 } }),
  'rename a row': ({ person, plain }) =>
    person.change('updateTransaction', { body: { userTransactionId: plain, description: 'Other' } }),
  'delete a split row': ({ person, split }) =>
    person.change('deleteTransaction', { body: { userTransactionId: split } }),
  'delete one side of a transfer': ({ person, out }) =>
    person.change('deleteTransaction', { body: { userTransactionId: out } }),
  'hide a row': ({ person, plain }) =>
    person.change('setTransactionVisibility', { body: { transactionId: plain, isHidden: true } }),
  'recategorize a row': ({ person, plain }) =>
    person.change('setTransactionCategory', { body: { transactionId: plain, categoryId: 9 } }),
  'recategorize a transfer': ({ person, out }) =>
    person.change('setTransactionCategory', { body: { transactionId: out, categoryId: 9 } }),
  'split differently': ({ person, splitBody }) =>
    person.change('splitTransaction', {
      body: {
        ...splitBody,
        sourceTransaction: { category: 9, value: -1 },
        splits: [
          { category: 7, value: -9 },
          { category: 8, value: -40 },
        ],
      },
    }),
  'join a split': ({ person, splitBody }) =>
    person.change('splitTransaction', {
      body: { ...splitBody, sourceTransaction: { category: 6, value: -50 }, splits: [] },
    }),
  'create a budget': ({ person }) =>
    person.change('createBudget', { body: { categoryId: 7, targetBudget: 10, budgetPeriod: '2026-11' } }),
  'change a budget': ({ person }) =>
    person.change('updateBudget', { body: { categoryId: 6, targetBudget: 10, budgetPeriod: '2026-08' } }),
  'end a budget': ({ person }) => person.change('deleteBudget', { body: { categoryId: 6, budgetPeriod: '2026-11' } }),
}

describe('undoing a change', () => {
  it.each(Object.keys(changes))(
    '%s: undo restores everything exactly, and undoing the undo redoes it',
    async (name) => {
      const busy = await busyPerson()
      const { person } = busy
      const before = person.exportAll()
      const changeId = await changes[name]?.(busy)
      const after = person.exportAll()
      expect(after).not.toEqual(before)
      const undoId = await person.change('undoChange', { params: { changeId }, body: {} })
      expect(person.exportAll()).toEqual(before)
      expect(await person.undo(undoId)).toBe(200)
      expect(person.exportAll()).toEqual(after)
    },
  )

  it('undoing any changes in reverse order leaves no trace', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(Object.keys(changes), { maxLength: 5 }), async (names) => {
        const busy = await busyPerson()
        const before = busy.person.exportAll()
        const done: number[] = []
        for (const name of names) {
          // A change that an earlier one has made impossible is refused and changes nothing.
          const changeId = await changes[name]?.(busy).catch(() => null)
          if (typeof changeId === 'number') done.push(changeId)
        }
        for (const changeId of done.toReversed()) expect(await busy.person.undo(changeId)).toBe(200)
        expect(busy.person.exportAll()).toEqual(before)
      }),
      { numRuns: drawn(12) },
    )
  })

  it('is refused if a later change depends on it, and then changes nothing', async () => {
    const busy = await busyPerson()
    const { person, plain } = busy
    const changeId = await changes['recategorize a row']?.(busy)
    await person.change('setTransactionCategory', { body: { transactionId: plain, categoryId: 10 } })
    const before = person.exportAll()
    const { status, body } = await person.client.send('undoChange', { params: { changeId }, body: {} })
    expect([status, body.code]).toEqual([400, 10000])
    expect(person.exportAll()).toEqual(before)
  })

  it('is refused for an account that has received rows since', async () => {
    const person = await newPerson(app)
    const changeId = await person.change('createAccount', {
      body: { category: 'Cash', type: 'Checking', name: 'New', balance: 1 },
    })
    const [account] = await person.client.call('accounts', { body: {} })
    await person.addRow({ userAccountId: account?.userAccountId ?? 0 })
    expect(await person.undo(changeId)).toBe(400)
    expect(await person.client.call('accounts', { body: {} })).toHaveLength(1)
  })

  it('works once; a second time there is nothing left to undo', async () => {
    const busy = await busyPerson()
    const changeId = await changes['hide a row']?.(busy)
    expect(await busy.person.undo(changeId ?? null)).toBe(200)
    expect(await busy.person.undo(changeId ?? null)).toBe(400)
  })

  it('answers 404 for another person’s change and an unknown one', async () => {
    const [owner, stranger] = [await newPerson(app), await newPerson(app)]
    const changeId = await owner.change('createAccount', {
      body: { category: 'Cash', type: 'Checking', name: 'Mine', balance: 1 },
    })
    expect([await stranger.undo(changeId), await stranger.undo(12)]).toEqual([404, 404])
    expect(await owner.client.call('accounts', { body: {} })).toHaveLength(1)
  })

  it('a call that changes nothing leaves nothing to undo', async () => {
    const { person, plain } = await busyPerson()
    expect(
      await person.change('setTransactionVisibility', { body: { transactionId: plain, isHidden: false } }),
    ).toBeNull()
  })
})
