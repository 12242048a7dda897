import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { longText, rightToLeftText } from '../story-texts.fixture.ts'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

function Held({ value: start, ...props }: PasswordFieldProps) {
  const [value, setValue] = useState(start)
  return (
    <div className="max-w-80">
      <PasswordField {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', value: 'Quiet-Harbor-42', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Refused: Story = { args: { value: '', error: 'Field required' } }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { disabled: true } }
export const LongAndRightToLeft: Story = { args: { label: rightToLeftText, error: longText } }
