// Proves: EMAIL-08, WCAG-3.3.1, WCAG-3.3.3
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { SingleField } from '../form-controls/form-controls.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Form, type FormProps, type Refusal } from './form.tsx'

const renderForm = (props: Partial<FormProps> = {}) => {
  const onSubmit = vi.fn<() => void>()
  render(
    <Form onSubmit={onSubmit} {...props}>
      <TextField label="Name" name="name" value="" onChange={() => undefined} />
      <button>Save</button>
    </Form>,
  )
  return onSubmit
}

test('Enter in a field submits, once, and the page does not hear of it', async () => {
  const heard = vi.fn<() => void>()
  document.addEventListener('submit', heard)
  const onSubmit = renderForm()
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}')
  document.removeEventListener('submit', heard)
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(heard).not.toHaveBeenCalled()
})

test('a busy form submits nothing', async () => {
  const onSubmit = renderForm({ busy: true })
  await userEvent.click(screen.getByText('Save'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the general error is an alert', () => {
  renderForm({ error: 'That account is closed.' })
  expect(screen.getByRole('alert').textContent).toContain('That account is closed.')
})

describe('a form of fields', () => {
  function Held({ onSubmit, refusals }: { onSubmit: () => void; refusals?: readonly Refusal[] }) {
    const [email, setEmail] = useState('a@b')
    const [amount, setAmount] = useState<number | null>(null)
    return (
      <Form onSubmit={onSubmit} refusals={refusals}>
        <SingleField kind="email" label="Email" name="email" value={email} onChange={setEmail} />
        <SingleField kind="money" label="Amount" name="amount" required value={amount} onChange={setAmount} />
        <button>Save</button>
      </Form>
    )
  }

  const list = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
  const save = () => userEvent.click(screen.getByText('Save'))

  test('submits nothing while a field has a fault: lists all of them, in their order, and goes to the first', async () => {
    const onSubmit = vi.fn<() => void>()
    render(<Held onSubmit={onSubmit} />)
    expect(list()).toEqual([])
    await save()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(list()).toEqual(['Email: Please enter a valid email address.', 'Amount: Field required'])
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    await userEvent.click(screen.getByRole('link', { name: /^Amount/ }))
    expect(document.activeElement).toBe(screen.getByLabelText(/^Amount/))
  })

  test('a line goes once its field is mended, and then the form is submitted', async () => {
    const onSubmit = vi.fn<() => void>()
    render(<Held onSubmit={onSubmit} />)
    await save()
    await userEvent.type(screen.getByLabelText('Email'), '.co')
    expect(list()).toEqual(['Amount: Field required'])
    await userEvent.type(screen.getByLabelText(/^Amount/), '5')
    expect(list()).toEqual([])
    await save()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('what the server refused stands on its field, in any case, until that is changed; the rest above the fields', async () => {
    const refusals = [
      { field: 'EMAIL', errors: ['This email is already registered', 'And too long'] },
      { field: 'companyId', errors: ['Your entry does not match our records'] },
    ]
    const onSubmit = vi.fn<() => void>()
    const { rerender } = render(<Held onSubmit={onSubmit} />)
    await userEvent.type(screen.getByLabelText('Email'), '.co')
    await userEvent.type(screen.getByLabelText(/^Amount/), '5')
    await save()
    rerender(<Held onSubmit={onSubmit} refusals={refusals} />)
    expect(screen.getByText('Your entry does not match our records')).toBeTruthy()
    expect(list()).toEqual(['Email: This email is already registered'])
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(screen.getByLabelText('Email'), 'm')
    expect(list()).toEqual([])
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBeNull()
    await save()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  test('a field that appears after the submit is listed below those that stand above it', async () => {
    const form = (isDebt: boolean) => (
      <Form onSubmit={() => undefined}>
        <SingleField kind="money" name="balance" label="Balance" required value={null} onChange={() => undefined} />
        {isDebt && (
          <SingleField kind="money" name="payment" label="Payment" required value={null} onChange={() => undefined} />
        )}
        <button>Save</button>
      </Form>
    )
    const { rerender } = render(form(false))
    await save()
    rerender(form(true))
    expect(list()).toEqual(['Balance: Field required', 'Payment: Field required'])
  })

  test('what the server refused gets the focus as well: the first in the order of the page, for the submit that led to it alone', async () => {
    const refused = ['Debts', 'Income'].map((field) => ({ field, errors: ['Please enter a valid value.'] }))
    let answer = (): void => undefined
    const Asking = () => {
      const [state, setState] = useState<{ busy: boolean; refusals: typeof refused }>({ busy: false, refusals: [] })
      answer = () => setState({ busy: false, refusals: [...refused] })
      return (
        <Form onSubmit={() => setState({ busy: true, refusals: [] })} {...state}>
          <SingleField kind="money" name="income" label="Income" value={1} onChange={() => undefined} />
          <SingleField kind="money" name="debts" label="Debts" value={2} onChange={() => undefined} />
          <button>Save</button>
        </Form>
      )
    }
    render(<Asking />)
    await save()
    expect(document.activeElement?.textContent).toBe('Save')
    act(() => answer())
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Income' }))
    act(() => screen.getByRole('button', { name: 'Save' }).focus())
    act(() => answer())
    expect(document.activeElement?.textContent).toBe('Save')
  })
})
