// Proves: ROUTE-01 to ROUTE-08, ROUTE-36, ROUTE-45, ROUTE-60, ROUTE-63 to ROUTE-68, WIDGET-08
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as errorsWords from '../../apps/portal/src/words/errors.generated.ts'
import * as navigationWords from '../../apps/portal/src/words/navigation.generated.ts'
import * as titleNamesWords from '../../apps/portal/src/words/title-names.generated.ts'
import * as frameWords from '../../packages/ui/src/words/frame.generated.ts'
import * as pageFrameWords from '../../packages/ui/src/words/page-frame.generated.ts'
import * as cashFlowWords from '../../packages/widgets/src/words/cash-flow.generated.ts'
import { eventually } from '../support/eventually.ts'
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

const make = titleNamesWords.newPlan
const edit = titleNamesWords.editYourPlan
const restart = titleNamesWords.startYourPlanOver
const result = titleNamesWords.yourPlan
const steps = titleNamesWords.nextSteps
/** Every goal's area, its label, and for each page below it that this person can open: its heading, and what its title adds. */
const goalPages = [
  [
    '/plan-for-retirement',
    'Plan for retirement',
    {
      'calculator/1': [make, 'Retirement'],
      'calculator/edit/1': [edit, 'Retirement'],
      'calculator/restart/1': [restart, 'Retirement'],
      'summary/1': [result, 'Retirement'],
      'next-steps/1': [steps, 'Retirement'],
    },
  ],
  [
    '/reduce-your-debt',
    'Reduce Your Debt',
    {
      'calculator/edit': [edit],
      'calculator/restart': [restart],
      summary: [result],
      'next-steps/3': [steps, 'Reduce debt'],
    },
  ],
  [
    '/connect-with-company-benefits',
    'Connect with your benefits',
    { summary: [result], 'next-steps/5': [steps, 'Company benefits'] },
  ],
  [
    '/protect-your-legacy',
    'Protect Your Legacy',
    {
      calculator: [make],
      'calculator/8': [make, 'Disability insurance'],
      'edit/8': [edit, 'Disability insurance'],
      'restart/8': [restart, 'Disability insurance'],
      'summary/8': [result, 'Disability insurance'],
      'next-steps/6': [steps, 'Life insurance'],
    },
  ],
  [
    '/student-debt',
    'Manage student debt',
    {
      calculator: [make],
      'calculator/edit': [edit],
      'calculator/restart': [restart],
      summary: [result],
      'next-steps/11': [steps, 'Student debt'],
    },
  ],
  [
    '/prepare-for-the-unexpected',
    'Prepare for the unexpected',
    {
      calculator: [make],
      'calculator/edit': [edit],
      'calculator/restart': [restart],
      summary: [result],
      'next-steps/4': [steps, 'Emergency fund'],
    },
  ],
  [
    '/live-by-a-budget',
    'Live by a budget',
    { calculator: [navigationWords.yourBudgets()], summary: [result], 'next-steps/7': [steps, 'Live by a budget'] },
  ],
] as const

