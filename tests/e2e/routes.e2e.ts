import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

const hash = (page: Page) => new URL(page.url()).hash
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')

describe('routes', () => {
  test.each([
    ['/', '#/my-goals-and-finances'],
    ['/my-goals-and-finances/budget', '#/live-by-a-budget/calculator'],
    ['/secure/my-goals-and-finances', '#/my-goals-and-finances'],
    ['/secure/work-with-a-planner', '#/work-with-a-planner'],
    ['/nowhere/at/all', '#/my-goals-and-finances'],
  ])('%s leads to %s', async (path, target) => {
    const { page } = await stage.visit(path)
    await eventually(() => hash(page)).toBe(target)
  })

  test.each([
    ['/my-goals-and-finances', 'My goals and finances', []],
    ['/all-goals', 'Explore all goals', []],
    ['/work-with-a-planner', 'Work with a planner', []],
    ['/my-goals-and-finances/transactions', 'Transactions', ['My goals and finances', 'Transactions']],
    ['/my-goals-and-finances/cashflow-detail', 'Cash flow', ['My goals and finances', 'Cash flow']],
    ['/plan-for-retirement', 'Plan for retirement', ['Explore all goals', 'Plan for retirement']],
    ['/connect-with-company-benefits', 'Connect with your benefits', ['Explore all goals', 'Connect with your benefits']],
    ['/reduce-your-debt', 'Reduce Your Debt', ['Explore all goals', 'Reduce Your Debt']],
    ['/protect-your-legacy', 'Protect Your Legacy', ['Explore all goals', 'Protect Your Legacy']],
    ['/student-debt', 'Manage student debt', ['Explore all goals', 'Manage student debt']],
    ['/prepare-for-the-unexpected', 'Prepare for the unexpected', ['Explore all goals', 'Prepare for the unexpected']],
    ['/live-by-a-budget', 'Live by a budget', ['Explore all goals', 'Live by a budget']],
  ])('%s has the title "%s" and its breadcrumbs', async (path, title, expected) => {
    const { page } = await stage.visit(path)
    await eventually(() => page.title()).toBe(title)
    expect(await crumbs(page).allInnerTexts()).toEqual(expected)
    const links = await crumbs(page).getByRole('link').allInnerTexts()
    expect(links).toEqual(expected.slice(0, -1))
  })

  test('moving between screens loads no page anew', async () => {
    const { page } = await stage.visit()
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    for (const name of ['Transactions', 'Cash flow', 'Explore all goals', 'Work with a planner', 'My goals and finances']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
      await eventually(() => page.title()).toBe(name)
    }
    expect(await page.locator('body[data-same-page]').count()).toBe(1)
  })

  test('a printed screen says from when it is and where it is found again, and leaves the frame out', async () => {
    const { page } = await stage.visit('/my-goals-and-finances/cashflow-detail')
    await page.getByRole('toolbar', { name: 'Months' }).waitFor()
    const foot = page.getByText(/^As of \d\d\/\d\d\/\d{4}, \d+:\d\d [AP]M$/)
    expect(await foot.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    await foot.waitFor()
    expect(await page.getByText(page.url(), { exact: true }).isVisible()).toBe(true)
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
  })

  test('a link to the screen that is open sends its data calls again', async () => {
    const { page } = await stage.visit('/my-goals-and-finances/cashflow-detail')
    await page.getByRole('toolbar', { name: 'Months' }).waitFor()
    const again = page.waitForResponse('**/webapi/v1/cash-flow')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cash flow' }).click()
    expect((await again).status()).toBe(200)
  })

  test('a bar runs at the top while the next screen is on its way', async () => {
    const { page } = await stage.visit('/all-goals')
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/cash-flow-page*', async (route) => {
      await promise
      await route.fallback()
    })
    await page.getByRole('link', { name: 'Cash flow', exact: true }).click()
    const bar = page.getByRole('progressbar', { name: 'Loading page' })
    await bar.waitFor({ state: 'attached' })
    resolve()
    await page.getByRole('heading', { level: 1, name: 'Cash flow' }).waitFor()
    await eventually(() => bar.count()).toBe(0)
  })

  test('the home link and the planner’s page answer on their real addresses', async () => {
    const { page } = await stage.visit()
    for (const [address, title] of [['/', 'My goals and finances'], ['/secure/my-goals-and-finances', 'My goals and finances'], ['/secure/work-with-a-planner', 'Work with a planner']] as const) {
      await page.goto('about:blank')
      await page.goto(`${stage.origin}${address}`)
      await eventually(() => page.title()).toBe(title)
    }
  })
})
