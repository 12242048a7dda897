import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askForCode, type ConnectWindow } from './connect-window.ts'

const ours = 'https://money.example'

describe('the connecting window', () => {
  let opened: Window
  let asked: ConnectWindow | null
  const onCode = vi.fn<(code: string) => void>()
  const onClosed = vi.fn<() => void>()

  beforeEach(() => {
    vi.useFakeTimers()
    onCode.mockReset()
    onClosed.mockReset()
    const frame = document.createElement('iframe')
    document.body.append(frame)
    if (frame.contentWindow === null) throw new Error('a frame without a window')
    opened = frame.contentWindow
    asked = askForCode({ url: `${ours}/embed/connect`, origin: ours, open: () => opened, onCode, onClosed })
  })
  afterEach(() => {
    asked?.stopListening()
    document.body.replaceChildren()
    vi.useRealTimers()
  })

  const send = (data: unknown, { origin = ours, source = opened }: { origin?: string; source?: Window | null } = {}) =>
    dispatchEvent(new MessageEvent('message', { data, origin, source }))
  const good = { type: 'evenkeel:code', code: 'one-time' }

  it('hands over its code once', () => {
    send(good)
    send({ ...good, code: 'another' })
    expect(onCode.mock.calls).toEqual([['one-time']])
  })

  it.each([
    ['from another origin', good, { origin: 'https://evil.example' }],
    ['from an origin without a name', good, { origin: 'null' }],
    ['from the page itself', good, { source: window }],
    ['from nobody', good, { source: null }],
    ['of another type', { ...good, type: 'code' }, {}],
    ['without a code', { type: 'evenkeel:code' }, {}],
    ['with an empty code', { ...good, code: '' }, {}],
    ['with a code that is no text', { ...good, code: ['one-time'] }, {}],
    ['that is only text', 'evenkeel:code', {}],
    ['that is nothing', null, {}],
  ])('takes no message %s, and still waits', (_, data, from) => {
    send(data, from)
    expect(onCode).not.toHaveBeenCalled()
    send(good)
    expect(onCode).toHaveBeenCalledOnce()
  })

  it('says that it was closed without an answer, unless the answer is just on its way', () => {
    Object.defineProperty(opened, 'closed', { value: true })
    vi.advanceTimersByTime(500)
    expect(onClosed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(500)
    expect(onClosed).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(5000)
    expect(onClosed).toHaveBeenCalledOnce()
  })

  it('is asked no more once nobody listens', () => {
    asked?.stopListening()
    send(good)
    expect(onCode).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('is nothing where the browser blocked it', () => {
  const never = () => expect.fail('nobody was asked')
  expect(askForCode({ url: ours, origin: ours, open: () => null, onCode: never, onClosed: never })).toBeNull()
})
