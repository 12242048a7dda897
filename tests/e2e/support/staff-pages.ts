import type { Page } from 'playwright-core'
import { maya } from './api.ts'
import { code, fillSignIn, mailedCode, nextMailedCode, press, title } from './sign-in-pages.ts'
import type { Stage } from './stage.ts'

/** Signs in as a planner or staff member of the demo, with the code that is mailed. */
export async function enterStaff(stage: Pick<Stage, 'origin'>, page: Page, userName: string): Promise<void> {
  const before = await mailedCode(stage, userName)
  await page.goto(`${stage.origin}/login`)
  await fillSignIn(page, userName, maya.password)
  await title(page, 'Confirm it’s you')
  await code(page).fill(await nextMailedCode(stage, userName, before))
  await press(page, 'Continue')
  await title(page, 'Employees')
}

/** The id at the end of the first link to a path. */
export async function firstIdOf(page: Page, path: string): Promise<number> {
  const link = page.locator(`main a[href*="${path}/"]`).first()
  return Number(/\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0])
}
