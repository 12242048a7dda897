import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Form } from '../form/form.tsx'
import { formControls } from '../form-controls/form-controls.tsx'
import type { FieldControl, StandardSchema } from './form-definition.ts'
import { createUseForm, type FormFailure } from './use-form.tsx'

interface Person {
  name: string
  income: number
  person: { birthday: string }
  isCounted?: boolean | null | undefined
}

const issue = (path: string[], message: string) => ({ path, message })

/** A schema of ours, in the form of the Standard Schema: the name and the income are required, 7 dollars are too little. */
const schema: StandardSchema<Person, Person> = {
  '~standard': {
    validate: (value) => {
      const { name, income, person } = value as Person
      const issues = [
        ...(name ? [] : [issue(['name'], 'Name!')]),
        ...(income > 7 ? [] : [issue(['income'], 'Please enter more than 7.')]),
      ]
      return issues.length > 0 ? { issues } : { value: { name, income, person } }
    },
  },
}

const form = {
  schema,
  fields: {
    name: { kind: 'text', label: 'Name' },
    income: { kind: 'money', label: 'Income' },
    'person.birthday': { kind: 'birth', label: 'Birthday' },
  },
} as const

const rendered: string[] = []

/** A control that notes each of its renderings. */
const noted = ({ Control, ...rest }: FieldControl): FieldControl => ({
  ...rest,
  Control: (props) => {
    rendered.push(props.frame.label)
    return <Control {...props} />
  },
})

const { text, money, birth } = formControls
const useForm = createUseForm({ text: noted(text), money: noted(money), birth: noted(birth) })
const isFailure = (reason: unknown): reason is FormFailure =>
  typeof reason === 'object' && reason !== null && 'refusals' in reason
const toFailure = (reason: unknown): FormFailure => (isFailure(reason) ? reason : { error: 'It failed.', refusals: [] })

function renderForm(submit = vi.fn<(person: Person) => Promise<unknown>>(() => Promise.resolve())) {
  function Sample() {
    const { frame, Field, values, isDirty, isValid, reset } = useForm({
      form,
      defaults: { name: '', income: null, person: {} },
      submit,
      toFailure,
      today: '2026-11-21',
    })
    return (
      <Form {...frame}>
        <Field name="name" />
        <Field name="income" />
        <Field name="person.birthday" />
        <output>{`${values.name ?? ''} ${isDirty ? 'dirty' : 'clean'} ${isValid ? 'valid' : 'open'}`}</output>
        <button>Save</button>
        <button type="button" onClick={() => reset()}>
          Start over
        </button>
      </Form>
    )
  }
  render(<Sample />)
  return submit
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const errors = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

describe('a form made from its schema', () => {
  test('marks as required what the schema refuses when it is empty, and nothing else', () => {
    renderForm()
    expect(screen.getAllByText(/^(Name|Income|Birthday)/).map(({ textContent }) => textContent)).toEqual([
      'Name *',
      'Income *',
      'Birthday',
    ])
  })

  test('sends what the schema makes of it, a date as the schema knows dates', async () => {
    const submit = renderForm()
    await userEvent.type(field(/^Name/), 'Ada')
    await userEvent.type(field(/^Income/), '12.50')
    await userEvent.type(field(/^Birthday/), '12101985')
    await press('Save')
    expect(submit).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', income: 12.5, person: { birthday: '1985-12-10' } })
  })

  test('says what is missing, what a kind of field refuses, and what the schema refuses, and goes to the first of them', async () => {
    const submit = renderForm()
    await userEvent.type(field(/^Income/), '5')
    await userEvent.type(field(/^Birthday/), '13/')
    await press('Save')
    expect(errors()).toEqual([
      'Name: Field required',
      'Income: Please enter more than 7.',
      'Birthday: Please enter a valid date',
    ])
    expect(document.activeElement).toBe(field(/^Name/))
    expect(submit).not.toHaveBeenCalled()
  })

  test('shows a refusal of the server at its field, in any case, until the value is another', async () => {
    const refused = { error: undefined, refusals: [{ field: 'Person.Birthday', errors: ['No such day.'] }] }
    renderForm(vi.fn(() => Promise.reject(refused)))
    await userEvent.type(field(/^Name/), 'Ada')
    await userEvent.type(field(/^Income/), '50')
    await press('Save')
    expect(errors()).toEqual(['Birthday: No such day.'])
    expect(document.activeElement).toBe(field(/^Birthday/))
    await userEvent.type(field(/^Birthday/), '12101985')
    expect(errors()).toEqual([])
  })

  test('shows what belongs to no field above the fields', async () => {
    renderForm(vi.fn(() => Promise.reject(new Error('no'))))
    await userEvent.type(field(/^Name/), 'Ada')
    await userEvent.type(field(/^Income/), '50')
    await press('Save')
    expect(screen.getByText('It failed.')).toBeTruthy()
  })

  test('is busy while it sends: a second submit does nothing', async () => {
    const answer = Promise.withResolvers<void>()
    const submit = renderForm(vi.fn(() => answer.promise))
    await userEvent.type(field(/^Name/), 'Ada')
    await userEvent.type(field(/^Income/), '50{Enter}{Enter}')
    expect(submit).toHaveBeenCalledOnce()
    await act(async () => answer.resolve())
  })

  test('knows whether it was changed and whether it could be sent, and starts over without its errors', async () => {
    renderForm()
    expect(screen.getByRole('status').textContent).toBe(' clean open')
    await userEvent.type(field(/^Name/), 'Ada')
    await press('Save')
    expect(errors()).toEqual(['Income: Field required'])
    await userEvent.type(field(/^Income/), '50')
    expect(screen.getByRole('status').textContent).toBe('Ada dirty valid')
    await press('Start over')
    expect([screen.getByRole('status').textContent, field(/^Name/).value, errors()]).toEqual([' clean open', '', []])
    await userEvent.click(field(/^Name/))
    expect(screen.queryByText('Field required')).toBeNull()
  })

  test('renders the field of a key alone', async () => {
    renderForm()
    await userEvent.click(field(/^Name/))
    rendered.length = 0
    await userEvent.keyboard('Ada')
    expect(new Set(rendered)).toEqual(new Set(['Name']))
  })

  test('does not compile with a field that the form lacks', () => {
    function Wrong() {
      const { Field } = useForm({
        form,
        defaults: { name: '', income: null, person: {} },
        submit: () => Promise.resolve(),
        toFailure,
        today: '2026-11-21',
      })
      // @ts-expect-error The form has no such field.
      return <Field name="nmae" />
    }
    expect(() => render(<Wrong />)).toThrow('The form has no field nmae')
  })
})
