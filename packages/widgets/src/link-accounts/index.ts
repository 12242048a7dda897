export { LinkAccountsCard } from './link-accounts-card.tsx'
export { LinkAccountsChecklist, type LinkAccountsChecklistProps } from './link-accounts-checklist.tsx'
export { LinkAccountsDialog, type LinkAccountsDialogProps } from './link-accounts-dialog.tsx'
export { LinkAccountsOnStage } from './link-accounts-on-stage.tsx'
