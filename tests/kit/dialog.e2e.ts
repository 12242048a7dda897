import { describe, expect, test } from 'vitest'
import { leftovers, spokenNames, useProbe } from './probe-page.ts'
import { eventually } from '../support/eventually.ts'

const probe = useProbe()

const openBudget = async () => {
  await probe().button('Open the budget').click()
  await probe().dialog.waitFor()
}
const pressBeside = () => probe().page.mouse.click(40, 300)

describe('a dialog', () => {
  test('opens with its title as its name, its default class, and the focus on the first field', async () => {
    await openBudget()
    const { page, dialog } = probe()
    await eventually(() => page.getByRole('dialog', { name: 'Create a budget' }).count()).toBe(1)
    await eventually(() => dialog.getAttribute('class')).toMatch(/^modal-sm /)
    await eventually(() => probe().focused()).toBe('Monthly amount')
  })

  test('covers the whole page', async () => {
    await openBudget()
    const isCovered = await probe().page.evaluate(() => {
      const scrim = document.querySelector('[aria-modal=true]')?.parentElement ?? null
      return [
        [640, 20],
        [1200, 700],
        [2, 2],
      ].map(([x = 0, y = 0]) => scrim !== null && scrim.contains(document.elementFromPoint(x, y)))
    })
    expect(isCovered).toEqual([true, true, true])
  })

  test.each(['Tab', 'Shift+Tab'])('%s never reaches the rest of the page', async (key) => {
    await openBudget()
    const places = new Set<string>()
    for (let press = 0; press < 24; press++) {
      await probe().page.keyboard.press(key)
      places.add(await probe().focusPlace())
    }
    expect([...places]).toEqual(['dialog'])
  })

  test('Escape closes it and returns the focus', async () => {
    await openBudget()
    await probe().page.keyboard.press('Escape')
    await probe().dialog.waitFor({ state: 'detached' })
    await eventually(() => probe().focused()).toBe('Open the budget')
    await eventually(() => leftovers(probe().page)).toEqual([])
  })

  test('a press next to it closes it and returns the focus', async () => {
    await openBudget()
    await pressBeside()
    await probe().dialog.waitFor({ state: 'detached' })
    await eventually(() => probe().focused()).toBe('Open the budget')
  })

  test('a press inside keeps it, and so does one that only ends next to it', async () => {
    await openBudget()
    const { page, dialog } = probe()
    await dialog.getByRole('heading').click()
    const heading = await dialog.getByRole('heading').boundingBox()
    await page.mouse.move(heading?.x ?? 0, heading?.y ?? 0)
    await page.mouse.down()
    await page.mouse.move(40, 300)
    await page.mouse.up()
    await eventually(() => dialog.count()).toBe(1)
  })

  test('hides the rest of the page from assistive technology and from the pointer', async () => {
    const { page } = probe()
    const before = await spokenNames(page)
    expect(before).toEqual(expect.arrayContaining(['After', 'Fail', 'Open the budget']))
    await openBudget()
    const names = await spokenNames(page)
    expect(names).toEqual(expect.arrayContaining(['Create a budget', 'Monthly amount', 'Save']))
    for (const hidden of ['After', 'Before', 'Fail', 'Open the budget', 'A page']) expect(names).not.toContain(hidden)
  })

  test('the page behind does not scroll and does not jump; the body of the dialog scrolls, its footer stays', async () => {
    const { page, dialog, button } = probe()
    await page.getByRole('checkbox', { name: 'Long' }).check()
    const left = await page.locator('#after').boundingBox()
    await openBudget()
    await page.mouse.move(40, 300)
    await page.mouse.wheel(0, 600)
    await page.mouse.move(640, 360)
    await page.mouse.wheel(0, 4000)
    await page.mouse.wheel(0, 4000)
    await eventually(() => dialog.getByText('Utilities, line 3').isVisible()).toBe(true)
    await eventually(() =>
      dialog
        .locator('[data-dialog-content]')
        .first()
        .evaluate((body) => body.scrollTop),
    ).toBeGreaterThan(100)
    await eventually(() => page.evaluate('scrollY')).toBe(0)
    await eventually(() => page.locator('#after').boundingBox()).toEqual(left)
    const save = await button('Save').boundingBox()
    expect((save?.y ?? 999) + (save?.height ?? 0)).toBeLessThan(720)
  })

  test('a dialog over a dialog: Escape takes one at a time', async () => {
    await openBudget()
    const { page, dialog, button } = probe()
    await button('Delete this budget').click()
    await eventually(() => page.getByRole('alertdialog', { name: 'Delete this budget?' }).count()).toBe(1)
    await eventually(() => probe().focused()).toBe('Keep it')
    await page.keyboard.press('Escape')
    await eventually(() => dialog.count()).toBe(1)
    await eventually(() => probe().focused()).toBe('Delete this budget')
    await page.keyboard.press('Escape')
    await eventually(() => dialog.count()).toBe(0)
    await eventually(() => leftovers(page)).toEqual([])
  })

  test('Enter in a field submits', async () => {
    await openBudget()
    await probe().page.keyboard.press('Enter')
    await probe().dialog.waitFor({ state: 'detached' })
    await eventually(() => probe().focused()).toBe('Open the budget')
  })

  test('a failure is dismissed by its button alone', async () => {
    const { page, dialog, button } = probe()
    await button('Fail').click()
    await eventually(() => page.getByRole('alertdialog', { name: 'Whoops, something went wrong' }).count()).toBe(1)
    await eventually(() => dialog.getByRole('button').allInnerTexts()).toEqual(['Close'])
    for (let press = 0; press < 4; press++) await page.keyboard.press('Escape')
    await pressBeside()
    await eventually(() => dialog.count()).toBe(1)
    await button('Close').click()
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => probe().focused()).toBe('Fail')
  })

  test('on a phone it is a sheet from below', async () => {
    await probe().page.setViewportSize({ width: 375, height: 700 })
    await openBudget()
    const panel = probe().dialog.locator('> div').first()
    await eventually(async () => {
      const box = await panel.boundingBox()
      return box && [box.x, Math.round(box.width), Math.round(box.y + box.height)]
    }).toEqual([0, 375, 700])
  })
})
