import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, elements, heard, loader, openHost, shown, signIn } from '../private/host-page.ts'
import { onStage, type PrivateStage, setPrivateStage } from '../private/private-stage.ts'
import { testByTime } from './opened-windows.ts'
import { spyScript } from './spy.ts'
import { newProfile } from '../../support/new-profile.ts'

const widgets = ['accounts', 'budget-modal', 'next-steps', 'goals', 'cash-flow-chart'] as const
type Pointed = (typeof widgets)[number]

let stage: PrivateStage
let signedIn: BrowserContext
let signedOut: BrowserContext

beforeAll(async () => {
  stage = await setPrivateStage()
  signedIn = await newProfile(stage.browser)
  signedOut = await newProfile(stage.browser)
  await signIn(signedIn, stage)
  const page = await openHost(signedIn, stage.intranet, { body: elements(...widgets) })
  await connect(page, 'accounts')
  for (const widget of widgets) await shown(page, widget)
  await page.close()
})
afterAll(() => stage.close())

const openWidget = async (context: BrowserContext, widget: Pointed, isShown: boolean) => {
  const head = `${spyScript}${loader}`
  const page = await openHost(context, stage.intranet, { body: `<h1>Pay</h1>${elements(widget)}`, head })
  await heard(page, 'ready', widget)
  if (isShown) await shown(page, widget)
  await page.waitForTimeout(500)
  return page
}

/** What the page hears, message by message in its order, once a pointer crosses a widget and the page then calls each method. */
async function answers(page: Page, widget: Pointed) {
  const before = await page.evaluate(() => window.stolen().messages.length)
  const box = await page.locator(`evenkeel-${widget}`).boundingBox()
  if (box === null) throw new Error('The widget has no box.')
  await page.mouse.move(box.x + box.width / 2, box.y - 5)
  await page.mouse.move(box.x + box.width / 2, box.y + 5)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 5, { steps: 20 })
  await page.waitForTimeout(700)
  await page.evaluate(
    async (name) => {
      const element = document.querySelector(name)
      for (const method of ['refresh', 'retry', 'close', 'open'] as const) await element?.[method]()
    },
    `evenkeel-${widget}` as const,
  )
  await page.waitForTimeout(1500)
  const said = await page.evaluate((count) => window.stolen().messages.slice(count), before)
  return said.map(({ type, value, dialog, widget: name }) => JSON.stringify({ type, value, dialog, name }))
}

/** How long, in milliseconds, until the page hears that the stage is open, or sees the focus in the widget. */
const openingTime = (page: Page, widget: Pointed) =>
  page.evaluate(
    async (name) => {
      const element = document.querySelector(name)
      const began = performance.now()
      const seen = new Promise<number>((done) => {
        element?.addEventListener('evenkeel:stage', () => done(performance.now() - began), { once: true })
        const look = () => {
          if (document.activeElement === element) done(performance.now() - began)
          else setTimeout(look)
        }
        look()
      })
      await element?.open()
      return seen
    },
    `evenkeel-${widget}` as const,
  )

describe('a page that points at a widget and calls it', () => {
  test.each(widgets)('A4: hears the same of %s in the same order, connected or not', async (widget) => {
    const said: string[][] = []
    for (const context of [signedOut, signedIn]) {
      const page = await openWidget(context, widget, context === signedIn)
      said.push(await answers(page, widget))
      await page.close()
    }
    expect(said[1]).toEqual(said[0])
    expect(said[0]).toContain('{"type":"warm"}')
  })

  for (const widget of ['budget-modal', 'accounts'] as const)
    testByTime(`A4: cannot tell who is connected when ${widget} opens`, async (which) => {
      const page = await openWidget(which ? signedIn : signedOut, widget, which === 1)
      const time = await openingTime(page, widget)
      await page.close()
      return time
    })

  test('A4: a call that comes before the widget has found its person opens the dialog for that person', async () => {
    const page = await openHost(signedIn, stage.intranet, { body: elements('budget-modal') })
    await heard(page, 'ready', 'budget-modal')
    const open = () => page.evaluate(() => document.querySelector('evenkeel-budget-modal')?.open())
    const dialog = (await onStage(page, open)).getByRole('dialog', { name: 'Create a budget' })
    expect(await dialog.count()).toBe(1)
    await page.close()
  })
})
