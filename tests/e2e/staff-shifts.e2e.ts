// Proves: STAFF-01
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchShifts } from './support/shifts.ts'
import { enterStaff } from './support/staff-pages.ts'
import { narrow, useStage, wide } from './support/stage.ts'

const stage = useStage()

/** The id of the one employee that a planner of the demo has. */
async function employeeOf(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: /Maya Reyes/ }).getAttribute('href')
  return /\d+$/.exec(href ?? '')?.[0] ?? ''
}

/** The moves of each screen that are too large, as its path, the width, and their sum. */
async function moved(page: Page, paths: readonly string[]) {
  const shiftsOf = await watchShifts(page)
  const found: (readonly [path: string, width: number, sum: number])[] = []
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size)
    for (const path of paths) {
      const sum = await shiftsOf(`${stage.origin}/secure/home#${path}`)
      if (sum > 0.01) found.push([path, size.width, sum])
    }
  }
  return found
}

test('nothing on a planner’s screens moves while its data come one after another, wide and narrow', async () => {
  const { page } = await stage.stranger()
  await enterStaff(stage, page, 'planner@evenkeel.example')
  const employee = `/staff/employees/${await employeeOf(page)}`
  const tasks = employee.replace('employees', 'tasks')
  const screens = ['/staff/employees', employee, `${employee}/history`, '/staff/tasks', tasks, '/staff/settings']
  expect(await moved(page, screens)).toEqual([])
})

test('nothing on a staff member’s screens moves while its data come one after another, wide and narrow', async () => {
  const { page } = await stage.stranger()
  await enterStaff(stage, page, 'staff@evenkeel.example')
  expect(await moved(page, ['/staff/employees', '/staff/tasks', '/staff/companies', '/staff/settings'])).toEqual([])
})
