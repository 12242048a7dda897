import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

function Held({ checked: start, ...props }: CheckboxProps) {
  const [checked, setChecked] = useState(start)
  return <Checkbox {...props} checked={checked} onChange={setChecked} />
}

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Leave out of my net worth', checked: false, onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { checked: true, hint: 'You can change this at any time.' } }
export const Refused: Story = { args: { error: 'Field required', required: true } }
export const Disabled: Story = { args: { checked: true, disabled: true } }

export const LongAndRightToLeft: Story = {
  render: (args) => (
    <div className="flex max-w-60 flex-col gap-3">
      <Held {...args} label={longText} hint={longText} />
      <Held {...args} label={rightToLeftText} />
    </div>
  ),
}
