import { AccountGroup } from '@evenkeel/engine'
import { Checkbox } from '@evenkeel/ui/checkbox'
import { MoneyField } from '@evenkeel/ui/money-field'
import { PercentField } from '@evenkeel/ui/percent-field'
import { TextField } from '@evenkeel/ui/text-field'
import { Controller } from 'react-hook-form'
import { balanceHint, balanceLabel } from './form.ts'
import type { AccountFormState } from './use-account-form.ts'

interface StateProps {
  readonly state: AccountFormState
}

export function NameField({ state }: StateProps) {
  return (
    <Controller
      control={state.form.control}
      name="name"
      render={({ field, fieldState }) => <TextField {...field} required label="Name" autoComplete="off" error={fieldState.error?.message} />}
    />
  )
}

/** The balance takes the sign of its kind when it is left. */
export function BalanceField({ state }: StateProps) {
  const { form, category, group, signBalance } = state
  return (
    <Controller
      control={form.control}
      name="balance"
      render={({ field, fieldState }) => (
        <MoneyField
          {...field}
          required
          label={balanceLabel(category)}
          hint={balanceHint(group)}
          error={fieldState.error?.message}
          onBlur={() => {
            signBalance()
            field.onBlur()
          }}
        />
      )}
    />
  )
}

/** What only a debt has (ACCT-06); an asset has none of these fields. */
export function DebtFields({ state }: StateProps) {
  const { form, group } = state
  if (group !== AccountGroup.LIABILITY) return null
  return (
    <>
      <Controller
        control={form.control}
        name="interestRate"
        render={({ field, fieldState }) => <PercentField {...field} required label="Interest rate" error={fieldState.error?.message} />}
      />
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        <Controller
          control={form.control}
          name="monthlyMinimumPayment"
          render={({ field, fieldState }) => (
            <MoneyField {...field} required subtype="positive" label="Minimum monthly payment" error={fieldState.error?.message} />
          )}
        />
        <Controller
          control={form.control}
          name="currentMonthlyPayment"
          render={({ field, fieldState }) => (
            <MoneyField {...field} required subtype="positive" label="Current monthly payment" error={fieldState.error?.message} />
          )}
        />
      </div>
    </>
  )
}

/** Where the account counts (Q-ACCT-7). */
export function CountingFields({ state }: StateProps) {
  const { control } = state.form
  return (
    <div className="flex flex-col gap-3">
      <Controller
        control={control}
        name="isHiddenFromNW"
        render={({ field: { value, ...field } }) => <Checkbox {...field} disabled={false} checked={value} label="Leave out of net worth" />}
      />
      <Controller
        control={control}
        name="isHiddenFromCFBS"
        render={({ field: { value, ...field } }) => (
          <Checkbox {...field} disabled={false} checked={value} label="Leave out of cash flow, budgets and spending" />
        )}
      />
    </div>
  )
}
