import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Form } from '../form/form.tsx'
import { longText, rightToLeftText } from '../story-texts.fixture.ts'
import { WordInput, type WordInputProps } from './word-input.tsx'

function Held({ value: start, ...props }: WordInputProps) {
  const [value, setValue] = useState(start)
  return (
    <div className="max-w-80">
      <WordInput {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Fields/WordInput',
  component: WordInput,
  args: { type: 'email', name: 'email', label: 'Email', value: 'maya@larkfield.example', onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof WordInput>
export default meta
type Story = StoryObj<typeof meta>

export const Email: Story = {}
export const Password: Story = {
  args: { type: 'password', name: 'password', label: 'Password', value: 'Quiet-Harbor-42', required: true },
}
export const Letters: Story = {
  args: { type: 'alphabetical', name: 'fullName', label: 'Full name', value: 'José Muñoz', optional: true },
}
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true, hint: 'Your employer told us this address.' } }

export const Refused: Story = {
  render: (args) => (
    <Form onSubmit={() => undefined} refusals={[{ field: 'Email', errors: ['This address has an account already.'] }]}>
      <Held {...args} />
      <Button type="submit">Continue</Button>
    </Form>
  ),
}

export const LongAndRightToLeft: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Held {...args} label={longText} error={longText} />
      <Held {...args} type="alphabetical" label={rightToLeftText} value={rightToLeftText} />
    </div>
  ),
}
