import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
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
    expect(now).toMatchObject({ hasRing: true })
    if (name.test(now.name)) return
  }
  throw new Error(`Tab never came to ${name}`)
}

describe('the home by keyboard alone', () => {
  test('begins with a link over the navigation, and every stop shows where it is', async () => {
    const { page } = await stage.visit()
    await page.getByRole('button', { name: /^Edit the budget for / }).first().waitFor()
    await page.keyboard.press('Tab')
    expect((await focused(page)).name).toBe('Skip to content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
    await tabTo(page, /your menu$/)
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    expect((await focused(page)).name).toMatch(/your menu$/)
    await tabTo(page, /^Add account$/)
    await tabTo(page, /^Complete: /)
  })

  test('creates a budget from the first key to the last', async () => {
    const { page } = await stage.visit()
    await page.getByRole('button', { name: /^Edit the budget for / }).first().waitFor()
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
