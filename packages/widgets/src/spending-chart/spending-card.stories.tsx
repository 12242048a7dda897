import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { amountsHidden, empty, inColumn, loading, phone } from '../shared/story-states.fixture.tsx'
import { SpendingCard } from './spending-card.tsx'

const meta = {
  title: 'Widgets/Spending card',
  component: SpendingCard,
  decorators: [inColumn],
  parameters: { api: {} },
} satisfies Meta<typeof SpendingCard>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {}
export const OtherPerson: Story = { parameters: { api: { person: 'sam' } } }
export const AmountsHidden: Story = { globals: amountsHidden }
export const Narrow: Story = { globals: phone }
export const Loading: Story = { parameters: loading }
export const Empty: Story = { parameters: empty }
export const Failed: Story = { parameters: { api: { fail: ['spending'] } } }

/** As shown on other people's pages. */
export const Elsewhere: Story = { args: { signature: 'Evenkeel' } }

/** Each category links to its transactions. */
export const Linked: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Groceries/ })
    await expect(link).toHaveAttribute('href', '#/my-goals-and-finances/transactions/spending/6')
  },
}
