import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { maya } from './support/api.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { eventually } from './support/eventually.ts'
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
    expect(page.url()).toBe(`${stage.origin}/secure/home#/my-goals-and-finances`)
    expect(await page.title()).toBe('My goals and finances')
    expect(
      await page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join()),
    ).not.toMatch(/demo@|Maya/)
  })

  test('a wrong pair gets one message over the fields, and the password is emptied', async () => {
    const { page, problems } = await stage.stranger()
    problems.allow(/status of 400/)
    await page.goto(`${stage.origin}/login`)
    await signIn(page, 'Quiet-Harbor-43')
    await page.getByText('Your entry does not match our records', { exact: true }).waitFor()
    expect(await page.getByText('Your entry does not match our records').count()).toBe(1)
    await eventually(() => password(page).inputValue()).toBe('')
    expect(await email(page).inputValue()).toBe(maya.email)
    expect(await page.getByText('Field required').count()).toBe(0)
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
    expect(await password(page).getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await page.getByRole('textbox', { name: 'Password' }).getAttribute('type')).toBe('text')
  })

  test('without a session every screen leads to the sign-in page, without a modal', async () => {
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/secure/home#/my-goals-and-finances/transactions`)
    await email(page).waitFor()
    expect(hash(page)).toContain('#/auth/login')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('who followed a link to a screen is on that screen after signing in', async () => {
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/secure/home#/my-goals-and-finances/cashflow-detail`)
    await signIn(page)
    await page.getByRole('heading', { level: 1, name: 'Cash flow' }).waitFor()
    expect(hash(page)).toBe('#/my-goals-and-finances/cashflow-detail')
  })

  test('who is signed in already is not asked again', async () => {
    const { page } = await stage.visit()
    await page.goto(`${stage.origin}/login`)
    await greeting(page).waitFor()
  })
})

describe('signing out', () => {
  test('ends the session, and Back shows nothing of it', async () => {
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/login`)
    await signIn(page)
    await greeting(page).waitFor()
    await page.getByRole('button', { name: 'Maya Reyes, your menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await email(page).waitFor()
    expect(page.url()).toBe(`${stage.origin}/login#/auth/login`)
    await page.goBack()
    await email(page).waitFor()
    expect(await page.getByText('Net worth').count()).toBe(0)
  })
})

describe('a session that has ended', () => {
  test('says so over whatever is open, cannot be put away, and leads to the sign-in page', async () => {
    const { page, problems } = await stage.stranger()
    problems.allow(/status of 401/)
    await page.goto(`${stage.origin}/login`)
    await signIn(page)
    await greeting(page).waitFor()
    // What is still on its way would find the session ended by itself, before the refresh does.
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies({ name: /session/ })
    await page.getByRole('button', { name: 'Refresh' }).click()
    const modal = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await modal.getByText('Your session expired.', { exact: true }).waitFor()
    expect(
      await modal.getByText('We signed you out due to inactivity. Please sign back in.', { exact: true }).count(),
    ).toBe(1)
    expect(await modal.getByRole('button').allTextContents()).toEqual(['Sign in'])
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await modal.isVisible()).toBe(true)
    await expectNoAxeViolations(page, 'session expired')
    await modal.getByRole('button', { name: 'Sign in' }).click()
    await email(page).waitFor()
    expect(page.url()).toBe(`${stage.origin}/login#/auth/login`)
  })
})

describe('the address', () => {
  test('an empty one goes to the base route in place of the newest entry of the history, so that Back leaves the portal', async () => {
    const { page } = await stage.visit()
    await page.goto('about:blank')
    await page.goto(`${stage.origin}/secure/home`)
    await greeting(page).waitFor()
    expect(hash(page)).toBe('#/my-goals-and-finances')
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })

  test('an unknown one goes home', async () => {
    const { page } = await stage.visit('/no-such-place')
    await eventually(() => hash(page)).toBe('#/my-goals-and-finances')
  })

  test('a real path that nothing stands on is answered with words', async () => {
    const { page, problems } = await stage.visit()
    problems.allow(/status of 404/)
    const answer = await page.goto(`${stage.origin}/no-such-page`)
    expect(answer?.status()).toBe(404)
  })

  test('a screen that did not open leads home, to the real address, which answers', async () => {
    const { page, problems } = await stage.visit('/all-goals')
    problems.allow(/Failed to fetch|Failed to load|dynamically imported|ERR_FAILED/)
    await page.route('**/assets/cash-flow-page*', (route) => route.abort())
    await page.getByRole('link', { name: 'Cash flow', exact: true }).click()
    await page.getByText('This page did not open').waitFor()
    const home = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/secure/home')
    await page.getByRole('link', { name: 'home', exact: true }).click()
    expect((await home).status()).toBe(200)
    await greeting(page).waitFor()
    expect(page.url()).toBe(`${stage.origin}/secure/home#/my-goals-and-finances`)
  })
})
