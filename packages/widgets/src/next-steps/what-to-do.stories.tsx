import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { empty, inColumn, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import { OwnNextStepsCard } from './own-next-steps-card.tsx'
import { WhatToDo } from './what-to-do.tsx'
import * as words from '../words/next-steps.generated.ts'

const meta = {
  title: 'Widgets/What to do now',
  component: WhatToDo,
  parameters: { api: {} },
} satisfies Meta<typeof WhatToDo>
export default meta
type Story = StoryObj<typeof meta>

export const Steps: Story = {}
export const Narrow: Story = { globals: phone }
export const Loading: Story = { parameters: loading }
export const Empty: Story = { parameters: empty }
export const Failed: Story = { parameters: { api: { fail: ['dashboard'] } } }

/** As shown on other people's pages. */
export const Elsewhere: Story = { render: () => <OwnNextStepsCard signature="Evenkeel" />, decorators: [inColumn] }
export const ElsewhereNarrow: Story = { ...Elsewhere, globals: phone }

/** A step that is put off is replaced by the next one, and can be taken back. */
export const PutOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Options: / })
    const name = first?.getAttribute('aria-label') ?? ''
    if (first) await userEvent.click(first)
    await userEvent.click(await screen.findByRole('menuitem', { name: words.remindNextWeek() }))
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
    await seen(canvas.getByText(words.remindedNextWeek()))
  },
}

export const NotPutOff: Story = {
  parameters: { api: { fail: ['snoozeNextStep'] } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Options: / })
    if (first) await userEvent.click(first)
    await userEvent.click(await screen.findByRole('menuitem', { name: words.remindNextWeek() }))
    await seen(await canvas.findByText('Whoops, something went wrong'))
  },
}
