import { type Tab, until } from './engine.ts'

/** What a keyboard needs of a tab. */
export type KeyboardTab = Pick<Tab, 'goto' | 'run' | 'focus' | 'keys' | 'write'>

export interface Keyboard {
  readonly tab: KeyboardTab
  /** Waits until the screen shows these words. */
  expectText(words: string | RegExp): Promise<void>
  /** Waits until a function that runs in the document returns true. */
  expectTrue(what: string, script: () => boolean): Promise<void>
  /** Waits until what has this name has the focus. */
  expectFocus(name: string): Promise<void>
  /** Presses Tab until what has the focus has this name, a ring, and no bar above it; from the beginning if the screen was still loading. */
  tabTo(name: RegExp): Promise<void>
  pressAt(name: RegExp): Promise<void>
  /** Replaces what a field holds: Tab selects it, as it does in every browser. */
  rewrite(name: RegExp, words: string): Promise<void>
  /** Goes to a screen of the portal, and to its beginning. */
  show(hash: string, words: string | RegExp): Promise<void>
  /** Past the last stop Tab would go on into the browser's own bars. */
  restart(): Promise<void>
}

/** Runs in the document: the name of what has the focus, and whether something is drawn around it, or around the box that holds it. */
function readFocus() {
  const element = document.activeElement
  const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
  const byIds = (element?.getAttribute('aria-labelledby') ?? '').split(' ')
  const named = byIds.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const parts = [element?.getAttribute('aria-label'), named, labels?.[0]?.textContent, element?.textContent]
  const name = (parts.find((part) => part?.trim()) ?? '').replaceAll(/\s+/g, ' ').trim()
  const boxes = element?.matches('input, textarea') ? [element, element.parentElement] : [element]
  const isOutlined = boxes.some((box) => box !== null && getComputedStyle(box).outlineStyle !== 'none')
  // A window in the background draws no ring.
  return { name, hasRing: !document.hasFocus() || isOutlined }
}

/** Runs in the document: the name of what has the focus, if a bar of the frame covers it. */
export function coveredByBar(): string | null {
  const element = document.activeElement
  if (element === null || element === document.body) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const isSeen = hit !== null && (element.contains(hit) || hit.contains(element))
  const bar = hit?.closest('nav[aria-label=Main], header')
  if (isSeen || !bar || bar.contains(element)) return null
  return element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 80)
}

const restart = (tab: KeyboardTab) =>
  tab.run({}, () => document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog], main')?.focus())

async function tabTo(tab: KeyboardTab, name: RegExp): Promise<void> {
  const seen: string[] = []
  for (const stops of [60, 60, 60]) {
    for (let step = 0; step < stops; step += 1) {
      await tab.keys('Tab')
      const now = await tab.run({}, readFocus)
      if (name.test(now.name)) {
        if (!now.hasRing) throw new Error(`Nothing is drawn around ${now.name}.`)
        await until(`${now.name}, above the bars`, async () => (await tab.run({}, coveredByBar)) === null)
        return
      }
      if (now.name.startsWith('Skip to content')) break
      seen.push(now.name.slice(0, 40))
    }
    await restart(tab)
  }
  throw new Error(`Tab never came to ${name}, but to ${seen.join(' | ')}.`)
}

/** Uses a page by keyboard alone, and fails where a person would be lost: no ring, a covered stop, a stop that never comes. */
export function createKeyboard(tab: KeyboardTab): Keyboard {
  const text = () => tab.run({}, () => document.body.innerText)
  const expectText = async (words: string | RegExp) =>
    void (await until(String(words), async () =>
      typeof words === 'string' ? (await text()).includes(words) : words.test(await text()),
    ))
  return {
    tab,
    expectText,
    expectTrue: async (what, script) => void (await until(what, () => tab.run({}, script))),
    expectFocus: async (name) =>
      void (await until(`the focus on ${name}`, async () => (await tab.run({}, readFocus)).name === name)),
    tabTo: (name) => tabTo(tab, name),
    async pressAt(name) {
      await tabTo(tab, name)
      await tab.keys('Enter')
    },
    async rewrite(name, words) {
      await tabTo(tab, name)
      await tab.write(words)
    },
    async show(hash, words) {
      await tab.run({}, (to) => void (location.hash = to), hash)
      await expectText(words)
      await restart(tab)
    },
    restart: async () => void (await restart(tab)),
  }
}
