import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'

/** @typedef {import('playwright-core').Page} Page */
/**
 * A screen, what is done on it before its picture, and how that is taken back.
 * @typedef {{ name: string, hash: string, isWhole?: boolean, prepare?: (page: Page) => Promise<void>, after?: (page: Page) => Promise<void> }} Scene
 */

const home = '/my-goals-and-finances'
const list = `${home}/transactions`

/** @param {Page} page @param {string | RegExp} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click()

/** @param {Page} page @param {string} label @param {string} option */
async function choose(page, label, option) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Opens the store that the pictures split; late in a month it is not on the first page. @param {Page} page */
async function openStore(page) {
  const store = page.getByRole('button', { name: 'Details of Fernwood Department Store', exact: true }).first()
  const next = page.getByRole('button', { name: 'Next page', exact: true })
  await store.or(next).first().waitFor()
  while (!(await store.isVisible())) {
    await next.click()
    await page.waitForTimeout(1_000)
  }
  await store.click()
}

/** What is on the pictures. A whole scene is as high as its page; the others are one screen high. @type {readonly Scene[]} */
export const scenes = [
  {
    name: 'home',
    hash: home,
    isWhole: true,
    async prepare(page) {
      await choose(page, 'Time frame', 'Over last 6 months')
    },
  },
  {
    name: 'transactions',
    hash: list,
    isWhole: true,
    async prepare(page) {
      await openStore(page)
      await page.getByRole('button', { name: 'Split', exact: true }).waitFor()
    },
  },
  { name: 'cash-flow', hash: `${home}/cashflow-detail`, isWhole: true },
  {
    name: 'budget-modal',
    hash: home,
    async prepare(page) {
      await press(page, 'Create a budget')
      await choose(page, 'Category', 'Health & medical')
      await page.getByRole('textbox', { name: 'Monthly amount' }).fill('100.00')
      await page.getByText('Last month, you spent').waitFor()
    },
  },
  {
    name: 'split-modal',
    hash: list,
    async prepare(page) {
      await openStore(page)
      await press(page, 'Split')
      await page.getByRole('textbox', { name: 'The rest' }).waitFor()
      await choose(page, 'Category for part 2', 'Groceries')
      await page.getByRole('textbox', { name: 'Amount for part 2' }).fill('34.40')
    },
  },
  { name: 'all-goals', hash: '/all-goals', isWhole: true },
  {
    name: 'retirement-calculator',
    hash: '/plan-for-retirement/calculator/edit/1',
    isWhole: true,
    async prepare(page) {
      await page.getByRole('heading', { name: /^Your savings last to age/ }).waitFor()
    },
  },
  {
    name: 'debt-wizard-preview',
    hash: '/reduce-your-debt/calculator',
    isWhole: true,
    async prepare(page) {
      await press(page, 'Next')
      await page.getByRole('checkbox', { name: /^Rewards Card/ }).waitFor()
      await press(page, 'Next')
      await page.getByRole('textbox', { name: 'Monthly payment' }).fill('900')
      await press(page, 'Next')
      await page.getByRole('heading', { name: /^Debt-free in/ }).waitFor()
    },
  },
  {
    name: 'import',
    hash: `${home}/import-bank-file`,
    isWhole: true,
    async prepare(page) {
      await page.locator('input[type=file]').setInputFiles(join(root, 'tests/e2e/fixtures/checking.ofx'))
      await page.getByRole('heading', { name: 'Check checking.ofx' }).waitFor()
    },
  },
]
