import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetWatchesAfterTest } from './press-check.fixture.ts'
import { countsAsPress, watchPresses } from './press-check.ts'

const good = { isTrusted: true, beganAt: 10_000, restsSince: 9_500, isVisible: true }

describe('a press in a frame', () => {
  it('counts half a second after its control came to rest', () => {
    expect(countsAsPress(good)).toBe(true)
    expect(countsAsPress({ ...good, beganAt: 9_999 })).toBe(false)
  })

  it('counts where the browser cannot say what is visible, and not where it says no', () => {
    expect(countsAsPress({ ...good, isVisible: null })).toBe(true)
    expect(countsAsPress({ ...good, isVisible: false })).toBe(false)
  })

  it('does not count when a script made it', () => {
    expect(countsAsPress({ ...good, isTrusted: false })).toBe(false)
  })
})

describe('a press while the browser is busy', () => {
  /** Answers after a second that the page covers the part. */
  class LateObserver {
    readonly report: (entries: readonly { isVisible: boolean }[]) => void
    constructor(report: LateObserver['report']) {
      this.report = report
    }
    observe(): void {
      setTimeout(() => this.report([{ isVisible: false }]), 1_000)
    }
    disconnect(): void {}
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('IntersectionObserver', LateObserver)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  /** Watches the page and presses it a second later. A test cannot make a trusted event, so its listener gets one that says so. */
  function pressLater() {
    const added = forgetWatchesAfterTest()
    const presses = watchPresses(document.body)
    const listener = added.mock.calls.find(([name]) => name === 'pointerdown')?.[1]
    if (typeof listener !== 'function') throw new Error('No press is watched')
    const said = { isTrusted: true, target: document.body, timeStamp: performance.now() + 1_000 }
    listener.call(document, new Proxy(new Event('pointerdown'), { get: (_, name) => Reflect.get(said, name) }))
    return presses
  }

  it('changes nothing if the browser says late that the page covers it', async () => {
    const allowed = pressLater().allowsChange()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await allowed).toBe(false)
  })
})
