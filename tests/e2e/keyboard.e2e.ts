// Proves: WCAG-2.1.1, WCAG-2.1.2, WCAG-2.4.1, WCAG-2.4.7
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as homeNamesWords from '../../apps/portal/src/words/home-names.generated.ts'
import * as navigationWords from '../../apps/portal/src/words/navigation.generated.ts'
import { eventually } from '../support/eventually.ts'
import { settled } from './support/screens.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

/** The name of what has the focus, and whether a ring is drawn around it or something that holds it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const name = element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
    // A slice of a chart has its line drawn around it instead.
    const { outlineStyle = 'none', stroke = 'none' } = element === null ? {} : getComputedStyle(element)
    return { name, hasRing: outlineStyle !== 'none' || stroke !== 'none' }
  })

async function tabTo(page: Page, name: RegExp) {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    expect(now).toEqual({ name: now.name, hasRing: true })
    if (name.test(now.name)) return
  }
  throw new Error(`Tab never came to ${name}`)
}

/** Waits for every card: one that arrives while the test moves through the page could add a tab stop, or disable one. */
async function wholeHome(page: Page) {
  await page.getByRole('toolbar', { name: 'Months' }).waitFor()
  await page.getByRole('region', { name: homeNamesWords.spendingByCategory }).getByRole('figure').waitFor()
  await page
    .getByRole('button', { name: /^Options: / })
    .first()
    .waitFor()
  await settled(page)
}

describe('the home by keyboard alone', () => {
  test('begins with a link over the navigation, and every stop shows where it is', async () => {
    const { page } = await stage.visit()
    await wholeHome(page)
    await page.keyboard.press('Tab')
    await eventually(async () => (await focused(page)).name).toBe(navigationWords.skipToContent())
    await page.keyboard.press('Enter')
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('main')
    await tabTo(page, /your menu$/)
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await eventually(async () => (await focused(page)).name).toMatch(/your menu$/)
    await tabTo(page, /^Options: /)
    await tabTo(page, /^Add account$/)
  })

  test('creates a budget from the first key to the last', async () => {
    const { page } = await stage.visit()
    await wholeHome(page)
    await page.getByRole('main').focus()
    await tabTo(page, /^Create a budget$/)
    await page.keyboard.press('Enter')
    const modal = page.getByRole('dialog', { name: 'Create a budget' })
    await modal.waitFor()
    await modal.getByRole('combobox', { name: 'Category' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.type('Pets')
    await eventually(async () => (await focused(page)).name).toBe('Pets')
    await page.keyboard.press('Enter')
    await page.getByRole('option').first().waitFor({ state: 'detached' })
    await page.keyboard.press('Tab')
    await page.keyboard.type('45')
    await page.keyboard.press('Enter')
    await modal.waitFor({ state: 'detached' })
    await page.getByRole('meter', { name: 'Pets' }).waitFor()
    await eventually(async () => (await focused(page)).name).toBe('Create a budget')
  })
})

describe('a dialog that opens in the midst of a form', () => {
  test('is no part of that form, sends nothing of it, and returns the focus', async () => {
    const { page } = await stage.visit('/prepare-for-the-unexpected/calculator')
    const plan = page.getByRole('form')
    const add = plan.getByRole('button', { name: 'Add account' })
    await add.focus()
    await page.keyboard.press('Enter')
    const prompt = page.getByRole('dialog', { name: 'Add account' })
    await prompt.getByRole('button', { name: /^Create an account/ }).focus()
    await page.keyboard.press('Enter')
    const account = page.getByRole('dialog').filter({ has: page.getByRole('textbox') })
    await account.waitFor()
    await eventually(() => account.evaluate((dialog) => dialog.closest('form'))).toBeNull()
    const written: string[] = []
    page.on('request', (request) => {
      if (/\/plans?\b/.test(request.url()) && request.method() !== 'GET') written.push(request.url())
    })
    await account.getByRole('textbox').first().focus()
    await page.keyboard.press('Enter')
    await account
      .getByText(/required/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await account.waitFor({ state: 'detached' })
    await eventually(async () => (await focused(page)).name).toBe('Add account')
    expect(written).toEqual([])
    await eventually(() => plan.getByText(/required/).count()).toBe(0)
  })
})
