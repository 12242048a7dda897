import type { Meta, StoryObj } from '@storybook/react-vite'
import { held, longText, rightToLeftText } from '../stories.fixture.tsx'
import { MoneyField } from './money-field.tsx'

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  args: { label: 'Annual income', value: 84000, onChange: () => undefined },
  render: held(MoneyField),
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
