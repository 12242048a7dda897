import type { Page } from 'playwright-core'
import { findRow } from './screens.ts'

/** Something that opens over a screen: the screen, how to open it, and what is there afterward. */
export interface Overlay {
  readonly name: string
  readonly path: string
  open(page: Page): Promise<void>
}

const home = '/my-goals-and-finances'
const list = '/my-goals-and-finances/transactions'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function openFirstRow(page: Page) {
  await press(page, /^Details of /)
  await page.getByRole('button', { name: 'Split', exact: true }).waitFor()
}

async function openAddAccount(page: Page) {
  await press(page, 'Add account')
  await dialog(page, 'Add account').waitFor()
}

async function openAccountForm(page: Page) {
  await openAddAccount(page)
  await press(page, /^Create an account/)
  await dialog(page, 'Create account').waitFor()
}

async function openBudget(page: Page) {
  await press(page, /^Edit the budget for /)
  await dialog(page, 'Edit your budget').waitFor()
}

async function addFilter(page: Page) {
  await press(page, 'Add filter')
  await page.getByRole('menu').waitFor()
}

async function openBanks(page: Page) {
  await openAddAccount(page)
  await press(page, /^Connect an account/)
  await dialog(page, 'Connect an account').getByRole('list', { name: 'Banks' }).waitFor()
}

async function openBankLogin(page: Page) {
  await openBanks(page)
  await dialog(page, 'Connect an account')
    .getByRole('button', { name: /^Harbor Bank/ })
    .click()
  await page.getByLabel('User name').waitFor()
}

async function openConnections(page: Page) {
  await page.getByRole('region', { name: 'What to do now' }).getByRole('button', { name: 'Fix connection' }).click()
  await dialog(page, 'Bank connections').getByRole('heading', { name: 'Harbor Bank', exact: true }).waitFor()
}

/** Every modal, menu, list and popover of the portal. */
export const overlays: readonly Overlay[] = [
  {
    name: 'the profile menu',
    path: home,
    async open(page) {
      await page.locator('button[aria-label$="your menu"]:visible').click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'the help on net worth',
    path: home,
    async open(page) {
      await press(page, /^Help: /)
      await page.locator('[data-layer]').waitFor()
    },
  },
  { name: 'the add account prompt', path: home, open: openAddAccount },
  {
    name: 'the account form of a debt, refused',
    path: home,
    async open(page) {
      await openAccountForm(page)
      await page.getByRole('combobox', { name: 'Category' }).click()
      await page.getByRole('option', { name: 'Loans' }).click()
      await page.getByRole('combobox', { name: 'Type' }).click()
      await page.getByRole('option', { name: 'Auto Loan' }).click()
      await press(page, 'Save')
      await page.locator('input[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'the question before an account is deleted',
    path: home,
    async open(page) {
      await press(page, /^Assets/)
      await page.getByRole('region', { name: 'Net worth' }).getByRole('listitem').getByRole('link').first().click()
      await press(page, 'Change or delete this account')
      await dialog(page, 'Edit account').getByRole('button', { name: 'Delete' }).click()
      await dialog(page, 'Edit account').waitFor({ state: 'detached' })
    },
  },
  { name: 'the banks to connect', path: home, open: openBanks },
  {
    name: 'the login at a bank, refused',
    path: home,
    async open(page) {
      await openBankLogin(page)
      await page.getByLabel('User name').fill('user_good')
      await page.getByLabel(/^Password/).fill('wrong')
      await press(page, 'Sign in')
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'the accounts of a bank',
    path: home,
    async open(page) {
      await openBankLogin(page)
      await page.getByLabel('User name').fill('user_good')
      await page.getByLabel(/^Password/).fill('pass_good')
      await press(page, 'Sign in')
      await page.getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'the bank connections, one with the strings of the sandbox',
    path: home,
    async open(page) {
      await openConnections(page)
      await press(page, 'Sandbox: Harbor Bank')
      await page.getByRole('button', { name: 'Apply and refresh' }).waitFor()
    },
  },
  {
    name: 'the question before a connection is deleted',
    path: home,
    async open(page) {
      await openConnections(page)
      await press(page, 'Delete: Harbor Bank')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'the list of categories in the budget modal',
    path: home,
    async open(page) {
      await press(page, 'Create a budget')
      await page.getByRole('combobox', { name: 'Category' }).click()
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'the budget modal', path: home, open: openBudget },
  {
    name: 'the question before a budget is deleted',
    path: home,
    async open(page) {
      await openBudget(page)
      await press(page, 'Delete this budget')
      await dialog(page, 'Edit your budget').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'the time frames',
    path: home,
    async open(page) {
      await page.getByRole('combobox', { name: 'Time frame' }).click()
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'the help on the totals of a list',
    path: list,
    async open(page) {
      await press(page, 'Help: How we calculate these totals')
      await page.locator('[data-layer]').waitFor()
    },
  },
  { name: 'an open row', path: list, open: openFirstRow },
  {
    name: 'the split modal',
    path: list,
    async open(page) {
      await openFirstRow(page)
      await press(page, 'Split')
      await page.getByRole('textbox', { name: 'The rest' }).waitFor()
    },
  },
  { name: 'the filter menu', path: list, open: addFilter },
  {
    name: 'the accounts to choose from',
    path: list,
    async open(page) {
      await addFilter(page)
      await page.getByRole('menuitem', { name: 'Account' }).click()
      await dialog(page, 'Show these accounts').waitFor()
    },
  },
  {
    name: 'the toast after a change',
    path: list,
    async open(page) {
      const name =
        (
          await page
            .getByRole('button', { name: /^Details of / })
            .nth(2)
            .getAttribute('aria-label')
        )?.replace('Details of ', '') ?? ''
      await page
        .getByRole('button', { name: /^Details of / })
        .nth(2)
        .click()
      await page.getByRole('button', { name: /^(Hide|Show)$/ }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      await findRow(page, name)
        .or(page.getByRole('listitem').filter({ hasText: name }))
        .first()
        .waitFor()
    },
  },
]
