import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Status, StatusDot, type StatusName } from './status.tsx'

const words: readonly (readonly [StatusName, string])[] = [
  ['not-started', 'Not started'],
  ['plan-pending', 'Plan pending'],
  ['in-progress', 'In progress'],
  ['needs-attention', 'Needs attention'],
]

describe('Status', () => {
  it.each(words)('of %s is an icon and the words "%s"', (status, word) => {
    const { container } = render(<Status status={status} />)
    expect(screen.getByText(word)).toBeTruthy()
    expect(container.querySelector('svg')).not.toBeNull()
  })

  it.each(words)('as a dot for %s still says "%s"', (status, word) => {
    render(<StatusDot status={status} />)
    expect(screen.getByText(word)).toBeTruthy()
  })

  it('shows no dot if there is nothing to do', () => {
    const { container } = render(<StatusDot status="in-progress" />)
    expect(container.querySelector('[data-swatch]')).toBeNull()
  })
})
