import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { Heading, HeadingBase } from './heading.tsx'

it('has its level, independent of its look', () => {
  render(
    <Heading look="result" level={2} id="answer">
      You will be debt free in June 2029.
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 2 }).id).toBe('answer')
})

it('takes the focus only from code, if it is focusable', () => {
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

it('is as far below the page’s headings as the page around it says, and never below 6', () => {
  render(
    <HeadingBase value={4}>
      <Heading look="part" level={2}>
        Budgets
      </Heading>
      <Heading look="item" level={4}>
        Groceries
      </Heading>
    </HeadingBase>,
  )
  expect(screen.getByRole('heading', { name: 'Budgets', level: 4 })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Groceries', level: 6 })).toBeDefined()
})

it('is the top of the page where a card is', () => {
  render(
    <HeadingBase value={1}>
      <Heading look="part" level={2}>
        Budgets
      </Heading>
    </HeadingBase>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
})
