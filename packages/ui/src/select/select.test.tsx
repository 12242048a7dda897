import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Select, type SelectProps } from './select.tsx'

const items = [
  { value: '1', label: 'Groceries', swatch: '#4593d6' },
  {
    label: 'Home',
    options: [
      { value: '2', label: 'Rent' },
      { value: '3', label: 'Utilities', disabled: true },
    ],
  },
] as const

function Held({ onChange, ...props }: Partial<SelectProps> & { onChange: (value: string) => void }) {
  const [value, setValue] = useState<string | null>(null)
  const change = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return <Select label="Category" placeholder="Choose one" items={items} value={value} onChange={change} {...props} />
}

const button = () => screen.getByRole('combobox', { name: 'Category' })

test('shows the placeholder until something is chosen, then its label', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<Held onChange={onChange} />)
  expect(button().textContent).toBe('Choose one')
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('option', { name: 'Rent' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2')
  expect(button().textContent).toBe('Rent')
})

test('groups are named and a disabled option cannot be chosen', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<Held onChange={onChange} />)
  await userEvent.click(button())
  expect(screen.getByRole('group', { name: 'Home' })).toBeDefined()
  expect(screen.getByRole('option', { name: 'Utilities' }).getAttribute('aria-disabled')).toBe('true')
})

test('a press on the label opens nothing', async () => {
  render(<Held onChange={() => undefined} />)
  await userEvent.click(screen.getByText('Category'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('an error describes it, and a disabled select does not open', async () => {
  render(<Held onChange={() => undefined} error="Field required" disabled />)
  const described = document.getElementById(button().getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Field required')
  await userEvent.click(button())
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('keeps the focus while a choice is saved, and takes no other until then', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { rerender } = render(<Held onChange={onChange} />)
  const saved = (value: string) => {
    onChange(value)
    rerender(<Held onChange={saved} disabled />)
  }
  rerender(<Held onChange={saved} />)
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('option', { name: 'Rent' }))
  expect(document.activeElement).toBe(button())
  await userEvent.keyboard('g{Enter}')
  expect([onChange.mock.calls, screen.queryByRole('listbox')]).toEqual([[['2']], null])
})
