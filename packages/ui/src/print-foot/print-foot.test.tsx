import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PrintFoot } from './print-foot.tsx'

it('shows the time and the address of a printed page', () => {
  render(<PrintFoot asOf="11/19/2026, 9:41 AM" address="https://evenkeel.example/secure/home" />)
  expect(screen.getByRole('contentinfo', { hidden: true }).textContent).toBe(
    'As of 11/19/2026, 9:41 AMhttps://evenkeel.example/secure/home',
  )
})
