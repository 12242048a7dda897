import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Swatch } from './swatch.tsx'

it('is a hidden square in its color', () => {
  const { container } = render(<Swatch color="var(--color-chart-1)" />)
  const square = container.querySelector('span')
  expect(square?.style.backgroundColor).toBe('var(--color-chart-1)')
  expect(square?.getAttribute('aria-hidden')).toBe('true')
})
