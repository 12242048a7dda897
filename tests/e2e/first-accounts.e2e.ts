import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { expectSound } from './support/sign-in-pages.ts'
import { narrow, useStage, wide } from './support/stage.ts'
import * as navigationWords from '../../apps/portal/src/words/navigation.generated.ts'
import * as shellWords from '../../apps/portal/src/words/shell.generated.ts'
import * as accountsWords from '../../packages/widgets/src/words/accounts.generated.ts'

/* Home says what to do now, and its card of accounts has its figures, before the libraries are there. */
const stage = useStage()

const dashboardPath = 'goals-and-finances/dashboard'

type Viewport = typeof wide | typeof narrow

/** Opens home and holds back its libraries. Returns what lets them go. */
async function openWithoutLibraries(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/assets\/libraries-/, async (route) => {
    await promise
    await route.fallback()
  })
  await page.goto('about:blank')
  await page.goto(`${stage.origin}/secure/home`, { waitUntil: 'commit' })
  return resolve
}

const first = (page: Page) => page.locator('[data-shape-of] [data-part=accounts]')
const drawn = (page: Page) => page.locator('main [data-part=accounts]')
const section = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}`) })

/** Returns what each row of what to do says, and where, in the picture before the libraries or in the card that has menus. */
const rowsToDo = (page: Page) =>
  page.locator('[data-shape-of] [data-part=steps] li, main [data-part=steps] li:has(> button)').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('h3 > span, p, .shrink-0 > :is(a, button, span[aria-hidden])')]
        .filter(({ textContent }) => textContent !== '')
        .map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect()
          return [one.textContent, ...[left, top, width, height].map(Math.round)].join(' ')
        }),
    ),
  )

const isFocused = (page: Page, label: string) =>
  section(page, label).evaluate((button) => button === document.activeElement)

/** The path of a read, and its lists that are empty, or `whole` if it is a list itself. */
type Without = readonly [path: string, lists: readonly string[] | 'whole']

async function empty(page: Page, [path, lists]: Without) {
  await page.route(`**/${path}`, async (route) => {
    if (lists === 'whole') return route.fulfill({ json: [] })
    const { data } = await (await route.fetch()).json()
    await route.fulfill({ json: { data: { ...data, ...Object.fromEntries(lists.map((name) => [name, []])) } } })
  })
}

describe.each<[string, Viewport, Without | null]>([
  ['at 1280', wide, null],
  ['at 375', narrow, null],
  ['of a person without budgets', wide, ['budgets/get', 'whole']],
  ['of a person with nothing to do', wide, [dashboardPath, ['nextSteps', 'firstSteps']]],
  ['of a person without a goal, at 375', narrow, [dashboardPath, ['nextSteps', 'firstSteps', 'goals']]],
])('%s', (_, viewport, without) => {
  test('the card says the same before its libraries as with them, at the same places, and is as sound', async () => {
    const { page } = await stage.visit('/all-goals', { viewport })
    if (without !== null) await empty(page, without)
    await page.goto(`${stage.origin}/secure/home`)
    // Where another number of rows is already drawn when the answers come, the portal draws the figures.
    await eventually(() => page.evaluate(() => localStorage.getItem('evenkeel-rows'))).not.toBeNull()
    const go = await openWithoutLibraries(page)
    await first(page).getByRole('button').first().waitFor()
    await eventually(() => page.evaluate(() => document.fonts.size > 0 && document.fonts.status)).toBe('loaded')
    await expectSound(page, 'home before its libraries')
    const title = page.getByRole('heading', { level: 1, name: /^Good \w+, Maya$/ })
    const titleBefore = await title.boundingBox()
    // Sentences of what to do may take more lines than their rows have room for.
    const topOf = async (card: ReturnType<typeof first>) => (without === null ? null : (await card.boundingBox())?.y)
    const topBefore = await topOf(first(page))
    const day = await page.locator('[data-part=day]').textContent()
    const read = (card: ReturnType<typeof first>) =>
      card.evaluate((whole) =>
        [...whole.querySelectorAll('h2, strong, h3 button, h3 button > *, a:not(ul *)')].map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect()
          const below = top - whole.getBoundingClientRect().top
          return [one.textContent, ...[left, below, width, height].map(Math.round)].join(' ')
        }),
      )
    const before = await read(first(page))
    const toDoBefore = await rowsToDo(page)
    expect(toDoBefore.map((row) => row.length)).toEqual(without?.[0] === dashboardPath ? [] : [3, 3, 3])
    expect(before.length).toBeGreaterThan(10)
    go()
    await drawn(page).getByRole('button', { name: accountsWords.liabilities() }).waitFor()
    // The answer that the first picture had is the one that the portal draws.
    await eventually(() => read(drawn(page))).toEqual(before)
    await eventually(() => rowsToDo(page)).toEqual(toDoBefore)
    expect((await title.boundingBox())?.y).toBe(titleBefore?.y)
    expect(await topOf(drawn(page))).toBe(topBefore)
    await page
      .locator('main header')
      .getByText(day ?? '', { exact: true })
      .waitFor()
  })
})

test('a section that is opened before the libraries are there stays open, with the focus, and has its groups with them', async () => {
  const { page } = await stage.visit('/all-goals', { viewport: wide })
  const go = await openWithoutLibraries(page)
  await section(page, accountsWords.assets()).focus()
  await page.keyboard.press('Enter')
  await first(page).getByRole('button', { name: accountsWords.assets(), expanded: true }).waitFor()
  await first(page).getByRole('button', { name: accountsWords.liabilities(), expanded: false }).waitFor()
  expect(await isFocused(page, accountsWords.assets())).toBe(true)
  go()
  await drawn(page).getByRole('button', { name: accountsWords.assets(), expanded: true }).waitFor()
  await drawn(page).getByRole('link', { name: 'Everyday Checking' }).waitFor()
  expect(await isFocused(page, accountsWords.assets())).toBe(true)

  const goAgain = await openWithoutLibraries(page)
  await first(page).getByRole('button', { name: accountsWords.assets(), expanded: true }).press('Space')
  await first(page).getByRole('button', { name: accountsWords.assets(), expanded: false }).waitFor()
  goAgain()
  await drawn(page).getByRole('button', { name: accountsWords.assets(), expanded: false }).waitFor()
})

test.each([
  ['its link', accountsWords.allAccounts(), wide, 'Accounts'],
  ['the sidebar', navigationWords.accounts(), wide, 'Accounts'],
  ['the tab bar', navigationWords.accounts(), narrow, 'Accounts'],
])('%s leads on', async (_, name, viewport, title) => {
  const { page } = await stage.visit('/all-goals', { viewport })
  const go = await openWithoutLibraries(page)
  await first(page).getByRole('button').first().waitFor()
  await page.getByRole('link', { name, exact: true }).click()
  go()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
})

const stepLinks = (page: Page, within: string) => page.locator(`${within} [data-part=steps] a[href]`)

test('a link of something to do leads on', async () => {
  const { page } = await stage.visit('/all-goals', { viewport: narrow })
  const go = await openWithoutLibraries(page)
  const link = stepLinks(page, '[data-shape-of]').first()
  const address = await link.getAttribute('href')
  await link.click()
  go()
  await page.locator('main').getByRole('heading', { level: 1 }).waitFor()
  const reached = page.url()
  await page.goto('about:blank')
  await page.goto(`${stage.origin}/secure/home${address}`)
  // Some addresses lead on to the plan that they mean.
  await eventually(() => page.url()).toBe(reached)
})

test('what a link cannot do is only seen until the portal is there', async () => {
  const { page } = await stage.visit('/all-goals', { viewport: wide })
  const go = await openWithoutLibraries(page)
  await page.locator('[data-shape-of] [data-part=steps] li').first().waitFor()
  const fix = { name: 'Fix connection', exact: true }
  expect([await page.getByRole('link', fix).count(), await page.getByRole('button', fix).count()]).toEqual([0, 0])
  await page.getByText(fix.name, { exact: true }).click()
  go()
  await page.getByRole('button', fix).click()
  await page.getByRole('dialog').waitFor()
})

test('a link of something to do keeps the focus, also when its card has come', async () => {
  const { page } = await stage.visit('/all-goals', { viewport: wide })
  const go = await openWithoutLibraries(page)
  await stepLinks(page, '[data-shape-of]').first().focus()
  go()
  await page.locator('main [data-part=steps] li > button').first().waitFor()
  const link = stepLinks(page, 'main').first()
  await eventually(() => link.evaluate((one) => one === document.activeElement)).toBe(true)
})

test('a link of the navigation keeps the focus', async () => {
  const { page } = await stage.visit('/all-goals', { viewport: wide })
  const go = await openWithoutLibraries(page)
  await first(page).getByRole('button').first().waitFor()
  const link = page.getByRole('link', { name: navigationWords.transactions(), exact: true })
  await link.focus()
  go()
  await drawn(page).waitFor()
  await eventually(() => link.evaluate((one) => one === document.activeElement)).toBe(true)
})

test('hidden amounts are in no picture', async () => {
  const { page } = await stage.visit('/my-goals-and-finances')
  await page.getByRole('button', { name: shellWords.hideAmounts() }).click()
  const go = await openWithoutLibraries(page)
  await page.locator('[data-shape=whole]').waitFor({ state: 'attached' })
  expect(await page.locator('body').innerText()).not.toMatch(/\$\d/)
  expect(await first(page).getByRole('button').count()).toBe(0)
  go()
  await drawn(page).getByRole('button', { name: accountsWords.assets() }).waitFor()
  expect(await page.locator('body').innerText()).not.toMatch(/\$\d/)
})

test('a call that fails leaves the shape, and the portal says what failed', async () => {
  const { page, problems } = await stage.visit('/all-goals')
  problems.allow(/503|ApiFailure/)
  await page.route('**/webapi/v1/user/account/all', (route) => route.fulfill({ status: 503, json: {} }))
  const go = await openWithoutLibraries(page)
  await page.locator('[data-shape=whole]').waitFor({ state: 'attached' })
  expect(await first(page).getByRole('button').count()).toBe(0)
  go()
  await page.getByText(accountsWords.failed()).waitFor()
})
