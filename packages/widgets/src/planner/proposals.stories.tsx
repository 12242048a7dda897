import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeApi, FakeApp } from '../shared/fake-api.fixture.tsx'
import { inColumn, phone } from '../shared/story-states.fixture.tsx'
import { answeredProposal, waitingProposal } from './proposal.fixture.ts'
import { PlannerSharing } from './planner-sharing.tsx'
import { ProposalList } from './proposal-list.tsx'
import { ProposalWaits } from './proposal-waits.tsx'

const answers = (proposals: readonly object[]) =>
  createFakeApi({
    proposals,
    planner: { isAssigned: true, firstName: 'Jordan' },
    plannerSharing: ['plans', 'budgets', 'spending', 'cashFlow', 'balances'].map((subject) => ({
      subject,
      isShared: subject !== 'balances',
    })),
  })

const meta = {
  title: 'Widgets/Proposals',
  decorators: [inColumn],
  parameters: { api: {} },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const list = (...proposals: readonly object[]): Story => ({
  render: () => (
    <FakeApp api={answers(proposals)}>
      <ProposalList />
    </FakeApp>
  ),
})

export const Waiting: Story = list(waitingProposal)
export const WaitingOnAPhone: Story = { ...list(waitingProposal), globals: phone }
export const OneAccepted: Story = list(answeredProposal)
export const Earlier: Story = list({ ...waitingProposal, state: 'withdrawn', today: null })

export const OnAPlansPage: Story = {
  render: () => (
    <FakeApp api={answers([waitingProposal])}>
      <ProposalWaits planType={1} />
    </FakeApp>
  ),
}

export const Sharing: Story = {
  render: () => (
    <FakeApp api={answers([])}>
      <PlannerSharing />
    </FakeApp>
  ),
}
