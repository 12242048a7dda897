import { useQuery } from '@evenkeel/api-client/react'
import { PlanType } from '@evenkeel/engine'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryView } from '../shared/query-view.tsx'
import { empty, inColumn, loading, phone, seen } from '../shared/story-states.fixture.tsx'
import { CalculatorWidget } from './calculator/calculator-widget.tsx'
import { RetirementCalculator } from './calculator/retirement-calculator.tsx'
import { DebtWidget } from './debt/debt-widget.tsx'
import { DebtWizard } from './debt/debt-wizard.tsx'
import { isPlan } from './shell/is-plan.ts'
import { simulatorHere } from './simulation/simulator.ts'
import { PlanSummary } from './summary/plan-summary.tsx'
import * as draftsWords from '../words/drafts.generated.ts'
import * as words from '../words/plan-shell.generated.ts'

interface ScreenProps {
  readonly planType: PlanType
  readonly screen: 'wizard' | 'calculator' | 'summary'
}

const onSave = () => undefined

/** One screen of a plan, which it reads like the portal's pages do. */
function Screen({ planType, screen }: ScreenProps) {
  const plan = useQuery('plan', { params: { planType: String(planType) } })
  return (
    <QueryView query={plan} label={words.loadingPlan()} skeleton={null} failedTitle="Your plan did not load">
      {(detail) => {
        if (screen === 'wizard' && isPlan(detail, PlanType.REDUCE_DEBT)) return <DebtWizard plan={detail} />
        if (screen === 'calculator' && isPlan(detail, PlanType.RETIREMENT)) {
          return <RetirementCalculator plan={detail} startSimulator={simulatorHere} onSave={onSave} />
        }
        return <PlanSummary plan={detail} nextSteps={null} />
      }}
    </QueryView>
  )
}

const meta = {
  title: 'Widgets/Plans',
  component: Screen,
  parameters: { api: {} },
  args: { planType: PlanType.REDUCE_DEBT, screen: 'wizard' },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const toPreview: Play = async ({ canvas, userEvent }) => {
  for (const step of [2, 3, 4]) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await canvas.findByRole('region', { name: new RegExp(`^Step ${step} of 4`) })
  }
  await seen(await canvas.findByRole('heading', { name: /^Debt-free in/ }))
}

const calculator = { planType: PlanType.RETIREMENT, screen: 'calculator' } as const

export const DebtStrategy: Story = {}
export const DebtPreview: Story = { play: toPreview }
export const DebtPreviewOnPhone: Story = { globals: phone, play: toPreview }
export const Loading: Story = { parameters: loading }
export const Failed: Story = { parameters: { api: { fail: ['plan'] } } }
export const SaveFailed: Story = {
  parameters: { api: { fail: ['savePlan'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: draftsWords.saveDraft() }))
    await seen(await canvas.findByRole('alert'))
  },
}
export const CalculatorOnPhone: Story = { args: calculator, globals: phone }
export const AllocationSummary: Story = { args: { planType: PlanType.ASSET_ALLOCATION, screen: 'summary' } }
export const NotStarted: Story = { args: { planType: PlanType.LIFE_INSURANCE, screen: 'summary' } }

/** As shown on other people's pages. */
const calculatorElsewhere: Story = { render: () => <CalculatorWidget signature="Evenkeel" /> }
const debtElsewhere: Story = { render: () => <DebtWidget signature="Evenkeel" />, decorators: [inColumn] }

export const CalculatorElsewhere: Story = { ...calculatorElsewhere }
export const CalculatorElsewhereNarrow: Story = { ...calculatorElsewhere, globals: phone }
export const CalculatorElsewhereLoading: Story = { ...calculatorElsewhere, parameters: loading }
export const CalculatorElsewhereOfNobody: Story = { ...calculatorElsewhere, parameters: empty }
export const CalculatorElsewhereFailed: Story = { ...calculatorElsewhere, parameters: { api: { fail: ['plan'] } } }
export const DebtElsewhere: Story = { ...debtElsewhere }
export const DebtElsewherePreview: Story = { ...debtElsewhere, play: toPreview }
export const DebtElsewherePreviewOnPhone: Story = { ...debtElsewhere, globals: phone, play: toPreview }
export const DebtElsewhereLoading: Story = { ...debtElsewhere, parameters: loading }
export const DebtElsewhereOfNobody: Story = { ...debtElsewhere, parameters: empty }
export const DebtElsewhereFailed: Story = { ...debtElsewhere, parameters: { api: { fail: ['plan'] } } }
