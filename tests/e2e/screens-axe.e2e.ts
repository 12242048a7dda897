// Proves: WCAG-1.1.1, WCAG-1.3.1, WCAG-1.4.3, WCAG-1.4.10, WCAG-2.2.2, WCAG-2.4.4, WCAG-2.4.6, WCAG-3.1.1, WCAG-3.3.2, WCAG-4.1.2
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { lena } from './support/api.ts'
import { expectNoScrollEnlarged, expectSound, expectSoundOver } from './support/looks.ts'
import { type Overlay, overlays } from './support/overlays.ts'
import { useStage, wide } from './support/stage.ts'
import * as navigationWords from '../../apps/portal/src/words/navigation.generated.ts'
import * as cashFlowChartWords from '../../packages/ui/src/words/cash-flow-chart.generated.ts'
import * as gettingStartedWords from '../../packages/widgets/src/words/getting-started.generated.ts'

const stage = useStage()

/** Pages that need no sign-in, by the heading that they are known by. */
const pagesOfAnyone = [
  ['/login', 'Sign in'],
  ['/login#/auth/registration', 'Create your account'],
  ['/login#/auth/password-reset', 'Reset your password'],
  ['/nowhere', navigationWords.pageNotFound()],
  ['/docs', 'Evenkeel API'],
] as const

/** Opens a screen from the one before, and waits for its figures. */
async function open(page: Page, path: string, title: string) {
  await page.goto(`${stage.origin}/secure/home#${path}`)
  await eventually(() => page.title()).toBe(title)
  await eventually(() => page.locator('output', { hasText: /^Loading/ }).count()).toBe(0)
}

test('the home of a person without accounts has no fault that axe knows, and does not scroll sideways, light and dark', async () => {
  const { page, api } = await stage.visit('/all-goals', { person: lena })
  for (const { userAccountId } of await api.call('accounts', { body: {} }))
    await api.call('deleteAccount', { body: { userAccountId } })
  await open(page, '/my-goals-and-finances', 'My goals and finances')
  await page.getByRole('region', { name: /^Get started in about / }).waitFor()
  await page.getByRole('heading', { name: gettingStartedWords.orGoal() }).waitFor()
  await expectSound(page, 'the home of a person without accounts')
})

test('nor has the page of widgets, which is not in the frame of the portal, also enlarged', async () => {
  const { page } = await stage.visit('/all-goals')
  await open(page, '/embed', navigationWords.widgetsForPages())
  await expectSound(page, 'the page of widgets')
  await expectNoScrollEnlarged(page, 'the page of widgets')
})

/** Loads the screen below again, because a form that was begun asks before it is left, and opens what is over it. */
async function openOver(page: Page, { name, path, open }: Overlay) {
  await page.goto('about:blank')
  await page.goto(`${stage.origin}/secure/home#${path}`)
  await page
    .getByRole('button', { name: path.includes('transactions') ? /^Details of / : /^Edit the budget for / })
    .first()
    .waitFor()
  await open(page).catch((cause: unknown) => {
    throw new Error(`Could not open ${name}: ${String(cause)}`)
  })
}

/** Opens it for each width, but for a dialog: that is the same while the window becomes narrow, whereas a list closes. */
test('neither has anything that opens over a screen', async () => {
  const { page } = await stage.visit('/all-goals')
  const dialogs = page.locator('[role=dialog], [role=alertdialog]')
  for (const overlay of overlays) {
    await openOver(page, overlay)
    const before = await dialogs.count()
    const isDialog = before > 0 && (await page.locator('[role=listbox], [role=menu]').count()) === 0
    await expectSoundOver(page, overlay.name, async () => {
      if (!isDialog) await openOver(page, overlay)
      expect([overlay.name, await dialogs.count()]).toEqual([overlay.name, before])
    })
    await page.setViewportSize(wide)
  }
})

test('neither has a page before the sign-in, of an address that does not exist, or of the API', async () => {
  const { page, problems } = await stage.stranger()
  problems.allow(/status of 404/)
  for (const [path, heading] of pagesOfAnyone) {
    await page.setViewportSize(wide)
    await page.goto('about:blank')
    await page.goto(`${stage.origin}${path}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await expectSound(page, heading)
  }
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
    await page.getByRole('figure').filter({ hasText: cashFlowChartWords.incomeAndSpendingBy() }).waitFor()
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
