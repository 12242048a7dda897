import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maya, setStage, type Stage } from './stage.ts'
import { openConnected, openWidget, pageWith, reachingOut, violations } from './widget-page.ts'

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

/** Every call of the page to Evenkeel that changes something there. */
function writesOf(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === stage.evenkeel.origin && request.method() !== 'GET' && !pathname.includes('/embed/'))
      writes.push(`${request.method()} ${pathname}`)
  })
  return writes
}

const widths = [320, 480, 1280]

describe('the retirement calculator on another page', () => {
  test('answers each change at once, and changes nothing of the plan', async () => {
    const { page, widget, said, problems } = await openConnected(stage, context, 'retirement-calculator')
    const writes = writesOf(page)
    const answer = widget.getByRole('heading', {
      name: /^Your savings last to age \d+ in \d+ of 100 simulated futures\.$/,
    })
    await answer.waitFor()
    const before = await answer.textContent()
    const savings = widget.getByRole('slider', { name: 'Your savings rate, slider' })
    await savings.focus()
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => answer.textContent()).not.toBe(before)
    await widget.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => answer.textContent()).toBe(before)
    await widget.getByRole('button', { name: 'How was this calculated?' }).click()
    await widget.getByRole('button', { name: 'Change these assumptions' }).click()
    await expect
      .poll(() => widget.evaluate((host) => host.shadowRoot?.activeElement?.getAttribute('name')))
      .toContain('assetsGrowPlan')
    expect(writes).toEqual([])
    expect(await said('change')).toEqual([])
    expect(await page.evaluate(() => window.violations)).toEqual([])
    expect(problems).toEqual([])
  })

  test.each(['light', 'dark'] as const)(
    'keeps to its width and is without a barrier at each, in %s',
    async (colorScheme) => {
      const { page, widget } = await openConnected(stage, context, 'retirement-calculator')
      await page.emulateMedia({ colorScheme })
      await widget.getByText('Try one change').waitFor()
      for (const fold of ['Social Security and pension', 'Your spouse or partner', 'Growth and inflation'])
        await widget.getByRole('button', { name: fold }).click()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect([width, await reachingOut(widget)]).toEqual([width, []])
        expect([width, await violations(page)]).toEqual([width, []])
      }
    },
  )
})

describe('the debt wizard on another page', () => {
  test('leads by keyboard alone from the strategy to the answer and back to the start, and changes nothing of the plan', async () => {
    const { page, widget, said, problems } = await openConnected(stage, context, 'debt-wizard')
    const writes = writesOf(page)
    const stepNow = (number: number) => widget.getByRole('region', { name: new RegExp(`^Step ${number} of 4`) })
    await stepNow(1)
      .getByRole('textbox', { name: /^High interest starts at/ })
      .focus()
    await page.keyboard.press('Enter')
    await stepNow(2).waitFor()
    await widget.getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
    const payment = stepNow(3).getByRole('textbox', { name: /^Monthly payment/ })
    await payment.fill('10')
    await page.keyboard.press('Enter')
    await widget
      .getByText(/Your monthly payment must be at least/)
      .first()
      .waitFor()
    await payment.fill('2000')
    await page.keyboard.press('Enter')
    await stepNow(4)
      .getByRole('heading', { name: /^You will be debt free in / })
      .waitFor()
    await widget.getByRole('button', { name: 'Start over' }).focus()
    await page.keyboard.press('Enter')
    await stepNow(1).waitFor()
    expect(writes).toEqual([])
    expect(await said('change')).toEqual([])
    expect(await page.evaluate(() => window.violations)).toEqual([])
    expect(problems).toEqual([])
  })

  test.each(['light', 'dark'] as const)(
    'keeps to its width and is without a barrier in each step, in %s',
    async (colorScheme) => {
      const { page, widget } = await openConnected(stage, context, 'debt-wizard')
      await page.emulateMedia({ colorScheme })
      for (const step of [1, 2, 3, 4]) {
        await widget.getByRole('region', { name: new RegExp(`^Step ${step} of 4`) }).waitFor()
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect([step, width, await reachingOut(widget)]).toEqual([step, width, []])
          expect([step, width, await violations(page)]).toEqual([step, width, []])
        }
        if (step < 4) await widget.getByRole('button', { name: 'Next' }).click()
      }
    },
  )

  test('stands in a closed shadow root of the page too', async () => {
    const html = pageWith('debt-wizard').replace(
      '<evenkeel-debt-wizard></evenkeel-debt-wizard>',
      '<div id="closed"></div>',
    )
    const { page, said } = await openWidget(stage, context, 'debt-wizard', 'strict-closed.html', html)
    const element = await page.evaluateHandle(() => {
      const inside = document.createElement('evenkeel-debt-wizard')
      document.querySelector('#closed')?.attachShadow({ mode: 'closed' }).append(inside)
      return inside
    })
    /** Presses a button of the widget where it stands on the screen; nothing reaches it by name from outside. */
    const press = async (name: string) => {
      const place = () =>
        element.evaluate((host, wanted) => {
          const button = [...(host.shadowRoot?.querySelectorAll('button') ?? [])].find(
            ({ textContent }) => textContent === wanted,
          )
          const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {}
          return [x + width / 2, y + height / 2] as const
        }, name)
      await expect.poll(async () => (await place())[0]).toBeGreaterThan(0)
      await page.mouse.click(...(await place()))
    }
    const opened = page.waitForEvent('popup')
    await press('Connect')
    const connecting = await opened
    await connecting.getByRole('textbox', { name: 'Email' }).fill(maya.email)
    await connecting.getByRole('textbox', { name: 'Password' }).fill(maya.password)
    await connecting.getByRole('button', { name: 'Sign in' }).click()
    await connecting.getByRole('button', { name: 'Agree' }).click()
    await press('Next')
    await expect
      .poll(() => element.evaluate((host) => host.shadowRoot?.textContent))
      .toContain('Which debts do you want to pay off?')
    // The page hears the event from what it can see: the element whose root is closed.
    expect(await said('ready')).toEqual([{ type: 'evenkeel:ready', tag: 'div', detail: null }])
  })
})
