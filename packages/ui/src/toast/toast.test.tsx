// Proves: SYNC-14
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/dialog.tsx'
import { PrivacyProvider } from '../privacy/privacy.tsx'
import { type Toast, type ToastContent, ToastRegion } from './toast.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const app: { say: (content: ToastContent) => void } = { say: () => undefined }

/** Shows what `app.say` was called with last, as an app around the kit does. */
function Region({ first = null }: { first?: ToastContent | null }) {
  const [toast, setToast] = useState<Toast | null>(first && { ...first, id: 0 })
  useEffect(() => {
    app.say = (content) => setToast((before) => ({ ...content, id: (before?.id ?? 0) + 1 }))
  }, [])
  return <ToastRegion toast={toast} onClose={(id) => setToast((now) => (now?.id === id ? null : now))} />
}

const show = (content: ToastContent, hidden = false) =>
  render(
    <PrivacyProvider hidden={hidden} onHiddenChange={vi.fn<(hidden: boolean) => void>()}>
      <Region first={content} />
    </PrivacyProvider>,
  )

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const text = () => screen.getByRole('status').textContent

describe('a toast', () => {
  it('stays eight seconds', () => {
    show({ text: 'Moved to Dining out' })
    pass(7999)
    expect(text()).toBe('Moved to Dining out')
    pass(1)
    expect(text()).toBe('')
  })

  it('pauses while it is hovered or has focus, and then continues with the time left', () => {
    show({ text: 'Moved', action: { label: 'Undo', onAction: vi.fn<() => void>() } })
    pass(6000)
    fireEvent.pointerEnter(screen.getByText('Moved'))
    fireEvent.focus(screen.getByRole('button', { name: 'Undo' }))
    fireEvent.pointerLeave(screen.getByText('Moved'))
    pass(60_000)
    expect(text()).toContain('Moved')
    fireEvent.blur(screen.getByRole('button', { name: 'Undo' }))
    pass(1999)
    expect(text()).toContain('Moved')
    pass(1)
    expect(text()).toBe('')
  })

  it('undoes once and goes', () => {
    const undo = vi.fn<() => void>()
    show({ text: 'Hidden', action: { label: 'Undo', onAction: undo } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(text()).toBe('')
  })

  it('undoes on Ctrl+Z or Cmd+Z from anywhere but a field', () => {
    const onAction = vi.fn<() => void>()
    render(<input aria-label="Amount" />)
    show({ text: 'Moved to Dining out', action: { label: 'Undo', onAction } })
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Amount' }), { key: 'z', ctrlKey: true })
    fireEvent.keyDown(document.body, { key: 'z' })
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey: true })
    expect(onAction).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true })
    expect([onAction.mock.calls.length, text()]).toEqual([1, ''])
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(onAction).toHaveBeenCalledTimes(1)
  })

  it('comes back on Ctrl+Z once it is gone, and is undone by the next one, but only once', () => {
    const onAction = vi.fn<() => void>()
    const press = (target: Element = document.body) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true })
    render(<input aria-label="Amount" />)
    show({ text: 'Deleted', action: { label: 'Undo', onAction } })
    pass(8000)
    press(screen.getByRole('textbox', { name: 'Amount' }))
    expect(text()).toBe('')
    press()
    expect([onAction.mock.calls.length, text()]).toEqual([0, 'DeletedUndo'])
    pass(8000)
    expect(text()).toBe('')
    press()
    press()
    expect([onAction.mock.calls.length, text()]).toEqual([1, ''])
    press()
    expect([onAction.mock.calls.length, text()]).toEqual([1, ''])
  })

  it('does not come back instead of a newer one, or without a button', () => {
    const onAction = vi.fn<() => void>()
    show({ text: 'Deleted', action: { label: 'Undo', onAction } })
    act(() => app.say({ text: 'Hidden', action: { label: 'Undo', onAction } }))
    pass(8000)
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(text()).toBe('HiddenUndo')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    act(() => app.say({ text: 'Updated' }))
    pass(8000)
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(text()).toBe('')
  })

  it('is replaced by the next one, which has its whole time', () => {
    show({ text: 'First' })
    pass(7000)
    act(() => app.say({ text: 'Second' }))
    pass(7000)
    expect(text()).toBe('Second')
    pass(1000)
    expect(text()).toBe('')
  })

  it('stays until it is closed if it has no duration', () => {
    show({ text: 'We are updating your data ...', icon: 'refresh', duration: null })
    pass(600_000)
    expect(text()).toBe('We are updating your data ...')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(text()).toBe('')
  })

  it('hides amounts while amounts are hidden', () => {
    show({ text: 'Budget of $520.00 saved' }, true)
    expect(text()).toBe('Budget of $••• saved')
  })
})

describe('the focus', () => {
  const Page = ({ row = true }: { row?: boolean }) => (
    <>
      <h1>Transactions</h1>
      {row && <button>Corner Bakery</button>}
      <Region first={{ text: 'Hidden', action: { label: 'Undo', onAction: vi.fn<() => void>() } }} />
    </>
  )

  function focusUndo() {
    const page = render(<Page />)
    screen.getByRole('button', { name: 'Corner Bakery' }).focus()
    screen.getByRole('button', { name: 'Undo' }).focus()
    return page
  }

  it('goes back to where it came from when the toast goes', () => {
    focusUndo()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Corner Bakery' }))
  })

  it('goes to the heading of the page if that place is gone', () => {
    const { rerender } = focusUndo()
    rerender(<Page row={false} />)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Transactions' }))
  })

  it('goes back too when another toast replaces it', () => {
    focusUndo()
    act(() => app.say({ text: 'Moved' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Corner Bakery' }))
  })
})

it('is inside the topmost modal while there is one, above its buttons, and outside again after', () => {
  const Page = ({ open }: { open: boolean }) => (
    <>
      <Dialog open={open} title="Split" onClose={() => undefined}>
        <p>Parts</p>
      </Dialog>
      <Region />
    </>
  )
  const { rerender } = render(<Page open />)
  act(() => app.say({ text: 'Saved' }))
  const bottom = () => screen.getByText('Saved').closest('output')?.style.bottom
  expect(screen.getByRole('dialog').contains(screen.getByText('Saved'))).toBe(true)
  expect(bottom()).toBe('4.25rem')
  rerender(<Page open={false} />)
  expect(screen.getByText('Saved').closest('[role=dialog]')).toBeNull()
  expect(bottom()).toBe('')
})
