import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Combobox } from './combobox.tsx'

const items = [
  { value: 'rent', label: 'Rent' },
  {
    label: 'Food',
    options: [
      { value: 'groceries', label: 'Groceries' },
      { value: 'dining', label: 'Dining out' },
    ],
  },
  { value: 'gone', label: 'Gone', disabled: true },
]

function renderBox(start: string | null = null) {
  const onChange = vi.fn<(value: string | null) => void>()
  const onSubmit = vi.fn<() => void>()
  function Held() {
    const [value, setValue] = useState(start)
    return (
      <form onSubmit={(event) => (event.preventDefault(), onSubmit())}>
        <Combobox label="Category" items={items} value={value} onChange={(next) => (setValue(next), onChange(next))} />
        <button>Save</button>
      </form>
    )
  }
  render(<Held />)
  return { onChange, onSubmit }
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Category' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const pointedAt = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent

test('a press opens the whole list, with its groups', async () => {
  renderBox()
  expect(box().getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(box())
  expect(options()).toEqual(['Rent', 'Groceries', 'Dining out', 'Gone'])
  expect(screen.getByRole('group', { name: 'Food' })).toBeTruthy()
  expect(screen.getByRole('listbox', { name: 'Category' }).id).toBe(box().getAttribute('aria-controls'))
})

test('typing leaves what fits, points at the first and says how many; Enter chooses it and submits nothing', async () => {
  const { onChange, onSubmit } = renderBox()
  await userEvent.type(box(), 'o')
  expect(options()).toEqual(['Dining out'])
  expect(pointedAt()).toBe('Dining out')
  expect(screen.getByRole('status').textContent).toBe('1 choice')
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('dining')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(box().value).toBe('Dining out')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('arrows walk around the ends, past what cannot be chosen', async () => {
  const { onChange } = renderBox()
  box().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(pointedAt()).toBe('Dining out')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(pointedAt()).toBe('Groceries')
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith('groceries')
})

test('a press on an option chooses it, and the box keeps the focus', async () => {
  const { onChange } = renderBox()
  await userEvent.click(box())
  await userEvent.click(screen.getByRole('option', { name: 'Rent' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('rent')
  expect(document.activeElement).toBe(box())
})

describe('leaving it', () => {
  test('forgets a text that was not chosen', async () => {
    const { onChange } = renderBox('rent')
    await userEvent.type(box(), 'xyz')
    expect(screen.getAllByText('Nothing fits').length).toBeGreaterThan(0)
    await userEvent.tab()
    expect(box().value).toBe('Rent')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('an emptied box has nothing chosen', async () => {
    const { onChange } = renderBox('rent')
    await userEvent.clear(box())
    await userEvent.tab()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
  })

  test('Escape closes the list and brings back what was chosen', async () => {
    renderBox('rent')
    await userEvent.type(box(), 'x{Escape}')
    expect(options()).toEqual([])
    expect(box().value).toBe('Rent')
  })
})
