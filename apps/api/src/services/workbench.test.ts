import { changeHeader } from '@evenkeel/api-client/contract/changes'
import type { TransactionQuery } from '@evenkeel/api-client/contract/transactions'
import { beforeEach, describe, expect, it } from 'vitest'
import { download, upload } from '../../testing/scenes/test-export.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

let app: TestApp
let client: TestClient
let account: number

const file = (rows: readonly (readonly [date: string, text: string, amount: string])[]) =>
  new Blob([['Date,Description,Amount', ...rows.map((row) => row.join(','))].join('\n')])

async function importFile(content: Blob) {
  const { bankFileId, accounts } = await client.call('previewBankFile', { body: { file: content } })
  return client.call('commitBankFile', {
    body: { bankFileId, accounts: accounts.map(({ key }) => ({ key, userAccountId: null })) },
  })
}

const list = async (query: TransactionQuery = {}) =>
  (await client.call('transactions', { body: { pageSize: 100, ...query } })).items
const names = async (query: TransactionQuery) => (await list(query)).map(({ description }) => description)

const rows = [
  ['2026-11-20', 'SQ *CORNER BAKERY 0021 PORTLAND OR', '-16.20'],
  ['2026-11-18', 'SQ *CORNER BAKERY 0021 PORTLAND OR', '-14.35'],
  ['2026-11-17', 'GREENLEAF MARKET 0388 PORTLAND OR', '-58.77'],
  ['2026-10-12', 'SQ *CORNER BAKERY 0021 PORTLAND OR', '-9.10'],
  ['2026-10-11', 'JORDAN K 0412', '-125.00'],
  ['2026-10-10', 'NORTHWIND PAYROLL', '2100.00'],
] as const

beforeEach(async () => {
  app = await startTestApp()
  client = await app.signIn('workbench@evenkeel.example')
  const { accounts } = await importFile(file(rows))
  account = accounts[0] ?? 0
})

async function undo(response: { readonly headers: Headers }) {
  await client.call('undoChange', { params: { changeId: String(response.headers.get(changeHeader)) }, body: {} })
}

describe('the rows of a first file', () => {
  it('have readable payees, the text of the bank, and a category', async () => {
    expect((await list()).map((row) => [row.description, row.categoryId])).toEqual([
      ['Corner Bakery', 7],
      ['Corner Bakery', 7],
      ['Greenleaf Market', 6],
      ['Corner Bakery', 7],
      ['Jordan K', 3],
      ['Northwind Payroll', 1],
    ])
    expect((await list())[0]?.fullDescription).toContain('SQ *CORNER BAKERY 0021 PORTLAND OR')
  })
})

