// Proves: WCAG-2.2.1
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as leavingWords from '../../../apps/portal/src/words/leaving.generated.ts'
import * as navigationWords from '../../../apps/portal/src/words/navigation.generated.ts'
import * as notFoundWords from '../../../apps/portal/src/words/not-found.generated.ts'
import * as shellWords from '../../../apps/portal/src/words/shell.generated.ts'
import * as profileWords from '../../../packages/widgets/src/words/profile.generated.ts'
import { maya } from '../support/api.ts'
import { eventually } from '../../support/eventually.ts'
import { email, fillSignIn, greeting, title } from '../support/sign-in-pages.ts'
import { isAsked, loadedWhole, settled } from '../support/screens.ts'
import { useStage, type Visitor } from '../support/stage.ts'

const stage = useStage()

const hash = (page: Page) => new URL(page.url()).hash
const signIn = (page: Page) => fillSignIn(page, maya.email, maya.password)

/** Goes back until the page of `/embed` shows, at most twice. */
async function leaves(page: Page) {
  const outside = page.getByRole('heading', { level: 1, name: navigationWords.widgetsForPages() })
  for (let press = 0; press < 2; press += 1) {
    await page.goBack()
    await outside
      .or(page.getByRole('navigation', { name: 'Main' }))
      .first()
      .waitFor()
    if (await outside.isVisible()) return
  }
  throw new Error(`Back stayed on ${page.url()}`)
}

