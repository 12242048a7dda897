import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Base/Tabs',
  component: Tabs,
  args: {
    label: 'Goal',
    selected: 'plan',
    onSelect: () => undefined,
    tabs: [
      { id: 'plan', label: 'Plan', content: 'The plan' },
      { id: 'steps', label: 'Next steps', status: 'needs-attention', content: 'The steps' },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  render: function Two(args) {
    const [selected, setSelected] = useState(args.selected)
    return <Tabs {...args} selected={selected} onSelect={setSelected} />
  },
}
export const EveryStatus: Story = {
  args: {
    selected: 'a',
    tabs: [
      {
        id: 'a',
        label: 'Life insurance',
        status: 'not-started',
        content: 'Not started and pending plans have a blue dot.',
      },
      { id: 'b', label: 'Disability insurance', status: 'plan-pending', content: null },
      { id: 'c', label: 'Estate', status: 'in-progress', content: null },
      { id: 'd', label: 'Education', status: 'needs-attention', content: null },
    ],
  },
}
export const LongAndRightToLeft: Story = {
  args: {
    tabs: [
      { id: 'plan', label: 'A plan for the years in which you do not work any more', content: 'The plan' },
      { id: 'steps', label: 'حساب التوفير', status: 'needs-attention', content: 'The steps' },
      { id: 'accounts', label: 'All of the accounts that count', content: 'The accounts' },
    ],
  },
}
export const LastOfMany: Story = { args: { ...EveryStatus.args, selected: 'd' } }
