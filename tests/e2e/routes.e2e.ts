import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

const hash = (page: Page) => new URL(page.url()).hash
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')

/** Goes on from the screen that is open, as a link on it would. */
async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    location.hash = to
  }, path)
  await eventually(() => hash(page)).toBe(`#${path}`)
}

/** The words of each breadcrumb and where it leads; the last one leads nowhere. */
const crumbLinks = (page: Page) =>
  crumbs(page).evaluateAll((all) =>
    all.map((one) => [
      one.textContent,
      one.querySelector('a')?.getAttribute('href') ?? null,
      one.querySelector('[aria-current=page]') !== null,
    ]),
  )

const allGoals = ['Explore all goals', '#/all-goals', false]
/** Every goal's area, its label and the pages below it that this person can open. */
const goalPages = [
  [
    '/plan-for-retirement',
    'Plan for retirement',
    ['calculator/1', 'calculator/edit/1', 'calculator/restart/1', 'summary/1', 'next-steps/1'],
  ],
  [
    '/reduce-your-debt',
    'Reduce Your Debt',
    ['calculator', 'calculator/edit', 'calculator/restart', 'summary', 'next-steps/3'],
  ],
  ['/connect-with-company-benefits', 'Connect with your benefits', ['summary', 'next-steps/5']],
  [
    '/protect-your-legacy',
    'Protect Your Legacy',
    ['calculator', 'calculator/8', 'edit/8', 'restart/8', 'summary/8', 'next-steps/6'],
  ],
  [
    '/student-debt',
    'Manage student debt',
    ['calculator', 'calculator/edit', 'calculator/restart', 'summary', 'next-steps/11'],
  ],
  [
    '/prepare-for-the-unexpected',
    'Prepare for the unexpected',
    ['calculator', 'calculator/edit', 'calculator/restart', 'summary', 'next-steps/4'],
  ],
  ['/live-by-a-budget', 'Live by a budget', ['calculator', 'summary', 'next-steps/7']],
] as const

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
    [
      '/connect-with-company-benefits',
      'Connect with your benefits',
      ['Explore all goals', 'Connect with your benefits'],
    ],
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

  test.each(goalPages)(
    'every page below %s is titled "%s" and leads back to all goals first',
    async (area, label, below) => {
      const { page } = await stage.visit(area)
      for (const path of [area, ...below.map((one) => `${area}/${one}`)]) {
        await go(page, path)
        await eventually(async () => [path, await page.title(), await crumbLinks(page)]).toEqual([
          path,
          label,
          [allGoals, [label, null, true]],
        ])
      }
    },
  )

  test('a page of a page has both before it, and only itself is plain text', async () => {
    const { page } = await stage.visit('/plan-for-retirement/retirement-calculator')
    await eventually(() => page.title()).toBe('Retirement calculator')
    expect(await crumbLinks(page)).toEqual([
      allGoals,
      ['Plan for retirement', '#/plan-for-retirement', false],
      ['Retirement calculator', null, true],
    ])
  })

  test('the profile is called My information, and each of its screens leads back there', async () => {
    const { page } = await stage.visit('/profile')
    await eventually(() => page.title()).toBe('My information')
    for (const [path, title] of [
      ['edit-contact-information', 'Contact information'],
      ['edit-settings', 'Settings'],
      ['update-password', 'Password'],
    ] as const) {
      await go(page, `/profile/${path}`)
      await eventually(() => page.title()).toBe(title)
      expect(await crumbLinks(page)).toEqual([
        ['My information', '#/profile', false],
        [title, null, true],
      ])
    }
  })

  test('the seven goals are seen on their screen, in their order', async () => {
    const { page } = await stage.visit('/all-goals')
    const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
    await names.first().waitFor()
    expect((await names.allInnerTexts()).slice(0, 7)).toEqual([
      'Plan for retirement',
      'Reduce Your Debt',
      'Prepare for the unexpected',
      'Connect with your benefits',
      'Protect Your Legacy',
      'Live by a budget',
      'Manage student debt',
    ])
  })

  test('moving between screens loads no page anew', async () => {
    const { page } = await stage.visit()
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    for (const name of [
      'Transactions',
      'Cash flow',
      'Explore all goals',
      'Work with a planner',
      'My goals and finances',
    ]) {
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

  test('so does any other link to it, and one that only stands on the page too', async () => {
    const { page } = await stage.visit('/my-goals-and-finances/cashflow-detail')
    await page.getByRole('toolbar', { name: 'Months' }).waitFor()
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = location.hash
      link.textContent = 'The same again'
      document.querySelector('main')?.append(link)
    })
    const again = page.waitForResponse('**/webapi/v1/cash-flow')
    await page.getByRole('link', { name: 'The same again' }).click()
    expect((await again).status()).toBe(200)
  })

  test('a screen whose code did not arrive says so within the frame, and opens when it is asked for again', async () => {
    const { page, problems } = await stage.visit('/all-goals')
    problems.allow(/ERR_FAILED|Failed to fetch|dynamically imported module/)
    await page.route('**/assets/cash-flow-page*', (route) => route.abort())
    await page.getByRole('link', { name: 'Cash flow', exact: true }).click()
    await page.getByText('This page did not open', { exact: true }).waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore all goals' }).click()
    await page.getByRole('heading', { level: 1, name: 'Explore all goals' }).waitFor()
    await page.getByRole('link', { name: 'Cash flow', exact: true }).click()
    await page.getByText('This page did not open', { exact: true }).waitFor()
    await page.unroute('**/assets/cash-flow-page*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cash flow' }).waitFor()
    expect(hash(page)).toBe('#/my-goals-and-finances/cashflow-detail')
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
    for (const [address, title] of [
      ['/', 'My goals and finances'],
      ['/secure/my-goals-and-finances', 'My goals and finances'],
      ['/secure/work-with-a-planner', 'Work with a planner'],
    ] as const) {
      await page.goto('about:blank')
      await page.goto(`${stage.origin}${address}`)
      await eventually(() => page.title()).toBe(title)
    }
    await page.goto(`${stage.origin}/`)
    await eventually(() => page.url()).toBe(`${stage.origin}/secure/home#/my-goals-and-finances`)
  })

  test('an empty address goes to the base route of its page, and Back leaves the page', async () => {
    const { page } = await stage.visit()
    for (const [address, hashOf] of [
      ['/secure/home', '#/my-goals-and-finances'],
      ['/secure/work-with-a-planner', '#/work-with-a-planner'],
    ] as const) {
      await page.goto(`${stage.origin}/embed`)
      await page.getByRole('heading', { level: 1, name: 'Widgets for your pages' }).waitFor()
      await page.goto(`${stage.origin}${address}`)
      await eventually(() => page.url()).toBe(`${stage.origin}${address}${hashOf}`)
      expect(await page.locator('evenkeel-app').getAttribute('base-route')).toBe(hashOf.slice(2))
      await page.goBack()
      await eventually(() => new URL(page.url()).pathname).toBe('/embed')
    }
  })
})
