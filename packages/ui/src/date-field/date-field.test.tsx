import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DateField } from './date-field.tsx'
import { isoFromDateText } from './date-text.ts'

function Held({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <DateField label="Date of birth" value={value} onChange={setValue} />
      <output>{isoFromDateText(value)}</output>
    </>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Date of birth')

test('the slashes come by themselves', async () => {
  render(<Held />)
  await userEvent.type(input(), '03141992')
  expect(input().value).toBe('03/14/1992')
  expect(screen.getByRole('status').textContent).toBe('1992-03-14')
})

test('a typed slash completes a month or day of one digit', async () => {
  render(<Held />)
  await userEvent.type(input(), '3/4/1992')
  expect(input().value).toBe('03/04/1992')
})

test('letters are not taken, and nothing is typed after the year', async () => {
  render(<Held />)
  await userEvent.type(input(), '0a3b14199255')
  expect(input().value).toBe('03/14/1992')
})

test('backspace takes the digits back one by one', async () => {
  render(<Held start="03/14/1992" />)
  await userEvent.type(input(), '{Backspace>6/}')
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.type(input(), '{Backspace>6/}')
  expect(input().value).toBe('')
})

test('a stored date can be pasted', async () => {
  render(<Held start="01/01/2000" />)
  await userEvent.click(input())
  await userEvent.paste('1992-03-14T00:00:00Z')
  expect(input().value).toBe('03/14/1992')
})
