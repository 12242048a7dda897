import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Spinner } from './spinner.tsx'

it('is decoration unless it has a label', () => {
  render(<Spinner />)
  expect(screen.queryByRole('img')).toBeNull()
  render(<Spinner label="Saving" />)
  expect(screen.getByRole('img', { name: 'Saving' })).toBeTruthy()
})
