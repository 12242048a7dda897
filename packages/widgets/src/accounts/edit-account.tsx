import type { Account } from '@evenkeel/api-client/contract/accounts'
import { useState } from 'react'
import { AccountModal } from '../account-modal/account-modal.tsx'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { ConfirmDialog } from '@evenkeel/ui/confirm-dialog'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/account-dialogs.generated.ts'

interface DeleteAccountDialogProps {
  readonly account: Account
  readonly onClose: () => void
}

/** Returns the line about the goals that count the account: each goal's name once (Q-ACCT-4), or that they could not be read. */
function useLinkedGoals(accountId: number, isDeleted: boolean): string | null {
  const { data, failure } = useQuery('goalsByAccount', isDeleted ? null : { body: { accountId } })
  if (failure !== undefined) return words.goalsUnknown()
  if (data === undefined || data.length === 0) return null
  return words.linkedTo({ goals: [...new Set(data.map(({ goalName }) => goalName))].join(', ') })
}

/** Asks for confirmation before an account is deleted, and offers to undo it afterward. */
function DeleteAccountDialog({ account, onClose }: DeleteAccountDialogProps) {
  // After the deletion the account's goals must not be requested when everything is reloaded.
  const [isConfirmed, setConfirmed] = useState(false)
  const linkedGoals = useLinkedGoals(account.userAccountId, isConfirmed)
  const remove = useChange('deleteAccount')
  const report = useReportedChange()
  const confirm = async () => {
    setConfirmed(true)
    await report(remove.run({ body: { userAccountId: account.userAccountId } }), words.deleted({ name: account.name }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={words.deleteQuestion({ name: account.name })}
      subtitle={words.deletesTransactions()}
      acceptLabel={words.remove()}
      cancelLabel={words.cancel()}
      danger
      busy={remove.isBusy}
      onAccept={() => void confirm()}
      onCancel={onClose}
    >
      {linkedGoals !== null && <p className="text-body text-text">{linkedGoals}</p>}
    </ConfirmDialog>
  )
}

export interface EditAccountProps {
  readonly account: Account
  /** Begins with the confirmation. */
  readonly isDeleted?: boolean
  readonly onClose: () => void
}

/** The edit dialog, replaced by the confirmation when the account is to be deleted. */
export function EditAccount({ account, isDeleted = false, onClose }: EditAccountProps) {
  const [isDeleting, setDeleting] = useState(isDeleted)
  if (isDeleting) return <DeleteAccountDialog account={account} onClose={onClose} />
  return <AccountModal account={account} onClose={onClose} onDelete={() => setDeleting(true)} />
}
