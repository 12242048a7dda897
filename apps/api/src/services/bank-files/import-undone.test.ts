import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderOfx1 } from '../../bank-files/fixtures/render-statement.ts'
import { CategoryId } from '../../store/ledger/category-catalog.ts'
import { keptSumFaults } from '../../../testing/probes/kept-sums-check.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { drawn } from '../../../testing/test-host.ts'
import { categoryId, newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'
import { importFile, upload } from '../../../testing/scenes/test-import.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Row = Readonly<Record<string, unknown>>
type Tables = Readonly<Record<string, readonly Row[]>>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null
const readTables = (person: TestPerson): Tables =>
  Object.fromEntries(Object.entries(person.exportAll()).map(([name, rows]) => [name, rows.filter(isRow)]))
const byId = (rows: readonly Row[] = []) => new Map(rows.map((row) => [row['id'], row]))
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const inOrder = (rows: readonly Row[]) => rows.toSorted((one, other) => Number(one['id']) - Number(other['id']))

const pick = fc.nat({ max: 30 })
const date = fc.constantFrom<string[]>('2026-09-01', '2026-09-30', '2026-10-01', '2026-10-15')
/** Few amounts of both signs, so that some rows balance others as transfers. */
const value = fc.constantFrom<number[]>(-300, -45, 45, 300)
const fileRow = fc.record({ date, value, text: fc.constantFrom<string[]>('Transfer', 'Shop', 'Café') })

const edit = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('split' as const, 'hide' as const, 'recategorize' as const, 'delete' as const),
      pick,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('update' as const), pick, date, value }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('enter' as const, 'enterNowhere' as const), date, value }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      rows: fc.array(fileRow, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'renameAccount' as const,
        'restateBalance' as const,
        'hideAccount' as const,
        'deleteAccount' as const,
      ),
    }),
  },
)
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never

/** Every kind of edit once. */
const everyEdit: Edit[] = [
  { do: 'split', pick: 0 },
  { do: 'hide', pick: 1 },
  { do: 'recategorize', pick: 2 },
  { do: 'update', pick: 3, date: '2026-09-01', value: -45 },
  { do: 'enter', date: '2026-10-01', value: 300 },
  { do: 'enterNowhere', date: '2026-10-15', value: -45 },
  { do: 'delete', pick: 0 },
  { do: 'import', rows: [{ date: '2026-10-01', value: -300, text: 'Transfer' }] },
  { do: 'renameAccount' },
  { do: 'restateBalance' },
  { do: 'hideAccount' },
]

interface Fixture {
  readonly person: TestPerson
  /** The account that the file is imported into. */
  readonly target: number
  moved: number
}

const toFile = (rows: readonly { date: string; value: number; text: string }[], name: string, account: string) =>
  renderOfx1(
    rows.map((row, index) => ({ date: row.date, cents: row.value * 100, text: row.text, id: `${name}-${index}` })),
    4_200,
  ).replace(/<ACCTID>[^<\n]*/, `<ACCTID>${account}`)

/** Makes a call that may be refused: what refuses it is covered by other tests. */
async function attempt({ person }: Fixture, name: Parameters<TestPerson['change']>[0], body: object): Promise<void> {
  expect([200, 400, 404]).toContain((await person.client.send(name, { body })).status)
}

async function play(scene: Fixture, next: Edit): Promise<void> {
  if ('pick' in next) return playOnRow(scene, next)
  const { person, target } = scene
  const send = (name: Parameters<TestPerson['change']>[0], body: object) => attempt(scene, name, body)
  if (next.do === 'import') return void (await importFile(person, toFile(next.rows, `later-${scene.moved}`, '1')))
  if (next.do === 'enter')
    return send('createTransaction', {
      date: next.date,
      value: next.value,
      description: 'Transfer',
      categoryId: CategoryId.UNCATEGORIZED,
      userAccountId: target,
    })
  if (next.do === 'enterNowhere')
    return send('createTransaction', {
      date: next.date,
      value: next.value,
      description: 'By hand',
      categoryId: categoryId('Groceries'),
    })
  if (next.do === 'renameAccount') return send('updateAccount', { userAccountId: target, name: 'Mine' })
  if (next.do === 'restateBalance') return send('updateAccount', { userAccountId: target, balance: 7 })
  if (next.do === 'hideAccount') return send('updateAccount', { userAccountId: target, isHiddenFromCFBS: true })
  return send('deleteAccount', { userAccountId: target })
}

