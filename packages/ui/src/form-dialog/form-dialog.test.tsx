import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextField } from '../text-field/text-field.tsx'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'
import * as words from '../words/forms.generated.ts'

const renderForm = (props: Partial<FormDialogProps> = {}) => {
  const onSubmit = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  render(
    <FormDialog title="Edit your budget" onSubmit={onSubmit} onClose={onClose} {...props}>
      <TextField label="Amount" name="amount" value="" onChange={() => undefined} />
    </FormDialog>,
  )
  return {
    onSubmit,
    onClose,
    save: screen.getByRole<HTMLButtonElement>('button', { name: props.submitLabel ?? 'Save' }),
  }
}

test('Save and Enter in a field submit; Cancel closes', async () => {
  const { onSubmit, onClose, save } = renderForm()
  await userEvent.click(save)
  await userEvent.type(screen.getByLabelText('Amount'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('while the form is invalid Save is disabled, and Enter does nothing', async () => {
  const { onSubmit, save } = renderForm({ valid: false })
  expect(save.disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Amount'), '{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('while it saves nothing submits again and nothing closes it', async () => {
  const { onSubmit, onClose } = renderForm({ busy: true })
  await userEvent.type(screen.getByLabelText('Amount'), '{Enter}')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('an error of the server is above the fields, and the link at the left of the footer', () => {
  renderForm({
    error: 'This budget was changed elsewhere.',
    footerStart: <button type="button">Delete this budget</button>,
  })
  expect(screen.getByRole('alert').textContent).toContain('This budget was changed elsewhere.')
  expect(screen.getByRole('contentinfo').contains(screen.getByText('Delete this budget'))).toBe(true)
})

test('asks before Escape, a press outside or the close button discards what was typed; Cancel means it', async () => {
  const { onClose } = renderForm({ dirty: true })
  const ask = () => screen.findByRole('alertdialog', { name: words.discardTitle() })
  const keep = () => userEvent.click(screen.getByRole('button', { name: words.keepEditing() }))
  await userEvent.click(screen.getByLabelText('Amount'))
  await userEvent.keyboard('{Escape}')
  await ask()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount')))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await ask()
  await keep()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await ask()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})
