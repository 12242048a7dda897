import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Form } from '../form/form.tsx'
import { Input, lifeDateFault } from './input.tsx'

const today = '2026-11-21'
const categories = ['Rent', 'Groceries', 'Utilities'].map((label) => ({ value: label.toLowerCase(), label }))

interface HeldProps<Value> {
  start: Value
  children: (held: { value: Value; onChange: (value: Value) => void }) => ReactNode
}

function Held<Value>({ start, children }: HeldProps<Value>) {
  const [held, setHeld] = useState({ value: start })
  return children({ value: held.value, onChange: (value) => setHeld({ value }) })
}

const texts = { start: '' }
const numbers: { start: number | null } = { start: null }

function AllTypes({ filled = false }: { filled?: boolean }) {
  const text = (value: string) => (filled ? { start: value } : texts)
  const number = (value: number) => (filled ? { start: value } : numbers)
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <Held {...text('Quiet-Harbor-42')}>
        {(held) => <Input type="password" label="Password" name="password" required {...held} />}
      </Held>
      <Held {...text('Harbor1')}>
        {(held) => <Input type="alphanumeric" label="Member number" name="member" required {...held} />}
      </Held>
      <Held {...text('José Muñoz')}>
        {(held) => <Input type="alphabetical" label="Full name" name="fullName" required {...held} />}
      </Held>
      <Held {...text('A&B 1')}>
        {(held) => <Input type="alphanumericAmpersand" label="Account name" name="accountName" required {...held} />}
      </Held>
      <Held {...text('maya@larkfield.example')}>
        {(held) => <Input type="email" label="Email" name="email" required {...held} />}
      </Held>
      <Held {...number(4)}>
        {(held) => <Input type="numeric" label="Children" name="children" required {...held} />}
      </Held>
      <Held {...number(67)}>
        {(held) => (
          <Input type="positiveRoundNumber" label="Retirement age" name="age" unit="years" required {...held} />
        )}
      </Held>
      <Held {...number(3.25)}>
        {(held) => <Input type="decimal" label="Growth factor" name="growth" required {...held} />}
      </Held>
      <Held {...number(84_000)}>
        {(held) => <Input type="currency" label="Annual income" name="income" subtype="positive" required {...held} />}
      </Held>
      <Held {...number(0.025)}>
        {(held) => <Input type="percentage" label="Income increase" name="increase" max={100} required {...held} />}
      </Held>
      <Held {...text('212-555-0100')}>
        {(held) => <Input type="phone" label="Mobile phone" name="phone" required {...held} />}
      </Held>
      <Held<string | null> start={filled ? 'rent' : null}>
        {(held) => (
          <Input
            type="select"
            label="Category"
            name="category"
            placeholder="Choose one"
            items={categories}
            required
            {...held}
          />
        )}
      </Held>
      <Held {...text('03/14/1992')}>
        {(held) => (
          <Input
            type="date"
            label="Date of birth"
            name="birthDate"
            required
            validate={(value) => lifeDateFault(value, { asOf: today })}
            {...held}
          />
        )}
      </Held>
    </div>
  )
}

const meta = {
  title: 'Fields/Input',
  component: AllTypes,
} satisfies Meta<typeof AllTypes>
export default meta
type Story = StoryObj<typeof meta>

export const AllThirteenTypes: Story = { args: { filled: true } }

/** A submit that fails: every field speaks, and the list above leads to each. */
export const AllRefused: Story = {
  render: (args) => (
    <Form onSubmit={() => undefined} label="Every type">
      <AllTypes {...args} />
      <div className="flex justify-end">
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('link', { name: 'Date of birth: Field required' })
  },
}

/** What the server said, by field and for none of them. */
export const RefusedByTheServer: Story = {
  render: () => (
    <Form
      onSubmit={() => undefined}
      refusals={[
        { field: 'Email', errors: ['This email is already registered'] },
        { field: 'companyId', errors: ['Your entry does not match our records'] },
      ]}
    >
      <Held start="maya@larkfield.example">
        {(held) => <Input type="email" label="Email" name="email" required {...held} />}
      </Held>
    </Form>
  ),
}

export const LongAndNarrow: Story = {
  render: () => (
    <div className="grid max-w-60 gap-4">
      <Held<number | null> start={123_456_789_012.34}>
        {(held) => (
          <Input
            type="currency"
            label="Everything that you expect to put aside for your retirement in all of the coming years together"
            name="long"
            currency="CAD"
            error="Please enter a value of at most CA$100,000,000.00. Larger amounts are for a conversation with a planner."
            {...held}
          />
        )}
      </Held>
      <Held start="rent">
        {(held) => (
          <Input
            type="select"
            label="Category"
            name="category"
            items={[{ value: 'rent', label: 'Rent, mortgage, property tax and everything else that a home costs' }]}
            hint="One of the categories that you budget for, with all of its parts."
            optional
            {...held}
          />
        )}
      </Held>
    </div>
  ),
}

/** A label and a name written from right to left, in a page that is not. */
export const RightToLeftText: Story = {
  render: () => (
    <div className="max-w-80">
      <Held start="حساب التوفير">
        {(held) => (
          <Input type="alphabetical" label="اسم الحساب" name="rtl" hint="حساب التوفير في Harbor Bank" {...held} />
        )}
      </Held>
    </div>
  ),
}

export const DisabledAndReadOnly: Story = {
  render: () => (
    <div className="grid max-w-80 gap-4">
      <Held<number | null> start={1200}>
        {(held) => <Input type="currency" label="Disabled" name="disabled" disabled {...held} />}
      </Held>
      <Held<number | null> start={1200}>
        {(held) => <Input type="currency" label="Read only" name="readOnly" readOnly align="end" {...held} />}
      </Held>
      <Held start="212-555-0100">
        {(held) => <Input type="phone" label="Phone, read only" name="phone" readOnly {...held} />}
      </Held>
      <Held<number | null> start={67}>
        {(held) => <Input type="numeric" label="Compact" name="compact" size="compact" unit="years" {...held} />}
      </Held>
    </div>
  ),
}
