// Proves: FORM-15
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DateText } from './date-text.tsx'

it('shows MM/DD/YYYY and has the day for machines, with any time', () => {
  const { container } = render(<DateText value="2026-11-19T00:00:00Z" />)
  const time = container.querySelector('time')
  expect(time?.textContent).toBe('11/19/2026')
  expect(time?.dateTime).toBe('2026-11-19')
})
