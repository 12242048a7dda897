export { BudgetsCard } from '@evenkeel/widgets/budget-modal'