describe('the search', () => {
  it.each<[TransactionQuery, readonly string[]]>([
    [{ search: 'corner bak' }, ['Corner Bakery', 'Corner Bakery', 'Corner Bakery']],
    [{ search: '58.77' }, ['Greenleaf Market']],
    [{ search: '>100' }, ['Jordan K', 'Northwind Payroll']],
    [{ search: '0388' }, ['Greenleaf Market']],
    [{ search: 'bakery', startDate: '2026-11-01', endDate: '2026-11-19' }, ['Corner Bakery']],
    [{ kind: 'in' }, ['Northwind Payroll']],
    [{ kind: 'uncategorized' }, ['Jordan K']],
    [{ search: 'nobody' }, []],
    [{ search: '"* NEAR( -' }, []],
  ])('%j lists %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  it('counts and adds up what it lists, by pages in every order', async () => {
    const page = await client.call('transactions', {
      body: { search: 'bakery', page: 2, pageSize: 2, ordering: { fieldName: 'value', sortDirection: 'DESC' } },
    })
    expect(page).toMatchObject({
      total: 3,
      items: [{ value: -16.2 }],
      totals: { income: 0, spending: 39.65, net: -39.65 },
    })
  })

  it('lists what is in any of the chosen categories, standard or own, and still narrows by the rest', async () => {
    const { ownCategoryId } = await client.call('createOwnCategory', {
      body: { name: 'Lunch', groupName: 'Everyday', categoryId: 7, color: 'teal', icon: 'tag' },
    })
    const [one] = await list({ search: 'bakery' })
    const select = { transactionIds: [one?.userTransactionId ?? 0] }
    await client.call('changeTransactions', { body: { select, change: { ownCategoryId } } })
    expect(await names({ ownCategoryIds: [ownCategoryId] })).toEqual(['Corner Bakery'])
    const both = { ownCategoryIds: [ownCategoryId], categoryIds: [6] }
    expect(await names(both)).toEqual(['Corner Bakery', 'Greenleaf Market'])
    expect(await names({ ...both, search: 'greenleaf' })).toEqual(['Greenleaf Market'])
    expect(await names({ ...both, kind: 'in' })).toEqual([])
  })

  it('finds notes and tags, and forgets what was changed or undone', async () => {
    const [row] = await list({ search: 'greenleaf' })
    const ids = [row?.userTransactionId ?? 0]
    const change = { note: 'Birthday cake for Ana', addTags: ['FSA', 'Work'] }
    const answer = await client.send('changeTransactions', { body: { select: { transactionIds: ids }, change } })
    expect(await names({ search: 'birthday ana' })).toEqual(['Greenleaf Market'])
    expect(await names({ search: 'fsa' })).toEqual(['Greenleaf Market'])
    expect(await names({ tags: ['fsa'] })).toEqual(['Greenleaf Market'])
    expect(await client.call('tags', {})).toEqual([
      { name: 'FSA', count: 1 },
      { name: 'Work', count: 1 },
    ])
    await undo(answer)
    expect(await names({ search: 'birthday' })).toEqual([])
    expect(await names({ tags: ['FSA'] })).toEqual([])
  })
})

describe('several at once', () => {
  it('all that a query lists get a category, and one undo takes it back', async () => {
    const before = await list()
    const answer = await client.send('changeTransactions', {
      body: { select: { query: { search: 'bakery' } }, change: { categoryId: 8, isHidden: true, addTags: ['Snack'] } },
    })
    expect(answer.body).toEqual({ changed: 3, leftOut: 0 })
    expect((await list({ search: 'bakery' })).map((row) => [row.categoryId, row.hidden, row.tags])).toEqual(
      Array.from({ length: 3 }, () => [8, true, ['Snack']]),
    )
    await undo(answer)
    expect(await list()).toEqual(before)
  })

  it('get another payee, as do all like them and new ones, and one undo takes it back', async () => {
    const before = await list()
    const [bakery, market] = [await list({ search: 'bakery' }), await list({ search: 'greenleaf' })]
    const ids = [bakery[0]?.userTransactionId ?? 0, market[0]?.userTransactionId ?? 0]
    const body = { select: { transactionIds: ids }, change: { payeeName: 'FOOD OF THE WEEK' } }
    const answer = await client.send('changeTransactions', { body })
    expect(answer.body).toEqual({ changed: 4, leftOut: 0 })
    const isNamed = async () => (await list({ search: 'food of the week' })).length
    expect(await isNamed()).toBe(4)
    await importFile(file([['2026-11-21', 'SQ *CORNER BAKERY 0021 PORTLAND OR', '-3.00']]))
    expect(await isNamed()).toBe(5)
    await client.call('applyRules', { body: {} })
    expect(await isNamed()).toBe(5)
    await undo(answer)
    expect((await list()).slice(1)).toEqual(before)
    expect(await client.call('rules', {})).toEqual([])
  })

  it('are renamed alone, from at most twenty payees', async () => {
    const [row] = await list()
    const select = { transactionIds: [row?.userTransactionId ?? 0] }
    const both = { select, change: { payeeName: 'Ana', isHidden: true } }
    expect((await client.send('changeTransactions', { body: both })).status).toBe(400)
    await importFile(
      file(
        Array.from({ length: 21 }, (_, index) => [
          '2026-11-02',
          `Neighbor ${'abcdefghijklmnopqrstu'[index]}x`,
          '-1.00',
        ]),
      ),
    )
    const many = { select: { query: { search: 'neighbor' } }, change: { payeeName: 'Neighbors' } }
    expect((await client.send('changeTransactions', { body: many })).status).toBe(400)
    expect(await client.call('rules', {})).toEqual([])
  })

  it('deletes only what was entered by hand', async () => {
    const mine = await client.call('createTransaction', {
      body: { date: '2026-11-19', value: -5, categoryId: 7, description: 'Coffee', userAccountId: account },
    })
    const ids = [mine.userTransactionId, (await list({ search: 'greenleaf' }))[0]?.userTransactionId ?? 0]
    const body = { select: { transactionIds: ids }, change: { isDeleted: true as const } }
    expect(await client.call('changeTransactions', { body })).toEqual({ changed: 1, leftOut: 1 })
    expect(await list()).toHaveLength(rows.length)
  })

  it.each([
    [{ select: { transactionIds: [1], query: {} }, change: { isHidden: true } }, 404],
    [{ select: {}, change: { isHidden: true } }, 400],
    [{ select: { query: {} }, change: {} }, 400],
    [{ select: { transactionIds: [1] }, change: { isHidden: true } }, 404],
    [{ select: { query: {} }, change: { categoryId: 99 } }, 404],
  ])('%j is answered with %i', async (body, status) => {
    expect((await client.send('changeTransactions', { body })).status).toBe(status)
  })
})

