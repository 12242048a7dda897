import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ButtonLink, TextLink } from './link.tsx'

describe('links', () => {
  it('keep their words as their name, with any icon', () => {
    render(
      <TextLink href="#/cash-flow" arrow>
        View cash flow
      </TextLink>,
    )
    expect(screen.getByRole('link', { name: 'View cash flow' }).getAttribute('href')).toBe('#/cash-flow')
  })

  it('stay links if they look like buttons', () => {
    render(
      <ButtonLink href="#/goals" variant="primary" icon="plus">
        Start
      </ButtonLink>,
    )
    expect(screen.getByRole('link', { name: 'Start' })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
