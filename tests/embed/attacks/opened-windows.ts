import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { patienceMs } from '../../support/patience.ts'

export interface Opened {
  /** what the page saw of the window, one after the other */
  readonly states: readonly string[]
  /** how many frames it saw inside */
  readonly frames: readonly number[]
  /** how long until the window was cut off, in milliseconds */
  readonly ms: number
}

/**
 * Opens an address from a page, and looks at it from there as often as it can: until it is cut off, or, for one that stays within reach,
 * until it has loaded all it needs.
 */
export async function watchOpened(host: Page, address: string, end: 'cut off' | 'loaded' = 'cut off'): Promise<Opened> {
  const opening = host.context().waitForEvent('page')
  const watching = host.evaluate(
    async ([url, mostMs]) => {
      delete document.body.dataset['isOver']
      const [states, frames] = [new Set<string>(), new Set<number>()]
      const began = performance.now()
      const opened = window.open(url)
      const look = () => {
        states.add(opened?.closed ? 'closed' : 'open')
        frames.add(opened?.length ?? -1)
      }
      const isOver = () =>
        opened === null || opened.closed || 'isOver' in document.body.dataset || performance.now() - began > mostMs
      for (look(); !isOver(); look()) await new Promise((done) => setTimeout(done, 1))
      return { states: [...states], frames: [...frames], ms: performance.now() - began }
    },
    [address, patienceMs] as const,
  )
  const opened = await opening
  if (end === 'loaded') {
    await opened.waitForLoadState('networkidle')
    await host.evaluate(() => document.body.setAttribute('data-is-over', ''))
  }
  const seen = await watching
  // The driver sometimes never hears that a window that was cut off has closed.
  const closed = opened.close().catch(() => undefined)
  await Promise.race([closed, host.waitForTimeout(5_000)])
  return seen
}

/** Returns how often a value of the first list is below one of the second, from 0 to 1; 0.5 if the two are alike. */
function shareBelow(first: readonly number[], second: readonly number[]): number {
  const won = first.flatMap((one) => second.map((other) => (one < other ? 1 : one === other ? 0.5 : 0)))
  return won.reduce<number>((sum, value) => sum + value, 0) / won.length
}

/** How many pairs `npm run torture told-by-time` measures; none in `npm test`, where nothing depends on the speed of the machine. */
const pairs = Number(process.env['TIMING_PAIRS'] ?? 0)

/** In that campaign, tests that the times of two cases, measured in turns, cannot be told apart. */
export function testByTime(name: string, measure: (which: 0 | 1) => Promise<number>) {
  if (pairs === 0) return
  const compare = async () => {
    const times: [number[], number[]] = [[], []]
    for (let pair = 0; pair < pairs; pair++)
      for (const which of pair % 2 ? ([0, 1] as const) : ([1, 0] as const)) times[which].push(await measure(which))
    // Four standard deviations of the share for equal lists.
    expect(Math.abs(shareBelow(...times) - 0.5)).toBeLessThan(4 / Math.sqrt(6 * pairs))
  }
  test(`${name}, by the time`, compare, pairs * patienceMs)
}
