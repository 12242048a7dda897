import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoAxeViolations } from './support/axe.ts'
import { eventually } from './support/eventually.ts'
import { overlays } from './support/overlays.ts'
import { narrow, useStage, wide } from './support/stage.ts'

const stage = useStage()

const screens = [
  ['/my-goals-and-finances', 'My goals and finances'],
  ['/my-goals-and-finances/transactions', 'Transactions'],
  ['/my-goals-and-finances/cashflow-detail', 'Cash flow'],
  ['/my-goals-and-finances/import-bank-file', 'Import a bank file'],
  ['/live-by-a-budget/calculator', 'Live by a budget'],
  ['/plan-for-retirement', 'Plan for retirement'],
  ['/all-goals', 'Explore all goals'],
  ['/work-with-a-planner', 'Work with a planner'],
  ['/embed', 'Widgets for your pages'],
] as const

const looks = [
  ['wide and light', { viewport: wide, colorScheme: 'light' }],
  ['wide and dark', { viewport: wide, colorScheme: 'dark' }],
  ['narrow and light', { viewport: narrow, colorScheme: 'light' }],
  ['narrow and dark', { viewport: narrow, colorScheme: 'dark' }],
] as const

/** Opens a screen from the one before, and waits for its figures. */
async function open(page: Page, path: string, title: string) {
  await page.goto(`${stage.origin}/secure/home#${path}`)
  await eventually(() => page.title()).toBe(title)
  await eventually(() => page.locator('output', { hasText: /^Loading/ }).count()).toBe(0)
}

/** How far the page can be scrolled sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe.each(looks)('%s', (look, options) => {
  test('no screen has a fault that axe knows, and none scrolls sideways', async () => {
    const { page } = await stage.visit('/my-goals-and-finances', options)
    for (const [path, title] of screens) {
      await open(page, path, title)
      await expectNoAxeViolations(page, `${title}, ${look}`)
      await eventually(async () => [title, await sideways(page)]).toEqual([title, 0])
    }
  })

  test('nothing that opens over a screen has one', async () => {
    const { page } = await stage.visit('/all-goals', options)
    for (const overlay of overlays) {
      await open(page, '/all-goals', 'Explore all goals')
      await page.reload()
      await page.goto(`${stage.origin}/secure/home#${overlay.path}`)
      await page
        .getByRole('button', { name: overlay.path.endsWith('transactions') ? /^Details of / : /^Edit the budget for / })
        .first()
        .waitFor()
      await overlay.open(page)
      await expectNoAxeViolations(page, `${overlay.name}, ${look}`)
      await eventually(async () => [overlay.name, await sideways(page)]).toEqual([overlay.name, 0])
    }
  })

  test('neither has the sign-in page', async () => {
    const { page } = await stage.stranger(options)
    await page.goto(`${stage.origin}/login`)
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await expectNoAxeViolations(page, `sign in, ${look}`)
    expect(await sideways(page)).toBe(0)
  })
})

describe('very narrow, or enlarged', () => {
  // 1280 pixels at 400 % and at 200 %.
  test.each([
    ['320 pixels', { width: 320, height: 256 }],
    ['640 pixels', { width: 640, height: 450 }],
  ])('no screen scrolls sideways at %s', async (_, viewport) => {
    const { page } = await stage.visit('/my-goals-and-finances', { viewport })
    for (const [path, title] of screens) {
      await open(page, path, title)
      await eventually(async () => [title, await sideways(page)]).toEqual([title, 0])
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
  expect(await page.evaluate(() => document.documentElement.dataset['widest'])).toBe('320')
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
