import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, type within } from 'storybook/test'
import { fill, phone, seen } from '../shared/story-states.fixture.tsx'
import { BudgetsCard } from './budgets-card.tsx'
import * as words from '../words/budget-dialogs.generated.ts'

const meta = {
  title: 'Widgets/Budget modal',
  component: BudgetsCard,
  parameters: { api: {} },
} satisfies Meta<typeof BudgetsCard>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function open({ canvas, userEvent }: Play) {
  await canvas.findByRole('link', { name: 'Groceries' })
  await userEvent.click(canvas.getByRole('button', { name: words.createTitle() }))
  await canvas.findByRole('dialog', { name: words.createTitle() })
}

async function choose({ canvas, userEvent }: Play, category: string) {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Category' }))
  await userEvent.click(await canvas.findByRole('option', { name: category }))
}

const isGone = (canvas: Pick<Canvas, 'queryByRole'>) => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())

export const Create: Story = { play: open }
export const CreateOnPhone: Story = { globals: phone, play: open }

export const ListOpen: Story = {
  play: async (context) => {
    await open(context)
    await context.userEvent.click(context.canvas.getByRole('combobox', { name: 'Category' }))
    await seen(await context.canvas.findByRole('option', { name: 'Groceries' }))
  },
}

export const Created: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await open(context)
    await choose(context, 'Pets')
    await fill(canvas.getByRole('textbox', { name: 'Monthly amount' }), '80')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await isGone(canvas)
    await seen(await canvas.findByRole('link', { name: 'Pets' }))
  },
}

/** A category that already has a budget: the modal says so before overwriting it, and shows last month's spending. */
export const Taken: Story = {
  play: async (context) => {
    await open(context)
    await choose(context, 'Groceries')
    await seen(await context.canvas.findByText(words.taken()))
    await seen(await context.canvas.findByText(/^Last month, you spent/))
  },
}

export const Edit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the budget for Groceries' }))
    await canvas.findByRole('dialog', { name: words.editTitle() })
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveAttribute('aria-disabled', 'true')
    await seen(canvas.getByText(words.autoRenew()))
  },
}

export const SaveFailed: Story = {
  parameters: { api: { fail: ['createBudget'] } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await open(context)
    await choose(context, 'Pets')
    await fill(canvas.getByRole('textbox', { name: 'Monthly amount' }), '80')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await seen(await canvas.findByRole('alert'))
    await seen(canvas.getByRole('dialog', { name: words.createTitle() }))
  },
}
