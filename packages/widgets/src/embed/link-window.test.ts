import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLinkWindow } from './link-window.tsx'

const origin = 'https://money.example'

const onClosed = vi.fn<() => void>()
const say = vi.fn<() => boolean>()
const focus = vi.fn<() => void>()
let isClosed = false

beforeEach(() => {
  vi.useFakeTimers()
  for (const mock of [onClosed, say, focus]) mock.mockReset()
  say.mockReturnValue(true)
  isClosed = false
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function make(isBlocked = false) {
  const opened = {
    focus,
    get closed() {
      return isClosed
    },
  }
  const open = vi.fn(() => (isBlocked ? null : opened))
  vi.stubGlobal('open', open)
  return { open, linkWindow: createLinkWindow({ origin, say, onClosed }) }
}

it('is told to the page first, stands on our own origin, and says once that it was closed', () => {
  const { open, linkWindow } = make()
  expect(linkWindow.open()).toBe(true)
  const href = `${origin}/embed/connect?link=account`
  expect(say.mock.calls).toEqual([['evenkeel:navigate', { href }]])
  expect(open).toHaveBeenCalledExactlyOnceWith(href, '_blank', expect.stringContaining('popup'))
  vi.advanceTimersByTime(5000)
  expect(onClosed).not.toHaveBeenCalled()
  isClosed = true
  vi.advanceTimersByTime(5000)
  expect(onClosed).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('is opened once: a second press brings it forward, and after its end there can be another', () => {
  const { open, linkWindow } = make()
  linkWindow.open()
  linkWindow.open()
  expect([open.mock.calls.length, focus.mock.calls.length]).toEqual([1, 1])
  isClosed = true
  vi.advanceTimersByTime(1000)
  isClosed = false
  linkWindow.open()
  expect(open).toHaveBeenCalledTimes(2)
})

it('says where the browser blocked it', () => {
  expect(make(true).linkWindow.open()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

it('does not open where the page prevents it, which is no fault', () => {
  const { open, linkWindow } = make()
  say.mockReturnValue(false)
  expect(linkWindow.open()).toBe(true)
  expect(open).not.toHaveBeenCalled()
})

it('is forgotten with the widget', () => {
  const { linkWindow } = make()
  linkWindow.open()
  linkWindow.forget()
  isClosed = true
  vi.advanceTimersByTime(5000)
  expect(onClosed).not.toHaveBeenCalled()
})