describe('a rule', () => {
  const rule = { text: 'corner bakery', categoryId: 6, tags: ['Bread'] }

  it('says what it would change, changes the past on request, and is taken back with it', async () => {
    const before = await list()
    expect(await client.call('previewRule', { body: { rule } })).toEqual({
      fits: 3,
      changes: 3,
      amount: 39.65,
      since: '2026-10-12T00:00:00Z',
    })
    expect(await list()).toEqual(before)
    const answer = await client.send('createRule', { body: { rule, appliesToPast: true } })
    expect(answer.body).toMatchObject({ changed: 3 })
    expect((await list({ search: 'bakery' })).map((row) => [row.categoryId, row.tags])).toEqual(
      Array.from({ length: 3 }, () => [6, ['Bread']]),
    )
    await undo(answer)
    expect(await list()).toEqual(before)
    expect(await client.call('rules', {})).toEqual([])
  })

  it('never moves a row that the person moved', async () => {
    const [row] = await list({ search: 'bakery' })
    await client.call('setTransactionCategory', {
      body: { transactionId: row?.userTransactionId ?? 0, categoryId: 22 },
    })
    await client.call('createRule', { body: { rule: { text: 'corner bakery', categoryId: 6 }, appliesToPast: true } })
    expect((await list({ search: 'bakery' })).map(({ categoryId }) => categoryId)).toEqual([22, 6, 6])
  })

  it('names, moves, tags, hides, and splits rows that come later, each part from the first rule that has it', async () => {
    const add = (body: typeof rule | object) =>
      client.call('createRule', { body: { rule: body, appliesToPast: false } })
    await add({ payee: 'Willow Books', categoryId: 18 })
    await add({ text: 'willow', payeeName: 'Willow Books', tags: ['Study'], split: [{ categoryId: 8, percent: 25 }] })
    await importFile(file([['2026-11-19', 'WILLOW BKS 77', '-20.01']]))
    const found = await list({ search: 'willow' })
    expect(found.map(({ description, categoryId, value, tags }) => [description, categoryId, value, tags])).toEqual([
      ['Willow Books', 8, -5, ['Study']],
      ['Willow Books', 18, -15.01, ['Study']],
    ])
  })

  it('is changed in its place, also for the past if asked, and undo takes both back', async () => {
    const create = (body: typeof rule | object) =>
      client.call('createRule', { body: { rule: body, appliesToPast: true } })
    const first = (await create(rule)).rule
    const second = (await create({ text: 'harbor cinema', categoryId: 12 })).rule
    const before = await list({ search: 'corner bakery' })
    const wider = { ...rule, categoryId: 7, payeeName: 'The corner' }
    const body = { ruleId: first.ruleId, rule: wider, appliesToPast: true }
    const changed = await client.send('updateRule', { body })
    expect(changed.status).toBe(200)
    expect((await client.call('rules', {})).map(({ ruleId, categoryId }) => [ruleId, categoryId])).toEqual([
      [second.ruleId, 12],
      [first.ruleId, 7],
    ])
    const after = await list({ search: 'corner bakery' })
    expect(after.length).toBeGreaterThan(0)
    expect(after.every(({ categoryId, description }) => categoryId === 7 && description === 'The corner')).toBe(true)
    await undo(changed)
    expect(await list({ search: 'corner bakery' })).toEqual(before)
    expect((await client.call('rules', {}))[1]).toEqual(first)
  })

  it('that renames a payee a second time decides, also for new ones and when all rules run', async () => {
    const rename = (payee: string, payeeName: string) =>
      client.call('createRule', { body: { rule: { payee, payeeName }, appliesToPast: true } })
    await rename('Corner Bakery', 'The corner')
    await rename('The corner', 'Rosa’s bakery')
    await importFile(file([['2026-11-21', 'SQ *CORNER BAKERY 0021 PORTLAND OR', '-3.00']]))
    await client.call('applyRules', { body: {} })
    expect((await list({ search: 'rosa' })).length).toBe(4)
  })

  it('never renames a row that the person named alone, until it has the bank’s name again', async () => {
    const [row] = await list({ search: 'bakery' })
    const userTransactionId = row?.userTransactionId ?? 0
    const name = (description: string) => client.send('updateTransaction', { body: { userTransactionId, description } })
    const named = await name('Birthday cake')
    const naming = { rule: { text: 'corner bakery', payeeName: 'The corner' }, appliesToPast: true }
    const made = await client.send('createRule', { body: naming })
    const all = ['Birthday cake', 'The corner', 'The corner']
    expect(await names({ search: 'bakery' })).toEqual(all)
    await client.call('applyRules', { body: {} })
    expect(await names({ search: 'bakery' })).toEqual(all)
    const other = await app.signIn('another@evenkeel.example')
    expect((await upload(other, (await download(client)).bytes)).status).toBe(200)
    await other.call('applyRules', { body: {} })
    const brought = await other.call('transactions', { body: { search: 'bakery' } })
    expect(brought.items.map(({ description }) => description)).toEqual(all)
    await undo(made)
    await undo(named)
    await client.call('createRule', { body: naming })
    expect(await names({ search: 'bakery' })).toEqual(['The corner', 'The corner', 'The corner'])
    await name('Cake')
    await name('Corner Bakery')
    await client.call('applyRules', { body: {} })
    expect(await names({ search: 'bakery' })).toEqual(['The corner', 'The corner', 'The corner'])
  })

  it('of several rows that are renamed at once leaves one alone that the person named, unless it is chosen', async () => {
    const [first, second, third] = (await list({ search: 'bakery' })).map(({ userTransactionId }) => userTransactionId)
    const rename = (ids: readonly (number | undefined)[], payeeName: string) =>
      client.call('changeTransactions', {
        body: { select: { transactionIds: ids.map((id) => id ?? 0) }, change: { payeeName } },
      })
    await client.call('updateTransaction', {
      body: { userTransactionId: first ?? 0, description: 'The corner' },
    })
    await rename([second], 'The corner')
    await rename([third], 'Rosa’s')
    expect(await names({ search: 'bakery' })).toEqual(['The corner', 'Rosa’s', 'Rosa’s'])
    await rename([first], 'Cakes')
    await client.call('createRule', {
      body: { rule: { text: 'corner bakery', payeeName: 'Bakery' }, appliesToPast: true },
    })
    expect(await names({ search: 'bakery' })).toEqual(['Bakery', 'Bakery', 'Bakery'])
  })

  it('is asked in the order that the person set', async () => {
    const add = async (categoryId: number) =>
      (await client.call('createRule', { body: { rule: { text: 'willow', categoryId }, appliesToPast: false } })).rule
        .ruleId
    const [one, other] = [await add(6), await add(7)]
    expect((await client.call('rules', {})).map(({ ruleId }) => ruleId)).toEqual([other, one])
    await client.call('orderRules', { body: { ruleIds: [one, other] } })
    await importFile(file([['2026-11-19', 'WILLOW 77', '-20.00']]))
    expect((await list({ search: 'willow' }))[0]?.categoryId).toBe(6)
  })

  it.each([
    [{ categoryId: 6 }, 400],
    [{ text: 'a' }, 400],
    [{ text: 'a', categoryId: 6, amountFrom: 5, amountTo: 4 }, 400],
    [
      {
        text: 'a',
        split: [
          { categoryId: 6, percent: 60 },
          { categoryId: 7, percent: 40 },
        ],
      },
      400,
    ],
    [{ text: 'a', categoryId: 99 }, 404],
    [{ text: 'a', categoryId: 6, userAccountId: 5 }, 404],
  ])('that is %j is refused with %i', async (body, status) => {
    const answer = await client.send('createRule', { body: { rule: body, appliesToPast: true } })
    expect(answer.status).toBe(status)
  })
})

