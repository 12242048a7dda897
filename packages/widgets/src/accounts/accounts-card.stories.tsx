import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { amountsHidden, empty, inColumn, loading, phone } from '../shared/story-states.fixture.tsx'
import { AccountsCard } from './accounts-card.tsx'

const meta = {
  title: 'Widgets/Accounts card',
  component: AccountsCard,
  tags: ['widget'],
  decorators: [inColumn],
  parameters: { api: {} },
} satisfies Meta<typeof AccountsCard>
export default meta
type Story = StoryObj<typeof meta>

export const Accounts: Story = {}
export const KeptByHand: Story = { parameters: { api: { person: 'sam' } } }
export const AmountsHidden: Story = { globals: amountsHidden }
export const Narrow: Story = { globals: phone }
export const Loading: Story = { parameters: loading }
export const Empty: Story = { parameters: empty }
export const Failed: Story = { parameters: { api: { fail: ['accounts'] } } }

export const WaysToAdd: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add account' }))
    await expect(await canvas.findByRole('dialog', { name: 'Add account' })).toBeVisible()
  },
}

export const Create: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add account' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Create an account/ }))
    await expect(await canvas.findByRole('dialog', { name: 'Create an account' })).toBeVisible()
  },
}

export const Edit: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Edit / })
    if (first) await userEvent.click(first)
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}
