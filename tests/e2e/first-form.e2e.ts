import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { maya } from './support/api.ts'
import { email, expectSound, greeting, password, press } from './support/sign-in-pages.ts'
import { narrow, useStage, wide } from './support/stage.ts'
import * as signInWords from '../../packages/widgets/src/words/sign-in.generated.ts'

const stage = useStage()

/** Opens the sign-in and holds back its libraries, so that the page has only what came with its HTML. Returns what lets them go. */
async function openWithoutLibraries(page: Page, address = `${stage.origin}/login`): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/assets\/libraries-/, async (route) => {
    await promise
    await route.fallback()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return resolve
}

/** Opens the sign-in like this, and waits until its form is shown: before the first picture no one can type, and a focus is lost. */
async function openForm(page: Page): Promise<() => void> {
  const go = await openWithoutLibraries(page)
  await page.locator('[data-shape=whole]').waitFor({ state: 'attached' })
  return go
}

const first = (page: Page) => page.locator('[data-first-form]')
const drawn = (page: Page) => page.locator('evenkeel-app form')

test('a person signs in with the form of the HTML alone, by keyboard, and home opens once the libraries are there', async () => {
  const { page } = await stage.stranger()
  const go = await openForm(page)
  await email(page).focus()
  await page.keyboard.type(maya.email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(maya.password)
  await page.keyboard.press('Enter')
  await page.locator('[data-first-form][data-sent]').waitFor()
  // Nothing was sent anywhere, and no password is in the address.
  expect(page.url()).toBe(`${stage.origin}/login`)
  go()
  await greeting(page, 'Maya')
})

test('what is typed halfway stays, with the focus: the rest of the word goes into the same field', async () => {
  const { page } = await stage.stranger()
  const go = await openForm(page)
  await password(page).fill('Quiet-Harbor-42')
  await email(page).focus()
  await page.keyboard.type('demo@')
  go()
  await drawn(page).waitFor()
  await page.keyboard.type('evenkeel.example')
  await eventually(() => email(page).inputValue()).toBe('demo@evenkeel.example')
  await eventually(() => first(page).count()).toBe(0)
  await press(page, 'Sign in')
  await greeting(page, 'Maya')
})

test('a form that was sent half filled says what is missing, and one that is typed into afterward waits to be sent again', async () => {
  const { page } = await stage.stranger()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const go = await openForm(page)
  await email(page).fill(maya.email)
  await page.keyboard.press('Enter')
  await password(page).focus()
  await page.keyboard.type('Quiet')
  go()
  await drawn(page).waitFor()
  await eventually(() => password(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('-Harbor-42')
  await eventually(() => password(page).inputValue()).toBe('Quiet-Harbor-42')
  expect(asked.filter((url) => url.endsWith('api/v1/auth/login'))).toEqual([])

  await page.goto('about:blank')
  const goAgain = await openForm(page)
  await email(page).fill(maya.email)
  await page.keyboard.press('Enter')
  goAgain()
  await page.getByRole('alert').getByText('Password').first().waitFor()
  await eventually(() => password(page).evaluate((field) => field === document.activeElement)).toBe(true)
  expect(asked.filter((url) => url.endsWith('api/v1/auth/login'))).toEqual([])
})

test.each([
  ['1280', wide],
  ['375', narrow],
])('it is where the form of the libraries will be, and as sound, at %s', async (_, viewport) => {
  const { page } = await stage.stranger({ viewport })
  const go = await openWithoutLibraries(page)
  const places = async () =>
    Promise.all([email(page), password(page), page.getByRole('heading', { level: 1 })].map((one) => one.boundingBox()))
  await eventually(() => page.evaluate(() => document.fonts.size > 0 && document.fonts.status)).toBe('loaded')
  await expectSound(page, 'the sign-in before its libraries')
  const before = await places()
  go()
  await drawn(page).waitFor()
  await eventually(() => first(page).count()).toBe(0)
  expect(await places()).toEqual(before)
})

test('its links lead on, in the language of the page, and another screen has nothing of it', async () => {
  const { page } = await stage.stranger()
  const go = await openWithoutLibraries(page)
  await page.getByRole('link', { name: signInWords.forgotPassword() }).click()
  go()
  await page.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor()
  expect(await first(page).isVisible()).toBe(false)
})

test('who is signed in sees home, and not the form before it', async () => {
  const { page } = await stage.visit()
  const go = await openWithoutLibraries(page)
  await first(page).locator('form').waitFor({ state: 'attached' })
  // No picture comes before the scripts that would show it have run.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await email(page).isVisible()).toBe(false)
  go()
  await greeting(page, 'Maya')
})

/** Lets no library come, as where the connection goes after the page itself has come. Returns what lets the next ones come. */
async function loseLibraries(page: Page): Promise<() => Promise<void>> {
  const libraries = /assets\/libraries-/
  await page.route(libraries, (route) => route.abort())
  return () => page.unroute(libraries)
}

test('a page whose code does not come says so, and opens by itself once the code can come', async () => {
  const { page, problems } = await stage.visit('/all-goals')
  problems.allow(/ERR_FAILED|dynamically imported module/)
  const find = await loseLibraries(page)
  await page.goto('about:blank')
  await page.goto(`${stage.origin}/secure/home`, { waitUntil: 'commit' })
  await page.getByRole('alert').getByRole('link').waitFor()
  await expectSound(page, 'a page without its code')
  await find()
  await page.locator('main').getByRole('heading', { level: 1 }).waitFor()
  await eventually(() => page.locator('[data-not-opened]').isVisible()).toBe(false)
})

test.each([
  ['its first script', /assets\/start-/],
  ['the script of home', /assets\/home-\w+\.js/],
])('a page without %s says so too, after a while, and its link opens it again', async (_, script) => {
  const { page, problems } = await stage.visit('/all-goals')
  problems.allow(/ERR_FAILED/)
  await page.route(script, (route) => route.abort())
  await page.goto('about:blank')
  await page.goto(`${stage.origin}/secure/home`)
  const link = page.locator('[data-not-opened] a')
  expect(await link.isVisible()).toBe(false)
  // As if the while were over.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await page.unroute(script)
  await link.click()
  await page.locator('main').getByRole('heading', { level: 1 }).waitFor()
  expect(await link.isVisible()).toBe(false)
})

test('it keeps what is typed until the person opens it again', async () => {
  const { page, problems } = await stage.stranger({ viewport: narrow })
  problems.allow(/ERR_FAILED|dynamically imported module/)
  const find = await loseLibraries(page)
  await page.goto(`${stage.origin}/login`, { waitUntil: 'commit' })
  const again = page.getByRole('alert').getByRole('link')
  await again.waitFor()
  await email(page).fill(maya.email)
  await password(page).fill(maya.password)
  await page.keyboard.press('Enter')
  await find()
  // Longer than it takes to open by itself.
  await page.waitForTimeout(6000)
  expect(await email(page).inputValue()).toBe(maya.email)
  await again.click()
  await drawn(page).waitFor()
})
