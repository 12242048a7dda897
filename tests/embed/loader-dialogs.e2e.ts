import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LoaderStage, eventOf, frameOf, setLoaderStage } from './loader/loader-stage.ts'
import { eventually } from '../support/eventually.ts'

let stage: LoaderStage

beforeAll(async () => {
  stage = await setLoaderStage()
})
beforeEach(() => stage.evenkeel.behave('good'))
afterAll(() => stage.close())

/** A narrow widget inside of all that cuts off or moves what is in it, under a header that wants to be on top. */
const trap = `<style>
    dialog { display: none !important } div { opacity: .9 !important } iframe { max-width: 50px !important }
    header { position: fixed; inset: 0 0 auto; height: 40px; z-index: 2147483647; background: #eee }
  </style><header>Header</header>
  <div style="inline-size:300px;margin-top:60px;transform:translateX(20px);overflow:hidden;contain:paint">
    <evenkeel-budget-modal></evenkeel-budget-modal></div>
  <evenkeel-goals></evenkeel-goals><div style="height:2000px"></div>`

async function openTrap() {
  const page = await stage.open(trap)
  await page.waitForFunction(() => window.events.filter(({ type }) => type === 'ready').length === 2)
  return { page, card: await frameOf(page, 'budget-modal'), other: await frameOf(page, 'goals') }
}

const covers = (page: Page) =>
  page.evaluate(() => {
    const host = document.documentElement.lastElementChild
    const spots = [
      [5, 5],
      [600, 10],
      [100, 100],
      [innerWidth - 5, innerHeight - 5],
    ] as const
    const { width, height } = host?.shadowRoot?.querySelector('iframe')?.getBoundingClientRect() ?? {}
    return {
      spots: spots.filter(([x, y]) => document.elementFromPoint(x, y) === host).length,
      isWhole: width === document.documentElement.clientWidth && height === innerHeight,
    }
  })

const events = (page: Page) =>
  page.evaluate(() => window.events.filter(({ type }) => type !== 'ready').map(({ tag, detail }) => [tag, detail]))

describe('the stage', () => {
  it('covers the whole page, over everything, once it is asked for', async () => {
    const { page, card } = await openTrap()
    await card.evaluate(() => window.say({ type: 'warm' }))
    const theStage = await frameOf(page, 'stage')
    await eventually(() => covers(page)).toMatchObject({ spots: 0 })
    await card.getByRole('button', { name: 'Second' }).focus()
    await card.evaluate(() => window.say({ type: 'stage', dialog: 'budget' }))
    expect(await eventOf(page, 'stage')).toEqual({ open: true })
    await eventually(() => covers(page)).toEqual({ spots: 4, isWhole: true })
    await eventually(() => theStage.evaluate(() => document.hasFocus())).toBe(true)
    await eventually(() => page.frames().filter((frame) => frame.url().endsWith('/stage'))).toHaveLength(1)
  })

  it('makes every card inert, does not scroll the page, and gives the focus back', async () => {
    const { page, card, other } = await openTrap()
    await card.evaluate(() => document.querySelector('button')?.focus())
    await card.evaluate(() => window.say({ type: 'stage', dialog: 'budget' }))
    const theStage = await frameOf(page, 'stage')
    for (const frame of [card, other]) await frame.waitForFunction(() => document.body.inert)
    await theStage.evaluate(() => addEventListener('wheel', () => document.body.setAttribute('data-wheel', '')))
    await page.mouse.move(600, 400)
    for (let turn = 0; turn < 2; turn++) await page.mouse.wheel(0, 400)
    await theStage.locator('body[data-wheel]').waitFor()
    await page.waitForTimeout(200)
    await eventually(() => page.evaluate(() => scrollY)).toBe(0)
    await theStage.getByRole('button', { name: 'First' }).focus()
    await page.keyboard.press('Escape')
    for (const frame of [card, other]) await frame.waitForFunction(() => !document.body.inert)
    await eventually(() => events(page)).toEqual([
      ['evenkeel-budget-modal', { open: true }],
      ['evenkeel-budget-modal', { open: false }],
    ])
    await card.waitForFunction(() => document.activeElement?.textContent === 'First' && document.hasFocus())
    await eventually(() => card.evaluate(() => window.heard.at(-1))).toEqual({
      type: 'stage-closed',
      isRefused: false,
    })
  })

  it('closes by the element, and when the element is taken away', async () => {
    const { page, card } = await openTrap()
    await card.evaluate(() => window.say({ type: 'stage', dialog: 'budget' }))
    await frameOf(page, 'stage')
    await page.evaluate(() => {
      const element = document.querySelector<HTMLElement & { close(): Promise<void> }>('evenkeel-budget-modal')
      return element?.close()
    })
    await page.waitForFunction(() => window.events.some(({ detail }) => JSON.stringify(detail) === '{"open":false}'))
    await card.evaluate(() => window.say({ type: 'stage', dialog: 'budget' }))
    await page.waitForFunction(() => window.events.filter(({ type }) => type === 'stage').length === 3)
    await page.evaluate(() => document.querySelector('evenkeel-budget-modal')?.remove())
    await eventually(() => covers(page)).toMatchObject({ spots: 0 })
    await eventually(() => page.locator('dialog[open]').count()).toBe(0)
  })

  it('leaves the page again when it does not load, and the card hears so', async () => {
    const { page, card } = await openTrap()
    stage.evenkeel.behave('mute')
    await page.clock.install()
    await card.evaluate(() => window.say({ type: 'stage', dialog: 'budget' }))
    await eventOf(page, 'stage')
    await page.clock.runFor(9000)
    expect(await eventOf(page, 'error')).toMatchObject({ code: 'stage_refused', retryable: false })
    await eventually(() => covers(page)).toMatchObject({ spots: 0 })
    await card.waitForFunction(() => window.heard.some((message) => message['isRefused'] === true))
  })

  it('is refused by a browser without dialogs', async () => {
    const without = () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
    const page = await stage.open(trap, { before: (page) => page.addInitScript(without) })
    const card = await frameOf(page, 'budget-modal')
    await eventually(() => card.evaluate(() => window.heard[0]?.['options'])).toMatchObject({ hasStage: false })
    await card.evaluate(() => window.say({ type: 'stage', dialog: 'budget' }))
    expect(await eventOf(page, 'error')).toMatchObject({ code: 'stage_refused' })
  })

  it('is not on paper', async () => {
    const { page, card } = await openTrap()
    await card.evaluate(() => window.say({ type: 'stage', dialog: 'budget' }))
    await frameOf(page, 'stage')
    await page.emulateMedia({ media: 'print' })
    await eventually(() => page.locator('dialog').isVisible()).toBe(false)
  })
})
