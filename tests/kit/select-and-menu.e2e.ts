import { beforeEach, describe, expect, test } from 'vitest'
import { leftovers, useProbe } from './probe-page.ts'
import { eventually } from '../support/eventually.ts'

const probe = useProbe()

const outside = () => probe().page.getByRole('combobox', { name: 'Outside category' })
const inside = () => probe().page.getByRole('combobox', { name: 'Category', exact: true })
// By attribute: a list that is hidden but still there would be missed by its role.
const list = () => probe().page.locator('[role=listbox]')
const press = async (...keys: string[]) => {
  for (const key of keys) await probe().page.keyboard.press(key)
}
const settled = () => list().waitFor({ state: 'detached' })

describe('a select outside a dialog', () => {
  test('opened by key, the chosen item has the focus; arrows, Home and End move it; Enter takes it', async () => {
    await outside().focus()
    await press('Enter')
    await eventually(() => probe().focused()).toBe('Health')
    await press('ArrowDown')
    await eventually(() => probe().focused()).toBe('Rent')
    await press('ArrowUp')
    await eventually(() => probe().focused()).toBe('Health')
    await press('End')
    await eventually(() => probe().focused()).toBe('Utilities')
    await press('Home')
    await eventually(() => probe().focused()).toBe('Dining out')
    await press('Enter')
    await settled()
    await eventually(() => outside().textContent()).toBe('Dining out')
    await eventually(() => probe().focused()).toBe('Outside category')
    await eventually(() => leftovers(probe().page)).toEqual([])
  })

  test('typed letters find an item, also by more than one letter', async () => {
    await outside().focus()
    await press('ArrowDown')
    await eventually(() => probe().focused()).toBe('Health')
    await press('t', 'r', 'a', 'n')
    await eventually(() => probe().focused()).toBe('Transportation')
    await press('Enter')
    await settled()
    await eventually(() => outside().textContent()).toBe('Transportation')
  })

  test('by mouse: opens, takes what is pressed, is not clipped and lies above everything', async () => {
    await outside().click()
    const option = probe().page.getByRole('option', { name: 'Shopping' })
    await option.click()
    await settled()
    await eventually(() => outside().textContent()).toBe('Shopping')
    await eventually(() => leftovers(probe().page)).toEqual([])
  })

  test('its list scrolls by wheel where it is longer than the window, and the page does not', async () => {
    await probe().page.setViewportSize({ width: 1280, height: 560 })
    await outside().click()
    const last = probe().page.getByRole('option', { name: 'Utilities' })
    await probe().page.getByRole('option', { name: 'Groceries' }).hover()
    await probe().page.mouse.wheel(0, 800)
    await last.click()
    await settled()
    await eventually(() => outside().textContent()).toBe('Utilities')
    await eventually(() => probe().page.evaluate('scrollY')).toBe(0)
  })

  test('Escape and a press next to it close it and change nothing', async () => {
    for (let round = 0; round < 3; round++) {
      await outside().click()
      await list().waitFor()
      await press('Escape')
      await settled()
      await eventually(() => probe().focused()).toBe('Outside category')
    }
    await outside().click()
    await list().waitFor()
    await probe().page.mouse.click(900, 500)
    await settled()
    await eventually(() => outside().textContent()).toBe('Health')
    await eventually(() => leftovers(probe().page)).toEqual([])
  })
})

describe('a select inside a dialog', () => {
  beforeEach(async () => {
    await probe().button('Open the budget').click()
  })

  test('works by key, and the focus stays in the dialog', async () => {
    await inside().focus()
    await press(' ')
    await eventually(() => probe().focused()).toBe('Dining out')
    await press('g')
    await eventually(() => probe().focused()).toBe('Groceries')
    await press('ArrowDown')
    await eventually(() => probe().focused()).toBe('Health')
    await press('Enter')
    await settled()
    await eventually(() => inside().textContent()).toBe('Health')
    await eventually(() => probe().focused()).toBe('Category')
  })

  test('works by mouse, beyond the edge of the dialog too', async () => {
    await inside().click()
    await probe().page.getByRole('option', { name: 'Utilities' }).click()
    await settled()
    await eventually(() => inside().textContent()).toBe('Utilities')
  })

  test('Escape and a press on the scrim close the list, not the dialog', async () => {
    await inside().click()
    await list().waitFor()
    await press('Escape')
    await settled()
    await eventually(() => probe().dialog.count()).toBe(1)
    await inside().click()
    await list().waitFor()
    await probe().page.mouse.click(100, 600)
    await settled()
    await eventually(() => probe().dialog.count()).toBe(1)
    await eventually(() => probe().focused()).toBe('Category')
    await press('Escape')
    await probe().dialog.waitFor({ state: 'detached' })
    await eventually(() => leftovers(probe().page)).toEqual([])
  })

  test('a menu inside the dialog closes before the dialog does', async () => {
    await probe().button('More').click()
    await eventually(() => probe().focused()).toBe('First')
    await press('Escape')
    await eventually(() => probe().page.getByRole('menu').count()).toBe(0)
    await eventually(() => probe().focused()).toBe('More')
    await eventually(() => probe().dialog.count()).toBe(1)
  })
})

describe('layers', () => {
  test('a menu: arrows go round and pass over what is disabled, letters find, Enter acts and returns the focus', async () => {
    await probe().button('Profile').focus()
    await press('ArrowDown')
    await eventually(() => probe().focused()).toBe('My information')
    await press('ArrowUp')
    await eventually(() => probe().focused()).toBe('Leave')
    await press('ArrowDown', 's')
    await eventually(() => probe().focused()).toBe('Settings')
    await press('Enter')
    await eventually(() => probe().page.getByLabel('Said').textContent()).toBe('Settings')
    await eventually(() => probe().focused()).toBe('Profile')
    await eventually(() => leftovers(probe().page)).toEqual([])
  })

  test('a menu closes on Escape, on a press elsewhere, on Tab and when the page scrolls', async () => {
    const menu = probe().page.getByRole('menu')
    const ways = [
      () => press('Escape'),
      () => probe().page.mouse.click(900, 500),
      () => press('Tab'),
      () => probe().page.mouse.wheel(0, 200),
    ]
    for (const close of ways) {
      await probe().button('Profile').click()
      await menu.waitFor()
      await close()
      await menu.waitFor({ state: 'detached' })
    }
    await eventually(() => leftovers(probe().page)).toEqual([])
  })

  test('help opens next to its button, inside the window, takes the focus and returns it', async () => {
    const button = probe().button('Help: Savings')
    await button.click()
    const help = probe().page.getByRole('dialog', { name: 'Savings' })
    await eventually(() => help.textContent()).toContain('What you own less what you owe.')
    await eventually(() => probe().focused()).toContain('Savings')
    const box = await help.boundingBox()
    const at = await button.boundingBox()
    expect(box?.x).toBeCloseTo(at?.x ?? 0, 0)
    expect(box?.y).toBeCloseTo((at?.y ?? 0) + (at?.height ?? 0) + 8, 0)
    await probe().button('Close').click()
    await eventually(() => help.count()).toBe(0)
    await eventually(() => probe().focused()).toBe('Help: Savings')
  })
})
