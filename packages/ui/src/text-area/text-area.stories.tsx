import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { TextArea, type TextAreaProps } from './text-area.tsx'

function Held({ value: start, ...props }: TextAreaProps) {
  const [value, setValue] = useState(start)
  return (
    <div className="max-w-96">
      <TextArea {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Your yearly earnings', value: '2024 $82,000\n2025 $84,000', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Required: Story = { args: { required: true, value: '', hint: 'One year on each line.' } }
export const Optional: Story = { args: { optional: true, value: '' } }
export const Refused: Story = { args: { error: 'Field required', value: '' } }
export const Disabled: Story = { args: { disabled: true } }

export const LongAndRightToLeft: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Held {...args} label={longText} value={longText} error={longText} />
      <Held {...args} label={rightToLeftText} value={rightToLeftText} />
    </div>
  ),
}
