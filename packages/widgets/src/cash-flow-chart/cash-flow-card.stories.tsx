import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { amountsHidden, empty, inColumn, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import { CashFlowCard } from './cash-flow-card.tsx'
import * as words from '../words/cash-flow.generated.ts'

const meta = {
  title: 'Widgets/Cash flow card',
  component: CashFlowCard,
  decorators: [inColumn],
  parameters: { api: {} },
} satisfies Meta<typeof CashFlowCard>
export default meta
type Story = StoryObj<typeof meta>

export const Months: Story = {}
export const OtherPerson: Story = { parameters: { api: { person: 'sam' } } }
export const AmountsHidden: Story = { globals: amountsHidden }
export const Narrow: Story = { globals: phone }
export const Loading: Story = { parameters: loading }
export const Empty: Story = { parameters: empty }
export const Failed: Story = { parameters: { api: { fail: ['cashFlow'] } } }

export const ArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const october = await canvas.findByRole('button', { name: /^October 2026/ })
    october.focus()
    await userEvent.keyboard('{ArrowLeft}')
    const september = canvas.getByRole('button', { name: /^September 2026/ })
    await waitFor(() => expect(september).toHaveAttribute('data-lit'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^November 2026/ })).toHaveAttribute('data-lit'))
    await expect(september).not.toHaveAttribute('data-lit')
  },
}

export const WholeYear: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^October 2026/ })
    await expect(canvas.queryByRole('button', { name: /^May 2026/ })).toBeNull()
    await userEvent.click(canvas.getByRole('combobox', { name: words.timeFrame() }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Over last 12 months' }))
    await seen(await canvas.findByRole('button', { name: /^May 2026/ }))
  },
}

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^October 2026/ })
    await userEvent.click(canvas.getByRole('button', { name: /table/i }))
    await seen(await canvas.findByRole('table'))
  },
}
