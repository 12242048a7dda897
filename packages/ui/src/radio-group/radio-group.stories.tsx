import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

function Held({ value: start, ...props }: RadioGroupProps) {
  const [value, setValue] = useState(start)
  return <RadioGroup {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Paydown strategy',
    value: 'high',
    onChange: () => undefined,
    options: [
      { value: 'high', label: 'High interest first', detail: 'Costs the least.' },
      { value: 'low', label: 'Lowest balance first', detail: 'Ends the first debt soonest.' },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Refused: Story = { args: { value: null, required: true, error: 'Field required' } }
export const Disabled: Story = { args: { disabled: true } }

export const LongAndRightToLeft: Story = {
  args: {
    label: longText,
    value: 'long',
    options: [
      { value: 'long', label: longText, detail: longText },
      { value: 'rtl', label: rightToLeftText },
    ],
  },
}
