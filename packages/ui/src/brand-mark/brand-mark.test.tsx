import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Brand } from './brand-mark.tsx'

it('is the name with a mark that is hidden from screen readers', () => {
  const { container } = render(<Brand />)
  expect(container.textContent).toBe('Evenkeel')
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
