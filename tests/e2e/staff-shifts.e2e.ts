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

/** The moves of each screen that are too large, as its path and their sum. */
async function moved(page: Page, paths: readonly string[]) {
  const shiftsOf = await watchShifts(page)
  const found: (readonly [path: string, sum: number])[] = []
  for (const path of paths) {
    const sum = await shiftsOf(`${stage.origin}/secure/home#${path}`)
    if (sum > 0.01) found.push([path, sum])
  }
  return found
}

const sizes = [
  ['wide', wide],
  ['narrow', narrow],
] as const

test.each(sizes)(
  'nothing on a planner’s screens moves while its data come one after another, %s',
  async (_, viewport) => {
    const { page } = await stage.stranger({ viewport })
    await enterStaff(stage, page, 'planner@evenkeel.example')
    const id = await employeeOf(page)
    const employee = `/staff/employees/${id}`
    const screens = [
      '/staff/employees',
      employee,
      `${employee}/history`,
      '/staff/tasks',
      `/staff/tasks/${id}`,
      '/staff/settings',
    ]
    expect(await moved(page, screens)).toEqual([])
  },
)

test.each(sizes)(
  'nothing on a staff member’s screens moves while its data come one after another, %s',
  async (_, viewport) => {
    const { page } = await stage.stranger({ viewport })
    await enterStaff(stage, page, 'staff@evenkeel.example')
    expect(await moved(page, ['/staff/employees', '/staff/tasks', '/staff/companies', '/staff/settings'])).toEqual([])
  },
)
