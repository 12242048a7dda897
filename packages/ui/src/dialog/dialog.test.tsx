import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Dialog, DialogBody, type DialogProps } from './dialog.tsx'

const renderDialog = (props: Partial<DialogProps> = {}) => {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog open onClose={onClose} title="Split transaction" {...props}>
      <DialogBody>
        <input aria-label="Amount" />
      </DialogBody>
    </Dialog>,
  )
  return { onClose, dialog: screen.queryByRole<HTMLDialogElement>(props.role ?? 'dialog') }
}

test('is named by its title, described by its description and shown as a modal', () => {
  const { dialog } = renderDialog({ description: 'Two or more parts.' })
  expect(dialog).toBe(screen.getByRole('dialog', { name: 'Split transaction', description: 'Two or more parts.' }))
  expect(dialog?.open).toBe(true)
})

test("keeps the default modal class 'modal-sm' on its element, or the one it is given", () => {
  expect(renderDialog().dialog?.classList.contains('modal-sm')).toBe(true)
  document.body.replaceChildren()
  const { dialog } = renderDialog({ modalClass: 'modal-lg' })
  expect(dialog?.classList.contains('modal-lg')).toBe(true)
  expect(dialog?.classList.contains('modal-sm')).toBe(false)
})

test('closed, nothing of it is in the page', () => {
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

test('one that may not be dismissed has no close button and stays on Escape', async () => {
  const { onClose, dialog } = renderDialog({ dismissible: false })
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(dialog?.getAttribute('closedby')).toBe('none')
})

test('one that the browser closed by itself is shown again, and asks to be closed', () => {
  const { onClose, dialog } = renderDialog()
  dialog?.close()
  dialog?.dispatchEvent(new Event('close'))
  expect(dialog?.open).toBe(true)
  expect(onClose).toHaveBeenCalledOnce()
})
