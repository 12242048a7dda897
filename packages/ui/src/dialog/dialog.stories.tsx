import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { Dialog, DialogBody, type DialogProps, DialogFooter } from './dialog.tsx'

function Opened({ open: startsOpen = true, ...props }: DialogProps) {
  const [open, setOpen] = useState(startsOpen)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  )
}

function Parts() {
  const [name, setName] = useState('Fernwood Department Store')
  const [category, setCategory] = useState<string | null>('shopping')
  return (
    <>
      <DialogBody>
        <div className="flex flex-col gap-4">
          <TextField label="Name" value={name} onChange={setName} />
          <Select
            label="Category"
            items={[
              { value: 'shopping', label: 'Shopping' },
              { value: 'groceries', label: 'Groceries' },
            ]}
            value={category}
            onChange={setCategory}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </DialogFooter>
    </>
  )
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { open: true, onClose: () => undefined, title: 'Split transaction', children: <Parts /> },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {}
export const Wide: Story = { args: { size: 'wide', description: 'Two or more parts add up to the whole.' } }
export const NotDismissible: Story = { args: { dismissible: false } }
export const Closed: Story = { args: { open: false } }

export const LongAndRightToLeft: Story = { args: { title: `${longText} ${rightToLeftText}`, description: longText } }
