import type { Meta, StoryObj } from '@storybook/react-vite'
import { held, longText, rightToLeftText } from '../stories.fixture.tsx'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Retirement age', value: 67, onChange: () => undefined },
  render: held(NumberField),
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
