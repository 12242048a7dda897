import type { Meta, StoryObj } from '@storybook/react-vite'
import { amountsHidden } from '../../stories.fixture.tsx'
import type { ComponentProps } from 'react'
import { StoryBox } from '../shared/story-box.fixture.tsx'
import { RetirementSavings } from './retirement-savings.tsx'
import { sampleFutures, samplePlan, sampleYears, shortPlan } from './savings.fixture.ts'

type ShownProps = ComponentProps<typeof RetirementSavings> & { width: number }

function Shown({ width, view: first, ...props }: ShownProps) {
  return (
    <StoryBox width={width} view={first}>
      {(view) => <RetirementSavings {...props} view={view} />}
    </StoryBox>
  )
}

const meta = {
  title: 'Charts/Retirement savings',
  component: Shown,
  args: { ...samplePlan, width: 584 },
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

const retired = sampleYears(72, 100, 1_250_000)
const rich = sampleYears(62, 95, 480_000_000)

export const Card: Story = {}
export const WithoutFutures: Story = { args: { futures: undefined } }
export const SimulationStillRuns: Story = { args: { futures: samplePlan.futures.slice(0, 20), stale: true } }
export const MoneyRunsOut: Story = { args: shortPlan }
export const AlreadyRetired: Story = { args: { years: retired, futures: sampleFutures(retired) } }
export const VeryLongAndRich: Story = { args: { years: rich, futures: sampleFutures(rich) } }
export const OneYear: Story = {
  args: { years: samplePlan.years.slice(40, 41), futures: samplePlan.futures.slice(40, 41) },
}
export const NothingSaved: Story = {
  args: { years: samplePlan.years.map(({ age }) => ({ age, balance: 0 })), futures: undefined },
}
export const Empty: Story = { args: { years: [], futures: undefined } }
export const AsTable: Story = { args: { view: 'table' } }
export const AmountsHidden: Story = { decorators: [amountsHidden] }
