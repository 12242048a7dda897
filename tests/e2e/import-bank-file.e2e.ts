import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as bankFileImportWords from '../../packages/widgets/src/words/bank-file-import.generated.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { eventually } from '../support/eventually.ts'
import { choose, chooseFile, readFacts, fixture, showOnlyAccount, readTotals, loadedWhole } from './support/screens.ts'
import { useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

const importPath = '/my-goals-and-finances/import-bank-file'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Everything that an import can change, as the server says it. */
async function readLedger({ api }: Pick<Visitor, 'api'>) {
  const accounts = await api.call('accounts', { body: {} })
  const { total, totals } = await api.call('transactions', { body: { pageSize: 1 } })
  return { accounts: accounts.map(({ name, balance, balanceAsOf }) => ({ name, balance, balanceAsOf })), total, totals }
}

async function importAs(page: Page, file: string, account: string) {
  await chooseFile(page, fixture(file))
  await heading(page, `Check ${file}`).waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill(account)
  await press(page, 'Import')
  await heading(page, `${file} imported`).waitFor()
}

describe('importing a bank file', () => {
  test('says beforehand what it would do, agrees with the file to the cent, survives a restart, and a second time changes nothing', async () => {
    const { page } = await stage.visit(importPath)
    await loadedWhole(page)
    await chooseFile(page, fixture('checking.ofx'))
    await heading(page, 'Check checking.ofx').waitFor()
    const name = await page.getByRole('heading', { level: 3 }).first().innerText()
    await eventually(() => readFacts(page, name)).toMatchObject({
      Type: 'Checking',
      Currency: 'USD',
      Balance: '$2,143.17As of 10/01/2025',
      Period: '09/03/2025 – 10/01/2025',
      Rows: '6',
      Total: '$143.17',
    })
    await eventually(() => page.getByText('6 new', { exact: true }).count()).toBe(1)
    await eventually(() => page.getByText('Café Río').count()).toBeGreaterThan(0)
    await expectNoAxeViolations(page, 'the review of a bank file')
    await page.getByRole('textbox', { name: 'Name' }).fill('Cove Checking')
    await press(page, 'Import')
    await heading(page, 'checking.ofx imported').waitFor()
    await page.getByText('6 transactions added.', { exact: true }).waitFor()
    await page.getByRole('link', { name: bankFileImportWords.viewTransactions() }).click()

    const expectTheFile = async (open: Page) => {
      await showOnlyAccount(open, 'Cove Checking')
      await eventually(() => readTotals(open)).toEqual({ Income: '$1,250.01', Spending: '$1,106.84', Net: '$143.17' })
      await open.getByText('6 transactions', { exact: true }).waitFor()
    }
    await expectTheFile(page)

    await stage.restart()
    const again = await stage.visit('/my-goals-and-finances/transactions?month=all')
    await expectTheFile(again.page)
    const before = await readLedger(again)
    await again.page.goto(`${stage.origin}/secure/home#${importPath}`)
    await chooseFile(again.page, fixture('checking.ofx'))
    await heading(again.page, bankFileImportWords.allThere()).waitFor()
    await again.page.getByText('6 duplicates', { exact: true }).waitFor()
    await eventually(() => again.page.getByRole('button', { name: 'Import', exact: true }).count()).toBe(0)
    await eventually(() => readLedger(again)).toEqual(before)
  })

  test('can be taken back whole', async () => {
    const visitor = await stage.visit(importPath)
    const { page } = visitor
    const before = await readLedger(visitor)
    await importAs(page, 'savings.qif', 'Cove Savings')
    const during = await readLedger(visitor)
    expect(during.total).toBe(before.total + 3)
    expect(during.accounts.map(({ name }) => name)).toContain('Cove Savings')
    await press(page, bankFileImportWords.undoImport())
    await heading(page, bankFileImportWords.undone()).waitFor()
    await page.getByText('3 transactions removed. Everything is back to how it was.', { exact: true }).waitFor()
    await eventually(() => readLedger(visitor)).toEqual(before)
  })

  test('reads a German CSV after its columns are confirmed, and each choice is shown at once', async () => {
    const visitor = await stage.visit(importPath)
    const { page } = visitor
    await chooseFile(page, fixture('semicolons.csv'))
    await heading(page, 'Match the columns in semicolons.csv').waitFor()
    const sample = page.getByRole('table', { name: bankFileImportWords.previewRows() })
    await sample.getByText('Bäckerei am Hafen').waitFor()
    await expectNoAxeViolations(page, 'the columns of a CSV file')
    await choose(page, 'Description', 'Saldo')
    await eventually(() => sample.innerText()).toContain('1.992,20')
    await choose(page, 'Description', 'Text')
    await eventually(() => sample.innerText()).toContain('Miete; September')
    await press(page, 'Continue')
    await heading(page, 'Check semicolons.csv').waitFor()
    const facts = await readFacts(page, await page.getByRole('heading', { level: 3 }).first().innerText())
    expect(facts).toMatchObject({
      Rows: '3',
      Total: '$1,142.75',
      Balance: expect.stringContaining('$3,142.75'),
    })
    await page.getByRole('textbox', { name: 'Name' }).fill('Hafen')
    await press(page, 'Import')
    await heading(page, 'semicolons.csv imported').waitFor()
    const account = (await visitor.api.call('accounts', { body: {} })).find(({ name }) => name === 'Hafen')
    expect(account?.balance).toBe(3142.75)
  })

  test('reads a CAMT.053 statement with its closing balance', async () => {
    const visitor = await stage.visit(importPath)
    await chooseFile(visitor.page, fixture('statement.camt053.xml'))
    await heading(visitor.page, 'Check statement.camt053.xml').waitFor()
    await visitor.page.getByText('Sønderborg Rådgivning').first().waitFor()
    await visitor.page.getByRole('textbox', { name: 'Name' }).fill('Tidewater')
    await press(visitor.page, 'Import')
    await heading(visitor.page, 'statement.camt053.xml imported').waitFor()
    const account = (await visitor.api.call('accounts', { body: {} })).find(({ name }) => name === 'Tidewater')
    const { totals } = await visitor.api.call('transactions', {
      body: { userAccountIds: [account?.userAccountId ?? 0] },
    })
    expect([account?.balance, totals]).toEqual([640.3, { income: 600, spending: 59.7, net: 540.3 }])
  })

  test('lists a line that it cannot read, and imports the others only when the person says so', async () => {
    const visitor = await stage.visit(importPath)
    const { page } = visitor
    const before = await readLedger(visitor)
    // Of an account that no other test has imported.
    const text = readFileSync(fixture('broken-amount.ofx'), 'latin1').replace('000987650', '000987651')
    const file = { name: 'broken-amount.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(text, 'latin1') }
    await chooseFile(page, file)
    await heading(page, 'Check broken-amount.ofx').waitFor()
    await page.getByText('We can’t read one line', { exact: true }).waitFor()
    const line = page.getByRole('listitem').filter({ hasText: 'eighty-nine' })
    expect(await line.innerText()).not.toMatch(/undefined|null|NaN|Error|at \w+ \(/)
    await expectNoAxeViolations(page, 'a bank file with a line that cannot be read')
    await page.getByRole('textbox', { name: 'Name' }).fill('Five of six')
    const button = page.getByRole('button', { name: 'Import', exact: true })
    await eventually(() => button.isDisabled()).toBe(true)
    expect(await readLedger(visitor)).toEqual(before)
    await page.getByRole('checkbox', { name: 'Skip this line' }).check()
    await button.click()
    await page.getByText(/^5 transactions added\./).waitFor()
    expect((await readLedger(visitor)).total).toBe(before.total + 5)
  })

  test('refuses what is no bank file in words, and saves nothing', async () => {
    const file = 'holiday-plans.ofx'
    const visitor = await stage.visit(importPath)
    const { page, problems } = visitor
    problems.allow(/status of 400/)
    const before = await readLedger(visitor)
    await chooseFile(page, fixture(file))
    await heading(page, `${file} wasn’t imported`).waitFor()
    await page.getByText(bankFileImportWords.nothingSaved(), { exact: true }).waitFor()
    const notice = await page
      .getByText(bankFileImportWords.nothingSaved())
      .locator('xpath=preceding-sibling::p')
      .innerText()
    expect(notice).not.toBe('')
    expect(notice).not.toMatch(/undefined|null|NaN|Error|at \w+ \(/)
    await eventually(() => readLedger(visitor)).toEqual(before)
    await expectNoAxeViolations(page, 'a refused bank file')
    await press(page, bankFileImportWords.chooseAnother())
    await heading(page, bankFileImportWords.chooseTitle()).waitFor()
  })

  test('asks about rows that may be there already, and leaves out those that are the same', async () => {
    const visitor = await stage.visit(importPath)
    const { page, api } = visitor
    await importAs(page, 'savings.qif', 'Twice')
    const { userAccountId } = (await api.call('accounts', { body: {} })).find(({ name }) => name === 'Twice') ?? {
      userAccountId: 0,
    }
    const categoryId = (await api.call('categories')).find(({ name }) => name === 'Shopping')?.expenseCategoryId ?? 0
    await api.call('createTransaction', {
      body: { userAccountId, categoryId, date: '2025-09-02', value: -12.5, description: 'Pizza by hand' },
    })
    await press(page, bankFileImportWords.importAnother())
    const later = "!Type:Bank\nD9/ 3'25\nT-12.50\nPTidewater Pizza\n^\nD9/ 4'25\nT-3.00\nPFerry\n^\n"
    await chooseFile(page, { name: 'later.qif', mimeType: 'text/plain', buffer: Buffer.from(later) })
    await heading(page, 'Check later.qif').waitFor()
    await choose(page, bankFileImportWords.importInto(), 'Twice')
    await page.getByText('1 to check', { exact: true }).waitFor()
    const question = page.getByRole('region', { name: bankFileImportWords.possibleDuplicates() })
    await question.getByText('Pizza by hand').waitFor()
    await expectNoAxeViolations(page, 'a suspected duplicate')
    await question.getByText(bankFileImportWords.same()).click()
    await press(page, 'Import')
    await page.getByText(/^1 transaction added\./).waitFor()
    const { items } = await api.call('transactions', { body: { userAccountIds: [userAccountId] } })
    expect(items.map(({ description }) => description).toSorted()).toEqual(
      ['Crêperie du Port', 'Ferry', 'Harbor Bike Shop', 'Opening deposit', 'Pizza by hand'].toSorted(),
    )
  })
})
