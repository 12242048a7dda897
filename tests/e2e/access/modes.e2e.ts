// Proves: WCAG-1.4.1, WCAG-1.4.4, WCAG-1.4.10, WCAG-1.4.11, WCAG-1.4.12, WCAG-2.4.7
import { describe, expect, test } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { useStage } from '../support/stage.ts'
import { cutOff, goTo, sideways, space } from '../support/room.ts'
import * as accountsWords from '../../../packages/widgets/src/words/accounts.generated.ts'
import * as cashFlowWords from '../../../packages/widgets/src/words/cash-flow.generated.ts'

const stage = useStage()

const phone = { width: 320, height: 640 }

test.each([1280, 375])('B12: spaced text is whole on a screen of %i pixels', async (width) => {
  const { page } = await stage.visit('/all-goals', { viewport: { width, height: 800 } })
  await space(page)
  for (const path of ['/my-goals-and-finances', '/my-goals-and-finances/cashflow-detail']) {
    await goTo(page, path)
    await page.getByRole('toolbar', { name: 'Months' }).first().waitFor()
    await eventually(async () => [path, await cutOff(page), await sideways(page)]).toEqual([path, [], 0])
  }
})

test('B17: the read-out of the retirement chart is whole at 320 pixels', async () => {
  const { page } = await stage.visit('/plan-for-retirement/calculator/edit/1', {
    viewport: phone,
  })
  await page.getByRole('heading', { level: 2, name: /of 100 futures\.$/ }).waitFor()
  const figure = page
    .getByRole('figure')
    .filter({ hasText: 'Middle half' })
    .or(page.getByText(/^Middle half/))
    .first()
  await figure.waitFor()
  await page
    .getByRole('slider', { name: /savings by age|year|age/i })
    .last()
    .focus()
  await page.keyboard.press('ArrowRight')
  await eventually(async () => [await cutOff(page), await sideways(page)]).toEqual([[], 0])
})

describe('forced colors', () => {
  test('B6: the current option of a list is outlined, and so is the current item of a menu', async () => {
    const { page } = await stage.visit('/my-goals-and-finances/cashflow-detail', { forcedColors: 'active' })
    await page.getByRole('combobox', { name: cashFlowWords.timeFrame() }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle)
    await eventually(() => outline('[role=option][data-highlighted]')).toBe('solid')
    await eventually(() => outline('[role=option]:not([data-highlighted])')).toBe('none')
    await page.keyboard.press('Escape')
    await page.getByRole('option').first().waitFor({ state: 'detached' })
    await page.locator('button[aria-label$="your menu"]:visible').click()
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('ArrowDown')
    await eventually(() =>
      page.locator('[role=menuitem]:focus').evaluate((item) => getComputedStyle(item).outlineStyle),
    ).toBe('solid')
  })

  test('B7: a step that is not done has no tick', async () => {
    const { page } = await stage.visit('/student-debt/next-steps/11', { forcedColors: 'active' })
    const step = page.getByRole('button', { name: /^Mark done: / }).first()
    await step.waitFor()
    expect(await step.locator('svg').evaluate((icon) => getComputedStyle(icon).visibility)).toBe('hidden')
  })
})

test('B6: the mark of the current option stands out from its list in any color', async () => {
  const { page } = await stage.visit('/my-goals-and-finances/cashflow-detail')
  await page.getByRole('combobox', { name: cashFlowWords.timeFrame() }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await eventually(() =>
    page.locator('[role=option][data-highlighted]').evaluate((option) => getComputedStyle(option, '::before').width),
  ).toBe('2px')
})

test('B23: a printed home has its groups open, and no buttons', async () => {
  const { page } = await stage.visit('/my-goals-and-finances')
  const card = page.getByRole('region', { name: accountsWords.netWorth(), exact: true })
  await card.locator('button[aria-expanded]').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const closed = card.locator('li > button[aria-expanded=false]')
  await eventually(() => closed.count()).toBeGreaterThan(0)
  const rows = await closed.evaluateAll((buttons) =>
    buttons.map((button) =>
      document
        .getElementById(button.getAttribute('aria-controls') ?? '')
        ?.checkVisibility({ contentVisibilityAuto: true }),
    ),
  )
  expect(rows.every(Boolean)).toBe(true)
  for (const name of ['Add account', 'Create a budget']) {
    const all = await page.getByRole('button', { name, exact: true, includeHidden: true }).all()
    for (const button of all) expect([name, await button.isVisible()]).toEqual([name, false])
  }
  const pencils = await page.getByRole('main').locator('button[aria-label^="Edit "]').filter({ hasNotText: /./ }).all()
  for (const pencil of pencils) expect(await pencil.isVisible()).toBe(false)
})

test('B25: text follows the font size of the browser', async () => {
  const { page } = await stage.visit('/all-goals')
  const size = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  expect(await size()).toBe(24)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px', 'important'))
  await eventually(size).toBe(48)
})

test('B25: the budgets fit on a phone with a large font', async () => {
  const viewport = { width: 375, height: 812 }
  const { page } = await stage.visit('/my-goals-and-finances/budgets', { viewport, fontSize: 24 })
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.getByRole('rowheader', { name: /^Groceries .*(?:Left \$[\d.,]+|\$[\d.,]+ over)$/ }).waitFor()
})

test('B25: more contrast draws every line strong', async () => {
  const { page } = await stage.visit('/all-goals', { contrast: 'more' })
  const [hairline, strong] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return ['--color-hairline', '--color-border-strong'].map((name) => style.getPropertyValue(name).trim())
  })
  expect(hairline).toBe(strong)
})
