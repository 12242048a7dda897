export { DebtSummary } from './debt-summary.tsx'
export { DebtWizard } from './debt-wizard.tsx'
