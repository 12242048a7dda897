// Proves: MODAL-01
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

const renderConfirm = (props: Partial<ConfirmDialogProps> = {}) => {
  const onAccept = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  render(
    <ConfirmDialog
      title="Delete this budget?"
      acceptLabel="Delete"
      onAccept={onAccept}
      onCancel={onCancel}
      {...props}
    />,
  )
  return { onAccept, onCancel, dialog: screen.getByRole('alertdialog') }
}

test('without its optional parts it has a title and an accept button', async () => {
  const { onAccept, dialog } = renderConfirm()
  expect(dialog.getAttribute('aria-describedby')).toBeNull()
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(buttons).toEqual(['Close', 'Delete'])
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onAccept).toHaveBeenCalledOnce()
})

test('with them it has an icon, a subtitle that describes it, and a cancel button that has the focus', async () => {
  const { onCancel, dialog } = renderConfirm({
    icon: 'trash',
    subtitle: 'It will not come back.',
    cancelLabel: 'Keep it',
  })
  expect(dialog.querySelector('header svg')).not.toBeNull()
  expect(screen.getByRole('alertdialog', { description: 'It will not come back.' })).toBe(dialog)
  expect(document.activeElement?.textContent).toBe('Keep it')
  await userEvent.keyboard('{Enter}')
  expect(onCancel).toHaveBeenCalledOnce()
})

test('while it is busy nothing accepts or closes', async () => {
  const { onAccept, onCancel } = renderConfirm({ busy: true, cancelLabel: 'Keep it' })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await userEvent.keyboard('{Escape}')
  expect(onAccept).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})
