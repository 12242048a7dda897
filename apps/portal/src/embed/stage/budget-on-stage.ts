export { BudgetOnStage } from '@evenkeel/widgets/budget-modal'
