import { describe, expect, test } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { loadedWhole } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { goTo } from '../support/room.ts'
import * as shellWords from '../../../apps/portal/src/words/shell.generated.ts'

const stage = useStage()

describe('a control', () => {
  test('WCAG-2.5.2: does nothing if the pointer leaves it before the release', async () => {
    const { page } = await stage.visit()
    const eye = page.getByRole('button', { name: shellWords.hideAmounts() }).first()
    await loadedWhole(page)
    const box = await eye.boundingBox()
    if (box === null) throw new Error('The eye is not drawn')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(600, 600)
    await page.mouse.up()
    expect(await eye.isVisible()).toBe(true)
    await eye.click()
    await page.getByRole('button', { name: shellWords.showAmounts() }).first().waitFor()
  })

  test('WCAG-2.5.1, WCAG-2.5.7: a slider follows one press on its track, and its value can be typed', async () => {
    const { page } = await stage.visit(
      '/plan-for-retirement/calculator/edit/1?section=retirementPlanDetails.retirementAge',
    )
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
