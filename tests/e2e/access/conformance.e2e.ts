import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { loadedWhole } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { employeePaths } from './employee-paths.ts'
import { goTo } from '../support/room.ts'

const stage = useStage()

/** Two rules that axe leaves out unless it is asked. */
const rules = ['target-size', 'label-content-name-mismatch']

const faults = (page: Page) =>
  page.evaluate(async (only) => {
    const results = await window.axe?.run(document, { runOnly: only, resultTypes: ['violations'] })
    return results?.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, rules)

/** Animations that go on by themselves and are over in less than a third of a second: they would flash. */
const flashing = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const { iterations, duration } = effect?.getComputedTiming() ?? {}
        return iterations === Number.POSITIVE_INFINITY && Number(duration) < 334
      }).length,
  )

/** The places of the navigation, as they are read. */
const places = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`).slice(0, 5))

describe('on every screen', () => {
  test('WCAG-2.5.8, WCAG-2.5.3: targets have room, and names contain the words on them; WCAG-2.3.1: nothing flashes', async () => {
    const { page } = await stage.visit('/my-goals-and-finances/import-bank-file', {
      viewport: { width: 375, height: 800 },
    })
    await page.evaluate(axe.source)
    for (const path of employeePaths) {
      await goTo(page, path)
      await eventually(async () => [path, await faults(page), await flashing(page)]).toEqual([path, [], 0])
    }
  })

  test('WCAG-3.2.3, WCAG-3.2.4, WCAG-3.2.6: the places have one order and one name, the planner among them; WCAG-1.3.4: on its side too', async () => {
    const { page } = await stage.visit('/my-goals-and-finances/import-bank-file', {
      viewport: { width: 844, height: 390 },
    })
    const first = await places(page)
    expect(first).toHaveLength(5)
    await page.getByRole('button', { name: /, your menu$/ }).click()
    await page.getByRole('menuitem', { name: 'Planner' }).waitFor()
    await page.keyboard.press('Escape')
    for (const path of employeePaths) {
      await goTo(page, path)
      await eventually(async () => [path, await places(page)]).toEqual([path, first])
    }
  })
})

describe('a control', () => {
  test('WCAG-2.5.2: does nothing if the pointer leaves it before the release', async () => {
    const { page } = await stage.visit()
    const eye = page.getByRole('button', { name: 'Hide amounts' }).first()
    await loadedWhole(page)
    const box = await eye.boundingBox()
    if (box === null) throw new Error('The eye is not drawn')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(600, 600)
    await page.mouse.up()
    expect(await eye.isVisible()).toBe(true)
    await eye.click()
    await page.getByRole('button', { name: 'Show amounts' }).first().waitFor()
  })

  test('WCAG-2.5.1, WCAG-2.5.7: a slider follows one press on its track, and its value can be typed', async () => {
    const { page } = await stage.visit('/plan-for-retirement/retirement-calculator')
    const slider = page.getByRole('slider').first()
    const before = await slider.inputValue()
    const box = await slider.boundingBox()
    if (box === null) throw new Error('The slider is not drawn')
    await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2)
    await eventually(() => slider.inputValue()).not.toBe(before)
    const field = page.getByRole('textbox', { name: /^Retirement age/ })
    await field.fill('66')
    await field.press('Tab')
    await eventually(() => slider.inputValue()).toBe('66')
  })

  test('WCAG-3.2.1, WCAG-3.2.2: changes no place and opens nothing by the focus or by a choice', async () => {
    const { page } = await stage.visit('/my-goals-and-finances/transactions')
    await loadedWhole(page)
    await goTo(page, '/profile/edit-about-me')
    const address = page.url()
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab')
      expect([page.url(), await page.getByRole('dialog').count()]).toEqual([address, 0])
    }
    const list = page.getByRole('combobox').first()
    await list.click()
    await page.getByRole('option').nth(1).click()
    expect([page.url(), await page.getByRole('dialog').count()]).toEqual([address, 0])
  })
})
