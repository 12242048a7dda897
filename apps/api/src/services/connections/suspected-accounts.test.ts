import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderOfx1, type SampleRow } from '../../bank-files/fixtures/render-statement.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { importFile } from '../bank-files/test-import.ts'
import { linkBank, newLinkedPerson, runDueWork } from '../sync/test-bank.ts'
import { link, plan, put } from '../test-plans.ts'
import { categoryId, newPerson, type TestPerson } from '../test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const NAME = 'Everyday Checking'
/** What the sandbox states for that account. */
const BANK_BALANCE = 3_214.86

const cents = (dollars: number) => Math.round(dollars * 100)
const sumOf = (rows: readonly { value: number }[]) => rows.reduce((sum, { value }) => sum + cents(value), 0)

const transfersOf = (rows: readonly Transaction[]) =>
  rows.flatMap(({ isTransfer, value }) => (isTransfer ? [value] : [])).toSorted((a, b) => a - b)

const accountsOf = (person: TestPerson) => person.client.call('accounts', { body: {} })

async function rowsOf(person: TestPerson, userAccountId: number): Promise<Transaction[]> {
  const read = (page: number) =>
    person.client.call('transactions', { body: { pageSize: 500, page, userAccountIds: [userAccountId] } })
  const first = await read(1)
  const others = await Promise.all(Array.from({ length: first.paging.lastPage - 1 }, (_, index) => read(index + 2)))
  return [first, ...others].flatMap(({ items }) => items)
}

const accountNamed = async (person: TestPerson, name: string) =>
  (await accountsOf(person)).find((account) => account.name === name)

/** What the bank has of the account: every person who links it sees the same. */
async function bankRows(): Promise<Transaction[]> {
  const person = await newLinkedPerson(app)
  return rowsOf(person, (await accountNamed(person, NAME))?.userAccountId ?? 0)
}

const DAY_MS = 86_400_000
const shifted = (date: string, days: number) =>
  new Date(Date.parse(date.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10)

/** Rows of the bank as a bank file has them: the words and, by some days, the dates are its own. */
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

/** Imports a file into an account of its own, lets the person do something, and then links the bank. */
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
  const bankAccountId = (await accountNamed(person, NAME))?.userAccountId ?? 0
  const [suspected] = await person.client.call('suspectedAccounts', {})
  return { person, fileAccountId, bankAccountId, suspectedAccountId: suspected?.suspectedAccountId ?? 0 }
}

const decide = ({ person, suspectedAccountId }: Doubled, isSame: boolean) =>
  person.change('decideSuspectedAccount', { body: { suspectedAccountId, isSame } })

