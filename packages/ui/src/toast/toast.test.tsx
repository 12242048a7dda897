import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/dialog.tsx'
import { PrivacyProvider } from '../privacy/privacy.tsx'
import { createToastStore, ToastProvider, ToastRegion, type ToastContent, type ToastStore } from './toast.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function show(content: ToastContent, hidden = false) {
  const store = createToastStore()
  render(
    <PrivacyProvider hidden={hidden} onHiddenChange={vi.fn<(hidden: boolean) => void>()}>
      <ToastProvider store={store}>
        <ToastRegion />
      </ToastProvider>
    </PrivacyProvider>,
  )
  act(() => {
    store.show(content)
  })
  return store
}

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

  it('waits while it is hovered or has focus, and then goes on from where it was', () => {
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

  it('gives way to the next one, which has its whole time', () => {
    const store = show({ text: 'First' })
    pass(7000)
    act(() => {
      store.show({ text: 'Second' })
    })
    pass(7000)
    expect(text()).toBe('Second')
    pass(1000)
    expect(text()).toBe('')
  })

  it('stays until it is closed where it has no time', () => {
    show({ text: 'We are updating your data ...', icon: 'refresh', duration: null })
    pass(600_000)
    expect(text()).toBe('We are updating your data ...')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(text()).toBe('')
  })

  it('is not taken down by the id of an earlier one', () => {
    const store = createToastStore()
    const first = store.show({ text: 'First' })
    store.show({ text: 'Second' })
    store.dismiss(first)
    expect(store.current()?.text).toBe('Second')
    store.dismiss()
    expect(store.current()).toBeNull()
  })

  it('hides amounts while amounts are hidden', () => {
    show({ text: 'Budget of $520.00 saved' }, true)
    expect(text()).toBe('Budget of $••• saved')
  })
})

describe('the focus', () => {
  const Page = ({ store, row = true }: { store: ToastStore; row?: boolean }) => (
    <>
      <h1>Transactions</h1>
      {row && <button>Corner Bakery</button>}
      <ToastProvider store={store}>
        <ToastRegion />
      </ToastProvider>
    </>
  )

  function focusUndo() {
    const store = createToastStore()
    store.show({ text: 'Hidden', action: { label: 'Undo', onAction: vi.fn<() => void>() } })
    const page = render(<Page store={store} />)
    screen.getByRole('button', { name: 'Corner Bakery' }).focus()
    screen.getByRole('button', { name: 'Undo' }).focus()
    return { store, ...page }
  }

  it('goes back to where it came from when the toast goes', () => {
    focusUndo()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Corner Bakery' }))
  })

  it('goes to the heading of the page where that place is gone', () => {
    const { store, rerender } = focusUndo()
    rerender(<Page store={store} row={false} />)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Transactions' }))
  })

  it('goes back too when another toast takes the place', () => {
    const { store } = focusUndo()
    act(() => {
      store.show({ text: 'Moved' })
    })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Corner Bakery' }))
  })
})

it('stands in the topmost modal while there is one, and beside it again after', () => {
  const store = createToastStore()
  const Page = ({ open }: { open: boolean }) => (
    <ToastProvider store={store}>
      <Dialog open={open} title="Split" onClose={() => undefined}>
        <p>Parts</p>
      </Dialog>
      <ToastRegion />
    </ToastProvider>
  )
  const { rerender } = render(<Page open />)
  act(() => {
    store.show({ text: 'Saved' })
  })
  expect(screen.getByRole('dialog').contains(screen.getByText('Saved'))).toBe(true)
  rerender(<Page open={false} />)
  expect(screen.getByText('Saved').closest('dialog')).toBeNull()
})
