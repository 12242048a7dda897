import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Switch, type SwitchProps } from './switch.tsx'

function Held({ checked: start, ...props }: SwitchProps) {
  const [checked, setChecked] = useState(start)
  return (
    <div className="max-w-80">
      <Switch {...props} checked={checked} onChange={setChecked} />
    </div>
  )
}

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Email me when something needs attention', checked: true, onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {}
export const Off: Story = { args: { checked: false, hint: 'At most one a day.' } }
export const Refused: Story = { args: { checked: false, error: 'Unknown error occurred.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    label:
      'Email me when one of my accounts has not been updated for a week, or when its bank wants me to sign in again',
    checked: false,
  },
}
export const RightToLeftText: Story = { args: { label: 'حساب التوفير' } }
