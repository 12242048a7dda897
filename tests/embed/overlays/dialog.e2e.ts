import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../scripts/lib/browser.mjs'
import { closeClean, leftovers, openProbe, type ProbePage, spokenNames } from './probe-page.ts'
import { type ProbeServer, serveProbe } from './serve-probe.ts'

let server: ProbeServer
let browser: Browser
let probe: ProbePage

beforeAll(async () => {
  ;[server, browser] = await Promise.all([serveProbe(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await server.close()
})
beforeEach(async () => {
  probe = await openProbe(browser, server.url)
})
afterEach(async () => {
  await closeClean(probe)
})

const openBudget = async () => {
  await probe.button('Open the budget').click()
  await probe.dialog.waitFor()
}
const onScrim = { position: { x: 40, y: 300 } }

describe('a dialog in a shadow root on a hostile page', () => {
  test('opens with its title as its name, its default class, and the focus on the first field', async () => {
    await openBudget()
    const { page, dialog } = probe
    expect(await page.getByRole('dialog', { name: 'Create a budget' }).count()).toBe(1)
    expect(await dialog.getAttribute('class')).toMatch(/^modal-sm /)
    expect(await probe.focused()).toBe('Monthly amount')
  })

  test('lies above every z-index and out of the column that would clip it', async () => {
    await openBudget()
    const hits = await probe.page.evaluate(() => {
      const shadow = document.querySelector('overlay-probe')?.shadowRoot
      return [
        [640, 20],
        [1200, 700],
      ].map(([x = 0, y = 0]) => shadow?.elementFromPoint(x, y)?.tagName)
    })
    expect(hits).toEqual(['DIALOG', 'DIALOG'])
  })

  test.each(['Tab', 'Shift+Tab'])('%s never reaches the host page or the rest of the widget', async (key) => {
    await openBudget()
    const places = new Set<string>()
    for (let press = 0; press < 24; press++) {
      await probe.page.keyboard.press(key)
      places.add(await probe.focusPlace())
    }
    expect(places).toContain('dialog')
    expect(places).not.toContain('widget')
    expect(places).not.toContain('host')
  })

  test('Escape closes it and gives the focus back', async () => {
    await openBudget()
    await probe.page.keyboard.press('Escape')
    await probe.dialog.waitFor({ state: 'detached' })
    expect(await probe.focused()).toBe('Open the budget')
    expect(await leftovers(probe.page)).toEqual([])
  })

  test('a press beside it closes it and gives the focus back', async () => {
    await openBudget()
    await probe.dialog.click(onScrim)
    await probe.dialog.waitFor({ state: 'detached' })
    expect(await probe.focused()).toBe('Open the budget')
  })

  test('a press inside keeps it, and so does one that only ends beside it', async () => {
    await openBudget()
    const { page, dialog } = probe
    await dialog.getByRole('heading').click()
    const heading = await dialog.getByRole('heading').boundingBox()
    await page.mouse.move(heading?.x ?? 0, heading?.y ?? 0)
    await page.mouse.down()
    await page.mouse.move(40, 300)
    await page.mouse.up()
    expect(await dialog.count()).toBe(1)
  })

  test('hides the rest of the page and of the widget from assistive technology and from the pointer', async () => {
    const { page } = probe
    const before = await spokenNames(page)
    expect(before).toEqual(expect.arrayContaining(['After', 'Fail', 'Open the budget']))
    await openBudget()
    const names = await spokenNames(page)
    expect(names).toEqual(expect.arrayContaining(['Create a budget', 'Monthly amount', 'Save']))
    for (const hidden of ['After', 'Before', 'Fail', 'Open the budget', 'A host page'])
      expect(names).not.toContain(hidden)
  })

  test('the page behind does not scroll and does not jump; the body of the dialog scrolls, its footer stays', async () => {
    const { page, dialog, button } = probe
    await page.getByRole('checkbox', { name: 'Long' }).check()
    const left = await page.locator('#after').boundingBox()
    await openBudget()
    await page.mouse.move(40, 300)
    await page.mouse.wheel(0, 600)
    await page.mouse.move(640, 360)
    await page.mouse.wheel(0, 4000)
    await page.mouse.wheel(0, 4000)
    await expect.poll(() => dialog.getByText('Utilities, line 3').isVisible()).toBe(true)
    await expect
      .poll(() =>
        dialog
          .locator('[data-dialog-content]')
          .first()
          .evaluate((body) => body.scrollTop),
      )
      .toBeGreaterThan(100)
    expect(await page.evaluate('scrollY')).toBe(0)
    expect(await page.locator('#after').boundingBox()).toEqual(left)
    const save = await button('Save').boundingBox()
    expect((save?.y ?? 999) + (save?.height ?? 0)).toBeLessThan(720)
  })

  test('a dialog over a dialog: Escape takes one at a time', async () => {
    await openBudget()
    const { page, dialog, button } = probe
    await button('Delete this budget').click()
    expect(await page.getByRole('alertdialog', { name: 'Delete this budget?' }).count()).toBe(1)
    expect(await probe.focused()).toBe('Keep it')
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(1)
    expect(await probe.focused()).toBe('Delete this budget')
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    expect(await leftovers(page)).toEqual([])
  })

  test('Enter in a field submits', async () => {
    await openBudget()
    await probe.page.keyboard.press('Enter')
    await probe.dialog.waitFor({ state: 'detached' })
    expect(await probe.focused()).toBe('Open the budget')
  })

  test('a failure is dismissed by its button alone', async () => {
    const { page, dialog, button } = probe
    await button('Fail').click()
    expect(await page.getByRole('alertdialog', { name: 'Whoops, something went wrong' }).count()).toBe(1)
    expect(await button('Close').count()).toBe(0)
    for (let press = 0; press < 4; press++) await page.keyboard.press('Escape')
    await dialog.click(onScrim)
    expect(await dialog.count()).toBe(1)
    await button('OK').click()
    await dialog.waitFor({ state: 'detached' })
    expect(await probe.focused()).toBe('Fail')
  })

  test('removing the widget while its dialog is open leaves nothing behind', async () => {
    await openBudget()
    await probe.page.evaluate(() => {
      const host = document.querySelector('overlay-probe')
      host?.remove()
      host?.dispatchEvent(new Event('probe:unmount'))
    })
    await expect.poll(() => leftovers(probe.page)).toEqual([])
    await probe.page.locator('#after').click()
    expect(await probe.focusPlace()).toBe('host')
  })

  test('on a phone it is a sheet from below', async () => {
    await probe.page.setViewportSize({ width: 375, height: 700 })
    await openBudget()
    const panel = probe.dialog.locator('> div').first()
    await expect
      .poll(async () => {
        const box = await panel.boundingBox()
        return box && [box.x, Math.round(box.width), Math.round(box.y + box.height)]
      })
      .toEqual([0, 375, 700])
  })
})
