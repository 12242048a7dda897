import type { Page } from 'playwright-core'
import type { SignedIn } from './api.ts'
import { eventually } from '../../support/eventually.ts'

interface HasApi {
  readonly api: SignedIn
}

export const updating = 'We are updating your data ...'
export const loaded = 'Your data is up to date'

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
export const saying = (page: Page, text: string) => page.getByText(text, { exact: true })

/** Goes to the screen of the bank logins, without loading the page again. */
export async function openConnections(page: Page) {
  await page.evaluate(() => {
    location.hash = '#/my-goals-and-finances/bank-connections'
  })
  const list = page.getByRole('region', { name: 'Bank connections', exact: true })
  await list.getByRole('listitem').first().waitFor()
  return list
}

/** Goes to the home screen, without loading the page again. */
export const goHome = (page: Page) => page.getByRole('link', { name: 'Home', exact: true }).first().click()

/** What the browser keeps of a link that is open. */
export const plink = (page: Page) => page.evaluate(() => localStorage.getItem('plink'))

/** Opens the dialog that connects a bank, with or without connections in it. */
export async function openLinkDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add account' }).first().click()
  await dialog(page, 'Add account')
    .getByRole('button', { name: /^Connect an account/ })
    .click()
}

/** The same, up to the list of banks. */
export async function openLink(page: Page): Promise<void> {
  await openLinkDialog(page)
  await dialog(page, 'Connect an account').getByRole('list', { name: 'Banks' }).waitFor()
}

/** Has the dialog offer the banks that each show one trouble. */
export const offerTestBanks = ({ api }: HasApi) =>
  api.call('saveProfileSettings', { body: { accountConnectivityType: 1, useTestInstitutions: true } })

export async function signInAtBank(page: Page, userName = 'user_good'): Promise<void> {
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel(/^Password/).fill('pass_good')
  await press(page, 'Sign in')
}

export async function chooseBank(page: Page, bank: string): Promise<void> {
  await dialog(page, 'Connect an account')
    .getByRole('button', { name: new RegExp(`^${bank}`) })
    .click()
}

/** From the prompt to the last page of the dialog. */
export async function connect(page: Page, bank: string): Promise<void> {
  await openLink(page)
  await chooseBank(page, bank)
  await signInAtBank(page)
  await press(page, 'Allow and connect')
}

export const readConnections = ({ api }: HasApi) => api.call('connections')

export async function connectionNamed(visitor: HasApi, name: string) {
  const found = (await readConnections(visitor)).find((connection) => connection.name === name)
  if (!found) throw new Error(`There is no connection to ${name}`)
  return found
}

/** Waits on the server, so that what follows does not depend on when the screen asks. */
export const whenSynced = (visitor: HasApi) =>
  eventually(async () =>
    (await readConnections(visitor)).filter(({ syncInProgress }) => syncInProgress).map(({ name }) => name),
  ).toEqual([])

export async function readAccounts({ api }: HasApi, connectionId: number) {
  const accounts = await api.call('accounts', { body: {} })
  return accounts.filter((account) => account.accountConnection.accountConnectionId === connectionId)
}

export async function readTransactions(visitor: HasApi, connectionId: number): Promise<number> {
  const userAccountIds = (await readAccounts(visitor, connectionId)).map((account) => account.userAccountId)
  return userAccountIds.length === 0 ? 0 : (await visitor.api.call('transactions', { body: { userAccountIds } })).total
}
