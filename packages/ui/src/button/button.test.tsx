import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

describe('Button', () => {
  it('does nothing and keeps its place in the tab order while busy', async () => {
    const onClick = vi.fn<() => void>()
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.disabled).toBe(false)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('does nothing and keeps the focus while there is nothing to do, unless it submits', async () => {
    const onClick = vi.fn<() => void>()
    const both = (disabled: boolean) => (
      <>
        <Button disabled={disabled} onClick={onClick}>
          Last page
        </Button>
        <Button type="submit" disabled={disabled}>
          Save
        </Button>
      </>
    )
    const { rerender } = render(both(false))
    const last = screen.getByRole<HTMLButtonElement>('button', { name: 'Last page' })
    last.focus()
    rerender(both(true))
    await userEvent.keyboard('{Enter}')
    expect([document.activeElement, last.getAttribute('aria-disabled')]).toEqual([last, 'true'])
    expect(onClick).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  })

  it('does not submit a form while busy, and submits it otherwise', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </form>
    )
    const { rerender } = render(form(true))
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
    rerender(form(false))
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('submits no form unless its type is submit', () => {
    render(<Button>Back</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })
})
