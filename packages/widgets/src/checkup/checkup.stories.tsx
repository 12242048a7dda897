import type { Client } from '@evenkeel/api-client/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { empty, inSection, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import { Checkup, WellBeing } from './index.ts'

const meta = { title: 'Widgets/Checkup', decorators: [inSection], parameters: { api: {} } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const checkup: Story = { render: () => <Checkup /> }
const wellBeing: Story = { render: () => <WellBeing /> }

async function answerCheckup(client: Client) {
  const { questions } = await client.call('checkup')
  await client.call('saveCheckup', {
    body: {
      answers: questions.map(({ questionId, answers }, index) => ({
        questionId,
        answerId: answers[index % 5]?.answerId ?? 0,
      })),
    },
  })
}
async function answerWellBeing(client: Client) {
  const { questions } = await client.call('wellBeing')
  await client.call('saveWellBeing', {
    body: {
      answers: questions.map(({ questionId, answers }) => ({ questionId, answerId: answers[2]?.answerId ?? 0 })),
    },
  })
}

export const QuestionsDone: Story = { ...checkup, parameters: { api: { before: answerCheckup } } }
export const QuestionsNarrow: Story = { ...checkup, parameters: { api: { before: answerCheckup } }, globals: phone }
export const QuestionsLoading: Story = { ...checkup, parameters: loading }
export const QuestionsMissing: Story = {
  ...checkup,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await seen(await canvas.findByText('Check these:'))
  },
}

export const WellBeingDone: Story = { ...wellBeing, parameters: { api: { before: answerWellBeing } } }
export const WellBeingNarrow: Story = {
  ...wellBeing,
  parameters: { api: { before: answerWellBeing } },
  globals: phone,
}
export const WellBeingLoading: Story = { ...wellBeing, parameters: loading }
export const WellBeingWithoutBirthday: Story = { ...wellBeing, parameters: empty }
