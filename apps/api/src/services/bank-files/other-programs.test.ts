import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { commit, everything, upload } from '../../../testing/scenes/test-import.ts'
import { categoryId, newPerson, type TestPerson } from '../../../testing/scenes/test-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const ynab = `"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Everyday","","06/30/2025","Whole Foods","Needs: Groceries","Needs","Groceries","weekly shop",$84.12,$0.00,"Cleared"
"Everyday","","06/29/2025","Larkfield","Inflow: Ready to Assign","Inflow","Ready to Assign","",$0.00,$2412.38,"Reconciled"
"Visa","","06/26/2025","Shell","Wishes: Road trip","Wishes","Road trip","",$20.60,$0.00,"Cleared"
"Visa","","06/25/2025","Chevron","Wishes: Road trip","Wishes","Road trip","",$31.00,$0.00,"Cleared"
"Visa","","06/24/2025","Odd Lot","Wishes: Road trip","Wishes","Road trip","",$5.00,$0.00,"Cleared"
"Visa","","06/23/2025","Odd Lot","Wishes: Zither","Wishes","Zither","",$6.00,$0.00,"Cleared"
`
const quickenReport = `Register Report - Last month

"","Scheduled","Split","Date","Payee","Category","Tags","Memo/Notes","Amount","Account"
"","","","6/30/2025","Whole Foods","Food & Dining:Groceries","","weekly shop","-84.12","Everyday Checking"
"","","","6/29/2025","Larkfield","Paycheck","","","2,412.38","Everyday Checking"
"","","","6/26/2025","Shell","Auto & Transport:Gas & Fuel","Trip","to the coast","-41.20","Visa"

