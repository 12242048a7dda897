import { ready } from './language-look.mjs'
import { mailedCode } from './language-people.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(page: Page, name: string) => Promise<void>} Look */

const [atWork, own] = ['noor.amari@larkfield.example', 'noor.amari@home.example']
const password = 'Calm-Seas-2026!'

/** Returns a code that was not mailed before. @param {Page} page @param {string} origin @param {string} to @param {string} before */
async function nextCode(page, origin, to, before) {
  let code = before
  while (code === before) {
    await page.waitForTimeout(100)
    code = await mailedCode(origin, to)
  }
  return code
}

/** @param {Page} page */
async function goOn(page) {
  await page.locator('form button[type=submit]').last().click()
  await page.waitForTimeout(1_000)
  await ready(page)
}

/** Opens a page of those who are not signed in. @param {Page} page @param {string} address */
async function open(page, address) {
  await page.goto('about:blank')
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await ready(page)
}

/** A registration, with what each step says when it is empty. @param {Page} page @param {string} origin @param {Look} look */
async function lookAtRegistration(page, origin, look) {
  await open(page, `${origin}/login#/auth/registration`)
  await goOn(page)
  await look(page, 'registration-company')
  await page.locator('input[type=email]').fill(atWork)
  await goOn(page)
  await goOn(page)
  await look(page, 'registration-validators')
  const fields = page.locator('form input:not([type=hidden])')
  for (const [index, text] of ['Amari', '06/14/1991', 'LK-2041'].entries()) await fields.nth(index).fill(text)
  await goOn(page)
  await look(page, 'registration-contact')
  await page.locator('input[type=tel]').fill('2125550100')
  await page.locator('input[type=email]').fill(own)
  const before = await mailedCode(origin, own)
  await goOn(page)
  await look(page, 'registration-code')
  const dialog = page.locator('[role=dialog]')
  await dialog
    .locator('input')
    .first()
    .fill(await nextCode(page, origin, own, before))
  await dialog.locator('button[type=submit]').click()
  await page.locator('input[type=password]').first().waitFor()
  await goOn(page)
  await page
    .locator('summary, button[aria-expanded=false]')
    .last()
    .click({ timeout: 2_000 })
    .catch(() => undefined)
  await look(page, 'registration-password')
  for (const field of await page.locator('input[type=password]').all()) await field.fill(password)
  await page.locator('input[type=checkbox]').check()
  await goOn(page)
  await page.waitForURL('**/secure/home#**')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look(page, 'home-of-a-new-person')
  for (const path of ['budgets', 'transactions', 'accounts', 'net-worth', 'bank-connections']) {
    await open(page, `${origin}/secure/home#/my-goals-and-finances/${path}`)
    await look(page, `${path}-of-a-new-person`)
  }
  await open(page, `${origin}/secure/home#/work-with-a-planner`)
  await look(page, 'planner-of-a-new-person')
  await page.locator('main section button').first().click()
  await page.locator('[role=dialog]').waitFor()
  await look(page, 'about-planners')
}

/** @param {Page} page @param {string} origin @param {Look} look */
async function lookAtReset(page, origin, look) {
  const email = 'lena@evenkeel.example'
  await open(page, `${origin}/login#/auth/password-reset`)
  await goOn(page)
  await look(page, 'password-reset')
  const before = await mailedCode(origin, email)
  await page.locator('input[type=email], input[autocomplete*=username]').first().fill(email)
  await goOn(page)
  await look(page, 'password-reset-code')
  await page.locator('input[autocomplete=one-time-code]').fill(await nextCode(page, origin, email, before))
  await goOn(page)
  await look(page, 'password-reset-password')
  await goOn(page)
  await look(page, 'password-reset-refused')
}

/**
 * What anybody sees who is not signed in, and what a new person meets, step by step.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {Look} look
 */
export async function lookOutside(browser, origin, look) {
  for (const walk of [lookAtReset, lookAtRegistration]) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    await walk(await context.newPage(), origin, look)
    await context.close()
  }
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  for (const [name, path] of [
    ['wrong-sign-in', '/login#/auth/login'],
    ['company-sign-in', '/login#/auth/sso'],
    ['not-found', '/nowhere'],
  ]) {
    await open(page, `${origin}${path}`)
    if (name === 'wrong-sign-in') {
      await page.locator('input[type=email], input[autocomplete*=username]').first().fill('demo@evenkeel.example')
      await page.locator('input[type=password]').fill('wrong')
      await goOn(page)
    }
    await look(page, name ?? '')
  }
  await context.close()
}
