import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ErrorState } from './error-state.tsx'
import * as words from '../words/frame.generated.ts'

it('is announced and offers to try again', async () => {
  const onRetry = vi.fn<() => void>()
  render(<ErrorState title="Your budgets did not load" onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('Your budgets did not load')
  await userEvent.click(screen.getByRole('button', { name: words.tryAgain() }))
  expect(onRetry).toHaveBeenCalledOnce()
})
