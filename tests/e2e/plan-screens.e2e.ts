// Proves: DEBT-05, ROUTE-13, ROUTE-26
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sam } from './support/api.ts'
import { eventually } from '../support/eventually.ts'
import { expectNoScrollEnlarged, expectSound } from './support/looks.ts'
import { goTo } from './support/room.ts'
import { loadedWhole } from './support/screens.ts'
import { watchShifts } from './support/shifts.ts'
import { narrow, useStage, wide } from './support/stage.ts'

const stage = useStage()

const debtSteps = (count: number) => async (page: Page) => {
  for (let step = 1; step <= count; step += 1) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('region', { name: new RegExp(`^Step ${step + 1} of 4`) }).waitFor()
  }
}

/** Each screen of a plan that can be gone on with, and how. As they open, they are among the screens of `access/every-screen.e2e.ts`. */
const goneOn: readonly (readonly [path: string, goOn: (page: Page) => Promise<void>])[] = [
  [
    '/plan-for-retirement/retirement-calculator',
    async (page) => {
      await page.getByRole('heading', { name: /of 100 futures\.$/ }).waitFor()
      await page.getByRole('button', { name: 'Growth and inflation' }).click()
    },
  ],
  ['/reduce-your-debt/calculator', debtSteps(1)],
  ['/reduce-your-debt/calculator', debtSteps(2)],
  ['/reduce-your-debt/calculator', debtSteps(3)],
]

const widths = [
  ['wide', { viewport: wide }],
  ['narrow', { viewport: narrow }],
] as const

test('no screen of a plan that was gone on with has a fault that axe knows, and none scrolls sideways, also enlarged', async () => {
  const { page } = await stage.visit('/all-goals')
  for (const [index, [path, goOn]] of goneOn.entries()) {
    await page.setViewportSize(wide)
    await goTo(page, path)
    await goOn(page)
    await expectSound(page, `${index} ${path}`)
    await expectNoScrollEnlarged(page, `${index} ${path}`)
  }
})

/** Whose parts came in another size than was kept for them. */
const still = [
  '/all-goals',
  '/plan-for-retirement',
  '/plan-for-retirement/retirement-calculator',
  '/plan-for-retirement/next-steps/1',
  '/prepare-for-the-unexpected',
  '/live-by-a-budget',
  '/work-with-a-planner',
  '/profile',
  '/profile/your-data',
] as const

test.each(widths)(
  'nothing on a screen of goals moves while its data come one after another, %s',
  async (_, options) => {
    const { page } = await stage.visit('/all-goals', options)
    const shiftsOf = await watchShifts(page)
    for (const path of still)
      expect([path, (await shiftsOf(`${stage.origin}/secure/home#${path}`)) <= 0.01]).toEqual([path, true])
  },
)

test('nothing moves on the screens of a person without plans, whose lists turn out to be empty', async () => {
  const { page } = await stage.visit('/all-goals', { viewport: narrow, person: sam })
  const shiftsOf = await watchShifts(page)
  for (const path of ['/plan-for-retirement/next-steps/1', '/profile/confidence-checkup'])
    expect([path, (await shiftsOf(`${stage.origin}/secure/home#${path}`)) <= 0.01]).toEqual([path, true])
})

test('a committed plan leads to its summary with the focus in the page', async () => {
  const { page } = await stage.visit('/student-debt/calculator/edit')
  await page.getByRole('button', { name: 'Use this plan' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Plan in use').waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('no amount of a plan is in the page while amounts are hidden', async () => {
  const { page } = await stage.visit('/all-goals')
  await loadedWhole(page)
  await page.keyboard.press('h')
  await page.getByRole('button', { name: 'Show amounts' }).waitFor()
  for (const path of [
    '/plan-for-retirement/summary',
    '/prepare-for-the-unexpected/summary',
    '/student-debt/summary',
    '/plan-for-retirement/retirement-calculator',
  ]) {
    await goTo(page, path)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    const amounts = async () => {
      const text = await page.locator('main').innerText()
      // What a change is called is no figure of the person's.
      return text.replace('Spend $200 less a month in retirement', '').match(/\$\d[\d,.]*/g)
    }
    await eventually(async () => [path, await amounts()]).toEqual([path, null])
  }
})
