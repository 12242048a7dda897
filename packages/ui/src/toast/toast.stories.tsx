import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Dialog, DialogBody } from '../dialog/dialog.tsx'
import { rightToLeftText } from '../stories.fixture.tsx'
import { ToastRegion, type ToastContent } from './toast.tsx'

const nothing = () => undefined

function Shown(content: ToastContent) {
  const [isShown, setShown] = useState(true)
  const toast = { duration: null, ...content, id: 1 }
  return (
    <>
      <div className="h-40" />
      <ToastRegion toast={isShown ? toast : null} onClose={() => setShown(false)} />
    </>
  )
}

const meta = {
  title: 'Overlays/Toast',
  component: Shown,
  args: { text: 'Saved' },
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

export const WithUndo: Story = {
  args: { text: 'Corner Bakery & Cafe moved to Dining out', action: { label: 'Undo', onAction: nothing } },
}
export const Updating: Story = { args: { text: 'We are updating your data ...', icon: 'refresh' } }
export const UpToDate: Story = { args: { text: 'Your data is up to date', icon: 'check' } }
export const Failed: Story = { args: { text: 'Unknown error occurred.', tone: 'danger' } }
export const LongText: Story = {
  args: {
    text: 'Harbor Bank High-Yield Savings for the new roof, the kitchen and whatever else the house needs was hidden from your net worth',
    action: { label: 'Undo', onAction: nothing },
  },
}

/** While a modal is open the toast is above its scrim, and can be pressed. */
export const InAModal: Story = {
  args: { text: 'Split saved', action: { label: 'Undo', onAction: nothing } },
  render: (args) => (
    <>
      <Dialog title="Split this transaction" onClose={nothing}>
        <DialogBody>
          <p>Corner Bakery & Cafe, $18.40</p>
        </DialogBody>
      </Dialog>
      <Shown {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByText('Split saved')).toBeNull())
  },
}

export const RightToLeftText: Story = { args: { text: rightToLeftText, action: { label: 'Undo', onAction: nothing } } }
