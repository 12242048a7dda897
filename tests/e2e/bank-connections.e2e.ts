// Proves: ACCT-17, CONN-03 to CONN-08, CONN-11, CONN-13, CONN-14, SYNC-07, SYNC-13, GEN-02
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sam } from './support/api.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import {
  chooseBank,
  connect,
  connectionNamed,
  readConnections,
  dialog,
  goHome,
  loaded,
  offerTestBanks,
  openConnections,
  openLink,
  plink,
  press,
  saying,
  signInAtBank,
  readTransactions,
  updating,
  whenSynced,
} from './support/bank-pages.ts'
import { eventually } from '../support/eventually.ts'
import { openAccountGroups } from './support/screens.ts'
import { useStage } from './support/stage.ts'
import * as accountsWords from '../../packages/widgets/src/words/accounts.generated.ts'
import * as bankConnectionsWords from '../../packages/widgets/src/words/bank-connections.generated.ts'
import * as bankSandboxWords from '../../packages/widgets/src/words/bank-sandbox.generated.ts'
import * as transactionsWords from '../../packages/widgets/src/words/transactions.generated.ts'

const stage = useStage()

/** How long the link that the browser keeps still lives. */
const minutesLeft = (page: Page) =>
  page.evaluate(() => Math.round((JSON.parse(localStorage.getItem('plink') ?? '{}').expiration - Date.now()) / 60_000))

describe('connecting a bank', () => {
  test('keeps the link for 238 minutes, says how the first sync goes, and brings accounts and transactions', async () => {
    const visitor = await stage.visit()
    const { page } = visitor
    await offerTestBanks(visitor)
    await openLink(page)
    await expectNoAxeViolations(page, 'the banks to choose from')
    await eventually(() => minutesLeft(page)).toBe(238)
    // A handle, never the token itself.
    await eventually(async () => Object.keys(JSON.parse((await plink(page)) ?? '{}'))).toEqual(['handle', 'expiration'])
    await chooseBank(page, 'Slow River Credit Union')
    await expectNoAxeViolations(page, 'the login at a bank')
    await signInAtBank(page)
    await dialog(page, 'Connect an account').getByRole('checkbox').first().waitFor()
    await expectNoAxeViolations(page, 'the accounts of a bank')
    await press(page, bankSandboxWords.allowAndConnect())
    await saying(page, 'Slow River Credit Union is connected').waitFor()
    await eventually(() => plink(page)).toBeNull()
    await press(page, 'Done')
    await saying(page, updating).waitFor()
    await page.getByText(/^Slow River Credit Union: /).waitFor()
    await expectNoAxeViolations(page, 'the home while a bank is read')
    // From here on the bank has its history ready, which otherwise takes it 20 seconds.
    const { accountConnectionId: slow } = await connectionNamed(visitor, 'Slow River Credit Union')
    await visitor.api.call('sandboxControl', { body: { connectionId: slow, state: 'good' } })
    await page.getByText(loaded, { exact: true }).waitFor()
    await saying(page, loaded).waitFor({ state: 'detached' })
    await eventually(() => page.getByText(/^Slow River Credit Union: /).count()).toBe(0)
    const { accountConnectionId, accountsCount } = await connectionNamed(visitor, 'Slow River Credit Union')
    expect(accountsCount).toBe(2)
    await eventually(() => readTransactions(visitor, accountConnectionId)).toBeGreaterThan(50)
    await openAccountGroups(page)
    await eventually(() =>
      page.getByRole('region', { name: accountsWords.netWorth() }).getByText('Slow River Credit Union').count(),
    ).toBe(2)
  })

  test('goes on unchanged where the person closes the dialog', async () => {
    const visitor = await stage.visit()
    const { page } = visitor
    const before = await readConnections(visitor)
    await openLink(page)
    await dialog(page, 'Connect an account').getByRole('button', { name: 'Close', exact: true }).first().click()
    await dialog(page, 'Connect an account').waitFor({ state: 'detached' })
    await eventually(() => plink(page)).toBeNull()
    await eventually(async () => (await readConnections(visitor)).length).toBe(before.length)
  })

  test('the same bank a second time is said before, is asked about after, and doubles nothing', async () => {
    const visitor = await stage.visit()
    const { page } = visitor
    const [before, rows] = [
      await readConnections(visitor),
      (await visitor.api.call('transactions', { body: { pageSize: 1 } })).total,
    ]
    await openLink(page)
    await chooseBank(page, 'Ridgeline Invest')
    await page.getByText(/^Ridgeline Invest is already connected\./).waitFor()
    await signInAtBank(page)
    await press(page, bankSandboxWords.allowAndConnect())
    await saying(page, 'Ridgeline Invest is connected').waitFor()
    await press(page, 'Done')
    await press(page, 'Answer')
    await dialog(page, bankConnectionsWords.bankConnections())
      .getByRole('region', { name: 'Is this the Ridgeline Invest login you have?' })
      .getByRole('button', { name: bankConnectionsWords.sameYes() })
      .click()
    await whenSynced(visitor)
    await eventually(async () =>
      (await readConnections(visitor)).filter(({ name }) => name === 'Ridgeline Invest'),
    ).toHaveLength(1)
    await eventually(async () => (await readConnections(visitor)).length).toBe(before.length)
    await eventually(async () => (await visitor.api.call('transactions', { body: { pageSize: 1 } })).total).toBe(rows)
  })

  test('a second bank is listed with the first', async () => {
    const visitor = await stage.visit()
    const { page } = visitor
    await offerTestBanks(visitor)
    await connect(page, 'Halfway Bank')
    await saying(page, 'Halfway Bank is connected').waitFor()
    await press(page, 'Done')
    await page.getByText(/^Halfway Bank: Balances are up to date, but your bank didn’t send transactions\./).waitFor()
    const list = await openConnections(page)
    for (const name of ['Harbor Bank', 'Halfway Bank']) await list.getByRole('heading', { name, exact: true }).waitFor()
    await expectNoAxeViolations(page, 'the list of bank connections')
  })

  test('an employee whose company keeps accounts by hand only is offered nothing of it', async () => {
    const { page } = await stage.visit(undefined, { person: sam })
    await page.getByRole('button', { name: 'Add account' }).first().click()
    await dialog(page, 'Create account').waitFor()
    await eventually(() => page.getByText('Connect an account').count()).toBe(0)
    await eventually(() => page.getByText(bankConnectionsWords.bankConnections()).count()).toBe(0)
  })
})

