import type { Meta, StoryObj } from '@storybook/react-vite'
import { amountsHidden } from '../../stories.fixture.tsx'
import { type ComponentProps, useState } from 'react'
import { CashFlowChart, CashFlowTable, type ChartView, ChartViewToggle } from './cash-flow-chart.tsx'
import { oddMonths, sampleMonths } from './months.fixture.ts'

type ShownProps = Pick<ComponentProps<typeof CashFlowChart>, 'months' | 'tableBeside' | 'onOpen'> & { width: number }

function Shown({ width, ...props }: ShownProps) {
  const [active, setActive] = useState<string | null>(null)
  const [view, setView] = useState<ChartView>('chart')
  const shared = { ...props, currentPeriod: '2026-11', active, onActiveChange: setActive }
  return (
    <div className="flex max-w-full flex-col gap-4 bg-surface p-6" style={{ width: width + 48 }}>
      <CashFlowChart {...shared} view={view} />
      {props.tableBeside ? <CashFlowTable {...shared} /> : <ChartViewToggle view={view} onChange={setView} />}
    </div>
  )
}

const meta = {
  title: 'Charts/Cash flow chart',
  component: Shown,
  args: { months: sampleMonths, width: 584, onOpen: () => undefined },
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {}
export const Wide: Story = { args: { months: sampleMonths.slice(3), width: 784 } }
export const WithTable: Story = { args: { tableBeside: true, width: 928 } }
export const RefundsAndGaps: Story = { args: { months: oddMonths } }
export const FirstMonth: Story = { args: { months: sampleMonths.slice(6) } }
export const NothingYet: Story = { args: { months: oddMonths.slice(0, 1) } }
export const AmountsHidden: Story = { decorators: [amountsHidden] }
