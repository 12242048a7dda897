import type { BrowserContext, Page } from 'playwright-core'
import { describe, test } from 'vitest'
import * as shellWords from '../../apps/portal/src/words/shell.generated.ts'
import * as titleNamesWords from '../../apps/portal/src/words/title-names.generated.ts'
import { maya, type Person, sam, signInToApi } from './support/api.ts'
import { eventually } from '../support/eventually.ts'
import { choose } from './support/screens.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()
const home = '/my-goals-and-finances'
const list = `${home}/transactions`

const greeting = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()

async function signOut(page: Page) {
  await page.getByRole('button', { name: /your menu$/ }).click()
  await page.getByRole('menuitem', { name: shellWords.signOut() }).click()
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
}

/** Puts a person's session into a browser, in place of the one that was there. */
async function setSession(context: BrowserContext, person: Person) {
  const { cookies } = await signInToApi(stage.origin, person)
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: stage.origin })))
}

/** Two tabs of one browser, with a session of their own: signing out must not end the one that other tests use. */
async function twoTabs() {
  const { page: first } = await stage.stranger()
  await setSession(first.context(), maya)
  await first.goto(`${stage.origin}/secure/home#${list}`)
  await first.getByRole('row').nth(1).waitFor()
  const second = await first.context().newPage()
  await second.goto(`${stage.origin}/secure/home#${home}`)
  await second.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  return { first, second }
}

describe('two tabs of one browser', () => {
  test('what is changed in one is read again by the other, and taken back there, too', async () => {
    const { first, second } = await twoTabs()
    await second.goto(`${stage.origin}/secure/home#${list}`)
    const details = first.getByRole('button', { name: /^Details of / }).first()
    const name = (await details.getAttribute('aria-label')) ?? ''
    const same = second.getByRole('button', { name, exact: true })
    const inSecond = second.getByRole('row').filter({ has: same }).first()
    const before = await inSecond.innerText()
    await details.click()
    await choose(first, 'Category', 'Travel')
    await eventually(() => inSecond.innerText()).toContain('Travel')
    await first.getByRole('button', { name: 'Undo', exact: true }).click()
    await eventually(() => inSecond.innerText()).toBe(before)
  })

  test('after a sign-out in one, the other shows no money any more', async () => {
    const { first, second } = await twoTabs()
    await signOut(second)
    await first.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await eventually(() => first.getByRole('row').count()).toBe(0)
  })

  test('after another person signs in in one, the other shows that person, never both', async () => {
    const { first, second } = await twoTabs()
    await setSession(first.context(), sam)
    await second.reload()
    await eventually(() => greeting(second)).toMatch(/Sam$/)
    await first.getByRole('button', { name: 'Sam Okafor, your menu' }).waitFor()
    const { items } = await (await signInToApi(stage.origin, sam)).call('transactions', { body: { pageSize: 50 } })
    const [newest] = items
    const ofThisMonth = items.filter(({ date }) => date.slice(0, 7) === newest?.date.slice(0, 7))
    const details = first.getByRole('button', { name: /^Details of / })
    await eventually(() => details.count()).toBe(ofThisMonth.length)
    await eventually(() => details.first().getAttribute('aria-label')).toBe(`Details of ${newest?.description}`)
  })

  test('the same person in both leaves both as they are', async () => {
    const { first, second } = await twoTabs()
    await first
      .getByRole('button', { name: /^Details of / })
      .first()
      .click()
    await first.getByRole('button', { name: 'Split', exact: true }).waitFor()
    await second.reload()
    await second.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
    await eventually(() => first.getByRole('button', { name: 'Split', exact: true }).count()).toBe(1)
  })
})

describe('while the server cannot be reached', () => {
  test('what could not be read is read again on the next screen, without being asked to', async () => {
    const { page, problems } = await stage.visit(list)
    problems.allow(/net::ERR_FAILED|couldn’t reach Evenkeel/)
    await page.getByRole('row').nth(1).waitFor()
    await page.route('**/user/account/all', (route) => route.abort())
    await Promise.all([page.waitForEvent('requestfailed'), page.getByRole('button', { name: 'Refresh' }).click()])
    await page.unroute('**/user/account/all')
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await page
      .getByRole('region', { name: titleNamesWords.netWorth })
      .getByRole('button', { name: /^Assets/ })
      .waitFor()
    await eventually(() => page.getByText('Couldn’t refresh', { exact: false }).count()).toBe(0)
  })
})
