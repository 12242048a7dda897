import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { longText, rightToLeftText } from '../story-texts.fixture.ts'
import { PercentField, type PercentFieldProps } from './percent-field.tsx'

function Held({ value: start, ...props }: PercentFieldProps) {
  const [value, setValue] = useState(start)
  return (
    <div className="max-w-80">
      <PercentField {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Fields/PercentField',
  component: PercentField,
  args: { label: 'Income increase', value: 0.025, onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PercentField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { value: null } }
export const Refused: Story = { args: { value: null, error: 'Please enter a valid percentage.' } }
export const Required: Story = { args: { required: true } }
export const Optional: Story = { args: { optional: true } }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const LongAndRightToLeft: Story = { args: { label: longText, hint: rightToLeftText } }
