import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'

function Held() {
  const [value, setValue] = useState('')
  return (
    <TextArea label="Earnings" value={value} onChange={setValue} error={value === '' ? 'Field required' : undefined} />
  )
}

test('keeps the lines of what is pasted, and names its error', async () => {
  render(<Held />)
  const area = screen.getByLabelText<HTMLTextAreaElement>('Earnings')
  expect(area.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(area)
  await userEvent.paste('2024 $82,000\n2025 $84,000')
  expect(area.value).toBe('2024 $82,000\n2025 $84,000')
  expect(area.getAttribute('aria-invalid')).toBeNull()
})
