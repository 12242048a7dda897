import type { Meta, StoryObj } from '@storybook/react-vite'
import { held, longText, rightToLeftText } from '../stories.fixture.tsx'
import { PhoneField } from './phone-field.tsx'

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  args: { label: 'Mobile phone', value: '212-555-0100', onChange: () => undefined },
  render: held(PhoneField),
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Optional: Story = { args: { value: '', optional: true, placeholder: '212-555-0100' } }
export const Refused: Story = { args: { value: '012-555-0100', error: 'Please enter a valid phone number.' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { disabled: true } }
export const LongAndRightToLeft: Story = { args: { label: rightToLeftText, error: longText } }
