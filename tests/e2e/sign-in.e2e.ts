// Proves: ERR-28, GEN-01, GEN-13, ROUTE-05, ROUTE-59 to ROUTE-62, AUTH-01, SESS-01 to SESS-03
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as errorsWords from '../../apps/portal/src/words/errors.generated.ts'
import * as navigationWords from '../../apps/portal/src/words/navigation.generated.ts'
import * as shellWords from '../../apps/portal/src/words/shell.generated.ts'
import * as titleNamesWords from '../../apps/portal/src/words/title-names.generated.ts'
import { maya } from './support/api.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { eventually } from '../support/eventually.ts'
import { settled } from './support/screens.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const hash = (page: Page) => new URL(page.url()).hash

async function signIn(page: Page, word: string = maya.password) {
  await email(page).fill(maya.email)
  await password(page).fill(word)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const greeting = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Maya$/ })

describe('signing in', () => {
  test('the right pair leads to the finances home, and signing in leaves nothing in the page’s own storage', async () => {
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/login#/auth/login`)
    await eventually(() => page.title()).toBe('Sign in')
    await signIn(page)
    await greeting(page).waitFor()
    await eventually(() => page.url()).toBe(`${stage.origin}/secure/home#/my-goals-and-finances`)
    await eventually(() => page.title()).toBe('My goals and finances')
    await eventually(() =>
      page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join()),
    ).not.toMatch(/demo@|Maya/)
  })

  test('a wrong pair gets one message over the fields, and the password is emptied', async () => {
    const { page, problems } = await stage.stranger()
    problems.allow(/status of 400/)
    await page.goto(`${stage.origin}/login`)
    await signIn(page, 'Quiet-Harbor-43')
    await page.getByText('Your entry does not match our records', { exact: true }).waitFor()
    await eventually(() => page.getByText('Your entry does not match our records').count()).toBe(1)
    await eventually(() => password(page).inputValue()).toBe('')
    await eventually(() => email(page).inputValue()).toBe(maya.email)
    await eventually(() => page.getByText('Field required').count()).toBe(0)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Password: Field required' }).waitFor()
    await expectNoAxeViolations(page, 'a refused sign-in')
  })

  test('empty fields are asked for and nothing is sent', async () => {
    const { page } = await stage.stranger()
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await page.goto(`${stage.origin}/login`)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await eventually(() => page.getByText('Field required', { exact: true }).count()).toBe(2)
    await page.getByRole('link', { name: 'Password: Field required' }).waitFor()
    expect(sent).not.toContain('/webapi/v1/auth/login')
  })

  test('the password can be looked at', async () => {
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/login`)
    await password(page).fill('secret')
    await eventually(() => password(page).getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await eventually(() => page.getByRole('textbox', { name: 'Password' }).getAttribute('type')).toBe('text')
  })

  test('without a session every screen leads to the sign-in page, without a modal', async () => {
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/secure/home#/my-goals-and-finances/transactions`)
    await email(page).waitFor()
    await eventually(() => hash(page)).toContain('#/auth/login')
    await eventually(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('who followed a link to a screen is on that screen after signing in', async () => {
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/secure/home#/my-goals-and-finances/cashflow-detail`)
    await signIn(page)
    await page.getByRole('heading', { level: 1, name: navigationWords.cashFlow() }).waitFor()
    await eventually(() => hash(page)).toBe('#/my-goals-and-finances/cashflow-detail')
  })

  test('who is signed in already is not asked again, and Back leaves', async () => {
    const { page } = await stage.visit()
    await page.goto('about:blank')
    await page.goto(`${stage.origin}/login`)
    await greeting(page).waitFor()
    await eventually(() => page.url()).toBe(`${stage.origin}/secure/home#/my-goals-and-finances`)
    await page.goBack()
    await eventually(() => page.url()).toBe('about:blank')
  })
})

describe('signing out', () => {
  test('ends the session, and Back shows nothing of it', async () => {
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/login`)
    await signIn(page)
    await greeting(page).waitFor()
    await page.getByRole('button', { name: 'Maya Reyes, your menu' }).click()
    await page.getByRole('menuitem', { name: shellWords.signOut() }).click()
    await email(page).waitFor()
    await eventually(() => page.url()).toBe(`${stage.origin}/login#/auth/login`)
    await page.goBack()
    await email(page).waitFor()
    await eventually(() => page.getByText(titleNamesWords.netWorth).count()).toBe(0)
  })
})

describe('a session that has ended', () => {
  test('says so over anything that is open, cannot be put away, and leads to the sign-in page', async () => {
    const { page, problems } = await stage.stranger()
    problems.allow(/status of 401/)
    await page.goto(`${stage.origin}/login`)
    await signIn(page)
    await greeting(page).waitFor()
    // What is still on its way would find the session ended by itself, before the refresh does.
    await settled(page)
    await page.context().clearCookies({ name: /session/ })
    await page.getByRole('button', { name: 'Refresh' }).click()
    const modal = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await modal.getByText('Your session expired.', { exact: true }).waitFor()
    await eventually(() =>
      modal.getByText('We signed you out due to inactivity. Please sign back in.', { exact: true }).count(),
    ).toBe(1)
    await eventually(() => modal.getByRole('button').allTextContents()).toEqual(['Sign in'])
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await eventually(() => modal.isVisible()).toBe(true)
    await expectNoAxeViolations(page, 'session expired')
    await modal.getByRole('button', { name: 'Sign in' }).click()
    await email(page).waitFor()
    await eventually(() => page.url()).toBe(`${stage.origin}/login#/auth/login`)
  })
})

describe('a session that ends after a person came in through a link', () => {
  const deep = '/my-goals-and-finances/transactions'
  const onTransactions = (page: Page) => page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor()

  async function comeIn() {
    const { page, problems } = await stage.stranger()
    problems.allow(/status of 401/)
    await page.goto(`${stage.origin}/secure/home#${deep}`)
    await signIn(page)
    await onTransactions(page)
    await settled(page)
    return page
  }

  async function endSession(page: Page) {
    await page.context().clearCookies({ name: /session/ })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Sign in' }).click()
  }

  test('leads to the sign-in form each time, and from there back to the same screen', async () => {
    const page = await comeIn()
    await endSession(page)
    await signIn(page)
    await onTransactions(page)
    await eventually(() => page.url()).toBe(`${stage.origin}/secure/home#${deep}`)
    await settled(page)
    await endSession(page)
    await email(page).waitFor()
    await eventually(() => page.url()).toContain(`${stage.origin}/login#/auth/login`)
  })

  test('and so does signing out in another tab', async () => {
    const page = await comeIn()
    const other = await page.context().newPage()
    await other.goto(`${stage.origin}/secure/home`)
    await greeting(other).waitFor()
    await other.getByRole('button', { name: 'Maya Reyes, your menu' }).click()
    await other.getByRole('menuitem', { name: shellWords.signOut() }).click()
    await email(other).waitFor()
    await signIn(page)
    await onTransactions(page)
  })

  test('after it the address of the sign-in page shows the form, too', async () => {
    const page = await comeIn()
    await page.context().clearCookies({ name: /session/ })
    await page.goto(`${stage.origin}/login#/auth/login`)
    await email(page).waitFor()
  })
})

describe('the address', () => {
  test('an empty one goes to the base route in place of the newest entry of the history, so that Back leaves the portal', async () => {
    const { page } = await stage.visit()
    await page.goto('about:blank')
    await page.goto(`${stage.origin}/secure/home`)
    await greeting(page).waitFor()
    await eventually(() => hash(page)).toBe('#/my-goals-and-finances')
    await page.goBack()
    await eventually(() => page.url()).toBe('about:blank')
  })

  test('a real path without a page is answered with words', async () => {
    const { page, problems } = await stage.visit()
    problems.allow(/status of 404/)
    const answer = await page.goto(`${stage.origin}/no-such-page`)
    expect(answer?.status()).toBe(404)
  })

  test('a screen that did not open leads home, to the real address, which answers', async () => {
    const { page, problems } = await stage.visit('/all-goals')
    problems.allow(/Failed to fetch|Failed to load|dynamically imported|ERR_FAILED/)
    await page.route('**/assets/planner-page*', (route) => route.abort())
    await page.getByRole('link', { name: 'Planner', exact: true }).click()
    await page.getByText(errorsWords.pageFailed()).waitFor()
    const home = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/secure/home')
    await page.getByRole('link', { name: 'home', exact: true }).click()
    expect((await home).status()).toBe(200)
    await greeting(page).waitFor()
    await eventually(() => page.url()).toBe(`${stage.origin}/secure/home#/my-goals-and-finances`)
  })
})
