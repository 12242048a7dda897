import type { Meta, StoryObj } from '@storybook/react-vite'
import { held, longText, rightToLeftText } from '../stories.fixture.tsx'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', value: 'Quiet-Harbor-42', onChange: () => undefined },
  render: held(PasswordField),
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Refused: Story = { args: { value: '', error: 'Field required' } }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { disabled: true } }
export const LongAndRightToLeft: Story = { args: { label: rightToLeftText, error: longText } }
