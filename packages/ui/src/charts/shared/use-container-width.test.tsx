import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { useContainerWidth } from './use-container-width.ts'

function Probe() {
  const [ref, width] = useContainerWidth(584)
  return (
    <div>
      <div ref={ref} />
      <p>{width}</p>
    </div>
  )
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('is the default on a server and without layout', () => {
  expect(renderToString(<Probe />)).toContain('<p>584</p>')
  render(<Probe />)
  expect(screen.getByText('584')).toBeTruthy()
})

it('measures its box if the browser reports no size', () => {
  vi.stubGlobal('ResizeObserver', undefined)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 311.7, 0))
  render(<Probe />)
  expect(screen.getByText('311')).toBeTruthy()
})

it('takes what the browser reports until it is removed', () => {
  const observers: { report: (width: number) => void; disconnected: boolean }[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly entry
      constructor(callback: (entries: { contentRect: { width: number } }[]) => void) {
        this.entry = { report: (width: number) => callback([{ contentRect: { width } }]), disconnected: false }
        observers.push(this.entry)
      }
      observe() {}
      disconnect() {
        this.entry.disconnected = true
      }
    },
  )
  const { unmount } = render(<Probe />)
  act(() => observers[0]?.report(311.7))
  expect(screen.getByText('311')).toBeTruthy()
  act(() => observers[0]?.report(720))
  expect(screen.getByText('720')).toBeTruthy()
  act(() => observers[0]?.report(0))
  expect(screen.getByText('720')).toBeTruthy()
  unmount()
  expect(observers.map(({ disconnected }) => disconnected)).toEqual([true])
})

it('is no wider than paper while the page is printed', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 926, 0))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  render(<Probe />)
  expect(screen.getByText('926')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('600')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getByText('926')).toBeTruthy()
})
