import type { Meta, StoryObj } from '@storybook/react-vite'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { PromptDialog } from './prompt-dialog.tsx'

const meta = {
  title: 'Overlays/PromptDialog',
  component: PromptDialog,
  args: {
    onClose: () => undefined,
    title: 'Add an account',
    choices: [
      {
        label: 'Connect an account',
        detail: 'Your bank keeps it up to date.',
        icon: 'bank',
        onChoose: () => undefined,
      },
      { label: 'Create an account', detail: 'You enter its balance.', icon: 'pencil', onChoose: () => undefined },
    ],
  },
} satisfies Meta<typeof PromptDialog>
export default meta
type Story = StoryObj<typeof meta>

export const TwoWays: Story = {}

export const LongAndRightToLeft: Story = {
  args: {
    title: longText,
    choices: [
      { label: longText, detail: longText, icon: 'bank', onChoose: () => undefined },
      { label: rightToLeftText, detail: rightToLeftText, icon: 'pencil', onChoose: () => undefined },
    ],
  },
}
