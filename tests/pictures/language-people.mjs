import { screens } from './screens.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ name: string, hash: string }} Screen */
/** @typedef {{ email: string, hasCode: boolean, screens: readonly Screen[] }} Person */

const home = '/my-goals-and-finances'
const password = 'Quiet-Harbor-42'

/** Who has screens of their own, and which. `:id` is the planner’s first employee, `:company` the first company. @type {readonly Person[]} */
export const people = [
  {
    email: 'demo@evenkeel.example',
    hasCode: false,
    screens: [
      { name: 'home', hash: home },
      { name: 'transactions', hash: `${home}/transactions` },
      { name: 'cash-flow', hash: `${home}/cashflow-detail` },
      { name: 'cash-flow-month', hash: `${home}/cashflow-detail/:month` },
      { name: 'account', hash: `${home}/accounts/:account` },
      { name: 'import', hash: `${home}/import-bank-file` },
      { name: 'all-goals', hash: '/all-goals' },
      { name: 'calculator', hash: '/plan-for-retirement/calculator/edit/1' },
      { name: 'debt-wizard', hash: '/reduce-your-debt/calculator' },
      ...screens,
    ],
  },
  {
    email: 'planner@evenkeel.example',
    hasCode: true,
    screens: [
      { name: 'planner-employees', hash: '/staff/employees' },
      { name: 'planner-employee', hash: '/staff/employees/:id' },
      { name: 'planner-history', hash: '/staff/employees/:id/history' },
      { name: 'planner-tasks', hash: '/staff/tasks' },
      { name: 'planner-employee-tasks', hash: '/staff/tasks/:id' },
      { name: 'planner-settings', hash: '/staff/settings' },
    ],
  },
  {
    email: 'staff@evenkeel.example',
    hasCode: true,
    screens: [
      { name: 'staff-employees', hash: '/staff/employees' },
      { name: 'staff-employee', hash: '/staff/employees/:id' },
      { name: 'staff-companies', hash: '/staff/companies' },
      { name: 'staff-company', hash: '/staff/companies/:company' },
    ],
  },
]

/** Returns the newest code that was mailed to an address; empty without one. @param {string} origin @param {string} to @returns {Promise<string>} */
export async function mailedCode(origin, to) {
  /** @type {readonly { to: string, text: string }[]} */
  const mails = await (await fetch(`${origin}/dev/outbox.json`)).json()
  return /\b\d{6}\b/.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[0] ?? ''
}

/**
 * Signs in on the page that shows the form, in any language.
 * @param {Page} page
 * @param {string} origin
 * @param {Person} person
 */
export async function signIn(page, origin, { email, hasCode }) {
  const before = await mailedCode(origin, email)
  await page.locator('input[type=email], input[autocomplete*=username]').first().fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.locator('form button[type=submit]').click()
  if (hasCode) {
    await page.locator('input[autocomplete=one-time-code]').waitFor()
    let code = before
    while (code === before) {
      await page.waitForTimeout(100)
      code = await mailedCode(origin, email)
    }
    await page.locator('input[autocomplete=one-time-code]').fill(code)
    await page.locator('form button[type=submit]').click()
  }
  await page.waitForURL('**/secure/home#**')
}

/** Returns the id at the end of the first link on a page that begins with a path. @param {Page} page @param {string} path */
export async function firstId(page, path) {
  const address = await page.locator(`a[href*="${path}/"]`).first().getAttribute('href')
  return address?.split('/').at(-1) ?? ''
}

/** What is in place of an id in an address, and the list that has the first one. */
const lists = /** @type {const} */ ({
  ':id': '/staff/employees',
  ':company': '/staff/companies',
  ':account': '/my-goals-and-finances/accounts',
})

/** Returns a function that puts the ids into an address. @param {(page: Page, hash: string) => Promise<void>} openHash */
export function createIds(openHash) {
  /** @type {Map<string, string>} */
  const ids = new Map()
  /** @param {Page} page @param {string} hash */
  return async (page, hash) => {
    for (const [mark, list] of Object.entries(lists)) {
      if (!hash.includes(mark)) continue
      if (!ids.has(mark)) {
        await openHash(page, list)
        ids.set(mark, await firstId(page, list))
      }
      return hash.replace(mark, ids.get(mark) ?? '')
    }
    const now = new Date()
    return hash.replace(':month', `${now.getFullYear()}/${now.getMonth() + 1}`)
  }
}
