// Proves: WCAG-2.4.3
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { elements, onHost, openHost, openWindow, shown, signIn } from '../private/host-page.ts'
import { frameOf, onStage, type PrivateStage, setPrivateStage } from '../private/private-stage.ts'
import { newProfile } from '../../support/new-profile.ts'
import { eventually } from '../../support/eventually.ts'

const widgets = onHost('budget-modal', 'goals')
/** The others show a calculator before anyone connects. */
const withButton = widgets.filter((name) => name !== 'retirement-calculator' && name !== 'debt-wizard')
let stage: PrivateStage
let context: BrowserContext
let page: Page

beforeAll(async () => {
  stage = await setPrivateStage()
  context = await newProfile(stage.browser)
  await signIn(context, stage)
  const body = `<main><h1>Pay</h1><a href="#a">Before</a>${elements('budget-modal', 'goals')}<a href="#b">After</a></main>`
  page = await openHost(context, stage.intranet, { body })
})
afterAll(() => stage.close())

/** Rules about a whole page, which do not fit a part of one. */
const rulesOfPages = ['page-has-heading-one', 'region', 'landmark-one-main', 'landmark-main-is-top-level']

async function violations(one: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page: one }).disableRules(rulesOfPages).analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
}

const nameInFocus = async () => {
  for (const frame of page.frames()) {
    const name = await frame.evaluate(() => {
      const { activeElement } = document
      const isHere = document.hasFocus() && activeElement !== null && !activeElement.localName.startsWith('evenkeel-')
      return isHere ? (activeElement.textContent?.trim() ?? '') : null
    })
    if (name !== null && name !== '' && name.length < 40) return name
  }
  return ''
}

describe('by keyboard alone, and without a fault for assistive technology', () => {
  test('the elements before connecting are reached in order', async () => {
    for (const widget of withButton) await (await frameOf(page, widget)).locator('#connect:enabled').waitFor()
    await page.getByRole('link', { name: 'Before' }).focus()
    const names: string[] = []
    for (let press = 0; press < 200 && names.at(-1) !== 'After'; press++) {
      await page.keyboard.press('Tab')
      names.push(await nameInFocus())
    }
    const stops = names.filter((name) => name === 'Connect' || name === 'After')
    expect(stops).toEqual([...withButton.map(() => 'Connect'), 'After'])
    expect(await violations(page)).toEqual([])
  })

  test('the window is opened, and agreed in', async () => {
    const ours = await openWindow(page, 'budget-modal')
    await ours.getByRole('button', { name: 'Connect' }).waitFor()
    expect(await violations(ours)).toEqual([])
    // A key right after the window came forward is not taken, so it is repeated, as a person would.
    const press = async () => {
      await ours.getByRole('button', { name: 'Connect' }).press('Enter', { timeout: 2_000 })
      await ours.waitForTimeout(1000)
    }
    while (!ours.isClosed()) await press().catch(() => undefined)
    for (const widget of widgets) await shown(page, widget)
  })

  test('the frames and the stage are used, and the focus comes back', async () => {
    const edit = (await frameOf(page, 'budget-modal')).getByRole('button', { name: 'Edit the budget for Shopping' })
    await edit.focus()
    expect(await violations(page)).toEqual([])
    const dialogs = await onStage(page, () => edit.press('Enter'))
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialogs.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(() => edit.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('a control that is pressed and vanishes leaves the focus in its card, and none is taken from the page', async () => {
    const budgets = await frameOf(page, 'budget-modal')
    const all = budgets.getByRole('button', { name: /^View all/ })
    await all.press('Enter')
    await all.waitFor({ state: 'detached' })
    await eventually(() => budgets.evaluate(() => document.activeElement?.textContent)).toMatch(/ budgets$/)
    const edit = budgets.getByRole('button', { name: 'Edit the budget for Shopping' })
    await edit.focus()
    const after = page.getByRole('link', { name: 'After' })
    await after.focus()
    await edit.evaluate((element) => element.closest('li')?.remove())
    await page.waitForTimeout(400)
    expect(await after.evaluate((element) => element === document.activeElement && document.hasFocus())).toBe(true)
  })
})
