import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Money } from './money.tsx'

const shown = (element: ReactElement) => {
  const { container } = render(element)
  return { text: container.textContent, positive: container.querySelector('.text-positive') !== null }
}

describe('Money', () => {
  it('puts U+2212 before the sign of an amount below zero', () => {
    expect(shown(<Money value={-1264.1} />).text).toBe('\u2212$1,264.10')
  })

  it('shows money in with a plus in the positive color, and money out as plain text', () => {
    expect(shown(<Money value={2412.38} look="flow" />)).toEqual({ text: '+$2,412.38', positive: true })
    expect(shown(<Money value={-62.18} look="flow" />)).toEqual({ text: '\u2212$62.18', positive: false })
    expect(shown(<Money value={0} look="flow" />)).toEqual({ text: '$0.00', positive: false })
  })

  it('shows signs without color, none at all, or whole dollars', () => {
    expect(shown(<Money value={1220.82} look="signed" cents={false} />)).toEqual({ text: '+$1,221', positive: false })
    expect(shown(<Money value={-26.14} look="bare" />).text).toBe('$26.14')
    expect(shown(<Money value={5} currency="EUR" />).text).toBe('€5.00')
  })
})
