import type { Account } from '@evenkeel/api-client/contract/accounts'
import { useState } from 'react'
import { AccountModal } from './account-modal.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

interface EditAccountProps {
  readonly account: Account
  readonly onClose: () => void
  /** False on other people's pages, where nothing is deleted. */
  readonly isDeletable?: boolean
}

/** The edit dialog, and in its place the question before the account is deleted. */
export function EditAccount({ account, onClose, isDeletable = true }: EditAccountProps) {
  const [isDeleting, setDeleting] = useState(false)
  if (isDeleting) return <DeleteAccountDialog account={account} onClose={onClose} />
  return (
    <AccountModal account={account} onClose={onClose} {...(isDeletable ? { onDelete: () => setDeleting(true) } : {})} />
  )
}
