import { useQuery } from '@evenkeel/api-client/react'
import { PlanType } from '@evenkeel/engine'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryView } from '../../shared/query-view.tsx'
import { empty, fill, loading, phone, seen } from '../../shared/story-states.fixture.tsx'
import { PlanForm } from './plan-form.tsx'
import * as planShellWords from '../../words/plan-shell.generated.ts'
import * as planFormWords from '../../words/plan-form.generated.ts'

/** The form of a plan, which it reads as the portal's pages do. */
function FormOf({ planType }: { readonly planType: PlanType }) {
  const plan = useQuery('plan', { params: { planType: String(planType) } })
  return (
    <QueryView query={plan} label={planShellWords.loadingPlan()} skeleton={null} failedTitle="Your plan did not load">
      {(detail) => <PlanForm plan={detail} />}
    </QueryView>
  )
}

const meta = {
  title: 'Widgets/Plans/Forms',
  component: FormOf,
  parameters: { api: {} },
  args: { planType: PlanType.STUDENT_DEBT },
} satisfies Meta<typeof FormOf>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const of = (planType: PlanType): Story => ({ args: { planType } })

/** Empties one field and tries to commit: the list of faults is above the form, and the field has the focus. */
const without =
  (label: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    fill(await canvas.findByRole('textbox', { name: label }), '')
    await userEvent.click(canvas.getByRole('button', { name: planFormWords.takePlan() }))
    await seen(await canvas.findByText('Check these:'))
  }

export const StudentLoans: Story = {}
export const StudentLoansNarrow: Story = { globals: phone }
export const StudentLoansLoading: Story = { parameters: loading }
export const StudentLoansOfNobody: Story = { parameters: empty }
export const StudentLoansMissing: Story = { play: without(/^Monthly payment/) }
export const StudentLoansFailed: Story = {
  parameters: { api: { fail: ['commitPlan'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: planFormWords.takePlan() }))
    await seen(await canvas.findByRole('alert'))
  },
}

export const Retirement: Story = of(PlanType.RETIREMENT)
export const RetirementNarrow: Story = { ...Retirement, globals: phone }
export const RetirementMissing: Story = { ...Retirement, play: without(/^Annual income/) }
export const Allocation: Story = of(PlanType.ASSET_ALLOCATION)
export const EmergencyFund: Story = of(PlanType.EMERGENCY_FUND)
export const Benefits: Story = of(PlanType.COMPANY_BENEFITS)
export const BenefitsMissing: Story = { ...Benefits, play: without(/^Your savings rate/) }
export const LifeInsurance: Story = of(PlanType.LIFE_INSURANCE)
export const Disability: Story = of(PlanType.DISABILITY_INSURANCE)
export const PartnerLifeInsurance: Story = of(PlanType.PARTNER_LIFE_INSURANCE)
export const Estate: Story = of(PlanType.ESTATE_PLANNING)
export const EstateNarrow: Story = { ...Estate, globals: phone }
export const Distribution: Story = of(PlanType.DISTRIBUTION_PLANNING)
