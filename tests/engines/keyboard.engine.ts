import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maya } from '../e2e/support/api.ts'
import type { RunningEvenkeel } from '../support/start-evenkeel.mjs'
import { type EngineBrowser, type Tab, until } from './engine.ts'
import { openEngine } from './open-engine.ts'
import { startSecureEvenkeel } from './secure-front.ts'

// The keyboard flows that Chromium goes through in `tests/e2e`, in another engine: no pointer is used from sign-in to sign-out.

let evenkeel: RunningEvenkeel
let browser: EngineBrowser
let tab: Tab

beforeAll(async () => {
  evenkeel = await startSecureEvenkeel()
  browser = await openEngine()
  tab = browser.firstTab
})
afterAll(async () => {
  await browser?.close()
  await evenkeel?.stop()
})

const text = () => tab.run({}, () => document.body.innerText)
const expectText = (words: string | RegExp) =>
  until(String(words), async () =>
    typeof words === 'string' ? (await text()).includes(words) : words.test(await text()),
  )

/** Waits until a function that runs in the document returns true. */
const expectTrue = (what: string, script: () => boolean) => until(what, () => tab.run({}, script))
const expectFocus = (name: string) =>
  until(`the focus on ${name}`, async () => (await tab.run({}, readFocus)).name === name)

/** Runs in the document: the name of what has the focus, and whether something is drawn around it. */
function readFocus() {
  const element = document.activeElement
  const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
  const byIds = (element?.getAttribute('aria-labelledby') ?? '').split(' ')
  const named = byIds.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const parts = [element?.getAttribute('aria-label'), named, labels?.[0]?.textContent, element?.textContent]
  const name = (parts.find((part) => part?.trim()) ?? '').replaceAll(/\s+/g, ' ').trim()
  const outline = element === null ? 'none' : getComputedStyle(element).outlineStyle
  const isField = element?.matches('input, textarea, [role=combobox]') ?? false
  // A window in the background draws no ring.
  return { name, hasRing: !document.hasFocus() || outline !== 'none' || isField }
}

/** Past the last stop Tab would go on into the browser's own bars. */
const restart = () =>
  tab.run({}, () => document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog], main')?.focus())

/** Presses Tab until what has the focus has this name, and a ring; once more from the beginning if the screen was still loading. */
async function tabTo(name: RegExp): Promise<void> {
  const seen: string[] = []
  for (const stops of [60, 60, 60]) {
    for (let step = 0; step < stops; step += 1) {
      await tab.keys('Tab')
      const now = await tab.run({}, readFocus)
      if (name.test(now.name)) {
        if (now.hasRing) return
        throw new Error(`Nothing is drawn around ${now.name}.`)
      }
      if (now.name.startsWith('Skip to content')) break
      seen.push(now.name.slice(0, 40))
    }
    await restart()
  }
  throw new Error(`Tab never came to ${name}, but to ${seen.join(' | ')}.`)
}

/** Replaces what a field holds: Tab selects it, as it does in every browser. */
async function rewrite(name: RegExp, words: string): Promise<void> {
  await tabTo(name)
  await tab.write(words)
}

async function pressAt(name: RegExp): Promise<void> {
  await tabTo(name)
  await tab.keys('Enter')
}

async function show(hash: string, words: string | RegExp): Promise<void> {
  await tab.run({}, (to) => void (location.hash = to), hash)
  await expectText(words)
  await restart()
}

