import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Heading } from './heading.tsx'

it('has the level it is given, whatever it looks like', () => {
  render(
    <Heading look="result" level={2} id="answer">
      You will be debt free in June 2029.
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 2 }).id).toBe('answer')
})
