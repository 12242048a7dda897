import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Badge } from './badge.tsx'

it('shows its words, neutral by default', () => {
  render(<Badge>Draft</Badge>)
  render(<Badge tone="accent">Suggested for you</Badge>)
  expect(screen.getByText('Draft').className).toContain('bg-sunken')
  expect(screen.getByText('Suggested for you').className).toContain('bg-accent-soft')
})