describe('a bank that is connected after its file was imported', () => {
  it('is asked about, and counts once when the person says that it is the same', async () => {
    const posted = (await bankRows()).filter(({ isPending }) => !isPending).slice(0, 20)
    const doubled = await importThenLink([...older, ...inFile(posted)])
    const { person, fileAccountId, bankAccountId } = doubled
    expect(await person.client.call('suspectedAccounts', {})).toMatchObject([
      {
        account: { userAccountId: bankAccountId, name: NAME, balance: BANK_BALANCE, origin: 'connection' },
        existing: { userAccountId: fileAccountId, balance: 999, origin: 'file' },
        matchingTransactions: 20,
      },
    ])
    const before = (await person.client.call('dashboard', {})).data.netWorth.total
    const ofBank = await rowsOf(person, bankAccountId)
    await decide(doubled, true)
    expect(await person.client.call('suspectedAccounts', {})).toEqual([])
    expect((await accountsOf(person)).map(({ userAccountId }) => userAccountId)).not.toContain(fileAccountId)
    expect(cents((await person.client.call('dashboard', {})).data.netWorth.total)).toBe(cents(before) - 99_900)
    expect((await accountNamed(person, NAME))?.balance).toBe(BANK_BALANCE)
    const joined = await rowsOf(person, bankAccountId)
    expect(joined).toHaveLength(ofBank.length + older.length)
    expect(sumOf(joined)).toBe(sumOf(ofBank) - 12_345 + 50_000)
  })

  it('reads on after that without doubling a row, and finds the account with the next file', async () => {
    const posted = (await bankRows()).filter(({ isPending }) => !isPending).slice(0, 10)
    const doubled = await importThenLink(inFile(posted))
    const { person, bankAccountId } = doubled
    await decide(doubled, true)
    const joined = await rowsOf(person, bankAccountId)
    await person.client.call('fullSync', { body: {} })
    await runDueWork(app)
    expect(await rowsOf(person, bankAccountId)).toEqual(joined)
    const { preview } = await importFile(person, renderOfx1(inFile(posted), 99_900))
    expect(preview.accounts).toMatchObject([{ userAccountId: bankAccountId, new: 0 }])
    expect(await person.client.call('suspectedAccounts', {})).toEqual([])
  })

  it('keeps what the person did to the rows, on whichever side', async () => {
    const posted = (await bankRows()).filter(({ isPending, value }) => !isPending && value < -10).slice(0, 6)
    const [hiddenRow, splitRow, renamedRow, bankSide] = posted
    if (!hiddenRow || !splitRow || !renamedRow || !bankSide) throw new Error('The sandbox has too few rows')
    const doubled = await importThenLink(inFile(posted), async (person, fileAccountId) => {
      const rows = await rowsOf(person, fileAccountId)
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
    const onBank = (await rowsOf(person, bankAccountId)).find(
      ({ value, date, fullDescription }) =>
        value === bankSide.value && date === bankSide.date && fullDescription === bankSide.fullDescription,
    )
    await person.client.call('updateTransaction', {
      body: { userTransactionId: onBank?.userTransactionId ?? 0, description: 'Said at the bank’s' },
    })
    const total = sumOf(await rowsOf(person, bankAccountId))
    await decide(doubled, true)
    const joined = await rowsOf(person, bankAccountId)
    expect(sumOf(joined)).toBe(total)
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

  it('takes over the plans and the flags of the account that goes', async () => {
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
    expect(await accountNamed(person, NAME)).toMatchObject({ isHiddenFromCFBS: true, isHiddenFromNW: false })
  })

  it('is as it was when that is taken back, and asks again', async () => {
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

  it('lets go of what only the file had when the import is taken back later', async () => {
    const person = await newPerson(app)
    const { preview } = await importFile(
      person,
      renderOfx1([...older, ...inFile((await bankRows()).slice(0, 8))], 99_900),
    )
    await linkBank(person.client)
    await runDueWork(app)
    const bankAccountId = (await accountNamed(person, NAME))?.userAccountId ?? 0
    const ofBank = await rowsOf(person, bankAccountId)
    const [suspected] = await person.client.call('suspectedAccounts', {})
    await person.client.call('decideSuspectedAccount', {
      body: { suspectedAccountId: suspected?.suspectedAccountId ?? 0, isSame: true },
    })
    expect(await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })).toEqual({
      removed: older.length,
    })
    expect(sumOf(await rowsOf(person, bankAccountId))).toBe(sumOf(ofBank))
    expect(await accountNamed(person, NAME)).toMatchObject({ balance: BANK_BALANCE })
  })

  it('is asked about beside an account that is kept by hand, too', async () => {
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
    const joined = await rowsOf(person, (await accountNamed(person, NAME))?.userAccountId ?? 0)
    expect(joined.filter(({ description }) => description === 'By hand')).toHaveLength(4)
    expect(sumOf(joined)).toBe(sumOf(await bankRows()))
  })

  it('is never asked about again when the person says that they are two', async () => {
    const doubled = await importThenLink(inFile((await bankRows()).slice(0, 5)))
    const { person, fileAccountId } = doubled
    const accounts = await accountsOf(person)
    await decide(doubled, false)
    await person.client.call('fullSync', { body: {} })
    await runDueWork(app)
    expect(await person.client.call('suspectedAccounts', {})).toEqual([])
    expect((await accountsOf(person)).map(({ userAccountId }) => userAccountId)).toEqual(
      accounts.map(({ userAccountId }) => userAccountId),
    )
    expect(await rowsOf(person, fileAccountId)).toHaveLength(5)
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

  it('answers 404 for a pair that is not there', async () => {
    const person = await newPerson(app)
    expect(
      (await person.client.send('decideSuspectedAccount', { body: { suspectedAccountId: 999_999, isSame: true } }))
        .status,
    ).toBe(404)
  })
})

describe('joining two accounts', () => {
  it('gives the bank’s rows plus those that only the file had, whatever the file had, and can be taken back', async () => {
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
        // No row of the bank is that large: nothing agrees with these.
        const only = extras.map((value, index): SampleRow => ({
          date: '2026-10-10',
          cents: -90_000_000 - value,
          text: `ONLY ${index}`,
          id: `X${index}`,
        }))
        const doubled = await importThenLink([...inFile(all.slice(skip, skip + take), days), ...only, ...older])
        const { person, bankAccountId } = doubled
        const [before, ofBank] = [person.exportAll(), await rowsOf(person, bankAccountId)]
        const changeId = await decide(doubled, true)
        const joined = await rowsOf(person, bankAccountId)
        expect(joined).toHaveLength(ofBank.length + only.length + older.length)
        expect(sumOf(joined)).toBe(sumOf(ofBank) + [...only, ...older].reduce((sum, row) => sum + row.cents, 0))
        // As if there had never been a file: a row that stood twice had taken the other's place in a transfer.
        expect(transfersOf(joined)).toEqual(transfersOf(plain))
        expect(await person.undo(changeId)).toBe(200)
        expect(person.exportAll()).toEqual(before)
      }),
      { numRuns: 8 },
    )
  })
})