describe('by keyboard alone', () => {
  test('signs in, after a refusal that is said', async () => {
    await tab.goto(`${evenkeel.origin}/login`)
    await tab.focus()
    await expectText('Forgot password?')
    await tabTo(/^Email/)
    await tab.write(maya.email)
    await tabTo(/^Password/)
    await tab.write('not my password')
    await tab.keys('Enter')
    await expectTrue('the refusal', () =>
      [...document.querySelectorAll('[role=alert]')].some((alert) => alert.textContent?.trim()),
    )
    await expectTrue('the focus on a field', () => document.activeElement?.matches('input') ?? false)
    await tab.run({}, () => document.querySelector<HTMLInputElement>('input[type=email], input')?.focus())
    await rewrite(/^Password/, maya.password)
    await tab.keys('Enter')
    await expectText(/Good (morning|afternoon|evening), Maya/)
  })

  test('makes a budget, and the focus is back where it was', async () => {
    await show('/my-goals-and-finances', 'Create a budget')
    await pressAt(/^Create a budget$/)
    await expectTrue('the dialog', () => document.querySelector('[role=dialog]') !== null)
    await pressAt(/^Category/)
    await expectTrue('the list', () => document.querySelector('[role=option]') !== null)
    await tab.write('Pets')
    await expectFocus('Pets')
    await tab.keys('Enter')
    await tabTo(/^Monthly amount/)
    await tab.write('45')
    await tab.keys('Enter')
    await expectTrue('the end of the dialog', () => document.querySelector('[role=dialog]') === null)
    await expectFocus('Create a budget')
  })

  test('comes to no navigation that only scrolls: its links scroll it', async () => {
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

  test('splits a transaction', async () => {
    await show('/my-goals-and-finances/transactions', 'Fernwood')
    await pressAt(/^Details of /)
    await pressAt(/^Split$/)
    await tabTo(/^Amount for part 2/)
    await tab.write('1')
    await pressAt(/^Category for part 2/)
    await expectTrue('the list', () => document.querySelector('[role=option]') !== null)
    await tab.write('Pets')
    await expectFocus('Pets')
    await tab.keys('Enter')
    await pressAt(/^Save$/)
    await expectText(/is split/)
  })

  test('connects a bank after a password that the bank refuses', async () => {
    await show('/my-goals-and-finances/bank-connections', 'Bank connections')
    await pressAt(/^Connect an account/)
    await expectText('Harbor')
    await pressAt(/^Fernwood/)
    await tabTo(/^User name/)
    await tab.write('user_good')
    await tabTo(/^Password/)
    await tab.write('wrong')
    await tab.keys('Enter')
    await expectTrue('the refusal', () => document.querySelector('[role=dialog] [role=alert]') !== null)
    await rewrite(/^Password/, 'pass_good')
    await tab.keys('Enter')
    await expectTrue('the accounts', () => document.querySelector('[role=dialog] input[type=checkbox]') !== null)
    await tab.keys('Escape')
  })

  test('goes through the debt wizard to the plan', async () => {
    await show('/reduce-your-debt/calculator/restart', 'Next')
    await pressAt(/^Next$/)
    await expectText('Rewards Card')
    await pressAt(/^Next$/)
    await tabTo(/^Monthly payment/)
    await tab.write('900')
    await pressAt(/^Next$/)
    await expectText(/Debt-free in/)
    await pressAt(/^Commit$/)
    await expectTrue('the summary', () => location.hash.includes('summary'))
  })

  test('moves the retirement calculator by its slider', async () => {
    await show('/plan-for-retirement/retirement-calculator', /Your savings last to age \d+/)
    // The box, and the slider after it.
    await tabTo(/^Retirement age$/)
    await tabTo(/^Retirement age$/)
    await tab.keys('ArrowRight')
    await expectTrue('the choice in the address', () => location.hash.includes('age=66'))
    await pressAt(/^Use this plan$/)
    await expectTrue(
      'the plan or the question',
      () => location.hash.includes('summary') || document.querySelector('[role=alertdialog]') !== null,
    )
  })

  test('refuses three passwords, each on its field', async () => {
    await show('/profile/update-password', 'Confirm new password')
    const attempts = [
      ['Wrong-Harbor-42', 'Calm-Seas-2026!', 'Calm-Seas-2026!'],
      [maya.password, 'Calm-Seas-2026!', 'Other-Seas-2026!'],
      [maya.password, maya.password, maya.password],
    ] as const
    for (const [current, next, again] of attempts) {
      await restart()
      await rewrite(/^Current password/, current)
      await rewrite(/^New password/, next)
      await rewrite(/^Confirm new password/, again)
      await tab.keys('Enter')
      await expectTrue('the refusal', () => document.activeElement?.getAttribute('aria-invalid') === 'true')
    }
  })
})
