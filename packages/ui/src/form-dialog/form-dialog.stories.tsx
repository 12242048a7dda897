import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { MoneyField } from '../money-field/money-field.tsx'
import { longText, rightToLeftText } from '../story-texts.fixture.ts'
import { FormDialog } from './form-dialog.tsx'

function Amount() {
  const [amount, setAmount] = useState<number | null>(100)
  return <MoneyField label="Monthly amount" name="amount" value={amount} onChange={setAmount} />
}

const meta = {
  title: 'Overlays/FormDialog',
  component: FormDialog,
  args: { open: true, onClose: () => undefined, onSubmit: () => undefined, title: 'Create a budget', children: <Amount /> },
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
  args: { title: 'Delete your account?', submitLabel: 'Delete everything', danger: true, children: 'This cannot be taken back.' },
}
export const Refused: Story = {
  args: { error: 'This budget was changed elsewhere.', fieldErrors: [{ name: 'amount', label: 'Monthly amount', message: 'Please enter a valid value.' }] },
}

export const LongAndRightToLeft: Story = {
  args: {
    title: longText,
    description: rightToLeftText,
    submitLabel: longText,
    error: longText,
    fieldErrors: [{ name: 'amount', label: rightToLeftText, message: longText }],
  },
}
