import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Percent } from './percent.tsx'

it('shows a fraction as a percentage', () => {
  expect(render(<Percent value={0.58} />).container.textContent).toBe('58%')
  expect(render(<Percent value={0.2724} decimals={2} />).container.textContent).toBe('27.24%')
})
