import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Form } from '../form/form.tsx'
import { SingleField } from '../form-controls/form-controls.tsx'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { FormDialog } from './form-dialog.tsx'

function Amount() {
  const [amount, setAmount] = useState<number | null>(100)
  return <SingleField kind="money" label="Monthly amount" name="amount" value={amount} onChange={setAmount} />
}

const meta = {
  title: 'Overlays/FormDialog',
  component: FormDialog,
  args: {
    onClose: () => undefined,
    onSubmit: () => undefined,
    title: 'Create a budget',
    children: <Amount />,
  },
} satisfies Meta<typeof FormDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Valid: Story = {}
export const Invalid: Story = { args: { valid: false } }
export const Saving: Story = { args: { busy: true } }
export const Edit: Story = {
  args: { title: 'Edit your budget', footerStart: <Button variant="text">Delete this budget</Button> },
}
export const Danger: Story = {
  args: {
    title: 'Delete your account?',
    submitLabel: 'Delete everything',
    danger: true,
    children: 'This cannot be taken back.',
  },
}
export const Refused: Story = {
  args: {
    error: 'This budget was changed elsewhere.',
    refusals: [{ field: 'amount', errors: ['Please enter a valid value.'] }],
  },
}

/** Opened among the fields of a form: submitting it does not submit the form around it, and its button gets the focus back. */
function InAForm() {
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState('Nothing was sent yet.')
  return (
    <Form label="Plan" onSubmit={() => setSent('The plan was sent.')}>
      <Amount />
      <div>
        <Button onClick={() => setOpen(true)}>Add account</Button>
      </div>
      <FormDialog
        open={isOpen}
        title="Add account"
        onClose={() => setOpen(false)}
        onSubmit={() => {
          setSent('The account was sent.')
          setOpen(false)
        }}
      >
        <Amount />
      </FormDialog>
      <p className="text-body text-text-muted" role="status">
        {sent}
      </p>
      <div>
        <Button type="submit" variant="primary">
          Commit
        </Button>
      </div>
    </Form>
  )
}

export const OpenedInAForm: Story = { render: () => <InAForm /> }

export const LongAndRightToLeft: Story = {
  args: {
    title: longText,
    description: rightToLeftText,
    submitLabel: longText,
    error: longText,
    refusals: [{ field: 'amount', errors: [longText] }],
  },
}
