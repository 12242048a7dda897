import type { SeveralChange, Transaction } from '@evenkeel/api-client/contract/transactions'
import { csvFile, toIsoDate } from '@evenkeel/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { commit, everything, importFile, statement, upload } from '../../../testing/scenes/test-import.ts'
import { categoryId, newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { getCategory } from '../../store/ledger/category-catalog.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const heads = 'Date,Description,Full description,Source,Category,Amount,Currency,Hidden,Counts in totals'
const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

/** Returns the list of transactions as the screen saves it. */
async function savedList(person: TestPerson, hasOwn = true): Promise<string> {
  const own = await person.client.call('ownCategories', {})
  const toCells = (row: Transaction) => [
    toIsoDate(row.date),
    row.description,
    row.fullDescription,
    row.source,
    getCategory(row.categoryId).name,
    row.value.toFixed(2),
    row.currency,
    yesNo(row.hidden),
    yesNo(row.countsInTotals),
    ...(hasOwn
      ? [
          own.find(({ ownCategoryId }) => ownCategoryId === row.ownCategoryId)?.name ?? '',
          row.note,
          row.tags.join(', '),
        ]
      : []),
  ]
  const header = [...heads.split(','), ...(hasOwn ? ['Own category', 'Note', 'Tags'] : [])]
  return [...csvFile(header, (await everything(person)).items.map(toCells), 'needed')].join('')
}

const readList = (person: TestPerson, text: string) => upload(person, new File([text], 'evenkeel-transactions.csv'))

/** A person who has renamed, split, hidden, tagged, and moved rows of a bank's file. */
async function personWithHistory(): Promise<TestPerson> {
  const person = await newPerson(app)
  await importFile(person, statement())
  const rows = (await everything(person)).items
  const idOf = (value: number) => rows.find((row) => row.value === value)?.userTransactionId ?? 0
  const { ownCategoryId } = await person.client.call('createOwnCategory', {
    body: { name: 'Home sweet home', groupName: 'Home', categoryId: categoryId('Rent'), color: 'teal', icon: 'home' },
  })
  const change = (value: number, fields: SeveralChange) =>
    person.change('changeTransactions', { body: { select: { transactionIds: [idOf(value)] }, change: fields } })
  await change(-1200, { ownCategoryId })
  await change(-1200, { addTags: ['FSA', 'Reise'] })
  await change(-1200, { note: 'paid late, "again"' })
  await change(-0.7, { isHidden: true })
  await person.change('updateTransaction', { body: { userTransactionId: idOf(3618.81), description: 'My pay' } })
  await person.change('splitTransaction', {
    body: {
      sourceTransactionId: idOf(3618.81),
      sourceTransaction: { value: 3000, category: categoryId('Income') },
      splits: [{ value: 618.81, category: categoryId('Gifts & donations') }],
    },
  })
  return person
}

/** What a person sees of their rows, apart from ids. */
const seen = async (person: TestPerson) =>
  (await everything(person)).items.map(({ date, value, description, categoryId: category, note, tags, hidden }) => ({
    date,
    value,
    description,
    category,
    note,
    tags,
    hidden,
  }))

describe('the list that the screen saves', () => {
  it.each([true, false])('is all there already when it is imported again; with own columns: %s', async (hasOwn) => {
    const person = await personWithHistory()
    const before = await seen(person)
    const preview = await readList(person, await savedList(person, hasOwn))
    expect(preview.accounts).toMatchObject([{ new: 0, suspected: 0, duplicates: 6 }])
    expect(await commit(person, preview)).toMatchObject({ created: 0, skipped: 6 })
    expect(await seen(person)).toEqual(before)
  })

  it('brings names, signs, notes, tags, hidden rows, and own categories to somebody without any', async () => {
    const person = await personWithHistory()
    const other = await newPerson(app)
    const preview = await readList(other, await savedList(person))
    expect(preview).toMatchObject({ layoutName: 'Evenkeel', problems: [] })
    await commit(other, preview)
    expect(await seen(other)).toEqual(await seen(person))
    expect((await everything(other)).totals).toEqual((await everything(person)).totals)
    expect(await other.client.call('ownCategories', {})).toMatchObject([
      { name: 'Home sweet home', categoryId: categoryId('Rent'), count: 1 },
    ])
  })
})
