// Proves: WCAG-1.1.1, WCAG-1.3.1, WCAG-1.3.4, WCAG-1.4.3, WCAG-1.4.4, WCAG-1.4.10, WCAG-1.4.12, WCAG-2.3.1, WCAG-2.4.4, WCAG-2.4.6
// Proves: WCAG-2.5.3, WCAG-2.5.8, WCAG-3.1.1, WCAG-3.2.3, WCAG-3.2.4, WCAG-3.2.6, WCAG-3.3.2, WCAG-4.1.2
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import * as navigationWords from '../../../apps/portal/src/words/navigation.generated.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectRoom, expectSoundInEveryLook, places } from '../support/looks.ts'
import { goTo, nothingLoads } from '../support/room.ts'
import { failCalls } from '../support/screens.ts'
import { press, title } from '../support/sign-in-pages.ts'
import { enterStaff, firstIdOf } from '../support/staff-pages.ts'
import { useStage } from '../support/stage.ts'
import { employeePaths } from './employee-paths.ts'
import { plannerPaths, staffPaths } from './staff-paths.ts'
import * as staffMoneyWords from '../../../packages/widgets/src/words/staff-money.generated.ts'

const stage = useStage()

test('B12, B25: every screen of an employee has no fault that axe knows, room in any size, and the same places in one order', async () => {
  const { page } = await stage.visit('/no-such-screen')
  const navigation = await places(page)
  expect(navigation).toHaveLength(5)
  // WCAG-3.2.6: the planner is among them.
  await page.getByRole('button', { name: /, your menu$/ }).click()
  await page.getByRole('menuitem', { name: navigationWords.planner() }).waitFor()
  await page.keyboard.press('Escape')
  await expectSoundInEveryLook(page, 'a page that is not there', navigation)
  for (const path of [...employeePaths, '/student-debt/calculator/edit']) {
    await goTo(page, path)
    await expectSoundInEveryLook(page, path, navigation)
  }
})

test('B12, B25: a screen whose calls fail has room in any size, too', async () => {
  const { page, problems } = await stage.visit('/no-such-screen')
  problems.allow(/status of 503|Unknown error encountered/)
  await failCalls(page)
  for (const path of employeePaths) {
    await goTo(page, path)
    await expectRoom(page, path)
  }
})

/** Loads the page and opens a screen: an address without a screen leads staff members and planners to their employees, so `goTo` has no way. */
async function open(page: Page, path: string) {
  await page.goto('about:blank')
  await page.goto(`${stage.origin}/secure/home#${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await nothingLoads(page)
}

test('B12, B25: every screen of a planner has no fault that axe knows, room in any size, and the same places in one order; so has the look at an employee’s cash flow', async () => {
  const { page } = await stage.stranger()
  await enterStaff(stage, page, 'planner@evenkeel.example')
  const id = await firstIdOf(page, paths.staffEmployees())
  const navigation = await places(page)
  for (const path of plannerPaths(id)) {
    await open(page, path)
    await expectSoundInEveryLook(page, path, navigation)
    if (path !== paths.staffEmployee(id)) continue
    await title(page, 'Maya Reyes')
    await press(page, staffMoneyWords.showCashFlow())
    await page.getByRole('button', { name: staffMoneyWords.showCashFlow() }).waitFor({ state: 'detached' })
    await expectSoundInEveryLook(page, 'the cash flow of an employee', navigation)
  }
})

test('B12, B25: so has every screen of a staff member', async () => {
  const { page } = await stage.stranger()
  await enterStaff(stage, page, 'staff@evenkeel.example')
  const navigation = await places(page)
  await open(page, paths.staffCompanies())
  const id = await firstIdOf(page, paths.staffCompanies())
  for (const path of staffPaths(id)) {
    await open(page, path)
    await expectSoundInEveryLook(page, path, navigation)
  }
})
