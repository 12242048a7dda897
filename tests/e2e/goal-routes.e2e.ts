// Proves: LBB-01, GOAL-01 to GOAL-07, GOAL-09 to GOAL-12, GOAL-14 to GOAL-16, PLAN-16 to PLAN-19
// Proves: ROUTE-09 to ROUTE-21, ROUTE-23 to ROUTE-44, ALLOC-03
import { goalNames, GoalType, goalTypes } from '@evenkeel/engine'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as goalPageWords from '../../apps/portal/src/words/goal-page.generated.ts'
import * as titleNamesWords from '../../apps/portal/src/words/title-names.generated.ts'
import * as planFieldsWords from '../../packages/api-client/src/contract/words/plan-fields.generated.ts'
import * as frameWords from '../../packages/ui/src/words/frame.generated.ts'
import * as helpNamesWords from '../../packages/ui/src/words/help-names.generated.ts'
import * as pageFrameWords from '../../packages/ui/src/words/page-frame.generated.ts'
import * as widgetsGoalPageWords from '../../packages/widgets/src/words/goal-page.generated.ts'
import * as goalStartWords from '../../packages/widgets/src/words/goal-start.generated.ts'
import * as planAnswersWords from '../../packages/widgets/src/words/plan-answers.generated.ts'
import * as planFormWords from '../../packages/widgets/src/words/plan-form.generated.ts'
import * as planShellWords from '../../packages/widgets/src/words/plan-shell.generated.ts'
import { eventually } from '../support/eventually.ts'
import { useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

const hash = (page: Page) => new URL(page.url()).hash
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
const readPlan = ({ api }: Pick<Visitor, 'api'>, planType: number) =>
  api.call('plan', { params: { planType: String(planType) } })
const editMode = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('isEditPlanMode'), sessionStorage.getItem('editPlanType')])

async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    location.hash = to
  }, path)
}

const base: Readonly<Record<GoalType, string>> = {
  [GoalType.RETIREMENT]: '/plan-for-retirement',
  [GoalType.DEBT]: '/reduce-your-debt',
  [GoalType.PREPARE_FOR_THE_UNEXPECTED]: '/prepare-for-the-unexpected',
  [GoalType.COMPANY_BENEFITS]: '/connect-with-company-benefits',
  [GoalType.PROTECT_YOUR_LEGACY]: '/protect-your-legacy',
  [GoalType.LIVE_BY_A_BUDGET]: '/live-by-a-budget',
  [GoalType.STUDENT_DEBT]: '/student-debt',
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })
const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })

/** A path below a goal's, and what is seen there. */
type Screen = readonly [path: string, seen: (page: Page) => Locator]

const draft = (page: Page) => page.getByText(goalStartWords.draft(), { exact: true })
const example = (page: Page) => page.getByText('Example: Alex, 38', { exact: true })
const steps = (page: Page) => page.getByRole('region', { name: titleNamesWords.nextSteps, exact: true })

/** The demo person runs plans 1, 2, 4, 7 and 11, has a draft of 3, and has not begun 5, 6, 8, 9, 10 and 12. */
const screens: Readonly<Record<GoalType, readonly Screen[]>> = {
  [GoalType.RETIREMENT]: [
    ['/calculator', (page) => form(page, 'Retirement')],
    ['/calculator/12', (page) => form(page, 'Distribution planning')],
    ['/calculator/edit/1', (page) => form(page, 'Retirement')],
    ['/calculator/restart/1', (page) => form(page, 'Retirement')],
    ['/summary', (page) => heading(page, /of 100 futures\.$/)],
    ['/summary/12/retirement-funding', example],
    ['/next-steps/1', steps],
  ],
  [GoalType.DEBT]: [
    ['/calculator', (page) => page.getByRole('region', { name: 'Step 1 of 4: Paydown strategy' })],
    ['/calculator/edit', (page) => page.getByRole('region', { name: 'Step 1 of 4: Paydown strategy' })],
    ['/calculator/restart', (page) => page.getByRole('region', { name: 'Step 1 of 4: Paydown strategy' })],
    ['/summary', draft],
    ['/next-steps/3', steps],
  ],
  [GoalType.PREPARE_FOR_THE_UNEXPECTED]: [
    ['/calculator', (page) => form(page, 'Emergency fund')],
    ['/calculator/edit', (page) => form(page, 'Emergency fund')],
    ['/calculator/restart', (page) => form(page, 'Emergency fund')],
    ['/summary', (page) => heading(page, /of expenses saved/)],
    ['/next-steps/4', steps],
  ],
  [GoalType.COMPANY_BENEFITS]: [
    ['/summary', (page) => form(page, 'Company benefits')],
    ['/next-steps/5', steps],
  ],
  [GoalType.PROTECT_YOUR_LEGACY]: [
    ['/calculator', (page) => form(page, 'Life insurance')],
    ['/calculator/6', (page) => form(page, 'Life insurance')],
    ['/calculator/8', (page) => form(page, 'Disability insurance')],
    ['/calculator/9', (page) => form(page, 'Partner life insurance')],
    ['/calculator/10', (page) => form(page, 'Estate planning')],
    ['/edit/8', (page) => form(page, 'Disability insurance')],
    ['/restart/8', (page) => form(page, 'Disability insurance')],
    ['/summary', example],
    ['/next-steps/6', steps],
  ],
  [GoalType.LIVE_BY_A_BUDGET]: [
    ['/calculator', (page) => page.getByRole('button', { name: /^Edit the budget for / }).first()],
    ['/summary', (page) => heading(page, /(left of|over your) \$[\d,.]+/)],
    ['/next-steps/7', steps],
  ],
  [GoalType.STUDENT_DEBT]: [
    ['/calculator/', (page) => form(page, 'Student debt')],
    ['/calculator/edit', (page) => form(page, 'Student debt')],
    ['/calculator/restart', (page) => form(page, 'Student debt')],
    ['/summary', (page) => heading(page, /^Paid off in /)],
    ['/next-steps/11', steps],
  ],
}

