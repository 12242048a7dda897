import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Switch } from './switch.tsx'

test('says whether it is on, and is toggled by a press on its label and by the space bar', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  const { rerender } = render(<Switch label="Weekly email" checked={false} onChange={onChange} />)
  await userEvent.click(screen.getByText('Weekly email'))
  expect(onChange).toHaveBeenLastCalledWith(true)
  rerender(<Switch label="Weekly email" checked onChange={onChange} />)
  expect(screen.getByRole('switch', { name: 'Weekly email' }).getAttribute('aria-checked')).toBe('true')
  screen.getByRole('switch').focus()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenLastCalledWith(false)
})

test('keeps the focus while it is saved, and a press changes nothing', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  const { rerender } = render(<Switch label="Weekly email" checked onChange={onChange} />)
  screen.getByRole('switch').focus()
  rerender(<Switch label="Weekly email" checked onChange={onChange} disabled />)
  await userEvent.keyboard(' ')
  expect(document.activeElement).toBe(screen.getByRole('switch'))
  expect([onChange.mock.calls, screen.getByRole<HTMLInputElement>('switch').checked]).toEqual([[], true])
})

test('an error describes it', () => {
  render(
    <Switch
      label="Weekly email"
      checked={false}
      onChange={() => undefined}
      hint="On Mondays"
      error="Could not be saved"
    />,
  )
  const id = screen.getByRole('switch').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Could not be saved')
})
