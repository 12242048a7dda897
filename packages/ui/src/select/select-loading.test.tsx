import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SelectProps } from './select.tsx'

const items = [
  { value: '1', label: 'Groceries' },
  { value: '2', label: 'Rent' },
]

/** The select as on a fresh page, where no list has been loaded. */
let show: (props?: Partial<SelectProps>) => void

beforeEach(async () => {
  vi.resetModules()
  const { Select } = await import('./select.tsx')
  show = (props) =>
    void render(
      <Select
        label="Category"
        placeholder="Choose one"
        items={items}
        value="2"
        onChange={() => undefined}
        {...props}
      />,
    )
})

const button = () => screen.getByRole('combobox', { name: 'Category' })

test('is a named button with its value before its list is loaded, and opens it at the first press', async () => {
  show()
  const first = button()
  expect([first.textContent, first.getAttribute('aria-expanded')]).toEqual(['Rent', 'false'])
  for (const press of [fireEvent.pointerDown, fireEvent.pointerUp, fireEvent.click]) press(first)
  expect(await screen.findByRole('option', { name: 'Groceries' })).toBeDefined()
})

test('opens for a press that begins just before the list replaces the button', async () => {
  show()
  await (await import('./select.tsx')).preloadSelect()
  const first = button()
  act(() => {
    fireEvent.pointerEnter(first)
    fireEvent.pointerDown(first, { pointerType: 'mouse', button: 0 })
    first.focus()
  })
  expect(await screen.findByRole('option', { name: 'Groceries' })).toBeDefined()
})

test('keeps the focus while the list loads, and reports no blur', async () => {
  const onBlur = vi.fn<() => void>()
  show({ onBlur })
  const first = button()
  act(() => first.focus())
  await vi.waitFor(() => expect(button()).not.toBe(first))
  expect(document.activeElement).toBe(button())
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('option', { name: 'Groceries' })
})

test('opens for a key that was pressed before the list was loaded', async () => {
  show()
  act(() => button().focus())
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('option', { name: 'Rent' })).toBeDefined()
})

test('stays closed while it is disabled', async () => {
  show({ disabled: true })
  await userEvent.click(button())
  expect(screen.queryByRole('listbox')).toBeNull()
})
