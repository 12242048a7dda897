import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { longText, rightToLeftText } from '../story-texts.fixture.ts'
import { DateField, type DateFieldProps } from './date-field.tsx'

function Held({ value: start, ...props }: DateFieldProps) {
  const [value, setValue] = useState(start)
  return (
    <div className="max-w-80">
      <DateField {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  args: { label: 'Date of birth', value: '03/14/1992', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { value: '' } }
export const Refused: Story = { args: { value: '02/30/1992', error: 'Please enter a valid date' } }
export const Required: Story = { args: { required: true } }
export const Optional: Story = { args: { optional: true } }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const WithCalendar: Story = { args: { label: 'Date', value: '11/17/2026', calendar: 'any' } }
export const WithPastDays: Story = { args: { label: 'Date', value: '11/17/2026', calendar: 'past' } }
export const LongAndRightToLeft: Story = { args: { label: longText, hint: rightToLeftText } }
