import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

const input = () => screen.getByLabelText<HTMLInputElement>('Age')

function renderNumber(props: Partial<NumberFieldProps> = {}) {
  const onChange = vi.fn<(value: number | null) => void>()
  function Held() {
    const [value, setValue] = useState<number | null>(67)
    return (
      <>
        <NumberField label="Age" {...props} value={value} onChange={(next) => (setValue(next), onChange(next))} />
        <button onClick={() => setValue(70)}>Set seventy</button>
      </>
    )
  }
  render(<Held />)
  return onChange
}

test('reports a number with each key, null for an empty text and NaN for a text that is no number', async () => {
  const onChange = renderNumber()
  await userEvent.type(input(), '{Backspace>2/}6x')
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([6, null, 6, Number.NaN])
  expect(input().value).toBe('6x')
})

test('shows a value that is set from outside, with its unit', async () => {
  renderNumber({ unit: 'years' })
  await userEvent.type(input(), '.')
  await userEvent.click(screen.getByText('Set seventy'))
  expect(input().value).toBe('70')
  expect(screen.getByText('years', { ignore: '[hidden]' })).toBeTruthy()
})

test('a pasted number may have thousands separators; a number that is too long is refused', async () => {
  const onChange = renderNumber()
  await userEvent.clear(input())
  await userEvent.paste('1,250')
  expect(onChange).toHaveBeenLastCalledWith(1250)
  await userEvent.clear(input())
  await userEvent.paste('1234567890123456')
  expect(input().value).toBe('')
})
