import type { Account, AccountType } from '@evenkeel/api-client/contract/accounts'
import { useQuery } from '@evenkeel/api-client/react'
import { AccountGroup, manualAccountTypes, named } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Notice } from '@evenkeel/ui/notice'
import { Fragment } from 'react'
import * as words from '../words/account-dialogs.generated.ts'
import { useAccountForm, type AccountFormState } from './use-account-form.ts'
import { labelOfCategory } from './account-sections.ts'
import { balanceHint, balanceLabel } from './form.ts'

interface StateProps {
  readonly state: AccountFormState
}

const toChoice = (value: string, label: string = value) => ({ value, label })

/** Category, then the types of that category. Only kinds that may be added by hand are offered (ACCT-04). */
function KindFields({ state, types }: StateProps & { readonly types: readonly AccountType[] }) {
  const { Field, values, check, clearKind, clearFields } = state
  const { category = null } = values
  const offered = manualAccountTypes(types)
  const categories = [...new Set(offered.map(({ categoryName }) => categoryName))]
  const ofCategory = offered.filter(({ categoryName }) => categoryName === category)
  return (
    <>
      <Field
        name="category"
        placeholder={words.chooseOne()}
        choices={categories.map((name) => toChoice(name, labelOfCategory(name)))}
        check={check('category')}
        onChange={clearKind}
      />
      <Field
        // A new category resets the type field, including its message.
        key={category}
        name="type"
        placeholder={words.chooseOne()}
        disabled={category === null}
        choices={ofCategory.map(({ typeName }) => toChoice(typeName, named(typeName)))}
        check={check('type')}
        onChange={clearFields}
      />
    </>
  )
}

/** Leaving the field sets the sign of the balance by its group. */
function BalanceField({ state: { Field, values, group, check, signBalance } }: StateProps) {
  return (
    <Field
      name="balance"
      label={balanceLabel(values.category)}
      hint={balanceHint(group)}
      check={check('balance')}
      onBlur={signBalance}
    />
  )
}

/** Fields that only a debt has (ACCT-06). */
function DebtFields({ state: { Field, group, check } }: StateProps) {
  if (group !== AccountGroup.LIABILITY) return null
  return (
    <>
      <Field name="interestRate" check={check('interestRate')} />
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        <Field name="monthlyMinimumPayment" check={check('monthlyMinimumPayment')} />
        <Field name="currentMonthlyPayment" check={check('currentMonthlyPayment')} />
      </div>
    </>
  )
}

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