/** A goal's own address: the answer of a running plan, which the summary has too, what a draft comes to so far, and an example of a plan that is not begun. */
const atGoal: Readonly<Record<GoalType, Screen[1]>> = {
  [GoalType.RETIREMENT]: (page) => heading(page, /of 100 futures\.$/),
  [GoalType.DEBT]: draft,
  [GoalType.PREPARE_FOR_THE_UNEXPECTED]: (page) => heading(page, /of expenses saved/),
  [GoalType.COMPANY_BENEFITS]: example,
  [GoalType.PROTECT_YOUR_LEGACY]: example,
  [GoalType.LIVE_BY_A_BUDGET]: (page) => heading(page, /(left of|over your) \$[\d,.]+/),
  [GoalType.STUDENT_DEBT]: (page) => heading(page, /^Paid off in /),
}

describe('the screens of the seven goals', () => {
  test.each(goalTypes.map((goalType) => [goalNames[goalType], goalType] as const))('%s', async (name, goalType) => {
    const { page } = await stage.visit('/all-goals')
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .getByRole('link')
      .first()
      .waitFor()
    for (const [path, seen] of [['', atGoal[goalType]] as Screen, ...screens[goalType]]) {
      await go(page, `${base[goalType]}${path}`)
      await seen(page).waitFor()
      await eventually(() => [path, hash(page)]).toEqual([path, `#${base[goalType]}${path}`])
      await eventually(async () => [path, await crumbs(page).first().innerText()]).toEqual([path, 'Explore all goals'])
      await eventually(async () => [path, await crumbs(page).first().getByRole('link').getAttribute('href')]).toEqual([
        path,
        '#/all-goals',
      ])
      await eventually(async () => [path, await crumbs(page).nth(1).innerText()]).toEqual([path, name])
    }
  })

  test.each([
    ['/connect-with-company-benefits/calculator', '#/connect-with-company-benefits/summary'],
    ['/connect-with-company-benefits/restart', '#/connect-with-company-benefits/summary'],
    ['/live-by-a-budget/calculator/edit', '#/live-by-a-budget/calculator'],
    ['/plan-for-retirement/retirement-calculator', '#/plan-for-retirement/calculator/edit/1'],
    [
      '/plan-for-retirement/retirement-calculator?try=save1',
      '#/plan-for-retirement/calculator/edit/1?section=retirementSavings.retirementFund&try=save1',
    ],
    ['/live-by-a-budget/calculator/restart', '#/live-by-a-budget/calculator'],
  ])('%s leads to %s', async (path, target) => {
    const { page } = await stage.visit(path)
    await eventually(() => hash(page)).toBe(target)
  })

  test('lead from all goals to the page of each, which names the goal and its state', async () => {
    const { page, api } = await stage.visit('/all-goals')
    const known = await api.call('exploreGoals')
    expect(known.map(({ goalType }) => goalType)).toEqual([1, 2, 3, 4, 5, 6, 7])
    const words = ['Not started', 'Plan pending', 'In progress', 'Needs attention']
    const cards = page.getByRole('main').getByRole('listitem')
    await cards.first().waitFor()
    await eventually(() => cards.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      ...known.map(({ name }) => name),
      titleNamesWords.confidenceCheckup,
      'Work with a planner',
    ])
    for (const { name, route, status } of known) {
      const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) })
      await card.getByText(words[status] ?? '', { exact: true }).waitFor()
      await card.getByRole('link', { name, exact: true }).click()
      await eventually(() => hash(page)).toBe(`#${route}`)
      await page
        .getByRole('main')
        .getByText(words[status] ?? '', { exact: true })
        .first()
        .waitFor()
      await page.goBack()
      await cards.first().waitFor()
    }
    expect(new Set(known.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]))
  })

  test('dot each plan’s tab by what is to be done: red for attention, blue for what is not in progress, else none', async () => {
    const { page } = await stage.visit('/plan-for-retirement/summary')
    const statuses = new Map([
      [1, 3],
      [2, 2],
      [12, 1],
    ])
    await page.route('**/ngapi/v1/goal/1', async (route) => {
      const answer = await route.fetch()
      const goal: { plans: { planType: number; status: number }[] } = await answer.json()
      await route.fulfill({
        response: answer,
        json: {
          ...goal,
          plans: goal.plans.map((plan) => ({ ...plan, status: statuses.get(plan.planType) ?? plan.status })),
        },
      })
    })
    const dots = () =>
      page.getByRole('tab').evaluateAll((tabs) =>
        tabs.map((tab) => {
          const dot = tab.querySelector('[data-swatch]')
          return dot && getComputedStyle(dot).backgroundColor
        }),
      )
    const [red, blue] = ['rgb(179, 38, 30)', 'rgb(11, 92, 173)']
    for (const [first, second, third] of [
      [3, 2, 1],
      [2, 0, 3],
    ] as const) {
      statuses.set(1, first).set(2, second).set(12, third)
      await page.reload()
      await page.getByRole('tab').first().waitFor()
      const expected = { 0: blue, 1: blue, 2: null, 3: red }
      await eventually(dots).toEqual([expected[first], expected[second], expected[third]])
    }
  })
})

