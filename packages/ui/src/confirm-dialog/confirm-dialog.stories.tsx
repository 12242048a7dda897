import type { Meta, StoryObj } from '@storybook/react-vite'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete this budget?',
    acceptLabel: 'Delete',
    onAccept: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const WithEverything: Story = {
  args: { icon: 'trash', subtitle: 'Its transactions stay.', cancelLabel: 'Cancel', danger: true },
}
export const TitleAndAcceptOnly: Story = {}
export const Busy: Story = { args: { cancelLabel: 'Cancel', busy: true } }

export const LongAndRightToLeft: Story = {
  args: {
    title: longText,
    subtitle: rightToLeftText,
    cancelLabel: 'Keep all of it as it is',
    acceptLabel: 'Delete it everywhere',
    danger: true,
  },
}
