import type { Meta, StoryObj } from '@storybook/react-vite'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { FailureDialog } from './failure-dialog.tsx'

const meta = {
  title: 'Overlays/FailureDialog',
  component: FailureDialog,
  args: {
    open: true,
    message: `We couldn't delete your connection. Please try again or use the "help" link above to request support.`,
    onAccept: () => undefined,
  },
} satisfies Meta<typeof FailureDialog>
export default meta
type Story = StoryObj<typeof meta>

export const WithMessage: Story = {}

export const LongAndRightToLeft: Story = { args: { message: `${longText} ${rightToLeftText} ${longText}` } }
