import { type ComponentType, lazy } from 'react'

interface StageDialogProps {
  /** What the card said about the dialog; the dialog checks it and reads everything else itself. */
  readonly about: unknown
  readonly onClose: () => void
}

// One file each: a whole entry, loaded as one, would put its dialogs into the files of its cards.
const BudgetOnStage = lazy(async () => ({
  default: (await import('./budget-on-stage.ts')).BudgetOnStage,
}))
const AccountOnStage = lazy(async () => ({
  default: (await import('./account-on-stage.ts')).AccountOnStage,
}))
const AddAccountOnStage = lazy(async () => ({
  default: (await import('./add-account-on-stage.ts')).AddAccountOnStage,
}))
const AccountsOnStage = lazy(async () => ({
  default: (await import('./accounts-on-stage.ts')).AccountsOnStage,
}))
const LinkAccountsOnStage = lazy(async () => ({
  default: (await import('./link-accounts-on-stage.ts')).LinkAccountsOnStage,
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
