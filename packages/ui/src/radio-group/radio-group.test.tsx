import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'high', label: 'High interest first' },
  { value: 'low', label: 'Lowest balance first' },
]

test('the group is named, one is chosen, and a press chooses another', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<RadioGroup label="Strategy" options={options} value="high" onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Strategy' })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'High interest first' }).checked).toBe(true)
  await userEvent.click(screen.getByText('Lowest balance first'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('low')
})

test('while it is disabled, a press changes nothing and the focus stays', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const group = (disabled: boolean) => (
    <RadioGroup label="Strategy" options={options} value="high" disabled={disabled} onChange={onChange} />
  )
  const { rerender } = render(group(false))
  const chosen = screen.getByRole<HTMLInputElement>('radio', { name: 'High interest first' })
  chosen.focus()
  rerender(group(true))
  await userEvent.click(screen.getByText('Lowest balance first'))
  await userEvent.keyboard('{ArrowDown}')
  expect(onChange).not.toHaveBeenCalled()
  expect(chosen.checked).toBe(true)
  expect(chosen.matches(':disabled')).toBe(false)
  expect(document.activeElement?.getAttribute('type')).toBe('radio')
})
