import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Input } from './input.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>(/^Field/)
const message = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent ?? null

/** What every input here is given; the rest is the test's. */
interface Held<Value> {
  label: string
  name: string
  value: Value
  onChange: (value: Value) => void
}

/** Renders an input that holds its own value; gives what it last said. */
function renderHeld<Value>(start: Value, draw: (held: Held<Value>) => ReactNode) {
  const last = vi.fn<(value: Value) => void>()
  function Holder() {
    const [value, setValue] = useState({ start })
    return draw({
      label: 'Field',
      name: 'field',
      value: value.start,
      onChange: (next) => (setValue({ start: next }), last(next)),
    })
  }
  render(<Holder />)
  return last
}

const renderText = (draw: (held: Held<string>) => ReactNode) => renderHeld<string>('', draw)
const renderNumber = (draw: (held: Held<number | null>) => ReactNode, start: number | null = null) =>
  renderHeld(start, draw)

describe('when it speaks', () => {
  test('only after it was left, and no longer once it is mended', async () => {
    renderText((held) => <Input {...held} type="email" />)
    await userEvent.type(field(), 'a@b')
    expect(message()).toBeNull()
    await userEvent.tab()
    expect(message()).toBe('Please enter a valid email address.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(field(), '.co')
    expect(message()).toBeNull()
  })

  test('an empty one that is required asks for a value (FIELD-16)', async () => {
    renderText((held) => <Input {...held} type="alphabetical" required />)
    expect(screen.getByText('Field').textContent).toBe('Field *')
    await userEvent.click(field())
    await userEvent.tab()
    expect(message()).toBe('Field required')
  })

  test('an optional one says so, and is content when it is empty (FIELD-17)', async () => {
    renderText((held) => <Input {...held} type="alphabetical" optional />)
    expect(screen.getByText('Field').textContent).toBe('Field (optional)')
    await userEvent.click(field())
    await userEvent.tab()
    expect(message()).toBeNull()
  })

  test('a validator of its own speaks in place of the default message (FIELD-24)', async () => {
    renderText((held) => (
      <Input {...held} type="alphanumericAmpersand" required validate={() => 'Please provide a valid name.'} />
    ))
    await userEvent.click(field())
    await userEvent.tab()
    expect(message()).toBe('Please provide a valid name.')
  })

  test('what the form says goes before its own message', () => {
    render(
      <Input type="email" label="Field" name="field" value="a@b" onChange={() => undefined} error="Email not valid" />,
    )
    expect(message()).toBe('Email not valid')
  })
})

describe('texts', () => {
  test('take 60 characters, typed or pasted (FIELD-18)', async () => {
    const last = renderText((held) => <Input {...held} type="alphanumeric" />)
    await userEvent.click(field())
    await userEvent.paste('x'.repeat(61))
    expect(last).toHaveBeenLastCalledWith('x'.repeat(60))
    await userEvent.keyboard('y')
    expect(field().value).toHaveLength(60)
  })

  test('a password is hidden and keeps its spaces (FIELD-01)', async () => {
    const last = renderText((held) => <Input {...held} type="password" />)
    expect(field().type).toBe('password')
    await userEvent.type(field(), ' a ')
    expect(last).toHaveBeenLastCalledWith(' a ')
  })

  test('a phone number gets its dashes, and one that begins with 0 is refused (FIELD-11)', async () => {
    const last = renderText((held) => <Input {...held} type="phone" />)
    await userEvent.type(field(), '2125550100')
    expect(field().value).toBe('212-555-0100')
    expect(last).toHaveBeenLastCalledWith('212-555-0100')
    await userEvent.clear(field())
    await userEvent.type(field(), '0125550100')
    await userEvent.tab()
    expect(message()).toBe('Please enter a valid phone number.')
  })

  test.each(['+1 (212) 555-0100', '12125550100'])(
    'a phone number pasted or filled in as %s loses its country code',
    async (text) => {
      renderText((held) => <Input {...held} type="phone" />)
      await userEvent.click(field())
      await userEvent.paste(text)
      expect(field().value).toBe('212-555-0100')
      await userEvent.clear(field())
      fireEvent.change(field(), { target: { value: text } })
      expect(field().value).toBe('212-555-0100')
    },
  )

  test('a date gets its slashes, and one that is not real is refused (FIELD-13, FIELD-15)', async () => {
    renderText((held) => <Input {...held} type="date" required />)
    await userEvent.type(field(), '01312020')
    expect(field().value).toBe('01/31/2020')
    await userEvent.clear(field())
    await userEvent.type(field(), '02302020')
    await userEvent.tab()
    expect(message()).toBe('Please enter a valid date.')
  })

  test('a birthday that the browser fills in keeps its month and day', () => {
    renderText((held) => <Input {...held} type="date" />)
    fireEvent.change(field(), { target: { value: '1992-03-14' } })
    expect(field().value).toBe('03/14/1992')
  })

  test('tomorrow is no date that is not in the future (FIELD-14)', async () => {
    renderText((held) => <Input {...held} type="date" subtype="notfuture" today="2026-11-21" />)
    await userEvent.type(field(), '11222026')
    await userEvent.tab()
    expect(message()).toBe('Please enter a valid date.')
  })
})

describe('numbers', () => {
  test('what is no number stays in sight, with the message (FIELD-06)', async () => {
    const last = renderNumber((held) => <Input {...held} type="numeric" />)
    await userEvent.type(field(), 'abc')
    await userEvent.tab()
    expect(last).toHaveBeenLastCalledWith(Number.NaN)
    expect(field().value).toBe('abc')
    expect(message()).toBe('Please enter a valid number.')
    await userEvent.clear(field())
    expect(last).toHaveBeenLastCalledWith(null)
  })

  test('a half number is not made a whole one (FIELD-07)', async () => {
    const last = renderNumber((held) => <Input {...held} type="positiveRoundNumber" />)
    await userEvent.type(field(), '3.5')
    await userEvent.tab()
    expect(last).toHaveBeenLastCalledWith(3.5)
    expect(message()).toBe('Please enter a valid number.')
  })

  test('decimals are kept as they are (FIELD-08)', async () => {
    const last = renderNumber((held) => <Input {...held} type="decimal" />)
    await userEvent.type(field(), '3.250')
    await userEvent.tab()
    expect(last).toHaveBeenLastCalledWith(3.25)
    expect(message()).toBeNull()
  })

  test.each(['numeric', 'currency', 'percentage'] as const)('%s takes 15 characters (FIELD-19)', async (type) => {
    renderNumber((held) => <Input {...held} type={type} />)
    await userEvent.type(field(), '1234567890123456')
    expect(field().value.replaceAll(',', '')).toBe('123456789012345')
  })

  test.each(['numeric', 'currency', 'percentage'] as const)(
    '%s, positive: neither the minus key nor a pasted minus (FIELD-20)',
    async (type) => {
      renderNumber((held) => <Input {...held} type={type} subtype="positive" />)
      await userEvent.type(field(), '-')
      await userEvent.paste('-5')
      expect(field().value).toBe('')
    },
  )

  test.each(['numeric', 'currency', 'percentage'] as const)(
    '%s, negative: the minus key turns the number, once (FIELD-21)',
    async (type) => {
      const last = renderNumber((held) => <Input {...held} type={type} subtype="negative" />)
      await userEvent.type(field(), '5--')
      expect(field().value).toBe('-5')
      expect(last).toHaveBeenLastCalledWith(type === 'percentage' ? -0.05 : -5)
    },
  )

  test.each([
    ['numeric', 'Please enter a non-zero number.'],
    ['currency', 'Please enter a non-zero value.'],
  ] as const)(
    '%s, nonzero: 0 and less are refused, and can be typed to be told so (FIELD-22, FIELD-25, FIELD-29)',
    async (type, text) => {
      renderNumber((held) => <Input {...held} type={type} subtype="nonzero" />)
      for (const [typed, said] of [
        ['0', text],
        ['-1', text],
        ['0.01', null],
      ] as const) {
        await userEvent.clear(field())
        await userEvent.type(field(), typed)
        await userEvent.tab()
        expect(message()).toBe(said)
      }
    },
  )

  test('an amount reads as a number and shows two decimals (FIELD-09)', async () => {
    const last = renderNumber((held) => <Input {...held} type="currency" />)
    await userEvent.type(field(), '1234.5')
    await userEvent.tab()
    expect(field().value).toBe('1,234.50')
    expect(screen.getByText('$')).toBeTruthy()
    expect(last).toHaveBeenLastCalledWith(1234.5)
  })

  test('a lone minus is no amount (FIELD-26)', async () => {
    renderNumber((held) => <Input {...held} type="currency" />)
    await userEvent.click(field())
    await userEvent.tab()
    await userEvent.type(field(), '-')
    expect(message()).toBe('Please enter a valid value.')
    await userEvent.type(field(), '5')
    expect(message()).toBeNull()
  })

  test('a negative amount from elsewhere is shown as it is, to be mended (FIELD-27)', async () => {
    renderNumber((held) => <Input {...held} type="currency" subtype="positive" />, -5)
    expect(field().value).toBe('-5.00')
    await userEvent.click(field())
    await userEvent.tab()
    expect(message()).toBe('Please enter a positive value.')
  })

  test('a percentage: rounded when pasted, refused below 0 and above its limit (FIELD-10)', async () => {
    const last = renderNumber((held) => <Input {...held} type="percentage" max={100} />)
    await userEvent.click(field())
    await userEvent.paste('12.346')
    expect(field().value).toBe('12.35')
    expect(last).toHaveBeenLastCalledWith(0.1235)
    await userEvent.clear(field())
    await userEvent.type(field(), '-1')
    await userEvent.tab()
    expect(message()).toBe('Please enter a valid percentage.')
    await userEvent.clear(field())
    await userEvent.type(field(), '101')
    await userEvent.tab()
    expect(message()).toBe('Please enter a value of at most 100%.')
  })
})

test.each([
  ['positiveRoundNumber', 'any', 'numeric'],
  ['percentage', 'any', 'decimal'],
  ['currency', 'positive', 'decimal'],
  ['currency', 'any', 'text'],
] as const)(
  '%s, %s: a phone offers the keyboard %s, with a minus only where one may be meant',
  (type, subtype, keyboard) => {
    renderNumber((held) => <Input {...held} type={type} subtype={subtype} />)
    expect(field().inputMode).toBe(keyboard)
  },
)

test('a select that is required asks for a choice (FIELD-12)', async () => {
  const items = [{ value: 'rent', label: 'Rent' }]
  function Held({ children }: { children?: ReactNode }) {
    const [value, setValue] = useState<string | null>(null)
    return (
      <>
        <Input
          type="select"
          label="Category"
          name="category"
          required
          items={items}
          value={value}
          onChange={setValue}
        />
        {children}
      </>
    )
  }
  render(<Held />)
  const button = screen.getByRole('combobox', { name: /^Category/ })
  button.focus()
  await userEvent.tab()
  expect(screen.getByText('Field required')).toBeTruthy()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('option', { name: 'Rent' }))
  expect(screen.queryByText('Field required')).toBeNull()
})
