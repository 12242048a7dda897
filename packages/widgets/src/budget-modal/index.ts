export { BudgetsCard, type BudgetsCardProps } from './budgets-card.tsx'
export { BudgetModal, type BudgetModalProps } from './budget-modal.tsx'
