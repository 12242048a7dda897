import type { Meta, StoryObj } from '@storybook/react-vite'
import { TrendLine } from './trend-line.tsx'

const values = [
  58_900.34, 60_100, 61_050, 63_400, 64_100, 66_000, 68_200, 69_600, 68_000, 71_500, 74_800, 76_000, 77_440.46,
]

const meta = {
  title: 'Charts/Trend line',
  component: TrendLine,
  args: {
    summary: 'Your net worth at the end of each of the last 12 months.',
    label: 'Net worth by month',
    names: { month: 'Month', value: 'Net worth' },
    points: values.map((value, index) => ({ name: `Month ${index + 1}`, value })),
    marks: [
      { at: 0, text: 'Nov 2025' },
      { at: 6, text: 'May' },
      { at: 12, text: 'Nov' },
    ],
  },
  render: (args) => (
    <div className="max-w-[584px]">
      <TrendLine {...args} />
    </div>
  ),
} satisfies Meta<typeof TrendLine>
export default meta
type Story = StoryObj<typeof meta>

export const Year: Story = {}
export const Example: Story = { args: { isExample: true } }
export const OneMonth: Story = { args: { points: [{ name: 'Nov', value: 950 }], marks: [{ at: 0, text: 'Nov' }] } }
export const AllTheSame: Story = {
  args: { points: values.map((_, index) => ({ name: `Month ${index}`, value: 5000 })) },
}
