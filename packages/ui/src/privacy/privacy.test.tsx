import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Money } from '../money/money.tsx'
import { Private, PrivacyProvider, usePrivacy, usePrivateText } from './privacy.tsx'
import * as words from '../words/frame.generated.ts'

const sentence = 'You spent $1,220.82 less than you earned, of \u2212$6k or +$5.'

function Sample() {
  const { hidden, toggle } = usePrivacy()
  const mask = usePrivateText()
  return (
    <>
      <button type="button" aria-pressed={hidden} onClick={toggle}>
        Hide amounts
      </button>
      <p>
        <Money value={77440.46} /> and <Private>$12.00</Private>
      </p>
      <p title={mask(sentence)}>75% spent</p>
    </>
  )
}

function Switched() {
  const [hidden, setHidden] = useState(false)
  return (
    <PrivacyProvider hidden={hidden} onHiddenChange={setHidden}>
      <Sample />
    </PrivacyProvider>
  )
}

describe('privacy', () => {
  it('removes every real digit of an amount from the page, and brings them back', async () => {
    const { container } = render(<Switched />)
    expect(container.innerHTML).toContain('77,440.46')
    await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }))
    expect(container.innerHTML).not.toMatch(/77,440|1,220|12\.00|6k|\$5/)
    expect(screen.getAllByText(words.amountHidden())).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { pressed: true }))
    expect(container.innerHTML).toContain('77,440.46')
  })

  it('draws the same veil for every amount', () => {
    const veilOf = (value: number) => {
      const { container } = render(
        <PrivacyProvider hidden onHiddenChange={vi.fn<(hidden: boolean) => void>()}>
          <Money value={value} look="flow" />
        </PrivacyProvider>,
      )
      return container.innerHTML
    }
    expect(veilOf(-3)).toBe(veilOf(-1_000_000))
  })

  it('leaves words and percents alone, and puts dots for amounts in plain text', async () => {
    render(<Switched />)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByText('75% spent').title).toBe('You spent $••• less than you earned, of $••• or $•••.')
  })

  it('is off without a provider', () => {
    render(<Sample />)
    expect(screen.getByText('75% spent').title).toBe(sentence)
  })
})
