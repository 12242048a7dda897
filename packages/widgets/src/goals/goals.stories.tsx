import type { Client } from '@evenkeel/api-client/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { empty, inColumn, loading, phone } from '../shared/story-states.fixture.tsx'
import { AllGoals } from './all-goals.tsx'
import { GoalsCard } from './goals-card.tsx'
import { MyGoals } from './my-goals.tsx'

const meta = {
  title: 'Widgets/Goals',
  parameters: { api: {} },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const all: Story = { render: () => <AllGoals /> }
const mine: Story = { render: () => <MyGoals isWanted /> }
const elsewhere: Story = { render: () => <GoalsCard signature="Evenkeel" />, decorators: [inColumn] }

/** Answers the checkup with the lowest confidence in the topics of the first questions. */
async function answerCheckup(client: Client) {
  const { questions } = await client.call('checkup')
  await client.call('saveCheckup', {
    body: {
      answers: questions.map(({ questionId, answers }, index) => ({
        questionId,
        answerId: answers[Math.min(index, 4)]?.answerId ?? 0,
      })),
    },
  })
}

export const AllSuggested: Story = { ...all, parameters: { api: { before: answerCheckup } } }
export const AllNarrow: Story = { ...all, globals: phone }
export const AllLoading: Story = { ...all, parameters: loading }

export const MineNarrow: Story = { ...mine, globals: phone }
export const MineLoading: Story = { ...mine, parameters: loading }

export const Elsewhere: Story = { ...elsewhere }
export const ElsewhereNarrow: Story = { ...elsewhere, globals: phone }
export const ElsewhereEmpty: Story = { ...elsewhere, parameters: empty }
export const ElsewhereFailed: Story = { ...elsewhere, parameters: { api: { fail: ['myGoals'] } } }
