import type { Meta, StoryObj } from '@storybook/react-vite'
import { empty, inColumn, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import * as words from '../words/proposals.generated.ts'
import { PlannerCard } from './planner-card.tsx'

const meta = {
  title: 'Widgets/Planner card',
  component: PlannerCard,
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
    await userEvent.click(await canvas.findByRole('button', { name: words.request() }))
    await seen(await canvas.findByRole('dialog', { name: 'Working with a planner' }))
    await userEvent.click(canvas.getByRole('button', { name: words.agree() }))
    await seen(await canvas.findByText('Jordan Ellis'))
    await seen(canvas.getByText(words.assigned({ name: 'Jordan Ellis' })))
  },
}

export const RequestFailed: Story = {
  parameters: { api: { person: 'new', fail: ['assignPlanner'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.request() }))
    await userEvent.click(await canvas.findByRole('button', { name: words.agree() }))
    await seen(await canvas.findByText('Whoops, something went wrong'))
  },
}
