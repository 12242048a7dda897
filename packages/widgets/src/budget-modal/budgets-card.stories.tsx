import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { amountsHidden, empty, inColumn, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import { BudgetsCard } from './budgets-card.tsx'
import * as words from '../words/budget-dialogs.generated.ts'
import * as budgetCardWords from '../words/budget-card.generated.ts'

const meta = {
  title: 'Widgets/Budgets card',
  component: BudgetsCard,
  decorators: [inColumn],
  parameters: { api: {} },
} satisfies Meta<typeof BudgetsCard>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {}
export const AmountsHidden: Story = { globals: amountsHidden }
export const Narrow: Story = { globals: phone }
export const Loading: Story = { parameters: loading }
export const Empty: Story = { parameters: empty }
export const Failed: Story = { parameters: { api: { fail: ['budgets'] } } }

export const EarlierMonth: Story = {
  play: async ({ canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: budgetCardWords.previousMonth() })
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(previous)
    await seen(await canvas.findByRole('heading', { name: 'October budgets' }))
  },
}

export const Retried: Story = {
  parameters: { api: { fail: ['budgets'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await seen(await canvas.findByText(budgetCardWords.budgetsFailed()))
  },
}

export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the budget for Groceries' }))
    await userEvent.click(await canvas.findByRole('button', { name: words.deleteBudget() }))
    await canvas.findByRole('alertdialog', { name: words.confirmDelete() })
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Groceries' })).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await seen(await canvas.findByRole('link', { name: 'Groceries' }))
  },
}
