// Proves: FORM-23, FIELD-05, FIELD-23, FIELD-30
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { KindField, type KindFieldProps } from '../use-form/form-field.tsx'
import { formControls } from './form-controls.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>(/^Field/)
/** What is read out after the name of the field: its unit, then its message. */
const described = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter(Boolean)
const units = ['in dollars', 'in euros', 'percent', 'years']
const message = () => described().find((text) => !units.includes(text)) ?? null

/** Renders a field of one kind that holds its value; returns the values that it reports. */
function renderField(kind: keyof typeof formControls, said: Partial<KindFieldProps> = {}, start: unknown = null) {
  const last = vi.fn<(value: unknown) => void>()
  function Holder() {
    const [{ value }, setValue] = useState({ value: start })
    const change = (next: unknown) => (setValue({ value: next }), last(next))
    const control = formControls[kind]
    return <KindField label="Field" name="field" {...said} {...{ kind, control, value }} onChange={change} />
  }
  render(<Holder />)
  return last
}

describe('errors', () => {
  test('shows its error only after it was left, and no longer after it is fixed', async () => {
    renderField('email')
    await userEvent.type(field(), 'a@b')
    expect(message()).toBeNull()
    await userEvent.tab()
    expect(message()).toBe('Please enter a valid email address.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(field(), '.co')
    expect(message()).toBeNull()
  })

  test('an empty required field asks for a value (FIELD-16)', async () => {
    renderField('latin', { required: true })
    expect(screen.getByText('Field').textContent).toBe('Field *')
    await userEvent.click(field())
    await userEvent.tab()
    expect(message()).toBe('Field required')
  })

  test('an optional field says so, and has no error while it is empty (FIELD-17)', async () => {
    renderField('latin', { optional: true })
    expect(screen.getByText('Field').textContent).toBe('Field (optional)')
    await userEvent.click(field())
    await userEvent.tab()
    expect(message()).toBeNull()
  })

  test('the message of a validator replaces the default one (FIELD-24)', async () => {
    renderField('label', { required: true, check: () => 'Please provide a valid name.' })
    await userEvent.click(field())
    await userEvent.tab()
    expect(message()).toBe('Please provide a valid name.')
  })

  test('the error of the caller goes before that of the field', () => {
    renderField('email', { error: 'Email not valid' }, 'a@b')
    expect(message()).toBe('Email not valid')
  })
})

describe('texts', () => {
  test('take 60 characters, typed or pasted (FIELD-18)', async () => {
    const last = renderField('alphanumeric')
    await userEvent.click(field())
    await userEvent.paste('x'.repeat(61))
    expect(last).toHaveBeenLastCalledWith('x'.repeat(60))
    await userEvent.keyboard('y')
    expect(field().value).toHaveLength(60)
  })

  test('a password is hidden and keeps its spaces (FIELD-01)', async () => {
    const last = renderField('password')
    expect(field().type).toBe('password')
    await userEvent.type(field(), ' a ')
    expect(last).toHaveBeenLastCalledWith(' a ')
  })

  test('a phone number gets its dashes, and one that begins with 0 is refused (FIELD-11)', async () => {
    const last = renderField('phone')
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
      renderField('phone')
      await userEvent.click(field())
      await userEvent.paste(text)
      expect(field().value).toBe('212-555-0100')
      await userEvent.clear(field())
      fireEvent.change(field(), { target: { value: text } })
      expect(field().value).toBe('212-555-0100')
    },
  )

  test('a date gets its slashes, and one that is not real is refused (FIELD-13, FIELD-15)', async () => {
    renderField('date', { required: true })
    await userEvent.type(field(), '01312020')
    expect(field().value).toBe('01/31/2020')
    await userEvent.clear(field())
    await userEvent.type(field(), '02302020')
    await userEvent.tab()
    expect(message()).toBe('Please enter a valid date.')
  })

  test('a birthday that the browser fills in keeps its month and day', () => {
    renderField('date')
    fireEvent.change(field(), { target: { value: '1992-03-14' } })
    expect(field().value).toBe('03/14/1992')
  })

  test('tomorrow is no date that is not in the future (FIELD-14)', async () => {
    renderField('date', { notFuture: true, today: '2026-11-21' })
    await userEvent.type(field(), '11222026')
    await userEvent.tab()
    expect(message()).toBe('Please enter a valid date.')
  })
})

describe('numbers', () => {
  test('a text that is no number stays visible, with the message (FIELD-06)', async () => {
    const last = renderField('count', { subtype: 'any' })
    await userEvent.type(field(), 'abc')
    await userEvent.tab()
    expect(last).toHaveBeenLastCalledWith(Number.NaN)
    expect(field().value).toBe('abc')
    expect(message()).toBe('Please enter a valid number.')
    await userEvent.clear(field())
    expect(last).toHaveBeenLastCalledWith(null)
  })

  test('a number with decimals is not rounded to a whole one (FIELD-07)', async () => {
    const last = renderField('count', { whole: true, min: 1 })
    await userEvent.type(field(), '3.5')
    await userEvent.tab()
    expect(last).toHaveBeenLastCalledWith(3.5)
    expect(message()).toBe('Please enter a valid number.')
  })

  test('decimals are kept as they are (FIELD-08)', async () => {
    const last = renderField('count')
    await userEvent.type(field(), '3.250')
    await userEvent.tab()
    expect(last).toHaveBeenLastCalledWith(3.25)
    expect(message()).toBeNull()
  })

  test.each(['count', 'money', 'percent'] as const)('%s takes 15 characters (FIELD-19)', async (kind) => {
    renderField(kind)
    await userEvent.type(field(), '1234567890123456')
    expect(field().value.replaceAll(',', '')).toBe('123456789012345')
  })

  test.each(['count', 'money', 'percent'] as const)(
    '%s, positive: neither the minus key nor a pasted minus (FIELD-20)',
    async (kind) => {
      renderField(kind, { subtype: 'positive' })
      await userEvent.type(field(), '-')
      await userEvent.paste('-5')
      expect(field().value).toBe('')
    },
  )

  test.each(['count', 'money', 'percent'] as const)(
    '%s, negative: the minus key turns the number, once (FIELD-21)',
    async (kind) => {
      const last = renderField(kind, { subtype: 'negative' })
      await userEvent.type(field(), '5--')
      expect(field().value).toBe('-5')
      expect(last).toHaveBeenLastCalledWith(kind === 'percent' ? -0.05 : -5)
    },
  )

  test.each([
    ['count', 'Please enter a non-zero number.'],
    ['money', 'Please enter a non-zero value.'],
  ] as const)(
    '%s, nonzero: 0 and less are refused, and can be typed to be told so (FIELD-22, FIELD-25, FIELD-29)',
    async (kind, text) => {
      renderField(kind, { subtype: 'nonzero' })
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
    const last = renderField('money', { subtype: 'any' })
    await userEvent.type(field(), '1234.5')
    await userEvent.tab()
    expect(field().value).toBe('1,234.50')
    expect(screen.getByText('$')).toBeTruthy()
    expect(last).toHaveBeenLastCalledWith(1234.5)
  })

  test('a lone minus is no amount (FIELD-26)', async () => {
    renderField('money', { subtype: 'any' })
    await userEvent.click(field())
    await userEvent.tab()
    await userEvent.type(field(), '-')
    expect(message()).toBe('Please enter a valid value.')
    await userEvent.type(field(), '5')
    expect(message()).toBeNull()
  })

  test('B16: letters are no amount, and stay to be fixed (FIELD-26)', async () => {
    const last = renderField('money', { subtype: 'any' })
    await userEvent.type(field(), '12 apples')
    await userEvent.tab()
    expect([field().value, message()]).toEqual(['12 apples', 'Please enter a valid value.'])
    expect(last).toHaveBeenLastCalledWith(Number.NaN)
  })

  test('B2: a value over a bound gets an error and stays as it was typed', async () => {
    const last = renderField('money', { min: 1, max: 58.76, subtype: 'any' })
    await userEvent.type(field(), '99.50')
    expect([field().value, message()]).toEqual(['99.50', null])
    await userEvent.tab()
    expect([field().value, message()]).toEqual(['99.50', 'Please enter a value of at most $58.76.'])
    expect(last).toHaveBeenLastCalledWith(99.5)
  })

  test('a negative amount set from outside is shown unchanged, to be fixed (FIELD-27)', async () => {
    renderField('money', { subtype: 'positive' }, -5)
    expect(field().value).toBe('-5.00')
    await userEvent.click(field())
    await userEvent.tab()
    expect(message()).toBe('Please enter a positive value.')
  })

  test('a percentage: rounded when pasted, refused below 0 and above its limit (FIELD-10)', async () => {
    const last = renderField('percent', { max: 100 })
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

describe('a pasted amount', () => {
  const paste = async (text: string, subtype: KindFieldProps['subtype'] = 'any') => {
    const last = renderField('money', { subtype })
    await userEvent.click(field())
    await userEvent.paste(text)
    await userEvent.tab()
    return { value: last.mock.lastCall?.[0], text: field().value, message: message() }
  }

  test('B16: in brackets is negative, as in accounts', async () => {
    expect(await paste('($5.00)')).toEqual({ value: -5, text: '-5.00', message: null })
  })

  test('B16: in the European form is read as it was meant', async () => {
    expect(await paste('1.234,50')).toEqual({ value: 1234.5, text: '1,234.50', message: null })
  })

  test.each(['1.234', '1,5', '1,23,4', 'abc'])(
    'B16: that is no amount or could be two stays, with the message: %s',
    async (text) => {
      expect(await paste(text)).toEqual({ value: Number.NaN, text, message: 'Please enter a valid value.' })
    },
  )

  test('in brackets is refused in words where only positive amounts are accepted', async () => {
    const { message: said } = await paste('($5.00)', 'positive')
    expect(said).toBe('Please enter a positive value.')
  })
})

test('digits typed into or deleted from a grouped amount keep its meaning', async () => {
  const last = renderField('money', { subtype: 'any' }, 1234.5)
  await userEvent.type(field(), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect([field().value, last.mock.lastCall?.[0]]).toEqual(['1,34.50', 134.5])
  await userEvent.tab()
  expect([field().value, message()]).toEqual(['134.50', null])
})

describe('B8: a unit is read out with the field', () => {
  test.each([
    ['in dollars', 'money', {}],
    ['in euros', 'money', { currency: 'EUR' }],
    ['percent', 'percent', {}],
    ['years', 'count', { unit: 'years' }],
  ] as const)('%s', (unit, kind, said) => {
    renderField(kind, said)
    expect(described()).toEqual([unit])
  })
})

test.each([
  ['count', { whole: true }, 'numeric'],
  ['percent', {}, 'decimal'],
  ['money', {}, 'decimal'],
  ['money', { subtype: 'any' }, 'text'],
] as const)(
  '%s, %j: a phone offers the keyboard %s, with a minus only where one may be meant',
  (kind, said, keyboard) => {
    renderField(kind, said)
    expect(field().inputMode).toBe(keyboard)
  },
)

test('B26: Yes and No are one enumeration, which reads and stores the same two values (FORM-23, Q-API-6)', async () => {
  const last = renderField('yesNo', {}, true)
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  expect(screen.getAllByRole('radio')).toEqual([radio('Yes'), radio('No')])
  expect([radio('Yes').checked, radio('No').checked]).toEqual([true, false])
  await userEvent.click(radio('No'))
  await userEvent.click(radio('Yes'))
  expect(last.mock.calls.map(([value]) => [value, Number(value)])).toEqual([
    [false, 0],
    [true, 1],
  ])
})

test('a select that is required asks for a choice (FIELD-12)', async () => {
  renderField('select', { required: true, choices: [{ value: 'rent', label: 'Rent' }] })
  const button = screen.getByRole('combobox', { name: /^Field/ })
  button.focus()
  await userEvent.tab()
  expect(screen.getByText('Field required')).toBeTruthy()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('option', { name: 'Rent' }))
  expect(screen.queryByText('Field required')).toBeNull()
})