describe('the protect-your-legacy screens', () => {
  test('load what their own plan needs: an emergency fund no chart, no form, and no calendar', async () => {
    const { page } = await stage.visit('/prepare-for-the-unexpected')
    await page.getByRole('heading', { name: helpNamesWords.howCalculated }).waitFor()
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const heavy = /assets\/(?:linear|forms|retirement-goal|payoff-picture|overlays|calendar-layer|es2015)-/
    expect(names.filter((name) => heavy.test(name))).toEqual([])
  })

  test('open only when the goal was answered', async () => {
    const { page } = await stage.visit('/all-goals')
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/ngapi/v1/goal/5', async (route) => {
      await promise
      await route.fallback()
    })
    await go(page, '/protect-your-legacy')
    await page.getByRole('progressbar', { name: pageFrameWords.loadingPage() }).waitFor({ state: 'attached' })
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Explore all goals')
    await page.evaluate(() => {
      const seen: string[] = []
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === 'Protect Your Legacy')
          seen.push(document.querySelector('main')?.innerText ?? '')
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
      Object.assign(window, { seen })
    })
    resolve()
    await page.getByRole('tab', { name: /^Disability insurance/ }).waitFor()
    // The plans are there from the first moment: nothing empty was shown before.
    const first = await page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'seen')
      return Array.isArray(seen) ? String(seen[0]) : ''
    })
    expect(first).toContain('Disability insurance')
  })

  test('say that they could not be read, and are read again', async () => {
    const { page, problems } = await stage.visit('/all-goals')
    problems.allow(/status of 500|ApiFailure: Unknown error encountered/)
    let isBroken = true
    await page.route('**/ngapi/v1/goal/5', (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { code: -1, message: 'Unknown error encountered' } })
        : route.fallback(),
    )
    await go(page, '/protect-your-legacy')
    await page.getByText(goalPageWords.goalFailed(), { exact: true }).waitFor()
    isBroken = false
    await page.getByRole('button', { name: frameWords.tryAgain() }).click()
    await page.getByRole('tab', { name: /^Disability insurance/ }).waitFor()
  })
})

