import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderOfx1, type SampleRow } from '../../bank-files/fixtures/render-statement.ts'
import { drawn } from '../../../testing/test-host.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { importFile } from '../../../testing/scenes/test-import.ts'
import { linkBank, newLinkedPerson, runDueWork } from '../../../testing/scenes/sync-test-bank.ts'
import { link, plan, put } from '../../../testing/scenes/test-plans.ts'
import { categoryId, newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const displayName = 'Everyday Checking'
/** The sandbox's balance for that account. */
const bankBalance = 3_214.86

const cents = (dollars: number) => Math.round(dollars * 100)
const sumCents = (rows: readonly { value: number }[]) => rows.reduce((sum, { value }) => sum + cents(value), 0)

const filterTransfers = (rows: readonly Transaction[]) =>
  rows.flatMap(({ isTransfer, value }) => (isTransfer ? [value] : [])).toSorted((a, b) => a - b)

const readAccounts = (person: TestPerson) => person.client.call('accounts', { body: {} })

async function readRows(person: TestPerson, userAccountId: number): Promise<Transaction[]> {
  const read = (page: number) =>
    person.client.call('transactions', { body: { pageSize: 500, page, userAccountIds: [userAccountId] } })
  const first = await read(1)
  const others = await Promise.all(Array.from({ length: first.paging.lastPage - 1 }, (_, index) => read(index + 2)))
  return [first, ...others].flatMap(({ items }) => items)
}

const accountNamed = async (person: TestPerson, name: string) =>
  (await readAccounts(person)).find((account) => account.name === name)

async function linkAndRead(): Promise<Transaction[]> {
  const person = await newLinkedPerson(app)
  return readRows(person, (await accountNamed(person, displayName))?.userAccountId ?? 0)
}

let rowsOfBank: Promise<Transaction[]> | undefined

/** Returns the bank's rows of the account, the same for every person who links it. */
const bankRows = () => (rowsOfBank ??= linkAndRead())

const dayMs = 86_400_000
const shifted = (date: string, days: number) =>
  new Date(Date.parse(date.slice(0, 10)) + days * dayMs).toISOString().slice(0, 10)

/** Converts the bank's rows to a bank file's rows, with its own descriptions and with dates shifted by `days`. */
const inFile = (rows: readonly Transaction[], days = 0): SampleRow[] =>
  rows.map(({ date, value, fullDescription }, index) => ({
    date: shifted(date, days),
    cents: cents(value),
    text: fullDescription,
    id: `F${index}`,
  }))

const older: readonly SampleRow[] = [
  { date: '2019-03-04', cents: -12_345, text: 'OLD RENT', id: 'O1' },
  { date: '2019-03-05', cents: 50_000, text: 'OLD PAY', id: 'O2' },
]

interface Doubled {
  readonly person: TestPerson
  readonly fileAccountId: number
  readonly bankAccountId: number
  readonly suspectedAccountId: number
}

/** Imports a file into a new account, lets the person act, and then links the bank. */
async function importThenLink(
  rows: readonly SampleRow[],
  between: (person: TestPerson, fileAccountId: number) => Promise<void> = async () => undefined,
): Promise<Doubled> {
  const person = await newPerson(app)
  const { answer } = await importFile(person, renderOfx1(rows, 99_900))
  const fileAccountId = answer.accounts[0] ?? 0
  await between(person, fileAccountId)
  await linkBank(person.client)
  await runDueWork(app)
  const bankAccountId = (await accountNamed(person, displayName))?.userAccountId ?? 0
  const [suspected] = await person.client.call('suspectedAccounts', {})
  return { person, fileAccountId, bankAccountId, suspectedAccountId: suspected?.suspectedAccountId ?? 0 }
}

const decide = ({ person, suspectedAccountId }: Doubled, isSame: boolean) =>
  person.change('decideSuspectedAccount', { body: { suspectedAccountId, isSame } })

describe('a bank that is connected after its file was imported', () => {
  it('is asked about, and counts once when the person answers that it is the same', async () => {
    const posted = (await bankRows()).filter(({ isPending }) => !isPending).slice(0, 20)
    const doubled = await importThenLink([...older, ...inFile(posted)])
    const { person, fileAccountId, bankAccountId } = doubled
    expect(await person.client.call('suspectedAccounts', {})).toMatchObject([
      {
        account: { userAccountId: bankAccountId, name: displayName, balance: bankBalance, origin: 'connection' },
        existing: { userAccountId: fileAccountId, balance: 999, origin: 'file' },
        matchingTransactions: 20,
      },
    ])
    const before = (await person.client.call('dashboard', {})).data.netWorth.total
    const ofBank = await readRows(person, bankAccountId)
    await decide(doubled, true)
    expect(await person.client.call('suspectedAccounts', {})).toEqual([])
    expect((await readAccounts(person)).map(({ userAccountId }) => userAccountId)).not.toContain(fileAccountId)
    expect(cents((await person.client.call('dashboard', {})).data.netWorth.total)).toBe(cents(before) - 99_900)
    expect((await accountNamed(person, displayName))?.balance).toBe(bankBalance)
    const joined = await readRows(person, bankAccountId)
    expect(joined).toHaveLength(ofBank.length + older.length)
    expect(sumCents(joined)).toBe(sumCents(ofBank) - 12_345 + 50_000)
  })

  it('keeps syncing without doubling a row, and finds the account with the next file', async () => {
    const posted = (await bankRows()).filter(({ isPending }) => !isPending).slice(0, 10)
    const doubled = await importThenLink(inFile(posted))
    const { person, bankAccountId } = doubled
    await decide(doubled, true)
    const joined = await readRows(person, bankAccountId)
    await person.client.call('fullSync', { body: {} })
    await runDueWork(app)
    expect(await readRows(person, bankAccountId)).toEqual(joined)
    const { preview } = await importFile(person, renderOfx1(inFile(posted), 99_900))
    expect(preview.accounts).toMatchObject([{ userAccountId: bankAccountId, new: 0 }])
    expect(await person.client.call('suspectedAccounts', {})).toEqual([])
  })

  it('keeps the person’s edits of rows on either side', async () => {
    const posted = (await bankRows()).filter(({ isPending, value }) => !isPending && value < -10).slice(0, 6)
    const [hiddenRow, splitRow, renamedRow, bankSide] = posted
    if (!hiddenRow || !splitRow || !renamedRow || !bankSide) throw new Error('The sandbox has too few rows')
    const doubled = await importThenLink(inFile(posted), async (person, fileAccountId) => {
      const rows = await readRows(person, fileAccountId)
      const idOf = (wanted: Transaction) =>
        rows.find(
          ({ value, fullDescription, date }) =>
            value === wanted.value && fullDescription === wanted.fullDescription && date === wanted.date,
        )?.userTransactionId ?? 0
      await person.client.call('setTransactionVisibility', { body: { transactionId: idOf(hiddenRow), isHidden: true } })
      await person.client.call('splitTransaction', {
        body: {
          sourceTransactionId: idOf(splitRow),
          sourceTransaction: { category: 13, value: (cents(splitRow.value) + 400) / 100 },
          splits: [{ category: 14, value: -4 }],
        },
      })
      await person.client.call('updateTransaction', {
        body: {
          userTransactionId: idOf(renamedRow),
          description: 'Our own words',
          categoryId: categoryId('Groceries'),
        },
      })
    })
    const { person, bankAccountId } = doubled
    const onBank = (await readRows(person, bankAccountId)).find(
      ({ value, date, fullDescription }) =>
        value === bankSide.value && date === bankSide.date && fullDescription === bankSide.fullDescription,
    )
    await person.client.call('updateTransaction', {
      body: { userTransactionId: onBank?.userTransactionId ?? 0, description: 'Said at the bank’s' },
    })
    const total = sumCents(await readRows(person, bankAccountId))
    await decide(doubled, true)
    const joined = await readRows(person, bankAccountId)
    expect(sumCents(joined)).toBe(total)
    expect(joined.filter(({ hidden }) => hidden)).toMatchObject([
      { value: hiddenRow.value, fullDescription: hiddenRow.fullDescription },
    ])
    expect(joined.filter(({ splitted }) => splitted)).toMatchObject([{ value: -4, categoryId: 14 }])
    expect(joined.filter(({ description }) => description === 'Our own words')).toMatchObject([
      { value: renamedRow.value, categoryId: categoryId('Groceries') },
    ])
    expect(joined.filter(({ description }) => description === 'Said at the bank’s')).toMatchObject([
      { value: bankSide.value, date: bankSide.date },
    ])
    expect(joined.every(({ isManual }) => !isManual)).toBe(true)
  })

  it('takes over the plans and the flags of the removed account', async () => {
    const posted = (await bankRows()).slice(0, 8)
    const doubled = await importThenLink(inFile(posted), async (person, userAccountId) => {
      await person.client.call('updateAccount', { body: { userAccountId, isHiddenFromCFBS: true } })
      await put(person, 'commitPlan', 4, {
        input: { emergencySavingsBalance: 30_000, monthlyHouseHoldLivingExpenses: 4_000, sourceOfIncomeAmountEnum: 0 },
        linkedAccounts: link(userAccountId),
      })
    })
    const { person, bankAccountId, fileAccountId } = doubled
    const goals = await person.client.call('goalsByAccount', { body: { accountId: fileAccountId } })
    expect(goals).toHaveLength(1)
    await decide(doubled, true)
    expect(await person.client.call('goalsByAccount', { body: { accountId: bankAccountId } })).toEqual(goals)
    expect(
      (await plan(person, 4)).linkedAccounts
        .filter(({ isLinked }) => isLinked)
        .map(({ userAccountId }) => userAccountId),
    ).toEqual([bankAccountId])
    expect(await accountNamed(person, displayName)).toMatchObject({ isHiddenFromCFBS: true, isHiddenFromNW: false })
  })

  it('takes over the planned payments and the rules of the removed account, and undo returns them', async () => {
    const posted = (await bankRows()).slice(0, 8)
    const doubled = await importThenLink(inFile(posted), async (person, userAccountId) => {
      const payment = { description: 'Roof', amount: 900, direction: 'out', categoryId: 13 } as const
      for (const ofAccount of [{ userAccountId }, {}])
        await person.client.call('addPlannedPayment', {
          body: { ...payment, repeats: 'once', firstDate: '2026-12-24', ...ofAccount },
        })
      const rule = { userAccountId, payeeName: 'From the file' }
      await person.client.call('createRule', { body: { rule, appliesToPast: false } })
    })
    const { person, bankAccountId, fileAccountId } = doubled
    const named = async () => ({
      payments: (await person.client.call('recurring', { body: {} })).planned.map(({ userAccountId }) => userAccountId),
      rules: (await person.client.call('rules', {})).map(({ userAccountId }) => userAccountId),
    })
    const before = person.exportAll()
    expect(await named()).toEqual({ payments: [fileAccountId, null], rules: [fileAccountId] })
    const changeId = await decide(doubled, true)
    expect(await named()).toEqual({ payments: [bankAccountId, null], rules: [bankAccountId] })
    expect(await person.undo(changeId)).toBe(200)
    expect(person.exportAll()).toEqual(before)
    expect(await named()).toEqual({ payments: [fileAccountId, null], rules: [fileAccountId] })
    await decide(doubled, true)
    await importFile(person, renderOfx1([{ date: '2019-04-01', cents: -4_444, text: 'LATER ROW', id: 'L1' }], 99_900))
    expect((await readRows(person, bankAccountId)).filter(({ value }) => value === -44.44)).toMatchObject([
      { description: 'From the file' },
    ])
  })

  it('is as before when that is undone, and asks again', async () => {
    const posted = (await bankRows()).slice(0, 12)
    const doubled = await importThenLink([...older, ...inFile(posted, 1)])
    const { person } = doubled
    const before = person.exportAll()
    const changeId = await decide(doubled, true)
    expect(person.exportAll()).not.toEqual(before)
    expect(await person.undo(changeId)).toBe(200)
    expect(person.exportAll()).toEqual(before)
    expect(await person.client.call('suspectedAccounts', {})).toHaveLength(1)
  })

  it('loses the rows that only the file had when the import is undone later', async () => {
    const person = await newPerson(app)
    const { preview } = await importFile(
      person,
      renderOfx1([...older, ...inFile((await bankRows()).slice(0, 8))], 99_900),
    )
    await linkBank(person.client)
    await runDueWork(app)
    const bankAccountId = (await accountNamed(person, displayName))?.userAccountId ?? 0
    const ofBank = await readRows(person, bankAccountId)
    const [suspected] = await person.client.call('suspectedAccounts', {})
    await person.client.call('decideSuspectedAccount', {
      body: { suspectedAccountId: suspected?.suspectedAccountId ?? 0, isSame: true },
    })
    expect(await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })).toEqual({
      removed: older.length,
    })
    expect(sumCents(await readRows(person, bankAccountId))).toBe(sumCents(ofBank))
    expect(await accountNamed(person, displayName)).toMatchObject({ balance: bankBalance })
  })

  it('is asked about for a manual account, too', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount({ balance: 40 })
    const rows = (await bankRows()).slice(0, 4)
    for (const { date, value } of rows)
      await person.addRow({ userAccountId, date: date.slice(0, 10), value, description: 'By hand' })
    await linkBank(person.client)
    await runDueWork(app)
    const [suspected] = await person.client.call('suspectedAccounts', {})
    expect(suspected).toMatchObject({ existing: { userAccountId, origin: 'manual' }, matchingTransactions: 4 })
    await person.client.call('decideSuspectedAccount', {
      body: { suspectedAccountId: suspected?.suspectedAccountId ?? 0, isSame: true },
    })
    const joined = await readRows(person, (await accountNamed(person, displayName))?.userAccountId ?? 0)
    expect(joined.filter(({ description }) => description === 'By hand')).toHaveLength(4)
    expect(sumCents(joined)).toBe(sumCents(await bankRows()))
  })

  it('is never asked about again when the person answers that they are two', async () => {
    const doubled = await importThenLink(inFile((await bankRows()).slice(0, 5)))
    const { person, fileAccountId } = doubled
    const accounts = await readAccounts(person)
    await decide(doubled, false)
    await person.client.call('fullSync', { body: {} })
    await runDueWork(app)
    expect(await person.client.call('suspectedAccounts', {})).toEqual([])
    expect((await readAccounts(person)).map(({ userAccountId }) => userAccountId)).toEqual(
      accounts.map(({ userAccountId }) => userAccountId),
    )
    expect(await readRows(person, fileAccountId)).toHaveLength(5)
  })

  it.each([
    ['two rows that agree', (rows: readonly SampleRow[]) => rows.slice(0, 2)],
    [
      'rows that differ by a cent',
      (rows: readonly SampleRow[]) => rows.map((row) => ({ ...row, cents: row.cents + 1 })),
    ],
    [
      'fewer than half of the rows',
      (rows: readonly SampleRow[]) =>
        rows.map((row, index) => (index < 3 ? row : { ...row, cents: row.cents - 77_701 })),
    ],
  ])('is not asked about for %s', async (_what, changed) => {
    const rows = inFile((await bankRows()).slice(0, 9))
    const { person } = await importThenLink(changed(rows))
    expect(await person.client.call('suspectedAccounts', {})).toEqual([])
  })

  it('answers 404 for an unknown pair', async () => {
    const person = await newPerson(app)
    expect(
      (await person.client.send('decideSuspectedAccount', { body: { suspectedAccountId: 999_999, isSame: true } }))
        .status,
    ).toBe(404)
  })
})

