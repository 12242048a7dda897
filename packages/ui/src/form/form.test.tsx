import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextField } from '../text-field/text-field.tsx'
import { Form, type FormProps } from './form.tsx'

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

test('each refused field is listed, and its line leads to it', async () => {
  renderForm({ fieldErrors: [{ name: 'name', label: 'Name', message: 'Field required' }] })
  await userEvent.click(screen.getByRole('button', { name: 'Name: Field required' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})