describe('editing a plan', () => {
  const edit = '/student-debt/calculator/edit'

  test('is kept for the browser’s session, and for no other', async () => {
    const { page } = await stage.visit('/student-debt/summary')
    await page.getByRole('link', { name: widgetsGoalPageWords.edit() }).click()
    await eventually(() => hash(page)).toBe(`#${edit}`)
    await eventually(() => editMode(page)).toEqual(['true', '11'])
    await page.reload()
    await form(page, 'Student debt').waitFor()
    await eventually(() => editMode(page)).toEqual(['true', '11'])
    await go(page, '/my-goals-and-finances')
    await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
    await eventually(() => editMode(page)).toEqual(['true', '11'])
    const other = await stage.visit('/my-goals-and-finances')
    await eventually(() => editMode(other.page)).toEqual([null, null])
  })

  test.each([
    ['Cancel', '#/student-debt'],
    [planFormWords.takePlan(), '#/student-debt/summary'],
  ])('ends with %s', async (button, target) => {
    const { page } = await stage.visit(edit)
    await eventually(() => editMode(page)).toEqual(['true', '11'])
    await page.getByRole('button', { name: button, exact: true }).click()
    await eventually(() => hash(page)).toBe(target)
    await eventually(() => editMode(page)).toEqual([null, null])
  })

  test('ends when the plan is restarted', async () => {
    const { page } = await stage.visit(edit)
    await eventually(() => editMode(page)).toEqual(['true', '11'])
    await go(page, '/student-debt/calculator/restart')
    await eventually(() => editMode(page)).toEqual([null, null])
  })

  test('begins with what is stored; restarting begins with profile and accounts alone, and leaves the plan as it is', async () => {
    const visitor = await stage.visit(edit)
    const { page, api } = visitor
    const payment = page.getByRole('textbox', { name: planFieldsWords.monthlyPayment() })
    await payment.fill('777')
    await page.getByRole('button', { name: planFormWords.takePlan(), exact: true }).click()
    await eventually(() => hash(page)).toBe('#/student-debt/summary')
    const stored = await readPlan(visitor, 11)
    expect(stored).toMatchObject({ input: { monthlyPayment: 777 } })
    await go(page, edit)
    await eventually(() => payment.inputValue()).toBe('777.00')
    await go(page, '/student-debt/calculator/restart')
    const fresh = await api.call('defaultPlan', { params: { planType: '11' } })
    const least = fresh.planType === 11 ? (fresh.input.monthlyPayment ?? 0) : 0
    expect(least).not.toBe(777)
    await eventually(() => payment.inputValue()).toBe(least.toFixed(2))
    await eventually(() => readPlan(visitor, 11)).toEqual(stored)
  })
})

describe('working a plan out again', () => {
  const update = (page: Page) => page.getByRole('menuitem', { name: widgetsGoalPageWords.update() })
  const openMenu = (page: Page) => page.getByRole('button', { name: 'More', exact: true }).click()

  test('is always offered for the asset allocation, and works', async () => {
    const visitor = await stage.visit('/plan-for-retirement/summary/2')
    const { page } = visitor
    await eventually(async () => (await readPlan(visitor, 2)).status).toBe(2)
    const call = page.waitForRequest((request) => request.method() === 'PATCH')
    await openMenu(page)
    await update(page).click()
    expect(new URL((await call).url()).pathname).toBe('/ngapi/v1/goal/refresh/2')
    await page.getByText(planShellWords.upToDate(), { exact: true }).waitFor()
    // Legend and drawing go in the order of the asset classes.
    const names = ['Fixed Income', 'Large Cap', 'Small Mid Cap', 'Foreign', 'Other']
    await eventually(() =>
      page.getByRole('table', { name: planAnswersWords.assetClasses() }).getByRole('rowheader').allInnerTexts(),
    ).toEqual(names)
    const slices = page.getByRole('group', { name: 'Asset allocation' }).getByRole('img')
    const spoken = () => slices.evaluateAll((paths) => paths.map((path) => path.getAttribute('aria-label')))
    await eventually(async () => (await spoken()).map((text) => text?.replace(/: \d+%$/, ''))).toEqual(names)
  })

  test.each(['/plan-for-retirement/summary/1', '/prepare-for-the-unexpected/summary', '/student-debt/summary'])(
    'is not offered for a plan in progress: %s',
    async (path) => {
      const { page } = await stage.visit(path)
      await page
        .getByRole('tabpanel')
        .or(page.getByRole('main'))
        .getByText('In progress', { exact: true })
        .first()
        .waitFor()
      await openMenu(page)
      await page.getByRole('menuitem', { name: widgetsGoalPageWords.remove() }).waitFor()
      await eventually(() => update(page).count()).toBe(0)
    },
  )
})
