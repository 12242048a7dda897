import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setStage, type Stage } from './stage.ts'
import { openConnected, type OpenWidget, reachingOut, violations } from './widget-page.ts'

let stage: Stage
let context: BrowserContext

beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await stage.browser.newContext({ viewport: { width: 1280, height: 900 } })
})
afterEach(() => context.close())

const descriptions = ({ widget }: OpenWidget) =>
  widget
    .getByRole('row')
    .getByRole('button', { name: /^Details of / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

async function open(): Promise<OpenWidget> {
  const host = await openConnected(stage, context, 'transactions')
  await host.widget.getByText('1–10 of').waitFor()
  return host
}

describe('transactions on another page', () => {
  test('are paged, ordered and narrowed', async () => {
    const host = await open()
    const { widget, problems } = host
    const first = await descriptions(host)
    expect(first).toHaveLength(10)
    await widget.getByRole('button', { name: 'Page 2' }).click()
    await widget.getByText('11–20 of').waitFor()
    expect(await descriptions(host)).not.toEqual(first)

    await widget.getByRole('button', { name: 'Amount' }).click()
    await widget.getByText('1–10 of').waitFor()
    await expect
      .poll(() => widget.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort'))
      .toBe('descending')

    await widget.getByRole('button', { name: 'Add filter' }).click()
    await widget.getByRole('menuitem', { name: 'Category' }).click()
    await widget.getByRole('dialog').getByRole('checkbox', { name: 'Groceries' }).check()
    await widget.getByRole('button', { name: 'Apply' }).click()
    await widget.getByRole('dialog').waitFor({ state: 'detached' })
    const categories = () =>
      widget
        .getByRole('row')
        .getByRole('cell')
        .filter({ hasText: /^(?:Groceries|Dining out|Income)$/ })
        .allTextContents()
    await expect.poll(async () => new Set(await categories())).toEqual(new Set(['Groceries']))
    await widget.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(async () => (await categories()).includes('Income')).toBe(true)
    expect(problems).toEqual([])
  })

  test('move to another category by keyboard alone, which can be taken back', async () => {
    const { page, widget, said, problems } = await open()
    const toggle = widget.getByRole('button', { name: /^Details of / }).first()
    await toggle.focus()
    await page.keyboard.press('Enter')
    const category = widget.getByRole('combobox', { name: 'Category' })
    const before = (await category.textContent()) ?? ''
    await category.focus()
    await page.keyboard.press('Enter')
    await widget.getByRole('option', { name: 'Pets' }).waitFor()
    await page.keyboard.type('Pets')
    await expect.poll(() => widget.evaluate((host) => host.shadowRoot?.activeElement?.textContent)).toBe('Pets')
    await page.keyboard.press('Enter')
    await widget.getByText(/moved to Pets$/).waitFor()
    await expect.poll(() => category.textContent()).toBe('Pets')
    await widget.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => category.textContent()).toBe(before)
    expect((await said('change')).map(({ detail }) => detail)).toEqual([
      { kind: 'transactions' },
      { kind: 'transactions' },
    ])
    expect(await page.evaluate(() => window.violations)).toEqual([])
    expect(problems).toEqual([])
  })

  test.each(['light', 'dark'] as const)(
    'are without a barrier with a row, the menu and a dialog open, wide and narrow, in %s',
    async (colorScheme) => {
      const { page, widget } = await open()
      await page.emulateMedia({ colorScheme })
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 })
        const toggle = widget.getByRole('button', { name: /^Details of / }).first()
        await toggle.waitFor()
        if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
        await widget.getByRole('combobox', { name: 'Category' }).waitFor()
        expect(await violations(page)).toEqual([])
        expect(await reachingOut(widget)).toEqual([])
        await widget.getByRole('button', { name: 'Add filter' }).click()
        await widget.getByRole('menuitem', { name: 'Category' }).waitFor()
        expect(await violations(page)).toEqual([])
        await widget.getByRole('menuitem', { name: 'Category' }).click()
        await widget.getByRole('dialog').waitFor()
        expect(await violations(page)).toEqual([])
        await page.keyboard.press('Escape')
        await widget.getByRole('dialog').waitFor({ state: 'detached' })
      }
    },
  )
})
