export { DebtSummary } from './debt-summary.tsx'
export { DebtWizard } from './debt-wizard.tsx'
export { DebtWidget } from './debt-widget.tsx'
export { TypedDebts } from './typed-debts.tsx'