describe('the entrance', () => {
  test('B1: an expired session leads to the form twice in a row, also after a deep link', async () => {
    const { page, problems } = await stage.stranger()
    problems.allow(/status of 401/)
    await page.goto(`${stage.origin}/login#/auth/login?from=/my-goals-and-finances/transactions`)
    for (let round = 0; round < 2; round += 1) {
      await signIn(page)
      await title(page, 'Transactions')
      await settled(page)
      await page.context().clearCookies({ name: /session/ })
      await page.getByRole('button', { name: 'Refresh' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign in' }).click()
      await email(page).waitFor()
    }
  })

  test('B3: Back after the sign-in leaves the portal', async () => {
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/embed`)
    await title(page, navigationWords.widgetsForPages())
    await page.goto(`${stage.origin}/secure/home`)
    await signIn(page)
    await greeting(page, 'Maya')
    await leaves(page)
  })

  test.each([
    ['the sign-in page', '/login'],
    ['the budget', '/secure/home#/my-goals-and-finances/budget'],
    ['an empty path', '/secure/home#/'],
    ['an alias', '/secure/home#/secure/work-with-a-planner'],
    ['the staff’s area', '/secure/home#/staff'],
    ['a plan of another goal', '/secure/home#/plan-for-retirement/next-steps/3'],
  ])('B3: Back leaves after %s redirected', async (_, path) => {
    const { page } = await stage.visit('/all-goals')
    await title(page, 'Explore all goals')
    await page.goto(`${stage.origin}/embed`)
    await title(page, navigationWords.widgetsForPages())
    await page.goto(stage.origin + path)
    await page.getByRole('navigation', { name: 'Main' }).first().waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await leaves(page)
  })

  test('B13: a real path is remembered over the sign-in', async () => {
    const { page } = await stage.stranger()
    await page.goto(`${stage.origin}/secure/work-with-a-planner`)
    await signIn(page)
    await title(page, 'Work with a planner')
  })
})

describe('an address that leads nowhere', () => {
  test('B22: a mistyped real path is a page with 404 and a way home', async () => {
    const { page, problems } = await stage.visit('/all-goals')
    problems.allow(/status of 404/)
    const answer = await page.goto(`${stage.origin}/secure/hom`)
    expect([answer?.status(), answer?.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    await title(page, navigationWords.pageNotFound())
    await eventually(() => page.title()).toBe(navigationWords.pageNotFound())
    await page.getByRole('main').getByRole('link', { name: notFoundWords.goHome() }).click()
    await greeting(page, 'Maya')
  })

  test('B22: an unknown path behind the hash is the same page, in the frame', async () => {
    const { page } = await stage.visit('/no-such-place')
    await title(page, navigationWords.pageNotFound())
    expect(hash(page)).toBe('#/no-such-place')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Transactions', exact: true })
      .click()
    await title(page, 'Transactions')
  })
})

test('B18: a link out of a form with something typed says what would be lost', async () => {
  const { page } = await stage.visit('/profile/edit-about-me')
  await loadedWhole(page)
  const choice = page.getByRole('form', { name: profileWords.aboutMe() }).getByRole('textbox').first()
  await choice.fill('7')
  const out = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Transactions', exact: true })
  await out.click()
  const dialog = page.getByRole('alertdialog', { name: leavingWords.leaveWithoutSaving() })
  await dialog.getByText('What you typed under “About you” isn’t saved.', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await choice.inputValue()).toBe('7')
  await out.click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await title(page, 'Transactions')
})

test('B18: Back out of a form with something typed asks too, and a second Back leaves', async () => {
  const { page } = await stage.visit('/all-goals')
  await title(page, 'Explore all goals')
  await page.evaluate(() => location.assign('#/profile/edit-contact-information'))
  const name = page.getByRole('textbox', { name: 'First name' })
  await loadedWhole(page)
  await name.fill('Rosa')
  await eventually(() => isAsked(page)).toBe(true)
  const dialog = page.getByRole('alertdialog', { name: leavingWords.leaveWithoutSaving() })
  await page.evaluate(() => history.back())
  await dialog.getByText('What you typed under “Contact information” isn’t saved.', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect([await name.inputValue(), new URL(page.url()).hash]).toEqual(['Rosa', '#/profile/edit-contact-information'])
  await page.evaluate(() => history.back())
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await title(page, 'Explore all goals')
})

test('B18: a closed tab is asked about only while something is typed', async () => {
  const { page } = await stage.visit('/profile/edit-contact-information')
  const name = page.getByRole('textbox', { name: 'First name' })
  await loadedWhole(page)
  expect(await isAsked(page)).toBe(false)
  await name.fill('Rosa')
  await eventually(() => isAsked(page)).toBe(true)
  await name.fill('Maya')
  await eventually(() => isAsked(page)).toBe(false)
})

describe('the end of a session', () => {
  const minute = 60_000
  const warning = (page: Page) => page.getByRole('alertdialog', { name: leavingWords.signOutSoon() })

  /** Only the clock of the browser is moved. For the server no time passes, and its answers would move the end. */
  const calls = '**/*api/v1/**'
  const holdAnswers = ({ page, problems }: Pick<Visitor, 'page' | 'problems'>) => {
    problems.allow(/reach Evenkeel|ERR_FAILED/)
    return page.context().route(calls, (route) => route.abort())
  }

  /** Signs in, in a browser whose clock a test moves. */
  const signedInWithClock = async () => {
    const visitor = await stage.stranger()
    const { page } = visitor
    await page.clock.install()
    await page.goto(`${stage.origin}/secure/home#/all-goals`)
    await signIn(page)
    await title(page, 'Explore all goals')
    await settled(page)
    return visitor
  }

  test('B18: is announced two minutes before, in every tab, and one press keeps all of them signed in', async () => {
    const visitor = await signedInWithClock()
    const { page } = visitor
    const other = await page.context().newPage()
    await other.goto(`${stage.origin}/secure/home#/work-with-a-planner`)
    await title(other, 'Work with a planner')
    await settled(other)
    await holdAnswers(visitor)
    // One clock for all tabs of a browser.
    await page.clock.fastForward(20 * minute)
    expect(await warning(page).count()).toBe(0)
    await page.clock.fastForward(8.1 * minute)
    for (const tab of [page, other]) await warning(tab).waitFor()
    await page.context().unroute(calls)
    const call = page.waitForResponse('**/webapi/v1/**')
    await warning(page).getByRole('button', { name: leavingWords.staySignedIn() }).click()
    expect((await call).status()).toBe(200)
    for (const tab of [page, other]) await warning(tab).waitFor({ state: 'detached' })
  })

  test('B18: can be brought about from there', async () => {
    const visitor = await signedInWithClock()
    const { page } = visitor
    await holdAnswers(visitor)
    await page.clock.fastForward(28.1 * minute)
    await warning(page).waitFor()
    await page.context().unroute(calls)
    await warning(page).getByRole('button', { name: shellWords.signOut() }).click()
    await email(page).waitFor()
  })
})
