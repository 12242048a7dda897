// Proves: WCAG-1.1.1, WCAG-1.3.1, WCAG-1.4.3, WCAG-1.4.10, WCAG-2.2.2, WCAG-2.4.4, WCAG-2.4.6, WCAG-3.1.1, WCAG-3.3.2, WCAG-4.1.2
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoAxeViolationsInAnyTheme } from './support/axe.ts'
import { eventually } from '../support/eventually.ts'
import { lena } from './support/api.ts'
import { overlays } from './support/overlays.ts'
import { sideways } from './support/room.ts'
import { narrow, useStage, wide } from './support/stage.ts'

const stage = useStage()

const screens = [
  ['/my-goals-and-finances', 'My goals and finances'],
  ['/my-goals-and-finances/transactions', 'Transactions'],
  ['/my-goals-and-finances/cashflow-detail', 'Cash flow'],
  ['/my-goals-and-finances/budgets', 'Budgets'],
  ['/my-goals-and-finances/accounts', 'Accounts'],
  ['/my-goals-and-finances/bank-connections', 'Bank connections'],
  ['/my-goals-and-finances/import-bank-file', 'Import a bank file'],
  ['/live-by-a-budget/calculator', 'Your budgets, Live by a budget'],
  ['/plan-for-retirement', 'Plan for retirement'],
  ['/all-goals', 'Explore all goals'],
  ['/work-with-a-planner', 'Work with a planner'],
  ['/embed', 'Widgets for your pages'],
  ['/my-goals-and-finances/net-worth', 'Net worth'],
  ['/my-goals-and-finances/transactions/recurring', 'Recurring'],
  ['/plan-for-retirement/summary/2', 'Your plan, Asset allocation, Plan for retirement'],
  ['/plan-for-retirement/retirement-calculator', 'Retirement calculator'],
  ['/plan-for-retirement/calculator/1', 'Make your plan, Retirement, Plan for retirement'],
  ['/reduce-your-debt', 'Reduce Your Debt'],
  ['/prepare-for-the-unexpected', 'Prepare for the unexpected'],
  ['/connect-with-company-benefits', 'Connect with your benefits'],
  ['/protect-your-legacy', 'Protect Your Legacy'],
  ['/student-debt', 'Manage student debt'],
  ['/student-debt/calculator/edit', 'Edit your plan, Manage student debt'],
  ['/profile/who-looked', 'Data access'],
  ['/profile/your-data', 'Your data'],
  ['/profile/confidence-checkup', 'Confidence checkup'],
  ['/no-such-screen', 'Page not found'],
] as const

/** Pages that need no sign-in, by the heading that they are known by. */
const pagesOfAnyone = [
  ['/login', 'Sign in'],
  ['/login#/auth/registration', 'Create your account'],
  ['/login#/auth/password-reset', 'Reset your password'],
  ['/nowhere', 'Page not found'],
  ['/docs', 'Evenkeel API'],
] as const

const widths = [
  ['wide', { viewport: wide }],
  ['narrow', { viewport: narrow }],
] as const

/** 1280 pixels at 200 % and at 400 %. */
const zoomed = [
  { width: 640, height: 450 },
  { width: 320, height: 256 },
] as const

/** Opens a screen from the one before, and waits for its figures. */
async function open(page: Page, path: string, title: string) {
  await page.goto(`${stage.origin}/secure/home#${path}`)
  await eventually(() => page.title()).toBe(title)
  await eventually(() => page.locator('output', { hasText: /^Loading/ }).count()).toBe(0)
}

describe.each(widths)('%s, light and dark', (width, options) => {
  test('no screen has a fault that axe knows, and none scrolls sideways, also enlarged', async () => {
    const { page } = await stage.visit('/my-goals-and-finances', options)
    for (const [path, title] of screens) {
      await open(page, path, title)
      await expectNoAxeViolationsInAnyTheme(page, `${title}, ${width}`)
      for (const size of [options.viewport, ...zoomed]) {
        await page.setViewportSize(size)
        await eventually(async () => [title, size.width, await sideways(page)]).toEqual([title, size.width, 0])
      }
      await page.setViewportSize(options.viewport)
    }
  })

  test('nor has the home of a person without accounts', async () => {
    const { page, api } = await stage.visit('/all-goals', { ...options, person: lena })
    for (const { userAccountId } of await api.call('accounts', { body: {} }))
      await api.call('deleteAccount', { body: { userAccountId } })
    await open(page, '/my-goals-and-finances', 'My goals and finances')
    await page.getByRole('region', { name: /^Get started in about / }).waitFor()
    await page.getByRole('heading', { name: 'Or start with a goal' }).waitFor()
    await expectNoAxeViolationsInAnyTheme(page, `the home of a person without accounts, ${width}`)
    await eventually(() => sideways(page)).toBe(0)
  })

  test('nothing that opens over a screen has one', async () => {
    const { page } = await stage.visit('/all-goals', options)
    for (const overlay of overlays) {
      // A new page for each: a form that was begun asks before it is left.
      await page.goto('about:blank')
      await page.goto(`${stage.origin}/secure/home#${overlay.path}`)
      await page
        .getByRole('button', { name: overlay.path.endsWith('transactions') ? /^Details of / : /^Edit the budget for / })
        .first()
        .waitFor()
      await overlay.open(page).catch((cause: unknown) => {
        throw new Error(`Could not open ${overlay.name}: ${String(cause)}`)
      })
      await expectNoAxeViolationsInAnyTheme(page, `${overlay.name}, ${width}`)
      await eventually(async () => [overlay.name, await sideways(page)]).toEqual([overlay.name, 0])
    }
  })

  test('neither has a page before the sign-in, of an address that does not exist, or of the API', async () => {
    const { page, problems } = await stage.stranger(options)
    problems.allow(/status of 404/)
    for (const [path, heading] of pagesOfAnyone) {
      await page.goto('about:blank')
      await page.goto(`${stage.origin}${path}`)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await expectNoAxeViolationsInAnyTheme(page, `${heading}, ${width}`)
      await eventually(async () => [heading, await sideways(page)]).toEqual([heading, 0])
    }
  })
})

test('no frame on the way to a chart is wider than a narrow window', async () => {
  const { page } = await stage.visit('/all-goals', { viewport: { width: 320, height: 600 } })
  await page.evaluate(() => {
    const look = () => {
      const { dataset, scrollWidth } = document.documentElement
      dataset['widest'] = String(Math.max(Number(dataset['widest'] ?? 0), scrollWidth))
      requestAnimationFrame(look)
    }
    look()
  })
  for (const path of ['/my-goals-and-finances/cashflow-detail', '/my-goals-and-finances']) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, path)
    await page.getByRole('figure').filter({ hasText: 'Income and spending by month' }).waitFor()
  }
  await eventually(() => page.evaluate(() => document.documentElement.dataset['widest'])).toBe('320')
})

describe('without motion', () => {
  test('nothing moves for those who asked for it', async () => {
    const { page } = await stage.visit('/my-goals-and-finances')
    await open(page, '/my-goals-and-finances', 'My goals and finances')
    await page.getByRole('button', { name: 'Create a budget' }).click()
    await page.getByRole('dialog').waitFor()
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
          .length,
    )
    expect(moving).toBe(0)
  })
})
