// Proves: FIELD-09
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { MoneyField, type MoneyFieldProps } from './money-field.tsx'

const input = () => screen.getByLabelText<HTMLInputElement>('Amount')

function renderMoney(props: Partial<MoneyFieldProps> = {}) {
  const onChange = vi.fn<(value: number | null) => void>()
  function Held() {
    const [value, setValue] = useState<number | null>(props.value ?? null)
    const change = (next: number | null) => {
      setValue(next)
      onChange(next)
    }
    return (
      <>
        <MoneyField label="Amount" {...props} value={value} onChange={change} />
        <button onClick={() => setValue(7)}>Set seven</button>
      </>
    )
  }
  render(<Held />)
  return { onChange, last: () => onChange.mock.lastCall?.[0] }
}

describe('MoneyField', () => {
  test('shows two decimals and parted thousands, and keeps that text when it gets the focus', async () => {
    renderMoney({ value: 1234.5 })
    expect(input().value).toBe('1,234.50')
    await userEvent.click(input())
    expect(input().value).toBe('1,234.50')
  })

  test('reports decimal dollars with each key, and null for an empty box', async () => {
    const { onChange } = renderMoney()
    await userEvent.type(input(), '0.05')
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([0, 0, 0, 0.05])
    await userEvent.clear(input())
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  test.each([
    ['left', '{Tab}'],
    ['sent by Enter', '{Enter}'],
  ])('keeps the text as typed until it is %s, then shows parted thousands and cents', async (_how, key) => {
    const { last } = renderMoney()
    await userEvent.type(input(), '1234.5')
    expect(input().value).toBe('1234.5')
    await userEvent.keyboard(key)
    expect(input().value).toBe('1,234.50')
    expect(last()).toBe(1234.5)
  })

  test('a third decimal is rounded when the field is left, and reported rounded from the start', async () => {
    const { last } = renderMoney()
    await userEvent.type(input(), '10.2391')
    expect([input().value, last()]).toEqual(['10.2391', 10.24])
    await userEvent.tab()
    expect(input().value).toBe('10.24')
  })

  test('typing in the middle of a text keeps the caret there', async () => {
    renderMoney({ value: 1234.5 })
    await userEvent.type(input(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect([input().value, input().selectionStart]).toEqual(['19,234.50', 2])
  })

  test('a text that is no amount stays visible, and is no number', async () => {
    const { last } = renderMoney()
    await userEvent.type(input(), '1.234,5x')
    expect([input().value, last()]).toEqual(['1.234,5x', Number.NaN])
  })

  test('does not take a 16th character', async () => {
    const { last } = renderMoney()
    await userEvent.type(input(), '1234567890123456')
    expect(last()).toBe(123456789012345)
  })

  test('shows a value that is set from outside', async () => {
    renderMoney({ value: 5 })
    await userEvent.type(input(), '5')
    await userEvent.click(screen.getByText('Set seven'))
    expect(input().value).toBe('7.00')
  })

  test('positive refuses the minus key and a pasted minus', async () => {
    const { onChange } = renderMoney({ subtype: 'positive' })
    await userEvent.type(input(), '-5')
    expect(input().value).toBe('5')
    onChange.mockClear()
    await userEvent.paste('-9')
    await userEvent.paste('−9')
    expect(input().value).toBe('5')
    expect(onChange).not.toHaveBeenCalled()
  })

  test.each(['any', 'negative', 'nonzero'] as const)(
    '%s: the minus key makes the number negative, a second one changes nothing',
    async (subtype) => {
      const { last } = renderMoney({ subtype })
      await userEvent.type(input(), '62.18-')
      expect(last()).toBe(-62.18)
      await userEvent.keyboard('-')
      expect(last()).toBe(-62.18)
      expect(input().value).toBe('-62.18')
    },
  )

  test('a pasted amount loses its signs and is rounded to cents', async () => {
    const { last } = renderMoney()
    await userEvent.click(input())
    await userEvent.paste('$1,234.565')
    expect(last()).toBe(1234.57)
    expect(input().value).toBe('1,234.57')
  })

  test.each([
    ['EUR', '€', '1,234.50'],
    ['CAD', 'CA$', '1,234.50'],
    ['JPY', '¥', '1,235'],
    ['points', 'points', '1,234.50'],
  ])('an amount in %s is shown after %s, with the decimals of its currency', (currency, sign, text) => {
    renderMoney({ currency, value: 1234.5 })
    expect(screen.getByText(sign)).toBeTruthy()
    expect(input().value).toBe(text)
  })
})
