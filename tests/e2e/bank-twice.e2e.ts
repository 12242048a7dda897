import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as bankLinkWords from '../../packages/widgets/src/words/bank-link.generated.ts'
import * as duplicatesWords from '../../packages/widgets/src/words/duplicates.generated.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import {
  readAccounts,
  connect,
  connectionNamed,
  readConnections,
  dialog,
  offerTestBanks,
  press,
  saying,
  readTransactions,
  whenSynced,
} from './support/bank-pages.ts'
import { eventually } from '../support/eventually.ts'
import { chooseFile } from './support/screens.ts'
import { narrow, useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

const bank = 'Sunset Savings'
const checking = 'Checking'
const twice = duplicatesWords.possibleDuplicates()

/** A statement in the bank's own words, as OFX. */
function toStatement(
  rows: readonly { readonly date: string; readonly value: number; readonly description: string }[],
  balance: number,
): string {
  const movements = rows.map(({ date, value, description }, index) => {
    const words = description.replaceAll('&', '&amp;').slice(0, 32)
    return `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${date.slice(0, 10).replaceAll('-', '')}<TRNAMT>${value.toFixed(2)}<FITID>F-${index}<NAME>${words}</STMTTRN>`
  })
  return [
    'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n',
    '<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261001<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>',
    '<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>770031<ACCTTYPE>CHECKING</BANKACCTFROM>',
    '<BANKTRANLIST><DTSTART>20250101<DTEND>20261231',
    ...movements,
    `</BANKTRANLIST><LEDGERBAL><BALAMT>${balance.toFixed(2)}<DTASOF>20261001</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  ].join('\n')
}

/** All rows of the bank's checking account, as the server returns them. */
async function readChecking(visitor: Pick<Visitor, 'api'>) {
  const { accountConnectionId } = await connectionNamed(visitor, bank)
  const account = (await readAccounts(visitor, accountConnectionId)).find(({ name }) => name === checking)
  if (!account) throw new Error(`${bank} has no ${checking}`)
  const { items, total } = await visitor.api.call('transactions', {
    body: { userAccountIds: [account.userAccountId], pageSize: 500 },
  })
  return { account, items, total }
}

const review = (page: Page) => page.getByRole('button', { name: 'Review', exact: true }).click()
const netWorth = async ({ api }: Pick<Visitor, 'api'>) => (await api.call('dashboard')).data.netWorth.total

test('the same login a second time is one connection, with any button pressed on the way', async () => {
  const visitor = await stage.visit()
  await offerTestBanks(visitor)
  const { page } = visitor
  await connect(page, bank)
  await saying(page, `${bank} is connected`).waitFor()
  await press(page, 'Done')
  await whenSynced(visitor)
  const { accountConnectionId } = await connectionNamed(visitor, bank)
  const [rows, worth, count] = [
    await readTransactions(visitor, accountConnectionId),
    await netWorth(visitor),
    (await readConnections(visitor)).length,
  ]
  expect(rows).toBeGreaterThan(50)
  await page.reload()
  await connect(page, bank)
  await saying(page, `${bank} was already connected`).waitFor()
  await saying(page, bankLinkWords.sameLogin()).waitFor()
  await expectNoAxeViolations(page, 'a bank that was already connected')
  await press(page, 'Done')
  await whenSynced(visitor)
  await eventually(async () => [
    await readTransactions(visitor, accountConnectionId),
    await netWorth(visitor),
    (await readConnections(visitor)).length,
  ]).toEqual([rows, worth, count])
})

describe('an account that came from a bank file', () => {
  test('is asked about when its bank is connected, and is one account when the person says so', async () => {
    const visitor = await stage.visit()
    await offerTestBanks(visitor)
    const { page, api } = visitor
    const { account, items, total } = await readChecking(visitor)
    const worth = await netWorth(visitor)
    const { accountConnectionId } = await connectionNamed(visitor, bank)
    await api.call('deleteConnection', { body: { connectionId: accountConnectionId } })

    await page.goto(`${stage.origin}/secure/home#/my-goals-and-finances/import-bank-file`)
    const statement = toStatement(items.slice(0, 60), account.balance)
    await chooseFile(page, { name: 'sunset.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(statement) })
    await page.getByRole('heading', { level: 2, name: 'Check sunset.ofx', exact: true }).waitFor()
    await page.getByRole('textbox', { name: 'Name' }).fill('My old checking')
    await press(page, 'Import')
    await page.getByRole('heading', { level: 2, name: 'sunset.ofx imported', exact: true }).waitFor()
    const [mine] = (
      await api.call('transactions', {
        body: { userAccountIds: [(await accountNamed(visitor, 'My old checking')).userAccountId], pageSize: 1 },
      })
    ).items
    if (!mine) throw new Error('The file brought nothing')
    await api.call('updateTransaction', {
      body: { userTransactionId: mine.userTransactionId, description: 'What I call it' },
    })

    await page.goto(`${stage.origin}/secure/home#/my-goals-and-finances`)
    await connect(page, bank)
    await press(page, 'Done')
    await whenSynced(visitor)
    await page.getByText(/1 account.* may be duplicates\.$/).waitFor()
    await review(page)
    const pair = dialog(page, twice)
      .getByRole('list', { name: duplicatesWords.possibleAccounts() })
      .getByRole('listitem')
    await pair.getByText('My old checking', { exact: true }).waitFor()
    await pair
      .getByText('60 transactions match. If it’s the same account, we’ll keep your edits and count it once.', {
        exact: true,
      })
      .waitFor()
    await expectNoAxeViolations(page, 'an account that may be there twice')
    await press(page, `Same account, merge: ${checking}`)
    await saying(page, duplicatesWords.accountsMerged()).waitFor()
    await eventually(() => page.getByText(/may be duplicates\.$/).count()).toBe(0)
    const joined = await readChecking(visitor)
    expect(joined.total).toBe(total)
    expect(joined.items.filter(({ description }) => description === 'What I call it')).toHaveLength(1)
    await eventually(async () =>
      (await api.call('accounts', { body: {} })).filter(({ name }) => name === 'My old checking'),
    ).toEqual([])
    await eventually(() => netWorth(visitor)).toBe(worth)
  })
})

async function accountNamed({ api }: Pick<Visitor, 'api'>, wanted: string) {
  const found = (await api.call('accounts', { body: {} })).find(({ name }) => name === wanted)
  if (!found) throw new Error(`There is no account ${wanted}`)
  return found
}

describe('a transaction that is there by hand', () => {
  test('is shown next to the bank’s, on a phone in the dark too, and one of the two is kept when the person says so', async () => {
    const visitor = await stage.visit(undefined, { viewport: narrow, colorScheme: 'dark' })
    const { page, api } = visitor
    const { account, total } = await readChecking(visitor)
    const { accountConnectionId: connectionId } = await connectionNamed(visitor, bank)
    const today = new Date()
    const day = (ago: number) => new Date(today.getTime() - ago * 86_400_000).toISOString().slice(0, 10)
    const { userTransactionId } = await api.call('createTransaction', {
      body: { userAccountId: account.userAccountId, date: day(3), value: -123.45, description: 'Shoes', categoryId: 6 },
    })
    await api.call('sandboxControl', {
      body: { connectionId, row: { rowId: 'shoes', value: -123.45, description: 'PINE SHOE SHOP 221', date: day(1) } },
    })
    await api.call('syncConnection', { body: { accountId: connectionId } })
    await whenSynced(visitor)
    await page.reload()
    await saying(page, '1 transaction may be duplicates.').waitFor()
    await review(page)
    const list = dialog(page, twice)
    await list.getByText('Pine Shoe Shop', { exact: true }).waitFor()
    await list.getByText('Shoes', { exact: true }).waitFor()
    await expectNoAxeViolations(page, 'a transaction that may be there twice')
    await eventually(async () => (await readChecking(visitor)).total).toBe(total + 2)
    await press(page, 'Same, keep one: Pine Shoe Shop')
    await saying(page, duplicatesWords.allSortedOut()).waitFor()
    const after = await readChecking(visitor)
    expect(after.total).toBe(total + 1)
    expect(after.items.filter(({ value }) => value === -123.45)).toMatchObject([
      { userTransactionId, description: 'Shoes' },
    ])
  })
})
