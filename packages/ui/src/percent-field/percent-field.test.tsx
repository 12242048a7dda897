// Proves: FIELD-10
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { PercentField } from './percent-field.tsx'

const input = () => screen.getByLabelText<HTMLInputElement>('Rate')

function renderPercent(start: number | null = null) {
  const onChange = vi.fn<(value: number | null) => void>()
  function Held() {
    const [value, setValue] = useState(start)
    const change = (next: number | null) => {
      setValue(next)
      onChange(next)
    }
    return <PercentField label="Rate" value={value} onChange={change} />
  }
  const { unmount } = render(<Held />)
  return { onChange, unmount, last: () => onChange.mock.lastCall?.[0] }
}

test('shows a fraction as percent without noise', () => {
  renderPercent(0.07)
  expect(input().value).toBe('7')
})

test('reports a fraction', async () => {
  const { last } = renderPercent()
  await userEvent.type(input(), '2.55')
  expect(last()).toBe(0.0255)
})

test('keeps the text as typed until the field is left, then shows two decimals', async () => {
  const { last } = renderPercent()
  await userEvent.type(input(), '6.789')
  expect([input().value, last()]).toEqual(['6.789', 0.0679])
  await userEvent.tab()
  expect(input().value).toBe('6.79')
})

test('accepts more than 100: limits belong to the rule', async () => {
  const { last } = renderPercent()
  await userEvent.type(input(), '101')
  expect(last()).toBe(1.01)
})

test('a pasted percentage is rounded to two decimals', async () => {
  const { last } = renderPercent()
  await userEvent.click(input())
  await userEvent.paste('6.789%')
  expect(last()).toBe(0.0679)
})

test('refuses a minus', async () => {
  const { last } = renderPercent()
  await userEvent.type(input(), '-3')
  expect(last()).toBe(0.03)
})

test('every percentage of two decimals is shown exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
      const { unmount } = renderPercent(hundredths / 10_000)
      expect(Number(input().value) * 100).toBeCloseTo(hundredths, 6)
      unmount()
    }),
    { numRuns: 30 },
  )
})
