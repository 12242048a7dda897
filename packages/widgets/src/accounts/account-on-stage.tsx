import { useQuery } from '@evenkeel/api-client/react'
import { useState } from 'react'
import { AccountModal } from '../account-modal/account-modal.tsx'
import { useFailure } from '../shared/failure.tsx'
import { useHost } from '../shared/host.tsx'
import { blockedWords } from '../shared/our-window.ts'
import { AddAccount } from './add-account.tsx'

interface DialogOnStageProps {
  readonly about: unknown
  readonly onClose: () => void
}

const toAccountId = (about: unknown): number | null =>
  typeof about === 'object' && about !== null && 'accountId' in about && typeof about.accountId === 'number'
    ? about.accountId
    : null

/** The question how to add an account, and the form for it, on the stage of another page. */
export function AddAccountOnStage({ onClose }: DialogOnStageProps) {
  const company = useQuery('companyInfo')
  // The question is not shown only to be replaced by the form.
  return company.isLoading ? null : <AddAccount onClose={onClose} />
}

/** The dialog of one account on the stage of another page. Our window asks whether it is to be deleted. */
export function AccountOnStage({ about, onClose }: DialogOnStageProps) {
  const accountId = toAccountId(about)
  const accounts = useQuery('accounts', ...(accountId === null ? [null] : [{ body: {} }]))
  const { ourWindow } = useHost()
  const showFailure = useFailure()
  const [isAsking, setAsking] = useState(false)
  const account = accounts.data?.find(({ userAccountId }) => userAccountId === accountId)
  if (accountId === null || account === undefined) return null
  const askToDelete = async () => {
    setAsking(true)
    try {
      const decided = await ourWindow?.ask({ kind: 'delete-account', accountId })
      if (decided?.isDone) onClose()
    } catch {
      showFailure(null, blockedWords)
    } finally {
      setAsking(false)
    }
  }
  return <AccountModal {...{ account, onClose }} {...(!isAsking && { onDelete: () => void askToDelete() })} />
}
