import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { longText, rightToLeftText } from '../story-texts.fixture.ts'
import { MoneyField, type MoneyFieldProps } from './money-field.tsx'

function Held({ value: start, ...props }: MoneyFieldProps) {
  const [value, setValue] = useState(start)
  return (
    <div className="max-w-80">
      <MoneyField {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  args: { label: 'Annual income', value: 84000, onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { value: null } }
export const AlignedEnd: Story = { args: { align: 'end' } }
export const ReadOnly: Story = { args: { readOnly: true, align: 'end' } }
export const Refused: Story = { args: { value: 0, subtype: 'nonzero', error: 'Please enter a non-zero value.' } }
export const Compact: Story = { args: { size: 'compact' } }
export const OtherCurrency: Story = { args: { currency: 'EUR' } }
export const WithoutCents: Story = { args: { currency: 'JPY', value: 125_000 } }
export const Required: Story = { args: { required: true } }
export const Optional: Story = { args: { optional: true } }
export const Disabled: Story = { args: { disabled: true } }
export const LongAndRightToLeft: Story = { args: { label: longText, hint: rightToLeftText } }
