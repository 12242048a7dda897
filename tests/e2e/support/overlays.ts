import type { Page } from 'playwright-core'
import { findRow, openAccountGroups } from './screens.ts'

type Open = (page: Page) => Promise<void>

/** Something that opens over a screen: the screen, how to open it, and what is there afterward. */
export interface Overlay {
  readonly name: string
  readonly path: string
  readonly open: Open
}

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

const onHome: Readonly<Record<string, Open>> = {
  'the profile menu': async (page) => {
    await page.locator('button[aria-label$="your menu"]:visible').click()
    await page.getByRole('menu').waitFor()
  },
  'the help on net worth': async (page) => {
    await press(page, /^Help: /)
    await page.locator('[data-layer]').waitFor()
  },
  'the add account prompt': openAddAccount,
  'the account form of a debt, refused': async (page) => {
    await openAccountForm(page)
    await page.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option', { name: 'Loans' }).click()
    await page.getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Auto Loan' }).click()
    await press(page, 'Save')
    await page.locator('input[aria-invalid=true]').first().waitFor()
  },
  'the question before an account is deleted': async (page) => {
    await openAccountGroups(page)
    await page.getByRole('region', { name: 'Net worth' }).getByRole('listitem').getByRole('link').first().click()
    await press(page, 'Delete this account')
    await page.getByRole('alertdialog').waitFor()
  },
  'the banks to connect': openBanks,
  'the login at a bank, refused': async (page) => {
    await openBankLogin(page)
    await page.getByLabel('User name').fill('user_good')
    await page.getByLabel(/^Password/).fill('wrong')
    await press(page, 'Sign in')
    await page.getByRole('alert').first().waitFor()
  },
  'the accounts of a bank': async (page) => {
    await openBankLogin(page)
    await page.getByLabel('User name').fill('user_good')
    await page.getByLabel(/^Password/).fill('pass_good')
    await press(page, 'Sign in')
    await page.getByRole('checkbox').first().waitFor()
  },
  'the bank connections, one with the strings of the sandbox': async (page) => {
    await openConnections(page)
    await press(page, 'Sandbox: Harbor Bank')
    await page.getByRole('button', { name: 'Apply and refresh' }).waitFor()
  },
  'the question before a connection is deleted': async (page) => {
    await openConnections(page)
    await press(page, 'Delete: Harbor Bank')
    await page.getByRole('alertdialog').waitFor()
  },
  'the list of categories in the budget modal': async (page) => {
    await press(page, 'Create a budget')
    await page.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option').first().waitFor()
  },
  'the budget modal': openBudget,
  'the question before a budget is deleted': async (page) => {
    await openBudget(page)
    await press(page, 'Delete this budget')
    await dialog(page, 'Edit your budget').waitFor({ state: 'detached' })
    await page.getByRole('alertdialog').waitFor()
  },
  'the time frames': async (page) => {
    await page.getByRole('combobox', { name: 'Time frame' }).click()
    await page.getByRole('option').first().waitFor()
  },
}

const onList: Readonly<Record<string, Open>> = {
  'the help on the totals of a list': async (page) => {
    await press(page, 'Help: How we calculate these totals')
    await page.locator('[data-layer]').waitFor()
  },
  'an open row': openFirstRow,
  'the split modal': async (page) => {
    await openFirstRow(page)
    await press(page, 'Split')
    await page.getByRole('textbox', { name: 'The rest' }).waitFor()
  },
  'the filter menu': addFilter,
  'the accounts to choose from': async (page) => {
    await addFilter(page)
    await page.getByRole('menuitem', { name: 'Account' }).click()
    await dialog(page, 'Show these accounts').waitFor()
  },
  'the toast after a change': async (page) => {
    const details = page.getByRole('button', { name: /^Details of / }).nth(2)
    const name = (await details.getAttribute('aria-label'))?.replace('Details of ', '') ?? ''
    await details.click()
    await page.getByRole('button', { name: /^(Hide|Show)$/ }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await findRow(page, name)
      .or(page.getByRole('listitem').filter({ hasText: name }))
      .first()
      .waitFor()
  },
}

/** All months, because this one may have begun today. */
const list = '/my-goals-and-finances/transactions?month=all'

/** Every modal, menu, list and popover of the portal. */
export const overlays: readonly Overlay[] = [
  ...Object.entries(onHome).map(([name, open]) => ({ name, path: '/my-goals-and-finances', open })),
  ...Object.entries(onList).map(([name, open]) => ({ name, path: list, open })),
]