describe('an own category', () => {
  const dog = { name: 'Dog care', groupName: 'Everyday', categoryId: 20, color: 'purple', icon: 'paw' } as const

  it('counts in its standard category, follows it, and is merged with its rows and rules', async () => {
    const { ownCategoryId } = await client.call('createOwnCategory', { body: dog })
    const other = await client.call('createOwnCategory', { body: { ...dog, name: 'Cat care' } })
    await client.call('createRule', { body: { rule: { text: 'bakery', ownCategoryId }, appliesToPast: true } })
    expect((await list({ ownCategoryIds: [ownCategoryId] })).map(({ categoryId }) => categoryId)).toEqual([20, 20, 20])
    await client.call('updateOwnCategory', { body: { ownCategoryId, form: { ...dog, categoryId: 19 } } })
    expect((await list({ search: 'bakery' })).map(({ categoryId }) => categoryId)).toEqual([19, 19, 19])
    const answer = await client.send('mergeOwnCategories', {
      body: { ownCategoryIds: [ownCategoryId, other.ownCategoryId] },
    })
    const merged = await list({ search: 'bakery' })
    expect(merged.map((row) => [row.categoryId, row.ownCategoryId])).toEqual(
      Array.from({ length: 3 }, () => [20, other.ownCategoryId]),
    )
    expect(await client.call('rules', {})).toMatchObject([{ categoryId: 20, ownCategoryId: other.ownCategoryId }])
    await undo(answer)
    expect(await client.call('ownCategories', {})).toMatchObject([
      { name: 'Cat care', count: 0 },
      { name: 'Dog care', count: 3 },
    ])
  })

  it('has a name of its own', async () => {
    await client.call('createOwnCategory', { body: dog })
    for (const name of ['DOG CARE', 'Groceries'])
      expect((await client.send('createOwnCategory', { body: { ...dog, name } })).status).toBe(400)
  })
})

