import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { longText, rightToLeftText } from '../story-texts.fixture.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

function Held({ value: start, ...props }: TextFieldProps) {
  const [value, setValue] = useState(start)
  return (
    <div className="max-w-80">
      <TextField {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Name', value: 'Everyday Checking', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Required: Story = { args: { required: true, value: '', hint: 'As it should stand in your list.' } }
export const Optional: Story = { args: { optional: true, value: '' } }
export const Refused: Story = { args: { value: '', error: 'Field required' } }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true } }

export const LongAndRightToLeft: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Held {...args} label={longText} value={longText} error={longText} />
      <Held {...args} label={rightToLeftText} value={rightToLeftText} />
    </div>
  ),
}
