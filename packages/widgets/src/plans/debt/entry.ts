export { TypedDebtWizard as DebtWizard, type TypedDebtWizardProps as DebtWizardProps } from './typed-debts.tsx'
