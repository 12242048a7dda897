import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningEvenkeel } from '../support/start-evenkeel.mjs'
import type { EngineBrowser } from './engine.ts'
import { flows, signIn } from './keyboard-flows.ts'
import { createKeyboard, type Keyboard } from './keyboard.ts'
import { openEngine } from './open-engine.ts'
import { startSecureEvenkeel } from './secure-front.ts'

// The keyboard flows that Chromium goes through in `tests/e2e/access`, in another engine: no pointer is used from sign-in to sign-out.

let evenkeel: RunningEvenkeel
let browser: EngineBrowser
let keyboard: Keyboard

beforeAll(async () => {
  evenkeel = await startSecureEvenkeel()
  browser = await openEngine()
  keyboard = createKeyboard(browser.firstTab)
})
afterAll(async () => {
  await browser?.close()
  await evenkeel?.stop()
})

describe('by keyboard alone', () => {
  test('signs in, after a refusal that is said', async () => {
    await keyboard.tab.goto(`${evenkeel.origin}/login`)
    await expect(signIn(keyboard)).resolves.toBeUndefined()
  })

  test('comes to no navigation that only scrolls: its links scroll it', async () => {
    const { tab, show } = keyboard
    await show('/my-goals-and-finances', 'Create a budget')
    await tab.run({}, () => {
      for (const list of document.querySelectorAll<HTMLElement>('nav ul, header .overflow-y-auto'))
        Object.assign(list.style, { maxWidth: '90px', maxHeight: '30px' })
      document.body.focus()
    })
    const stops: string[] = []
    for (let step = 0; step < 40; step += 1) {
      await tab.keys('Tab')
      const isScroller = () => {
        const element = document.activeElement
        return element?.matches(':is(nav, header) :is(ul, div), nav') ? element.outerHTML.slice(0, 120) : ''
      }
      stops.push(await tab.run({}, isScroller))
    }
    expect(stops.filter(Boolean)).toEqual([])
  })

  test.each(flows)('%s', (_, flow) => expect(flow(keyboard)).resolves.toBeUndefined())
})