describe('joining two accounts', () => {
  it('results in the bank’s rows plus those that only the file had, for any file, and can be undone', async () => {
    const plain = await bankRows()
    const all = plain.filter(({ isPending }) => !isPending)
    const wish = fc.record({
      skip: fc.nat(60),
      take: fc.integer({ min: 6, max: 40 }),
      days: fc.integer({ min: -2, max: 2 }),
      extras: fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(wish, async ({ skip, take, days, extras }) => {
        // No row of the bank is that large, so these rows match nothing.
        const only = extras.map((value, index): SampleRow => ({
          date: '2026-10-10',
          cents: -90_000_000 - value,
          text: `ONLY ${index}`,
          id: `X${index}`,
        }))
        const doubled = await importThenLink([...inFile(all.slice(skip, skip + take), days), ...only, ...older])
        const { person, bankAccountId } = doubled
        const [before, ofBank] = [person.exportAll(), await readRows(person, bankAccountId)]
        const changeId = await decide(doubled, true)
        const joined = await readRows(person, bankAccountId)
        expect(joined).toHaveLength(ofBank.length + only.length + older.length)
        expect(sumCents(joined)).toBe(sumCents(ofBank) + [...only, ...older].reduce((sum, row) => sum + row.cents, 0))
        // The same as without the file, where a doubled row would have taken the other's place in a transfer.
        expect(filterTransfers(joined)).toEqual(filterTransfers(plain))
        expect(await person.undo(changeId)).toBe(200)
        expect(person.exportAll()).toEqual(before)
      }),
      { numRuns: drawn(8) },
    )
  })
})