describe('a connection that the bank has ended', () => {
  test('is marked with words, and signing in again repairs it and keeps what the person changed', async () => {
    const visitor = await stage.visit()
    const { page, api } = visitor
    const { accountConnectionId: connectionId } = await connectionNamed(visitor, 'Harbor Bank')
    const { items } = await api.call('transactions', { body: { pageSize: 50 } })
    const checking = (await api.call('accounts', { body: {} })).find(({ name }) => name === 'Everyday Checking')
    const kept = items.find((item) => item.userAccountId === checking?.userAccountId)
    if (!kept) throw new Error('The demo has no transaction of this bank')
    await api.call('setTransactionVisibility', { body: { transactionId: kept.userTransactionId, isHidden: true } })
    const total = await readTransactions(visitor, connectionId)

    await api.call('sandboxControl', { body: { connectionId, state: 'login' } })
    await api.call('syncConnection', { body: { accountId: connectionId } })
    await whenSynced(visitor)
    await page.reload()
    await page.getByText(/^Harbor Bank: Your bank needs you to sign in again\./).waitFor()
    await openAccountGroups(page)
    await page.getByRole('button', { name: 'Fix connection: Harbor Bank' }).first().click()
    await dialog(page, 'Fix connection').getByLabel('User name').waitFor()
    await eventually(() => minutesLeft(page)).toBe(30)
    await signInAtBank(page)
    await press(page, 'Allow')
    await saying(page, 'Harbor Bank is working again').waitFor()
    await press(page, 'Done')
    await whenSynced(visitor)
    await eventually(() => page.getByText(/^Harbor Bank: /).count()).toBe(0)
    await eventually(() => connectionNamed(visitor, 'Harbor Bank')).toMatchObject({
      issue: null,
      needsRepair: false,
      accountConnectionId: connectionId,
    })
    await eventually(() => readTransactions(visitor, connectionId)).toBe(total)
    const { items: after } = await api.call('transactions', { body: { pageSize: 50 } })
    expect(after.find((item) => item.userTransactionId === kept.userTransactionId)).toMatchObject({ hidden: true })
  })

  test('polling that fails three times stops, says from when the data is, and begins again when asked', async () => {
    const visitor = await stage.visit()
    const { page, problems } = visitor
    problems.allow(/status of 500/)
    const asked: string[] = []
    await page.route('**/account-connections/any-sync', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 500, json: { code: -1, message: 'Unknown error encountered' } })
    })
    await openConnections(page)
    await press(page, 'Refresh now: Fernwood Credit')
    await goHome(page)
    await page
      .getByText(/^Couldn’t refresh\. Showing data from .+\.$/)
      .first()
      .waitFor()
    expect(asked).toHaveLength(3)
    await page.unroute('**/account-connections/any-sync')
    await press(page, transactionsWords.tryAgain())
    await eventually(() => page.getByText(/^Couldn’t refresh/).count()).toBe(0)
    expect(asked).toHaveLength(3)
  })
})

