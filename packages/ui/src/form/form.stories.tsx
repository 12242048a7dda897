import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { SingleField } from '../form-controls/form-controls.tsx'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { Form } from './form.tsx'

function Fields() {
  const [name, setName] = useState('')
  return (
    <>
      <SingleField kind="text" label="Name" name="name" value={name} onChange={setName} required />
      <div className="flex justify-end">
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </>
  )
}

const meta = {
  title: 'Fields/Form',
  component: Form,
  args: { onSubmit: () => undefined, label: 'Your account', children: <Fields /> },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = {}
export const Refused: Story = {
  args: { error: 'We could not save this.', refusals: [{ field: 'name', errors: ['That name is taken.'] }] },
}
export const Busy: Story = { args: { busy: true } }

export const LongAndRightToLeft: Story = {
  args: { error: longText, refusals: [{ field: 'name', errors: [rightToLeftText] }] },
}
