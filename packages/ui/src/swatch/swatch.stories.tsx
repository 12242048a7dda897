import type { Meta, StoryObj } from '@storybook/react-vite'
import { Swatch } from './swatch.tsx'
import { companySeries, mainSeries, otherColor, secondSeries } from '../tokens/tokens.ts'

const meta = {
  title: 'Base/Swatch',
  component: Swatch,
  args: { color: mainSeries[0] },
} satisfies Meta<typeof Swatch>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const ChartColors: Story = {
  render: () => (
    <div className="flex gap-2">
      {[...mainSeries, ...secondSeries, otherColor].map((color) => (
        <Swatch key={color} color={color} />
      ))}
    </div>
  ),
}
export const CompanyColors: Story = {
  render: () => (
    <div className="flex gap-2">
      {companySeries.map((color) => (
        <Swatch key={color} color={color} />
      ))}
    </div>
  ),
}
