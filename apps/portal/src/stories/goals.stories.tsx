import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { empty } from '@evenkeel/widgets/shared/story-states.fixture.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, opened, StoryScreen } from './story-screen.fixture.tsx'

const meta = {
  title: 'Screens/Goals',
  component: StoryScreen,
  tags: ['screen'],
  parameters: { api: {} },
  args: { address: '' },
  play: opened,
} satisfies Meta<typeof StoryScreen>
export default meta
type Story = StoryObj<typeof meta>

export const AllGoals: Story = { args: { address: patterns.allGoals } }
export const AllGoalsEmpty: Story = { ...AllGoals, parameters: empty }
export const AllGoalsFailed: Story = { ...AllGoals, parameters: failed }
export const Retirement: Story = { args: { address: patterns.planForRetirement } }
export const RetirementEmpty: Story = { ...Retirement, parameters: empty }
export const RetirementFailed: Story = { ...Retirement, parameters: failed }
export const RetirementPlan: Story = { args: { address: `${patterns.planForRetirement}/summary` } }
export const RetirementPlanEmpty: Story = { ...RetirementPlan, parameters: empty }
export const RetirementPlanFailed: Story = { ...RetirementPlan, parameters: failed }
export const RetirementForm: Story = { args: { address: `${patterns.planForRetirement}/calculator/edit` } }
export const RetirementFormEmpty: Story = { ...RetirementForm, parameters: empty }
export const RetirementFormFailed: Story = { ...RetirementForm, parameters: failed }
export const Debt: Story = { args: { address: patterns.reduceYourDebt } }
export const DebtEmpty: Story = { ...Debt, parameters: empty }
export const DebtFailed: Story = { ...Debt, parameters: failed }
export const DebtPlan: Story = { args: { address: `${patterns.reduceYourDebt}/summary` } }
export const DebtPlanEmpty: Story = { ...DebtPlan, parameters: empty }
export const DebtPlanFailed: Story = { ...DebtPlan, parameters: failed }
export const DebtWizard: Story = { args: { address: `${patterns.reduceYourDebt}/calculator` } }
export const DebtWizardEmpty: Story = { ...DebtWizard, parameters: empty }
export const DebtWizardFailed: Story = { ...DebtWizard, parameters: failed }
export const EmergencyFund: Story = { args: { address: patterns.prepareForTheUnexpected } }
export const EmergencyFundEmpty: Story = { ...EmergencyFund, parameters: empty }
export const EmergencyFundFailed: Story = { ...EmergencyFund, parameters: failed }
export const EmergencyFundPlan: Story = { args: { address: `${patterns.prepareForTheUnexpected}/summary` } }
export const EmergencyFundPlanEmpty: Story = { ...EmergencyFundPlan, parameters: empty }
export const EmergencyFundPlanFailed: Story = { ...EmergencyFundPlan, parameters: failed }
export const Benefits: Story = { args: { address: patterns.companyBenefits } }
export const BenefitsEmpty: Story = { ...Benefits, parameters: empty }
export const BenefitsFailed: Story = { ...Benefits, parameters: failed }
export const BenefitsPlan: Story = { args: { address: `${patterns.companyBenefits}/summary` } }
export const BenefitsPlanEmpty: Story = { ...BenefitsPlan, parameters: empty }
export const BenefitsPlanFailed: Story = { ...BenefitsPlan, parameters: failed }
export const Legacy: Story = { args: { address: patterns.protectYourLegacy } }
export const LegacyEmpty: Story = { ...Legacy, parameters: empty }
export const LegacyFailed: Story = { ...Legacy, parameters: failed }
export const Budget: Story = { args: { address: patterns.liveByABudget } }
export const BudgetEmpty: Story = { ...Budget, parameters: empty }
export const BudgetFailed: Story = { ...Budget, parameters: failed }
export const BudgetPlan: Story = { args: { address: patterns.liveByABudgetCalculator } }
export const BudgetPlanEmpty: Story = { ...BudgetPlan, parameters: empty }
export const BudgetPlanFailed: Story = { ...BudgetPlan, parameters: failed }
export const StudentDebt: Story = { args: { address: patterns.studentDebt } }
export const StudentDebtEmpty: Story = { ...StudentDebt, parameters: empty }
export const StudentDebtFailed: Story = { ...StudentDebt, parameters: failed }
export const NextSteps: Story = { args: { address: `${patterns.planForRetirement}/next-steps/1` } }
export const NextStepsEmpty: Story = { ...NextSteps, parameters: empty }
export const NextStepsFailed: Story = { ...NextSteps, parameters: failed }
export const Planner: Story = { args: { address: patterns.planner } }
export const PlannerEmpty: Story = { ...Planner, parameters: empty }
export const PlannerFailed: Story = { ...Planner, parameters: failed }
export const LegacyPlan: Story = { args: { address: `${patterns.protectYourLegacy}/summary` } }
export const LegacyPlanEmpty: Story = { ...LegacyPlan, parameters: empty }
export const LegacyPlanFailed: Story = { ...LegacyPlan, parameters: failed }
export const BudgetSummary: Story = { args: { address: `${patterns.liveByABudget}/summary` } }
export const BudgetSummaryEmpty: Story = { ...BudgetSummary, parameters: empty }
export const BudgetSummaryFailed: Story = { ...BudgetSummary, parameters: failed }
export const StudentDebtPlan: Story = { args: { address: `${patterns.studentDebt}/summary` } }
export const StudentDebtPlanEmpty: Story = { ...StudentDebtPlan, parameters: empty }
export const StudentDebtPlanFailed: Story = { ...StudentDebtPlan, parameters: failed }
