import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { empty, inColumn, loading, phone } from '../shared/story-states.fixture.tsx'
import { PlannerCard } from './planner-card.tsx'

const meta = {
  title: 'Widgets/Planner card',
  component: PlannerCard,
  tags: ['widget'],
  decorators: [inColumn],
  parameters: { api: {} },
} satisfies Meta<typeof PlannerCard>
export default meta
type Story = StoryObj<typeof meta>

export const Assigned: Story = {}
export const Narrow: Story = { globals: phone }
export const Loading: Story = { parameters: loading }
export const NotAssigned: Story = { parameters: empty }
export const Failed: Story = { parameters: { api: { fail: ['planner'] } } }

export const Requested: Story = {
  parameters: empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a planner' }))
    await expect(await canvas.findByText('Jordan Ellis')).toBeVisible()
    await expect(canvas.getByText('Your planner is assigned')).toBeVisible()
  },
}

export const RequestFailed: Story = {
  parameters: { api: { person: 'new', fail: ['assignPlanner'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a planner' }))
    await expect(await canvas.findByText('Whoops, something went wrong')).toBeVisible()
  },
}
