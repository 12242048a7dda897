import type { Meta, StoryObj } from '@storybook/react-vite'
import { held, longText, rightToLeftText } from '../stories.fixture.tsx'
import { PercentField } from './percent-field.tsx'

const meta = {
  title: 'Fields/PercentField',
  component: PercentField,
  args: { label: 'Income increase', value: 0.025, onChange: () => undefined },
  render: held(PercentField),
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
