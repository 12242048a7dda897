import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import type { PlanType } from '@evenkeel/engine'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useState } from 'react'
import { LinkAccountsChecklist } from './link-accounts-checklist.tsx'
import * as words from '../words/link-accounts.generated.ts'

export interface LinkAccountsDialogProps {
  readonly planType: PlanType
  /** Names the choice where some accounts are linked already: 'Accounts in this plan'. */
  readonly title: string
  readonly accounts: readonly LinkedAccount[]
  /** The person confirmed; nothing is told of what was ticked and then left by Cancel, Escape or a press outside of it (LINK-12). */
  readonly onConfirm: (accounts: LinkedAccount[]) => void
  readonly onClose: () => void
}

const isThere = ({ isLinked, isDeleted }: LinkedAccount) => isLinked && !isDeleted

/**
 * Which accounts a field takes its value from. Where none is linked yet it offers to link some or to go on without
 * (LINK-13, LINK-14); else it assigns them again (LINK-11). What is confirmed is kept with the plan (Q-LINK-2).
 */
export function LinkAccountsDialog({ planType, title, accounts, onConfirm, onClose }: LinkAccountsDialogProps) {
  const [draft, setDraft] = useState<readonly LinkedAccount[]>(accounts)
  const [isFirst] = useState(() => !accounts.some(isThere))
  const linkLabel = draft.some(isThere) ? words.link() : words.continueWithoutLinking()
  const confirm = () => {
    onConfirm([...draft])
    onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={isFirst ? words.linkAccounts() : title}
      submitLabel={isFirst ? linkLabel : words.ok()}
      onSubmit={confirm}
    >
      <LinkAccountsChecklist planType={planType} label={title} accounts={draft} onChange={setDraft} />
    </FormDialog>
  )
}
