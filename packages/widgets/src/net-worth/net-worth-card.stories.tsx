import type { Meta, StoryObj } from '@storybook/react-vite'
import { amountsHidden, empty, inColumn, loading, phone } from '../shared/story-states.fixture.tsx'
import { NetWorthCard } from './net-worth-card.tsx'

const meta = {
  title: 'Widgets/Net worth card',
  component: NetWorthCard,
  decorators: [inColumn],
  args: { signature: 'Evenkeel' },
  parameters: { api: {} },
} satisfies Meta<typeof NetWorthCard>
export default meta
type Story = StoryObj<typeof meta>

export const Year: Story = {}
export const AmountsHidden: Story = { globals: amountsHidden }
export const Narrow: Story = { globals: phone }
export const Loading: Story = { parameters: loading }
export const Empty: Story = { parameters: empty }
export const Failed: Story = { parameters: { api: { fail: ['netWorthHistory'] } } }
