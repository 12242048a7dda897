import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TextButton } from '../button/button.tsx'
import { Money } from '../money/money.tsx'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { Checklist, type ChecklistProps } from './checklist.tsx'

const account = (label: string, detail: string, balance: number) => ({
  id: label,
  label,
  detail,
  aside: <Money value={balance} />,
})

function Held({ checked: start, ...props }: ChecklistProps) {
  const [checked, setChecked] = useState<readonly string[]>(start)
  return (
    <div className="max-w-[560px]">
      <Checklist {...props} checked={checked} onChange={setChecked} />
    </div>
  )
}

const meta = {
  title: 'Fields/Checklist',
  component: Checklist,
  args: {
    label: 'Accounts that count toward this plan',
    items: [account('Rewards Card', 'Harbor Bank', -4862.3), account('Auto Loan', 'Manually Added', -8930.44)],
    more: [account('Fernwood Store Card', 'Fernwood Credit', -1264.1), account('Personal Loan', 'Harbor Bank', -2150)],
    moreLabel: 'Show more accounts',
    emptyText: 'There are no linked accounts yet.',
    action: <TextButton icon="plus">Add account</TextButton>,
    checked: ['Rewards Card'],
    onChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Checklist>
export default meta
type Story = StoryObj<typeof meta>

export const DefaultFirst: Story = {}
export const MoreShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more accounts' }))
    await canvas.findByText('Personal Loan')
  },
}
export const Empty: Story = { args: { items: [], more: [] } }
export const Refused: Story = { args: { checked: [], error: 'Please link at least one account.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongAndRightToLeft: Story = {
  args: {
    items: [account(longText, 'Harbor Bank', 1_234_567.89), account(rightToLeftText, 'Harbor Bank', 10)],
    more: [],
    hint: 'What you tick is taken into account from tomorrow.',
  },
}
