import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openerLink } from '../window/opener-link.ts'
import { createWindowLink } from './window-link.ts'

/** A window that notes when it is closed. */
function openFake(): Window {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'))
  if (contentWindow === null) throw new Error('no window')
  vi.spyOn(contentWindow, 'close')
  return contentWindow
}

const link = () => {
  const parts = { describe: vi.fn(), onCode: vi.fn(), onNotAllowed: vi.fn(), onClosed: vi.fn(), onWaiting: vi.fn() }
  return { ...parts, ...createWindowLink(parts) }
}

const say = (source: Window, data: object) =>
  dispatchEvent(new MessageEvent('message', { source, origin: location.origin, data }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('closes the window once it has its code, and says of it no more that the person closed it', () => {
  const { open, onCode, onClosed } = link()
  const opened = openFake()
  vi.spyOn(globalThis, 'open').mockReturnValue(opened)
  open()
  say(opened, { type: 'evenkeel:code', code: 'one' })
  expect(onCode.mock.calls).toEqual([['one']])
  expect(opened.close).toHaveBeenCalledOnce()
  Object.defineProperty(opened, 'closed', { value: true })
  vi.advanceTimersByTime(2_000)
  expect(onClosed).not.toHaveBeenCalled()
})

it('hears what was decided before it closes the window, and leaves it open while another question waits', async () => {
  const own = link()
  own.describe.mockResolvedValue({ page: 'https://intranet.example' })
  const opened = openFake()
  vi.spyOn(opened, 'focus').mockReturnValue()
  const postMessage = vi.spyOn(opened, 'postMessage').mockReturnValue()
  vi.spyOn(globalThis, 'open').mockReturnValue(opened)
  const answers = [own.ask({ kind: 'delete-account', accountId: 1 }), own.ask({ kind: 'delete-account', accountId: 2 })]
  await vi.advanceTimersByTimeAsync(0)
  const ids = postMessage.mock.lastCall?.[0].proposals.map(({ id }: { id: string }) => id)
  const decideNext = () =>
    say(opened, { type: 'evenkeel:decided', id: ids.shift(), decided: { isDone: true, changeId: 7 } })
  decideNext()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(opened.close).not.toHaveBeenCalled()
  decideNext()
  expect(await Promise.all(answers)).toEqual([
    { isDone: true, changeId: 7 },
    { isDone: true, changeId: 7 },
  ])
  await vi.advanceTimersByTimeAsync(1_200)
  expect(opened.close).toHaveBeenCalledOnce()
})

it('takes no code of another window', () => {
  const { open, onCode } = link()
  vi.spyOn(globalThis, 'open').mockReturnValue(openFake())
  open()
  say(openFake(), { type: 'evenkeel:code', code: 'one' })
  expect(onCode).not.toHaveBeenCalled()
})

it('leaves the window open until the frame has the code, and closes it in the end if the page has gone', () => {
  const close = vi.spyOn(globalThis, 'close').mockReturnValue()
  const postMessage = vi.fn()
  vi.stubGlobal('opener', { postMessage })
  openerLink.handCode('one')
  expect(postMessage.mock.calls).toEqual([[{ type: 'evenkeel:code', code: 'one' }, location.origin]])
  vi.advanceTimersByTime(5_000)
  expect(close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5_000)
  expect(close).toHaveBeenCalledOnce()
})
