import type { Meta, StoryObj } from '@storybook/react-vite'
import { rightToLeftText } from '../stories.fixture.tsx'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Base/Avatar',
  component: Avatar,
  args: { name: 'Maya Reyes' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {}
export const Large: Story = { args: { size: 40 } }
export const OneWord: Story = { args: { name: 'Maya' } }
export const RightToLeftText: Story = { args: { name: rightToLeftText } }
