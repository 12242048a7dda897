export { BudgetOnStage } from './budget-on-stage.tsx'
export { BudgetsCard, type BudgetsCardProps } from './budgets-card.tsx'
export { BudgetModal, type BudgetModalProps } from './budget-modal.tsx'
export { OpenBudgetDialogs } from './open-budget-dialogs.tsx'
