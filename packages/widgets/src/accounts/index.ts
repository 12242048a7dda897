export { AccountsCard } from './accounts-card.tsx'
export { AddAccountButton, type AddAccountButtonProps } from './add-account-button.tsx'
export { EditAccountDialog } from './edit-account-dialog.tsx'
