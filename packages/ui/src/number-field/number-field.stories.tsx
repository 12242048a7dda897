import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { longText, rightToLeftText } from '../story-texts.fixture.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

function Held({ value: start, ...props }: NumberFieldProps) {
  const [value, setValue] = useState(start)
  return (
    <div className="max-w-80">
      <NumberField {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Retirement age', value: 67, onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const WithUnit: Story = { args: { unit: 'years', align: 'end' } }
export const Refused: Story = { args: { value: null, error: 'Please enter a valid number.' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Required: Story = { args: { required: true } }
export const Optional: Story = { args: { optional: true } }
export const LongAndRightToLeft: Story = { args: { label: longText, hint: rightToLeftText } }
