import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Base/IconButton',
  component: IconButton,
  args: { icon: 'refresh', label: 'Refresh' },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const On: Story = { args: { icon: 'eye-off', label: 'Show amounts', pressed: true } }
export const Off: Story = { args: { icon: 'eye', label: 'Hide amounts', pressed: false } }
export const Disabled: Story = { args: { disabled: true } }
export const Compact: Story = { args: { size: 'compact', icon: 'chevron-left', label: 'Previous month' } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('button').focus() }
