export { BudgetsPanel } from './budgets-panel.tsx'
