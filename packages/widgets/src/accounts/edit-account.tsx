import type { Account } from '@evenkeel/api-client/contract/accounts'
import { useState } from 'react'
import { AccountModal } from '../account-modal/account-modal.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

export interface EditAccountProps {
  readonly account: Account
  readonly onClose: () => void
}

/** The edit dialog, replaced by the confirmation when the account is to be deleted. */
export function EditAccount({ account, onClose }: EditAccountProps) {
  const [isDeleting, setDeleting] = useState(false)
  if (isDeleting) return <DeleteAccountDialog account={account} onClose={onClose} />
  return <AccountModal account={account} onClose={onClose} onDelete={() => setDeleting(true)} />
}
