import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { empty, inColumn, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import { NextStepsCard } from './next-steps-card.tsx'
import { OwnNextStepsCard } from './own-next-steps-card.tsx'

const meta = {
  title: 'Widgets/Next steps card',
  component: NextStepsCard,
  parameters: { api: {} },
} satisfies Meta<typeof NextStepsCard>
export default meta
type Story = StoryObj<typeof meta>

export const Steps: Story = {}
export const Narrow: Story = { globals: phone }
export const Loading: Story = { parameters: loading }
export const Empty: Story = { parameters: empty }
export const Failed: Story = { parameters: { api: { fail: ['dashboard'] } } }

/** As it stands on other people's pages. */
export const Elsewhere: Story = { render: () => <OwnNextStepsCard signature="Evenkeel" />, decorators: [inColumn] }
export const ElsewhereNarrow: Story = { ...Elsewhere, globals: phone }

/** A completed step gives its place to the next one, and can be taken back. */
export const Completed: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Complete: / })
    const name = first?.getAttribute('aria-label') ?? ''
    if (first) await userEvent.click(first)
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
    await seen(canvas.getByText(`${name.replace('Complete: ', '')} is done`))
  },
}

export const NotCompleted: Story = {
  parameters: { api: { fail: ['setNextStepStatus'] } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Complete: / })
    if (first) await userEvent.click(first)
    await seen(await canvas.findByText('Whoops, something went wrong'))
  },
}
