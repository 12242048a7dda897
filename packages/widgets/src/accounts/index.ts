export { AccountsCard } from './accounts-card.tsx'
export { AddAccountButton, type AddAccountButtonProps } from './add-account-button.tsx'
export { CustomAccountModalType } from './custom-account-modal-type.ts'
export { EditAccountDialog } from './edit-account-dialog.tsx'
