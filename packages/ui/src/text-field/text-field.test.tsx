// Proves: FIELD-18
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextField } from './text-field.tsx'

function Held({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return <TextField label="Name" value={value} onChange={change} />
}

test('reports the text with each key', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<Held onChange={onChange} />)
  await userEvent.type(screen.getByLabelText('Name'), 'Ab')
  expect(onChange.mock.calls).toEqual([['A'], ['Ab']])
})

test('takes at most 60 characters', async () => {
  render(<Held onChange={() => undefined} />)
  await userEvent.type(screen.getByLabelText('Name'), 'x'.repeat(70))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toHaveLength(60)
})
