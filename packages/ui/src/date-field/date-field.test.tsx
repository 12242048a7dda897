// Proves: FIELD-13
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { DateField } from './date-field.tsx'
import { isoFromDateText } from './date-text.ts'
import * as words from '../words/calendar.generated.ts'
import * as dialogWords from '../words/dialogs.generated.ts'

interface HeldProps {
  start?: string
  calendar?: 'any' | 'past'
}

function Held({ start = '', calendar }: HeldProps) {
  const [value, setValue] = useState(start)
  return (
    <>
      <DateField label="Date of birth" value={value} onChange={setValue} calendar={calendar} />
      <output>{isoFromDateText(value)}</output>
    </>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Date of birth')

test('the slashes are added while typing', async () => {
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

test('letters are refused, and nothing can be typed after the year', async () => {
  render(<Held />)
  await userEvent.type(input(), '0a3b14199255')
  expect(input().value).toBe('03/14/1992')
})

test('backspace deletes the digits one by one', async () => {
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

test('the caret stays among its digits, and Delete goes over a slash', async () => {
  render(<Held start="03/14/1992" />)
  await userEvent.type(input(), '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  expect([input().value, input().selectionStart]).toEqual(['03/11/992', 4])
  await userEvent.keyboard('5')
  expect([input().value, input().selectionStart]).toEqual(['03/15/1992', 5])
  input().setSelectionRange(2, 2)
  await userEvent.keyboard('{Delete}')
  expect(input().value).toBe('03/51/992')
})

test('a pasted text that is no date stays to be refused, and does not just disappear', async () => {
  render(<Held />)
  await userEvent.click(input())
  await userEvent.paste('tomorrow')
  expect(input().value).toBe('tomorrow')
})

describe('the calendar of a date', () => {
  const button = () => screen.findByRole('button', { name: 'Choose date: Date of birth' })
  const day = () => document.activeElement?.textContent

  test('opens on the typed day, and a day chosen by keys is in the field, with the focus back on the button', async () => {
    render(<Held start="11/17/2026" calendar="any" />)
    await userEvent.click(await button())
    expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeDefined()
    expect(day()).toBe('17')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(day()).toBe('25')
    await userEvent.keyboard('{PageDown}')
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeDefined()
    await userEvent.keyboard('{Enter}')
    expect(input().value).toBe('12/25/2026')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(await button())
  })

  test('is in the language of the page, whatever the browser’s, and so is its hidden button', async () => {
    render(<Held start="11/17/2026" calendar="any" />)
    await userEvent.click(await button())
    const speaks = (spoken: string) => {
      vi.spyOn(navigator, 'language', 'get').mockReturnValue(spoken)
      act(() => void window.dispatchEvent(new Event('languagechange')))
    }
    onTestFinished(() => {
      vi.restoreAllMocks()
      window.dispatchEvent(new Event('languagechange'))
    })
    speaks('es-MX')
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeDefined()
    expect(screen.getByRole('button', { name: /^Tuesday, November 17, 2026/ })).toBeDefined()
    expect(screen.getByRole('button', { name: dialogWords.dismiss() })).toBeDefined()
  })

  test('closes on Escape and leaves the field as it was', async () => {
    render(<Held start="11/17/2026" calendar="any" />)
    await userEvent.click(await button())
    await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowRight}{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(input().value).toBe('11/17/2026')
    expect(document.activeElement).toBe(await button())
  })

  test('offers no day after today where only the past counts', async () => {
    render(<Held start="" calendar="past" />)
    await userEvent.click(await button())
    expect((await screen.findByRole('button', { name: words.nextMonth() })).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: words.previousMonth() }).getAttribute('aria-disabled')).toBe(null)
  })

  test('is not offered for a birth date', () => {
    render(<Held />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
