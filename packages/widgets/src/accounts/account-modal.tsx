import type { Account } from '@evenkeel/api-client/contract/accounts'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Notice } from '@evenkeel/ui/notice'
import { Fragment } from 'react'
import { BalanceField, CountingFields, DebtFields, NameField } from './account-fields.tsx'
import { AccountKindFields } from './account-kind-fields.tsx'
import { accountWords } from './form.ts'
import { useAccountForm } from './use-account-form.ts'

export interface AccountModalProps {
  /** The account to edit; null creates one by hand. */
  readonly account: Account | null
  readonly onClose: () => void
  /** Asked to delete the edited account; the caller asks once more. */
  readonly onDelete?: () => void
}

/** Create or edit an account; another category or type empties and begins the fields below it anew. What a bank connection keeps up to date is not asked for (Q-ACCT-1). */
export function AccountModal({ account, onClose, onDelete }: AccountModalProps) {
  const types = useQuery('accountTypes').data ?? []
  const state = useAccountForm({ account, types, onSaved: onClose })
  const { draft, failure, submit, isBusy } = state
  const isKeptByHand = account?.isManualAccount ?? true
  return (
    <FormDialog
      open
      onClose={onClose}
      title={account === null ? accountWords.createTitle : accountWords.editTitle}
      onSubmit={() => void submit()}
      busy={isBusy}
      {...failure}
      footerStart={
        onDelete && (
          <Button variant="text" onClick={onDelete} disabled={isBusy}>
            Delete
          </Button>
        )
      }
    >
      {isKeptByHand ? (
        <AccountKindFields state={state} types={types} />
      ) : (
        <Notice icon="bank">{account?.accountConnection.name} keeps category, type and balance up to date.</Notice>
      )}
      <Fragment key={`${draft.category} ${draft.type}`}>
        <NameField state={state} />
        {isKeptByHand && <BalanceField state={state} />}
        <DebtFields state={state} />
      </Fragment>
      <CountingFields state={state} />
    </FormDialog>
  )
}