describe('deleting a connection', () => {
  const title = 'Warning: deleting this connection deletes all associated accounts.'

  async function askToDelete(page: Page, name: string) {
    await openConnections(page)
    await press(page, `Delete: ${name}`)
    return page.getByRole('alertdialog', { name: title, exact: true })
  }

  test('warns, and takes its accounts and transactions along', async () => {
    const visitor = await stage.visit()
    const { page, api } = visitor
    const { accountConnectionId } = await connectionNamed(visitor, 'Fernwood Credit')
    const warning = await askToDelete(page, 'Fernwood Credit')
    await expectNoAxeViolations(page, 'the question before a connection is deleted')
    await warning.getByRole('button', { name: 'Delete', exact: true }).click()
    await saying(page, 'Fernwood Credit deleted').waitFor()
    await eventually(async () => (await readConnections(visitor)).map(({ name }) => name)).not.toContain(
      'Fernwood Credit',
    )
    const left = await api.call('accounts', { body: {} })
    expect(
      left.filter(({ accountConnection }) => accountConnection.accountConnectionId === accountConnectionId),
    ).toEqual([])
    await goHome(page)
    await openAccountGroups(page)
    await eventually(() =>
      page.getByRole('region', { name: accountsWords.netWorth() }).getByText('Fernwood Credit').count(),
    ).toBe(0)
  })

  test('says in the modal that it failed, and everything is still there', async () => {
    const visitor = await stage.visit()
    const { page, problems } = visitor
    problems.allow(/status of 500/)
    await page.route('**/account-connections/delete', (route) =>
      route.fulfill({ status: 500, json: { code: -1, message: 'Unknown error encountered' } }),
    )
    const warning = await askToDelete(page, 'Harbor Bank')
    await warning.getByRole('button', { name: 'Delete', exact: true }).click()
    const failure = page.getByRole('alertdialog', { name: 'Whoops, something went wrong', exact: true })
    await failure
      .getByText(
        `We couldn't delete your connection. Please try again or use the "help" link above to request support.`,
        { exact: true },
      )
      .waitFor()
    await failure.getByRole('link', { name: 'Help', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await eventually(() => failure.getByRole('button').count()).toBe(1)
    await failure.getByRole('button').click()
    await failure.waitFor({ state: 'detached' })
    await goHome(page)
    await openAccountGroups(page)
    await eventually(() =>
      page.getByRole('region', { name: accountsWords.netWorth() }).getByText('Harbor Bank').count(),
    ).toBeGreaterThan(0)
    await eventually(async () => (await readConnections(visitor)).map(({ name }) => name)).toContain('Harbor Bank')
  })
})