async function playOnRow(scene: Fixture, next: Extract<Edit, { readonly pick: number }>): Promise<void> {
  const { person } = scene
  const send = (name: Parameters<TestPerson['change']>[0], body: object) => attempt(scene, name, body)
  const { items } = await person.client.call('transactions', {
    body: { pageSize: 500, ordering: { fieldName: 'date', sortDirection: 'ASC' } },
  })
  const row = items[next.pick % Math.max(1, items.length)]
  if (!row) return
  const { userTransactionId, value: whole } = row
  if (next.do === 'hide') return send('setTransactionVisibility', { transactionId: userTransactionId, isHidden: true })
  if (next.do === 'recategorize')
    return send('setTransactionCategory', { transactionId: userTransactionId, categoryId: categoryId('Rent') })
  if (next.do === 'delete') return send('deleteTransaction', { userTransactionId })
  if (next.do === 'update') return send('updateTransaction', { userTransactionId, date: next.date, value: next.value })
  const splits = [{ category: categoryId('Shopping'), value: Math.sign(whole) }]
  return send('splitTransaction', {
    sourceTransactionId: userTransactionId,
    sourceTransaction: { category: categoryId('Groceries'), value: whole - Math.sign(whole) },
    splits,
  })
}

/**
 * Returns the entries as they would be without the import, by the rules alone; `start` is before it, `imported` after
 * it, `now` after the edits.
 */
function entriesWithout(bankFileId: number, start: Tables, imported: Tables, now: Tables): Row[] {
  const rows = now['entry'] ?? []
  const ofFile = new Set(rows.filter((row) => row['bank_file_id'] === bankFileId).map(({ id }) => id))
  const isGone = (row: Row) => ofFile.has(row['id']) || ofFile.has(row['source_entry_id'])
  const [before, after, remembered] = [byId(start['entry']), byId(imported['entry']), now['category_memory'] ?? []]
  const memoryOf = (row: Row) =>
    remembered.find((memory) => memory['normalized_description'] === row['normalized_description'])?.['category_id']
  return rows
    .filter((row) => !isGone(row))
    .map((row) => {
      const was = before.get(row['id'])
      // The other side of a transfer that the import found, unchanged since.
      if (was && !isSame(was, after.get(row['id'])) && isSame(after.get(row['id']), row)) return was
      if (!ofFile.has(row['transfer_pair_id'])) return row
      if (row['category_source'] !== 'transfer') return { ...row, transfer_pair_id: null }
      const memory = memoryOf(row)
      const category =
        memory === undefined
          ? { category_id: CategoryId.UNCATEGORIZED, category_source: 'none' }
          : { category_id: memory, category_source: 'memory' }
      return { ...row, ...category, transfer_pair_id: null }
    })
}

const touched = new Set([
  'account',
  'account_file_key',
  'balance_day',
  'bank_file',
  'entry',
  'entry_sum',
  'entry_month_sum',
  'entry_day_sum',
])
const untouched = (tables: Tables) => Object.fromEntries(Object.entries(tables).filter(([name]) => !touched.has(name)))

/** Whether every row that the change from `start` to `imported` touched is still as that change left it. */
function isAsLeft(start: Tables, imported: Tables, now: Tables): boolean {
  return Object.entries(imported).every(([table, rows]) => {
    if (table.startsWith('entry_')) return true
    const [before, current] = [byId(start[table]), byId(now[table])]
    return rows.every((row) => isSame(before.get(row['id']), row) || isSame(current.get(row['id']), row))
  })
}

/** Whether something was added to the account that an import created. */
function isRestedOn(
  { target, start, imported }: { readonly target: number; readonly start: Tables; readonly imported: Tables },
  now: Tables,
): boolean {
  if (byId(start['account']).has(target)) return false
  return ['entry', 'balance_day', 'account_file_key'].some((table) =>
    (now[table] ?? []).some((row) => row['account_id'] === target && !byId(imported[table]).has(row['id'])),
  )
}

