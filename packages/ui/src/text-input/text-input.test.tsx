import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Form, type Refusal } from '../form/form.tsx'
import { TextInput } from './text-input.tsx'

function Held({ onSubmit, refusals }: { onSubmit: (text: string) => void; refusals?: readonly Refusal[] }) {
  const [value, setValue] = useState('')
  return (
    <Form onSubmit={() => onSubmit(value)} refusals={refusals}>
      <TextInput name="description" label="Description" required value={value} onChange={setValue} />
      <button type="submit">Save</button>
    </Form>
  )
}

const box = () => screen.getByRole('textbox', { name: 'Description' })

test('stops a submit while it is empty, is listed with a link, and takes the focus', async () => {
  const onSubmit = vi.fn<(text: string) => void>()
  render(<Held onSubmit={onSubmit} />)
  await userEvent.type(box(), '  ')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('link', { name: 'Description: Field required' })).toBeDefined()
  expect(document.activeElement).toBe(box())
  expect(onSubmit).not.toHaveBeenCalled()
})

test('takes any letters', async () => {
  const onSubmit = vi.fn<(text: string) => void>()
  render(<Held onSubmit={onSubmit} />)
  await userEvent.type(box(), 'Café №7 حساب')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledWith('Café №7 حساب')
})

test('says nothing before it was left', async () => {
  render(<Held onSubmit={() => undefined} />)
  await userEvent.click(box())
  expect(screen.queryByText('Field required')).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('Field required')).toBeDefined()
})

test('shows what the server refused until it is changed', async () => {
  render(<Held onSubmit={() => undefined} refusals={[{ field: 'Description', errors: ['That name is taken.'] }]} />)
  expect(screen.getByText('That name is taken.')).toBeDefined()
  await userEvent.type(box(), 'x')
  expect(screen.queryByText('That name is taken.')).toBeNull()
})
