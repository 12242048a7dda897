// Proves: ERR-22, MODAL-02
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FailureDialog } from './failure-dialog.tsx'
import * as words from '../words/failure.generated.ts'

test("says 'Whoops, something went wrong', has one button, and only that button takes it away", async () => {
  const onAccept = vi.fn<() => void>()
  render(<FailureDialog open message="We couldn't delete your connection." onAccept={onAccept} />)
  const dialog = screen.getByRole('alertdialog', {
    name: 'Whoops, something went wrong',
    description: "We couldn't delete your connection.",
  })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog)
  expect(onAccept).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: words.close() }))
  expect(onAccept).toHaveBeenCalledOnce()
})
