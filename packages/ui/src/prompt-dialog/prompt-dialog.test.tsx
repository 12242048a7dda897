import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PromptDialog } from './prompt-dialog.tsx'

test('each way is a button, and pressing one is the answer', async () => {
  const connect = vi.fn<() => void>()
  const create = vi.fn<() => void>()
  const choices = [
    { label: 'Connect an account', icon: 'bank', onChoose: connect },
    { label: 'Create an account', icon: 'pencil', onChoose: create },
  ] as const
  render(<PromptDialog onClose={() => undefined} title="Add an account" choices={choices} />)
  expect(document.activeElement?.textContent).toBe('Connect an account')
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }))
  expect(create).toHaveBeenCalledOnce()
  expect(connect).not.toHaveBeenCalled()
})
