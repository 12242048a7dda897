import type { Meta, StoryObj } from '@storybook/react-vite'
import { Percent } from './percent.tsx'

const meta = {
  title: 'Base/Percent',
  component: Percent,
  args: { value: 0.58 },
} satisfies Meta<typeof Percent>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const TwoDecimals: Story = { args: { value: 0.2724, decimals: 2 } }
