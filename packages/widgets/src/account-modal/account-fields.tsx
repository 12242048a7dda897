import type { AccountType } from '@evenkeel/api-client/contract/accounts'
import { AccountGroup, manualAccountTypes, named } from '@evenkeel/engine'
import * as words from '../words/account-dialogs.generated.ts'
import { labelOfCategory } from './account-sections.ts'
import { balanceHint, balanceLabel } from './form.ts'
import type { AccountFormState } from './use-account-form.ts'

interface StateProps {
  readonly state: AccountFormState
}

const toChoice = (value: string, label: string = value) => ({ value, label })

/** Category, then the types of that category. Only kinds that may be added by hand are offered (ACCT-04). */
export function KindFields({ state, types }: StateProps & { readonly types: readonly AccountType[] }) {
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
export function BalanceField({ state: { Field, values, group, check, signBalance } }: StateProps) {
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
export function DebtFields({ state: { Field, group, check } }: StateProps) {
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
