import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { amountsHidden, loading, phone } from '../shared/story-states.fixture.tsx'
import { CashFlowPanel } from './cash-flow-panel.tsx'

const meta = {
  title: 'Widgets/Cash flow page',
  component: CashFlowPanel,
  parameters: { api: {} },
} satisfies Meta<typeof CashFlowPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Months: Story = {}
export const MonthOfTheAddress: Story = { args: { markedPeriod: '2026-08' } }
export const AmountsHidden: Story = { globals: amountsHidden }
export const Narrow: Story = { globals: phone }
export const Loading: Story = { parameters: loading }

/** Pointing at a row of the table highlights it in the chart. */
export const LitTogether: Story = {
  play: async ({ canvas, userEvent }) => {
    const [column] = await canvas.findAllByRole('button', { name: /^September 2026/ })
    await userEvent.hover(canvas.getByRole('row', { name: /^September 2026/ }))
    await waitFor(() => expect(column).toHaveAttribute('data-lit'))
  },
}