"","","","","Total Inflows","","","","2,412.38",""
"","","","","Total Outflows","","","","-125.32",""
"","","","","Net Total","","","","2,287.06",""
`
const monarch = `Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags
2025-06-28,Chase,Credit Card Payment,Joint (...4321),CHASE CREDIT CRD AUTOPAY,,-310.55,
2025-06-28,Payment Thank You,Credit Card Payment,Sapphire (...1007),Payment Thank You-Mobile,,310.55,
2025-06-27,Netflix,Streaming,Sapphire (...1007),NETFLIX.COM,,-15.49,
2025-06-26,Shell,Gas,Sapphire (...1007),SHELL OIL 57444,,-41.20,
2025-06-25,Lone Shop,Gas,Sapphire (...1007),LONE SHOP,,-1.20,
`
const rocketMoney = `Date,Original Date,Account Type,Account Name,Account Number,Institution Name,Name,Custom Name,Amount,Description,Category,Note,Ignored From,Tax Deductible
2025-06-30,2025-06-30,Cash,Everyday,4321,Harbor Bank,Whole Foods,,84.12,WHOLEFDS PDX,Groceries,weekly shop,,
2025-06-29,2025-06-29,Cash,Everyday,4321,Harbor Bank,Larkfield,,-2412.38,LARKFIELD DIR DEP,Income,,,
2025-06-27,2025-06-27,Credit Card,Sapphire,1007,Harbor Bank,Netflix,,15.49,NETFLIX.COM,Bills & Utilities,,,
`
const qif = `!Account
NEveryday
TBank
^
!Type:Bank
D6/30/25
T-84.12
PWhole Foods
LWishes:Odds and ends/Kids
^
D6/29/25
T-9.00
PArena
LClubs:Odds and ends
^
`

const read = (person: TestPerson, text: string, name = 'history.csv') => upload(person, new File([text], name))

/** What an import and its undo could change. */
function moneyOf(person: TestPerson): object {
  const { account, entry, own_category, account_file_key } = person.exportAll()
  return { account, entry, own_category, account_file_key }
}

const ownOf = async (person: TestPerson) =>
  (await person.client.call('ownCategories', {})).map(({ name, groupName, categoryId: standard, count }) => [
    name,
    groupName,
    standard,
    count,
  ])

describe('the history of another program', () => {
  it('brings the categories along that the person made there, each in the standard one of most of its rows', async () => {
    const person = await newPerson(app)
    const before = moneyOf(person)
    const preview = await read(person, ynab)
    expect(preview.accounts.map(({ ownCategories }) => ownCategories)).toEqual([
      [],
      [
        { name: 'Road trip', count: 3, isNew: true },
        { name: 'Zither', count: 1, isNew: true },
      ],
    ])
    expect(await commit(person, preview)).toMatchObject({ created: 6 })
    expect(await ownOf(person)).toEqual([
      ['Road trip', 'YNAB', categoryId('Auto & fuel'), 3],
      ['Zither', 'YNAB', categoryId('Uncategorized'), 1],
    ])
    expect((await everything(person)).totals).toEqual({ income: 2412.38, spending: 146.72, net: 2265.66 })
    expect(await commit(person, await read(person, ynab))).toMatchObject({ created: 0, skipped: 6 })
    expect(await ownOf(person)).toHaveLength(2)
    await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })
    expect(moneyOf(person)).toEqual(before)
  })

  it('names before which own categories it adds, and which are here already; a rule of the person comes first', async () => {
    const person = await newPerson(app)
    await person.client.call('createOwnCategory', {
      body: { name: 'road trip', groupName: 'Fun', categoryId: categoryId('Travel'), color: 'teal', icon: 'car' },
    })
    await person.client.call('createRule', {
      body: { rule: { text: 'odd lot', categoryId: categoryId('Shopping') }, appliesToPast: false },
    })
    const { accounts } = await read(person, ynab)
    expect(accounts.flatMap(({ ownCategories }) => ownCategories)).toEqual([
      { name: 'Road trip', count: 2, isNew: false },
    ])
    expect(accounts.map(({ categorized }) => categorized)).toEqual([2, 4])
    await commit(person, await read(person, ynab))
    expect((await ownOf(person)).map(([name, , , count]) => [name, count])).toEqual([['road trip', 2]])
    const again = await read(person, ynab)
    expect(again.accounts.flatMap(({ ownCategories }) => ownCategories)).toEqual([])
  })

  it('leaves an own category when the import is undone that another transaction has meanwhile', async () => {
    const person = await newPerson(app)
    const preview = await read(person, ynab)
    await commit(person, preview)
    const [trip] = await person.client.call('ownCategories', {})
    const row = await person.addRow({ value: -3, description: 'Map' })
    await person.client.call('changeTransactions', {
      body: {
        select: { transactionIds: [row.userTransactionId] },
        change: { categoryId: trip?.categoryId ?? 0, ownCategoryId: trip?.ownCategoryId ?? 0 },
      },
    })
    await person.client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } })
    expect(await ownOf(person)).toEqual([['Road trip', 'YNAB', categoryId('Auto & fuel'), 1]])
  })

  it('has its notes and tags also in a layout that nobody published, and its sums are no transactions', async () => {
    const person = await newPerson(app)
    const preview = await read(person, quickenReport)
    expect(preview).toMatchObject({ unreadableCount: 0, accounts: [{ transactions: 2 }, { transactions: 1 }] })
    await commit(person, preview)
    const { items } = await everything(person)
    expect(items.map(({ note, tags }) => [note, tags])).toEqual([
      ['weekly shop', []],
      ['', []],
      ['to the coast', ['Trip']],
    ])
  })

  it('proposes a card where all that comes in are its payments, or where the file says so', async () => {
    const person = await newPerson(app)
    const types = async (text: string) => (await read(person, text)).accounts.map(({ typeName }) => typeName)
    expect(await types(monarch)).toEqual(['Checking', 'Credit Card'])
    expect(await types(rocketMoney)).toEqual(['Checking', 'Credit Card'])
  })

  it('of Quicken has its classes as tags, and own categories of two paths that end alike have both names', async () => {
    const person = await newPerson(app)
    await commit(person, await read(person, qif, 'old.qif'))
    expect((await ownOf(person)).map(([name, group]) => [name, group])).toEqual([
      ['Clubs: Odds and ends', 'Clubs'],
      ['Wishes: Odds and ends', 'Wishes'],
    ])
    expect((await everything(person)).items[0]?.tags).toEqual(['Kids'])
  })

  it('makes no own category of what a bank writes', async () => {
    const person = await newPerson(app)
    await commit(
      person,
      await read(person, 'Date,Description,Amount,Category\n2025-06-27,Shop,-1.00,Purchase XY\n', 'bank.csv'),
    )
    expect(await ownOf(person)).toEqual([])
  })
})
