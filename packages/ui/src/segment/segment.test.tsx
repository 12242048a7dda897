import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Segment } from './segment.tsx'

it('is a group of radio buttons, one of which is chosen', async () => {
  const onChange = vi.fn()
  const options = [
    { value: 'month', label: '1M' },
    { value: 'year', label: '1Y' },
  ]
  render(<Segment label="Range" options={options} value="month" onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Range' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: '1M' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('radio', { name: '1Y' }))
  expect(onChange).toHaveBeenCalledWith('year')
})
