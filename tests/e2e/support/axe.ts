import { AxeBuilder } from '@axe-core/playwright'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    axe: typeof axe | undefined
  }
}

/** The rules that a theme can break; all others see no color. */
export const ofColors: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** What axe is asked for. */
export interface Looking extends RunOptions {
  /** A selector of the parts that are looked at, in place of the whole page. */
  readonly within?: string | undefined
}

/** Runs axe in the page itself. The builder adds axe again each time and opens another page, which takes longer than axe does. */
async function findViolations(page: Page, { within, ...options }: Looking): Promise<AxeResults['violations']> {
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).options(options).analyze()).violations
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([asked, place]) => {
      const results = await window.axe?.run(place ?? document, { resultTypes: ['violations'], ...asked })
      if (!results) throw new Error('axe is not in the page')
      return results.violations
    },
    [options, within] as const,
  )
}

/** Rules about the page as a whole, which an open list hides from assistive technology. They know that of dialogs only. */
const rulesOfHiddenPage = ['aria-hidden-focus', 'landmark-one-main', 'page-has-heading-one']

const openList = '[data-radix-popper-content-wrapper]'

/** Whether it is in an open list, which is drawn in the page's body and so outside of every landmark. */
const isInOpenList = (page: Page, target: string) =>
  page.evaluate(([place = '', list = '']) => document.querySelector(place)?.closest(list) !== null, [target, openList])

/** Whether an open list explains the finding: it keeps the focus, so what it hides cannot get the focus meanwhile. */
async function isOfOpenList(page: Page, rule: string, target: string): Promise<boolean> {
  if (rulesOfHiddenPage.includes(rule)) return (await page.locator(openList).count()) > 0
  return rule === 'region' && isInOpenList(page, target)
}

/** Fails with each violation, its place, and how to fix it. */
export async function expectNoAxeViolations(page: Page, where: string, options: Looking = {}): Promise<void> {
  const found: string[] = []
  for (const { id, help, nodes } of await findViolations(page, options)) {
    for (const { target, failureSummary } of nodes) {
      const place = target.join(' ')
      if (await isOfOpenList(page, id, place)) continue
      found.push(`${where}: ${id} (${help}) at ${place}\n${failureSummary ?? ''}`)
    }
  }
  expect(found).toEqual([])
}

/**
 * Like `expectNoAxeViolations`, in light and in dark. Only colors differ between the two, so all else is looked at once.
 * Leaves the page in light.
 */
export async function expectNoAxeViolationsInAnyTheme(page: Page, where: string, options?: Looking): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoAxeViolations(page, `${where}, light`, options)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoAxeViolations(page, `${where}, dark`, { ...ofColors, within: options?.within })
  await page.emulateMedia({ colorScheme: 'light' })
}
