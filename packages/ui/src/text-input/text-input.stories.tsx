import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Form } from '../form/form.tsx'
import { longText, rightToLeftText } from '../story-texts.fixture.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

function Held({ value: start, ...props }: TextInputProps) {
  const [value, setValue] = useState(start)
  return (
    <div className="max-w-80">
      <TextInput {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Fields/TextInput',
  component: TextInput,
  args: { name: 'description', label: 'Description', value: 'Café №7', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Required: Story = { args: { required: true, value: '', hint: 'As it should stand in your list.' } }
export const Disabled: Story = { args: { disabled: true } }

export const Refused: Story = {
  args: { required: true, value: '' },
  render: (args) => (
    <Form onSubmit={() => undefined} refusals={[{ field: 'Description', errors: ['That name is taken.'] }]}>
      <Held {...args} />
      <Button type="submit">Save</Button>
    </Form>
  ),
}

export const LongAndRightToLeft: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Held {...args} label={longText} value={longText} error={longText} />
      <Held {...args} label={rightToLeftText} value={rightToLeftText} />
    </div>
  ),
}
