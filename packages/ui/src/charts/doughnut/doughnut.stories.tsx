import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { mainSeries } from '../../tokens/tokens.ts'
import { Doughnut, DoughnutLegend, type DoughnutProps } from './doughnut.tsx'

type ShownProps = Pick<DoughnutProps, 'slices' | 'caption'>

function Shown({ slices, caption }: ShownProps) {
  const [active, setActive] = useState<string | null>(null)
  const shared = { slices, label: 'Allocation', active, onActiveChange: setActive }
  return (
    <div className="flex w-[320px] flex-col gap-4 bg-surface p-6">
      <Doughnut {...shared} caption={caption} />
      <DoughnutLegend
        {...shared}
        renderLink={({ id }, link) => (
          <a href={`#/${id}`} className={link.className}>
            {link.children}
          </a>
        )}
      />
    </div>
  )
}

const slice = (label: string, value: number, index: number) => ({
  id: label,
  label,
  value,
  color: mainSeries[index] ?? mainSeries[0],
})

const meta = {
  title: 'Charts/Doughnut',
  component: Shown,
  args: {
    caption: 'All funds',
    slices: [slice('Stocks', 46_200, 0), slice('Bonds', 21_300, 1), slice('Cash', 4_100, 2)],
  },
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const OneSlice: Story = { args: { slices: [slice('Stocks', 46_200, 0)] } }
export const ThinSlices: Story = {
  args: { slices: [slice('Stocks', 1_000_000, 0), slice('Bonds', 12, 1), slice('Cash', 3, 2)] },
}
export const Empty: Story = { args: { slices: [], caption: 'Nothing yet' } }
