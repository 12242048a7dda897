import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
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

it('takes the focus only from code, where it is to', () => {
  const ref = createRef<HTMLHeadingElement>()
  render(
    <Heading look="step" level={2} ref={ref} focusable>
      Check november.ofx
    </Heading>,
  )
  ref.current?.focus()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(ref.current?.tabIndex).toBe(-1)
})
