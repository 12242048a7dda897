import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import type { ComponentType } from 'react'

interface StageDialogProps {
  /** What the card said about the dialog; the dialog checks it and reads everything else itself. */
  readonly about: unknown
  readonly onClose: () => void
}

// One file each: a whole entry, loaded as one, would put its dialogs into the files of its cards. Not React's `lazy`: it shows nothing for
// the first 300 ms of a dialog whose code comes later than its first drawing.
const BudgetOnStage = lazyDialog(async () => (await import('./budget-on-stage.ts')).BudgetOnStage)
const AccountOnStage = lazyDialog(async () => (await import('./account-on-stage.ts')).AccountOnStage)
const AddAccountOnStage = lazyDialog(async () => (await import('./add-account-on-stage.ts')).AddAccountOnStage)
const AccountsOnStage = lazyDialog(async () => (await import('./accounts-on-stage.ts')).AccountsOnStage)
const LinkAccountsOnStage = lazyDialog(async () => (await import('./link-accounts-on-stage.ts')).LinkAccountsOnStage)

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
