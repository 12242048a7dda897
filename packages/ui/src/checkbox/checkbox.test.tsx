import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'

test('a press on its label toggles it', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(<Checkbox label="Hidden from net worth" checked onChange={onChange} />)
  await userEvent.click(screen.getByText('Hidden from net worth'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
})

test('its error is described and marks it invalid', () => {
  render(<Checkbox label="I agree" checked={false} onChange={() => undefined} error="Field required" />)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Field required')
})
