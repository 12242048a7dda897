import type { Meta, StoryObj } from '@storybook/react-vite'
import { longAndRightToLeft } from '../stories.fixture.tsx'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Base/Badge',
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: 'Suggested for you' } }
export const Positive: Story = { args: { tone: 'positive' } }
export const Warning: Story = { args: { tone: 'warning' } }
export const Danger: Story = { args: { tone: 'danger' } }

export const LongAndRightToLeft: Story = longAndRightToLeft(Badge)
