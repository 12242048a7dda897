import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Notice, NoticeAction } from './notice.tsx'

describe('Notice', () => {
  it('is announced only if asked for, and then with that urgency', () => {
    render(<Notice>Quiet</Notice>)
    render(<Notice announce="polite">Polite</Notice>)
    render(<Notice announce="assertive">Urgent</Notice>)
    expect(screen.getByRole('status').textContent).toBe('Polite')
    expect(screen.getByRole('alert').textContent).toBe('Urgent')
  })

  it('does what its action says', async () => {
    const retry = vi.fn<() => void>()
    render(
      <Notice tone="warning" action={<NoticeAction onClick={retry}>Retry</NoticeAction>}>
        Could not refresh. Showing data from 9:41 AM.
      </Notice>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})
