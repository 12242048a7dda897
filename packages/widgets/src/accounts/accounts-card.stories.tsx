import type { Meta, StoryObj } from '@storybook/react-vite'
import { amountsHidden, empty, inColumn, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import { AccountsCard } from './accounts-card.tsx'
import * as words from '../words/account-dialogs.generated.ts'

const meta = {
  title: 'Widgets/Accounts card',
  component: AccountsCard,
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

/** As shown on other people's pages. */
export const Elsewhere: Story = { args: { signature: 'Evenkeel' } }

export const WaysToAdd: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add account' }))
    await seen(await canvas.findByRole('dialog', { name: 'Add account' }))
  },
}

export const Create: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add account' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Create an account/ }))
    await seen(await canvas.findByRole('dialog', { name: words.createTitle() }))
  },
}
