import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Base/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only for assistive technology' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
