import type { Meta, StoryObj } from '@storybook/react-vite'
import { held, longText, rightToLeftText } from '../stories.fixture.tsx'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  args: { label: 'Date of birth', value: '03/14/1992', onChange: () => undefined },
  render: held(DateField),
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
export const WithCalendar: Story = {
  args: { label: 'Date', value: '11/17/2026', calendar: 'any' },
  // Its file comes after the field.
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /^Choose date/ })),
}
export const LongAndRightToLeft: Story = { args: { label: longText, hint: rightToLeftText } }