describe('routes', () => {
  test.each([
    ['/', '#/my-goals-and-finances'],
    ['/my-goals-and-finances/budget', '#/live-by-a-budget/calculator'],
    ['/secure/my-goals-and-finances', '#/my-goals-and-finances'],
    ['/secure/work-with-a-planner', '#/work-with-a-planner'],
  ])('%s leads to %s', async (path, target) => {
    const { page } = await stage.visit(path)
    await eventually(() => hash(page)).toBe(target)
  })

  const screens = [
    ['/my-goals-and-finances', 'My goals and finances', []],
    ['/all-goals', 'Explore all goals', []],
    ['/work-with-a-planner', 'Work with a planner', []],
    ['/my-goals-and-finances/accounts', 'Accounts', ['My goals and finances', 'Accounts']],
    ['/my-goals-and-finances/transactions', 'Transactions', ['My goals and finances', 'Transactions']],
    [
      '/my-goals-and-finances/cashflow-detail',
      navigationWords.cashFlow(),
      ['My goals and finances', navigationWords.cashFlow()],
    ],
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
  ] as const

  test('each screen has its own title and its breadcrumbs, of which all but the last are links', async () => {
    const { page } = await stage.visit('/all-goals')
    for (const [path, title, expected] of screens) {
      await go(page, path)
      const seen = async () => [
        await page.title(),
        await crumbs(page).allInnerTexts(),
        await crumbs(page).getByRole('link').allInnerTexts(),
      ]
      await eventually(async () => [path, ...(await seen())]).toEqual([path, title, expected, expected.slice(0, -1)])
    }
  })

  test.each(goalPages)(
    'every page below %s has its own title, and leads back to all goals first and then to "%s"',
    async (area, label, below) => {
      const { page } = await stage.visit(area)
      await eventually(() => crumbLinks(page)).toEqual([allGoals, [label, null, true]])
      for (const [path, [heading, ...more]] of Object.entries<readonly [string, ...string[]]>(below)) {
        await go(page, `${area}/${path}`)
        const title = [heading, ...more, label].join(', ')
        // The title of the wizard begins with that of its first step.
        const isWizard = area === '/reduce-your-debt' && path.startsWith('calculator')
        await eventually(async () => [path, await page.title(), await crumbLinks(page)]).toEqual([
          path,
          isWizard ? `Paydown strategy, ${title}` : title,
          [allGoals, [label, `#${area}`, false], [heading, null, true]],
        ])
      }
    },
  )

  test('the profile is called My information, and each of its screens leads back there', async () => {
    const { page } = await stage.visit('/profile')
    await eventually(() => page.title()).toBe('My information')
    for (const [path, title] of [
      ['edit-contact-information', navigationWords.contactInformation()],
      ['edit-settings', 'Settings'],
      ['update-password', 'Password'],
    ] as const) {
      await go(page, `/profile/${path}`)
      await eventually(() => page.title()).toBe(title)
      await eventually(() => crumbLinks(page)).toEqual([
        ['My information', '#/profile', false],
        [title, null, true],
      ])
    }
  })

  test('the seven goals are seen on their screen, in their order', async () => {
    const { page } = await stage.visit('/all-goals')
    const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
    await names.first().waitFor()
    await eventually(async () => (await names.allInnerTexts()).slice(0, 7)).toEqual([
      'Plan for retirement',
      'Reduce Your Debt',
      'Prepare for the unexpected',
      'Connect with your benefits',
      'Protect Your Legacy',
      'Live by a budget',
      'Manage student debt',
    ])
  })

  test('moving between screens loads no page again', async () => {
    const { page } = await stage.visit()
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    for (const [name, screen] of [
      ['Transactions', 'Transactions'],
      ['Accounts', 'Accounts'],
      ['Goals', 'Explore all goals'],
      ['Planner', 'Work with a planner'],
      ['Home', 'My goals and finances'],
    ] as const) {
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
      await link.click()
      await eventually(() => page.title()).toBe(screen)
      const highlighted = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]:visible')
      await eventually(() => highlighted.allInnerTexts()).toEqual([name])
    }
    await eventually(() => page.locator('body[data-same-page]').count()).toBe(1)
  })

  test('a printed screen says from when it is and where it is found again, and leaves the frame out', async () => {
    const { page } = await stage.visit('/my-goals-and-finances/cashflow-detail')
    await page.getByRole('toolbar', { name: 'Months' }).waitFor()
    const foot = page.getByText(/^As of \d\d\/\d\d\/\d{4}, \d+:\d\d [AP]M$/)
    await eventually(() => foot.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    await foot.waitFor()
    await eventually(() => page.getByText(page.url(), { exact: true }).isVisible()).toBe(true)
    await eventually(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
  })

  test('on paper what is closed is open, with no menu, chevron, time frame, or card that only invites', async () => {
    const { page } = await stage.visit('/my-goals-and-finances')
    await page.getByRole('toolbar', { name: 'Months' }).waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 720, height: 1000 })
    const name = page.getByText('Fernwood Store Card', { exact: true }).first()
    await name.waitFor()
    await eventually(async () => ((await name.boundingBox())?.height ?? 1_000) <= 24, 'one line').toBe(true)
    await eventually(() => page.getByRole('button', { name: /^Options: / }).count()).toBe(0)
    await eventually(() => page.locator('[aria-expanded] svg:visible').count(), 'chevrons').toBe(0)
    await eventually(() => page.getByRole('combobox', { name: cashFlowWords.timeFrame() }).count()).toBe(0)
    await eventually(
      () => page.getByRole('link', { name: cashFlowWords.viewCashFlow() }).count(),
      'foot of a card',
    ).toBe(0)
    await page.goto(`${stage.origin}/secure/home#/plan-for-retirement`)
    await page.getByRole('heading', { name: 'Social Security estimate' }).waitFor()
    await page.getByText('Benefit at full retirement age', { exact: true }).first().waitFor()
    await eventually(() => page.getByRole('heading', { name: /^(?:Scenarios|Earnings record)$/ }).count()).toBe(0)
  })

  test('a link to the screen that is open sends its data calls again', async () => {
    const { page } = await stage.visit('/my-goals-and-finances')
    await page.getByRole('toolbar', { name: 'Months' }).waitFor()
    const again = page.waitForResponse('**/webapi/v1/cash-flow')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    expect((await again).status()).toBe(200)
  })

  test('so does any other link to it, and one that is only text on the page too', async () => {
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
    await page.route('**/assets/planner-page*', (route) => route.abort())
    await page.getByRole('link', { name: 'Planner', exact: true }).click()
    await page.getByText(errorsWords.pageFailed(), { exact: true }).waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Explore all goals' }).waitFor()
    await page.getByRole('link', { name: 'Planner', exact: true }).click()
    await page.getByText(errorsWords.pageFailed(), { exact: true }).waitFor()
    await page.unroute('**/assets/planner-page*')
    await page.getByRole('button', { name: frameWords.tryAgain() }).click()
    await page.getByRole('heading', { level: 1, name: 'Work with a planner' }).waitFor()
    await eventually(() => hash(page)).toBe('#/work-with-a-planner')
  })

  test('a bar runs at the top while the next screen is on its way', async () => {
    const { page } = await stage.visit('/all-goals')
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/planner-page*', async (route) => {
      await promise
      await route.fallback()
    })
    await page.getByRole('link', { name: 'Planner', exact: true }).click()
    const bar = page.getByRole('progressbar', { name: pageFrameWords.loadingPage() })
    await bar.waitFor({ state: 'attached' })
    resolve()
    await page.getByRole('heading', { level: 1, name: 'Work with a planner' }).waitFor()
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
      await page.getByRole('heading', { level: 1, name: navigationWords.widgetsForPages() }).waitFor()
      await page.goto(`${stage.origin}${address}`)
      await eventually(() => page.url()).toBe(`${stage.origin}${address}${hashOf}`)
      await eventually(() => page.locator('evenkeel-app').getAttribute('base-route')).toBe(hashOf.slice(2))
      await page.goBack()
      await eventually(() => new URL(page.url()).pathname).toBe('/embed')
    }
  })
})
