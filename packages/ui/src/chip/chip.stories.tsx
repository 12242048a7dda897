import type { Meta, StoryObj } from '@storybook/react-vite'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { AddChip, ChipRow, FilterChip } from './chip.tsx'

const nothing = () => undefined
const meta = {
  title: 'Base/FilterChip',
  component: FilterChip,
  args: { label: 'Date', value: '11/01/2026 – 11/30/2026', onRemove: nothing },
} satisfies Meta<typeof FilterChip>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

export const Row: Story = {
  render: (args) => (
    <ChipRow>
      <FilterChip {...args} />
      <FilterChip label="Show" value="Income and spending" onRemove={nothing} />
      <AddChip onClick={nothing}>Add filter</AddChip>
    </ChipRow>
  ),
}

export const LongAndRightToLeft: Story = {
  render: (args) => (
    <ChipRow>
      <FilterChip {...args} label="Account" value={longText} />
      <FilterChip {...args} label="Account" value={rightToLeftText} />
    </ChipRow>
  ),
}
