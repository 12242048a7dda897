// Proves: CONST-45
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Dialog, DialogBody, type DialogProps } from './dialog.tsx'

const renderDialog = (props: Partial<DialogProps> = {}) => {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog onClose={onClose} title="Split transaction" {...props}>
      <DialogBody>
        <input aria-label="Amount" />
      </DialogBody>
    </Dialog>,
  )
  return { onClose, dialog: screen.queryByRole(props.role ?? 'dialog') }
}

test('is named by its title, described by its description, and modal', () => {
  const { dialog } = renderDialog({ description: 'Two or more parts.' })
  expect(dialog).toBe(screen.getByRole('dialog', { name: 'Split transaction', description: 'Two or more parts.' }))
  expect(dialog?.getAttribute('aria-modal')).toBe('true')
})

test("keeps the default modal class 'modal-sm' on its element, or the one it is given", () => {
  expect(renderDialog().dialog?.classList.contains('modal-sm')).toBe(true)
  cleanup()
  const { dialog } = renderDialog({ modalClass: 'modal-lg' })
  expect(dialog?.classList.contains('modal-lg')).toBe(true)
  expect(dialog?.classList.contains('modal-sm')).toBe(false)
})

test('while closed it is not in the page', () => {
  expect(renderDialog({ open: false }).dialog).toBeNull()
  expect(screen.queryByLabelText('Amount')).toBeNull()
})

test('the focus goes to the first field, past the close button', () => {
  renderDialog()
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'))
})

test('the close button and Escape close it', async () => {
  const { onClose } = renderDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a dialog that may not be dismissed has no close button and ignores Escape', async () => {
  const { onClose } = renderDialog({ dismissible: false })
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('Escape that ends the writing of a character closes nothing', () => {
  const { onClose } = renderDialog()
  fireEvent.keyDown(screen.getByLabelText('Amount'), { key: 'Escape', isComposing: true })
  expect(onClose).not.toHaveBeenCalled()
})

test('a press next to it closes it, and one inside does not', async () => {
  const { onClose, dialog } = renderDialog()
  await userEvent.click(screen.getByRole('heading'))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(dialog?.parentElement ?? document.body)
  expect(onClose).toHaveBeenCalledOnce()
})

describe('the focus', () => {
  function Page({ open }: { readonly open: 'none' | 'first' | 'second' }) {
    return (
      <>
        <button>Add account</button>
        <Dialog open={open === 'first'} onClose={() => undefined} title="How">
          <DialogBody>
            <button>By hand</button>
          </DialogBody>
        </Dialog>
        <Dialog open={open === 'second'} onClose={() => undefined} title="Create account">
          <DialogBody>
            <input aria-label="Name" />
          </DialogBody>
        </Dialog>
      </>
    )
  }

  function renderPage(strict: boolean) {
    const page = (open: 'none' | 'first' | 'second') =>
      strict ? (
        <StrictMode>
          <Page open={open} />
        </StrictMode>
      ) : (
        <Page open={open} />
      )
    const { rerender } = render(page('none'))
    const button = screen.getByRole('button', { name: 'Add account' })
    button.focus()
    return { button, show: (open: 'none' | 'first' | 'second') => rerender(page(open)) }
  }

  test.each([false, true])('returns to where it was, in strict mode: %s', async (strict) => {
    const { button, show } = renderPage(strict)
    show('first')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'By hand' }))
    show('none')
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  test('returns there too from a dialog that opened in place of another', async () => {
    const { button, show } = renderPage(false)
    show('first')
    show('second')
    await new Promise((done) => setTimeout(done))
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    show('none')
    await waitFor(() => expect(document.activeElement).toBe(button))
  })
})
