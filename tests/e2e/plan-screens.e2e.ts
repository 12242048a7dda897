// Proves: DEBT-05, ROUTE-13, ROUTE-26
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as planFormWords from '../../packages/widgets/src/words/plan-form.generated.ts'
import { sam } from './support/api.ts'
import { eventually } from '../support/eventually.ts'
import { expectNoScrollEnlarged, expectSound } from './support/looks.ts'
import { goTo, setFontSize, sideways } from './support/room.ts'
import { loadedWhole } from './support/screens.ts'
import { watchShifts } from './support/shifts.ts'
import { narrow, useStage, wide } from './support/stage.ts'
import * as shellWords from '../../apps/portal/src/words/shell.generated.ts'
import * as calculatorWords from '../../packages/widgets/src/words/calculator.generated.ts'
import * as planShellWords from '../../packages/widgets/src/words/plan-shell.generated.ts'

const stage = useStage()

const debtSteps =
  (count: number, from = 1) =>
  async (page: Page) => {
    for (let step = from; step < from + count; step += 1) {
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await page.getByRole('region', { name: new RegExp(`^Step ${step + 1} of 4`) }).waitFor()
    }
  }

/** Each screen of a plan that can be gone on with, and how. As they open, they are among the screens of `access/every-screen.e2e.ts`. */
const goneOn: readonly (readonly [path: string, goOn: (page: Page) => Promise<void>])[] = [
  [
    '/plan-for-retirement/calculator/edit/1',
    async (page) => {
      await page.getByRole('heading', { name: /of 100 futures\.$/ }).waitFor()
      await page.getByRole('button', { name: /^Growth and inflation/ }).click()
    },
  ],
  ['/reduce-your-debt/calculator', debtSteps(1)],
  ['/reduce-your-debt/calculator', debtSteps(2)],
  ['/reduce-your-debt/calculator', debtSteps(3)],
]

/** The forms that have more than one step, and how many. */
const wizards = [
  ['/plan-for-retirement/calculator/edit/1', 7],
  ['/plan-for-retirement/calculator/12', 2],
  ['/protect-your-legacy/calculator/6', 2],
  ['/protect-your-legacy/calculator/9', 2],
  ['/protect-your-legacy/calculator/10', 2],
] as const

/** Goes through each step of the forms, in a large font on the narrowest phone. */
async function walkSteps(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  await setFontSize(page, 24)
  for (const [path, count] of wizards) {
    await goTo(page, path)
    const steps = page.getByRole('region', { name: planFormWords.parts() }).getByRole('button')
    await steps.first().waitFor()
    expect([path, await steps.count()]).toEqual([path, count])
    for (const [index, step] of (await steps.all()).entries()) {
      await step.click()
      await eventually(async () => [path, index, await sideways(page)]).toEqual([path, index, 0])
    }
  }
  await goTo(page, '/reduce-your-debt/calculator')
  for (const step of [1, 2, 3]) {
    await debtSteps(1, step)(page)
    await eventually(async () => [step, await sideways(page)]).toEqual([step, 0])
  }
}

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
  await walkSteps(page)
})

/** Whose parts came in another size than was kept for them. */
const still = [
  '/all-goals',
  '/plan-for-retirement',
  '/plan-for-retirement/calculator/edit/1',
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
  for (const path of [
    '/plan-for-retirement/next-steps/1',
    '/profile/confidence-checkup',
    '/profile/who-looked',
    '/profile/edit-about-me',
  ])
    expect([path, (await shiftsOf(`${stage.origin}/secure/home#${path}`)) <= 0.01]).toEqual([path, true])
})

test('a committed plan leads to its summary with the focus in the page', async () => {
  const { page } = await stage.visit('/student-debt/calculator/edit')
  await page.getByRole('button', { name: planFormWords.takePlan() }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(planShellWords.planIsSet()).waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('no amount of a plan is in the page while amounts are hidden', async () => {
  const { page } = await stage.visit('/all-goals')
  await loadedWhole(page)
  await page.keyboard.press('h')
  await page.getByRole('button', { name: shellWords.showAmounts() }).waitFor()
  for (const path of [
    '/plan-for-retirement/summary',
    '/prepare-for-the-unexpected/summary',
    '/student-debt/summary',
    '/plan-for-retirement/calculator/edit/1',
  ]) {
    await goTo(page, path)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    const amounts = async () => {
      const text = await page.locator('main').innerText()
      // What a change is called is no figure of the person's.
      return text.replace(calculatorWords.spendLess(), '').match(/\$\d[\d,.]*/g)
    }
    await eventually(async () => [path, await amounts()]).toEqual([path, null])
  }
})
