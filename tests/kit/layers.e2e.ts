import { beforeEach, describe, expect, test } from 'vitest'
import { leftovers, useProbe } from './probe-page.ts'
import { eventually } from '../support/eventually.ts'

const probe = useProbe()

const menu = () => probe().page.getByRole('menu', { name: 'More' })
const help = () => probe().page.getByRole('dialog', { name: 'Monthly amount' })
const press = (key: string) => probe().page.keyboard.press(key)
/** Whether the middle of an element can be pressed and is inside the dialog. */
const isReachable = (selector: string) =>
  probe().page.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return element !== null && element.contains(hit) && element.closest('[aria-modal=true]') !== null
  }, selector)

describe('a layer in a dialog', () => {
  beforeEach(async () => {
    await probe().button('Open the budget').click()
    await probe().dialog.waitFor()
  })

  test('is drawn in the dialog, where it can be pressed: a menu by mouse and by key', async () => {
    await probe().button('More').click()
    await menu().waitFor()
    await eventually(() => isReachable('[role=menuitem]')).toBe(true)
    await probe().page.getByRole('menuitem', { name: 'First' }).click()
    await menu().waitFor({ state: 'detached' })
    await eventually(() => probe().page.getByLabel('Note').inputValue()).toBe('first')
    await probe().page.getByLabel('Note').fill('')
    await probe().button('More').focus()
    await press('ArrowDown')
    await eventually(() => probe().focused()).toBe('First')
    await press('Enter')
    await eventually(() => probe().page.getByLabel('Note').inputValue()).toBe('first')
  })

  test('the first Escape closes the layer and the second the dialog: a menu, and help', async () => {
    const layers = [
      { open: () => probe().button('More').click(), shown: menu },
      { open: () => probe().button('Help: Monthly amount').click(), shown: help },
    ]
    for (const { open, shown } of layers) {
      await open()
      await shown().waitFor()
      await press('Escape')
      await shown().waitFor({ state: 'detached' })
      expect(await probe().dialog.count()).toBe(1)
    }
    await press('Escape')
    await probe().dialog.waitFor({ state: 'detached' })
    await eventually(() => leftovers(probe().page)).toEqual([])
  })

  test.each(['More', 'Help: Monthly amount'])('the focus goes back to %s, not to the dialog', async (name) => {
    await probe().button(name).click()
    await probe().page.locator('[data-layer]').waitFor()
    await eventually(() => probe().focused()).not.toBe(name)
    await press('Escape')
    await probe().page.locator('[data-layer]').waitFor({ state: 'detached' })
    await eventually(() => probe().focused()).toBe(name)
  })

  test('a press on the scrim closes the layer and the dialog stays open', async () => {
    await probe().button('More').click()
    await menu().waitFor()
    await probe().dialog.getByRole('heading', { level: 2 }).first().click()
    await menu().waitFor({ state: 'detached' })
    expect(await probe().dialog.count()).toBe(1)
  })

  test('a toast over the dialog can be pressed, and the dialog stays open', async () => {
    await probe().button('Say saved').click()
    await probe().button('Undo').waitFor()
    await eventually(() => isReachable('[data-toast]')).toBe(true)
    await probe().button('Undo').click()
    await probe().button('Undone').waitFor()
    expect(await probe().dialog.count()).toBe(1)
  })
})

test('Tab leaves help for what follows its button', async () => {
  await probe().button('Help: Savings').click()
  await eventually(() => probe().focused()).toContain('What you own')
  await press('Tab')
  await eventually(() => probe().focused()).toBe('Close')
  await press('Tab')
  await eventually(() => probe().focused()).toBe('Eye')
})

test('writes its style element with the page’s nonce: nothing is refused', async () => {
  await probe().button('Profile').click()
  await probe().page.getByRole('menu', { name: 'Profile' }).waitFor()
  const nonces = await probe().page.evaluate(() => [...document.querySelectorAll('style')].map(({ nonce }) => nonce))
  expect(nonces).toEqual(['bm9uY2Ugb2YgYSB0ZXN0'])
})
