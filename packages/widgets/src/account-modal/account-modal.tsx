import type { Account } from '@evenkeel/api-client/contract/accounts'
import { useQuery } from '@evenkeel/api-client/react'
import type { AccountGroup } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Notice } from '@evenkeel/ui/notice'
import { Fragment } from 'react'
import * as words from '../words/account-dialogs.generated.ts'
import { BalanceField, DebtFields, KindFields } from './account-fields.tsx'
import { useAccountForm } from './use-account-form.ts'

export interface AccountModalProps {
  /** True by default. What was typed is forgotten when it closes. */
  readonly open?: boolean
  /** The account to edit; null creates one by hand. */
  readonly account: Account | null
  /** The only group of accounts to choose from; all of them by default. */
  readonly only?: AccountGroup | undefined
  readonly onClose: () => void
  /** Called once the account is saved, before `onClose`. */
  readonly onSaved?: () => void
  /** Called when the person asks to delete the edited account; the caller asks for confirmation. */
  readonly onDelete?: () => void
}

/**
 * Creates or edits an account. Another category or type empties and resets the fields below it. Fields that a bank connection keeps up to
 * date are not shown (Q-ACCT-1).
 */
export function AccountModal({ open = true, ...props }: AccountModalProps) {
  return open ? <OpenAccountModal {...props} /> : null
}

function OpenAccountModal({ account, only, onClose, onSaved, onDelete }: Omit<AccountModalProps, 'open'>) {
  const all = useQuery('accountTypes').data ?? []
  const types = only === undefined ? all : all.filter(({ groupName }) => groupName === only)
  const saved = () => {
    onSaved?.()
    onClose()
  }
  const state = useAccountForm({ account, types, onSaved: saved })
  const { frame, Field, values, isBusy, title } = state
  const isKeptByHand = account?.isManualAccount ?? true
  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={title}
      footerStart={
        onDelete && (
          <Button variant="dangerText" onClick={onDelete} disabled={isBusy}>
            {words.remove()}
          </Button>
        )
      }
    >
      {isKeptByHand ? (
        <KindFields state={state} types={types} />
      ) : (
        <Notice icon="bank">{words.keptByBank({ bank: account?.accountConnection.name ?? '' })}</Notice>
      )}
      <Fragment key={`${values.category} ${values.type}`}>
        <Field name="name" check={state.check('name')} />
        {isKeptByHand && <BalanceField state={state} />}
        <DebtFields state={state} />
      </Fragment>
      <div className="flex flex-col gap-3">
        <Field name="isHiddenFromNW" />
        <Field name="isHiddenFromCFBS" />
      </div>
    </FormDialog>
  )
}
