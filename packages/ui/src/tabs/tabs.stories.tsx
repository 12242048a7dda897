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

export const Still: Story = {}
export const Working: Story = {
  render: function Working(args) {
    const [selected, setSelected] = useState(args.selected)
    return <Tabs {...args} selected={selected} onSelect={setSelected} />
  },
}