it('an export carries rules, tags, notes, and own categories into an empty account, with equal totals', async () => {
  const own = await client.call('createOwnCategory', {
    body: { name: 'Bread', groupName: 'Everyday', categoryId: 6, color: 'brown', icon: 'cart' },
  })
  const rule = { text: 'corner bakery', ownCategoryId: own.ownCategoryId, userAccountId: account, tags: ['Treat'] }
  await client.call('createRule', { body: { rule, appliesToPast: true } })
  await client.call('changeTransactions', {
    body: { select: { query: { search: 'greenleaf' } }, change: { note: 'For Ana', addTags: ['FSA'] } },
  })
  const { bytes } = await download(client)
  const other = await app.signIn('other@evenkeel.example')
  expect(await upload(other, bytes)).toMatchObject({ status: 200, body: { transactions: rows.length } })
  const listOf = async (who: TestClient) => {
    const { items, totals } = await who.call('transactions', { body: { pageSize: 100 } })
    return { totals, items: items.map((row) => [row.description, row.categoryId, row.note, row.tags, row.value]) }
  }
  expect(await listOf(other)).toEqual(await listOf(client))
  expect(await other.call('ownCategories', {})).toMatchObject([{ name: 'Bread', count: 3 }])
  const [copy] = await other.call('rules', {})
  const [there] = await other.call('accounts', { body: {} })
  expect(copy).toMatchObject({ text: 'corner bakery', userAccountId: there?.userAccountId, tags: ['Treat'] })
  expect(copy?.ownCategoryId).not.toBe(own.ownCategoryId)
  expect((await other.call('transactions', { body: { search: 'ana' } })).total).toBe(1)
})
