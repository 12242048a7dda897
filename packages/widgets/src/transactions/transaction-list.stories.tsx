import type { Client } from '@evenkeel/api-client/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { amountsHidden, empty, inColumn, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import { TransactionList } from './transaction-list.tsx'
import { TransactionsCard } from './transactions-card.tsx'

const meta = {
  title: 'Widgets/Transactions',
  component: TransactionList,
  args: { start: { kind: 'all' } },
  parameters: { api: {} },
} satisfies Meta<typeof TransactionList>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function openFirst({ canvas, userEvent }: Play) {
  const [first] = await canvas.findAllByRole('button', { name: /^Details of / })
  if (first) await userEvent.click(first)
  await canvas.findByRole('button', { name: 'Split' })
}

/** Unusual shop names: right to left, long, without a space to break at, with markup in them. */
const odd = (client: Client) =>
  Promise.all(
    [
      'مقهى الميناء 12',
      'בית קפה Harbor & Sons',
      'Donaudampfschifffahrtsgesellschaftskapitaenskajuetenvermietung',
      '<b>Bold & Brash</b> "Diner"',
    ].map((description, index) =>
      client.call('createTransaction', {
        body: { date: '2026-11-19', value: index === 1 ? 1250 : -12.5, categoryId: 7, description },
      }),
    ),
  )

export const All: Story = {}
export const OneMonth: Story = { args: { start: { kind: 'cashFlow', year: 2026, month: 10 } } }
export const OneCategory: Story = { args: { start: { kind: 'spending', categoryId: 6 } } }
export const NothingMatches: Story = { args: { start: { kind: 'spending', categoryId: 20 } } }
export const OddNames: Story = { parameters: { api: { person: 'new', before: odd } } }
export const OddNamesNarrow: Story = { parameters: { api: { person: 'new', before: odd } }, globals: phone }
export const AmountsHidden: Story = { globals: amountsHidden }
export const Narrow: Story = { globals: phone }
export const Loading: Story = { parameters: loading }
export const Empty: Story = { parameters: empty }
export const Failed: Story = { parameters: { api: { fail: ['transactions'] } } }

export const Open: Story = { play: openFirst }
export const OpenNarrow: Story = { globals: phone, play: openFirst }

export const SplitInTwo: Story = {
  play: async (context) => {
    await openFirst(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Split' }))
    await context.canvas.findByRole('dialog')
    // Asked for again: the first one only holds the place until the form is loaded.
    await waitFor(() => expect(context.canvas.getByRole('dialog')).toBeVisible())
  },
}

export const HiddenRow: Story = {
  play: async (context) => {
    await openFirst(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Hide' }))
    const show = () => context.canvas.getByRole('button', { name: 'Show' })
    await waitFor(() => expect(show()).not.toHaveAttribute('aria-disabled'))
    await seen(await context.canvas.findByRole('button', { name: 'Undo' }))
  },
}

export const HideFailed: Story = {
  parameters: { api: { fail: ['setTransactionVisibility'] } },
  play: async (context) => {
    await openFirst(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Hide' }))
    await seen(await context.canvas.findByText('Whoops, something went wrong'))
  },
}

export const SecondPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /next/i }))
    await seen(await canvas.findByRole('button', { name: /page 2|^2$/i, current: 'page' }))
  },
}

/** As shown on other people's pages. */
const elsewhere: Story = { render: () => <TransactionsCard signature="Evenkeel" />, decorators: [inColumn] }

export const Elsewhere: Story = { ...elsewhere }
export const ElsewhereNarrow: Story = { ...elsewhere, globals: phone }
export const ElsewhereLoading: Story = { ...elsewhere, parameters: loading }
export const ElsewhereEmpty: Story = { ...elsewhere, parameters: empty }
export const ElsewhereFailed: Story = { ...elsewhere, parameters: { api: { fail: ['transactions'] } } }
export const ElsewhereOpen: Story = {
  ...elsewhere,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Details of / })
    if (first) await userEvent.click(first)
    await seen(await canvas.findByRole('combobox', { name: 'Category' }))
  },
}
