import { type ComponentType, lazy } from 'react'

interface StageDialogProps {
  /** What the card said about the dialog; the dialog checks it and reads everything else itself. */
  readonly about: unknown
  readonly onClose: () => void
}

const BudgetOnStage = lazy(async () => ({
  default: (await import('./budget-on-stage.ts')).BudgetOnStage,
}))
const AccountOnStage = lazy(async () => ({
  default: (await import('./account-on-stage.ts')).AccountOnStage,
}))
const AddAccountOnStage = lazy(async () => ({
  default: (await import('@evenkeel/widgets/accounts')).AddAccountOnStage,
}))
const AccountsOnStage = lazy(async () => ({
  default: (await import('@evenkeel/widgets/accounts')).AccountsOnStage,
}))
const LinkAccountsOnStage = lazy(async () => ({
  default: (await import('@evenkeel/widgets/link-accounts')).LinkAccountsOnStage,
}))

/** The dialogs that open on the stage, by widget and name. */
export const stageDialogs: Readonly<Record<string, ComponentType<StageDialogProps>>> = {
  'budget-modal/budget': BudgetOnStage,
  'accounts/account': AccountOnStage,
  'accounts/add-account': AddAccountOnStage,
  'account-modal/add-account': AddAccountOnStage,
  'account-modal/accounts': AccountsOnStage,
  // Drawn in our window alone: a token of this widget sees no figures.
  'account-modal/account': AccountOnStage,
  'link-accounts/links': LinkAccountsOnStage,
}