async function begin(
  size: number,
  isNewAccount: boolean,
  rows: readonly { date: string; value: number; text: string }[],
) {
  const person = await newPerson(app)
  const savings = (await person.addAccount({ name: 'Savings', type: 'Savings' })).userAccountId
  const checking = (await person.addAccount()).userAccountId
  for (const [index, one] of [-300, 300, 45].entries()) {
    await person.addRow({
      userAccountId: savings,
      date: `2026-10-0${index + 1}`,
      value: one,
      description: 'Transfer',
      category: 'Uncategorized',
    })
  }
  const many = Array.from(
    { length: size },
    (_, index) => rows[index % rows.length] ?? { date: '2026-10-01', value: 45, text: 'Shop' },
  )
  const preview = await upload(
    person,
    toFile(many, 'first', '1'),
    isNewAccount ? {} : { userAccountId: String(checking) },
  )
  const start = readTables(person)
  const choices = preview.accounts.map(({ key }) => ({ key, userAccountId: isNewAccount ? null : checking }))
  const importing = await person.change('commitBankFile', {
    body: { bankFileId: preview.bankFileId, accounts: choices },
  })
  const imported = readTables(person)
  const target = Number(
    imported['entry']?.find((row) => row['bank_file_id'] === preview.bankFileId)?.['account_id'] ?? checking,
  )
  return { person, target, moved: 0, start, imported, importing, bankFileId: preview.bankFileId }
}

const story = fc.record({
  size: fc.integer({ min: 1, max: 8 }),
  isNewAccount: fc.boolean(),
  rows: fc.array(fileRow, { minLength: 1, maxLength: 6 }),
  edits: fc.array(edit, { maxLength: 7 }),
})
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never
const rows = [
  { date: '2026-10-01', value: 300, text: 'Transfer' },
  { date: '2026-09-30', value: -45, text: 'Shop' },
]
const examples: [Story][] = [
  [{ size: 450, isNewAccount: true, rows, edits: everyEdit }],
  [{ size: 210, isNewAccount: false, rows, edits: [] }],
  [{ size: 3, isNewAccount: true, rows, edits: [{ do: 'deleteAccount' }] }],
]

describe('an import with many later edits', () => {
  it('can be undone with all edits of its rows and nothing else, redone exactly, and so on', async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ size, isNewAccount, rows: some, edits }) => {
        const scene = await begin(size, isNewAccount, some)
        const { person, bankFileId, start, imported } = scene
        for (const next of edits) {
          scene.moved += 1
          await play(scene, next)
        }
        const now = readTables(person)
        const undoing = await person.change('undoBankFile', { body: { bankFileId } })
        const undone = readTables(person)
        expect(inOrder(undone['entry'] ?? [])).toEqual(inOrder(entriesWithout(bankFileId, start, imported, now)))
        expect(untouched(undone)).toEqual(untouched(now))
        const isInUse = (undone['entry'] ?? []).some((row) => row['account_id'] === scene.target)
        const isThere = byId(now['account']).has(scene.target) && (!isNewAccount || isInUse)
        expect(byId(undone['account']).has(scene.target)).toBe(isThere)
        const redoing = await person.change('undoChange', { params: { changeId: undoing }, body: {} })
        expect(readTables(person)).toEqual(now)
        expect(person.onLedger(keptSumFaults)).toEqual([])
        expect(await person.undo(redoing)).toBe(200)
        expect(readTables(person)).toEqual(undone)
        expect(person.onLedger(keptSumFaults)).toEqual([])
      }),
      { numRuns: drawn(25), endOnFailure: true, examples },
    )
  })

  it('can be undone as a change if all its rows are as it left them, and is otherwise refused as a whole', async () => {
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(story, async ({ size, isNewAccount, rows: some, edits }) => {
        const scene = await begin(size, isNewAccount, some)
        const { person, bankFileId, start, imported, importing } = scene
        for (const next of edits.slice(0, 2)) {
          scene.moved += 1
          await play(scene, next)
        }
        const now = readTables(person)
        const status = await person.undo(importing)
        seen.add(status)
        const after = readTables(person)
        expect(person.onLedger(keptSumFaults)).toEqual([])
        const isRefused = !isAsLeft(start, imported, now) || isRestedOn(scene, now)
        expect(status).toBe(isRefused ? 400 : 200)
        expect(isRefused ? after : now).toEqual(now)
        expect(inOrder(after['entry'] ?? [])).toEqual(
          inOrder(isRefused ? (now['entry'] ?? []) : entriesWithout(bankFileId, start, imported, now)),
        )
      }),
      { numRuns: drawn(25), endOnFailure: true, examples },
    )
    expect([...seen].toSorted()).toEqual([200, 400])
  })
})
