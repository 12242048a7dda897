import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inColumn } from '../shared/story-states.fixture.tsx'
import { ConnectCard } from './connect-card.tsx'

const meta = {
  title: 'Widgets/Connect card',
  component: ConnectCard,
  decorators: [inColumn],
  args: { title: 'Cash flow', state: { status: 'disconnected', problem: null }, onConnect: fn() },
} satisfies Meta<typeof ConnectCard>
export default meta
type Story = StoryObj<typeof meta>

export const Disconnected: Story = {}
export const Ended: Story = {
  args: { state: { status: 'disconnected', problem: 'Your session ended. Connect again to see your figures.' } },
}
export const Waiting: Story = { args: { state: { status: 'connecting', problem: null } } }
