import { AccountGroup } from '@evenkeel/engine'
import { Checkbox } from '@evenkeel/ui/checkbox'
import { Input } from '@evenkeel/ui/input'
import { balanceHint, balanceLabel } from './form.ts'
import type { AccountFormState } from './use-account-form.ts'

interface StateProps {
  readonly state: AccountFormState
}

export function NameField({ state: { draft, put, verdictOn } }: StateProps) {
  return (
    <Input
      type="alphanumericAmpersand"
      name="name"
      label="Name"
      required
      autoComplete="off"
      value={draft.name}
      onChange={(name) => put({ name })}
      validate={verdictOn('name')}
    />
  )
}

/** The balance takes the sign of its kind when it is left. */
export function BalanceField({ state: { draft, put, group, signBalance, verdictOn } }: StateProps) {
  return (
    <Input
      type="currency"
      name="balance"
      label={balanceLabel(draft.category)}
      hint={balanceHint(group)}
      required
      value={draft.balance}
      onChange={(balance) => put({ balance })}
      onBlur={signBalance}
      validate={verdictOn('balance')}
    />
  )
}

/** What only a debt has (ACCT-06); an asset has none of these fields. */
export function DebtFields({ state: { draft, put, group, verdictOn } }: StateProps) {
  if (group !== AccountGroup.LIABILITY) return null
  return (
    <>
      <Input
        type="percentage"
        name="interestRate"
        label="Interest rate"
        required
        value={draft.interestRate}
        onChange={(interestRate) => put({ interestRate })}
        validate={verdictOn('interestRate')}
      />
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        <Input
          type="currency"
          subtype="positive"
          required
          name="monthlyMinimumPayment"
          label="Minimum monthly payment"
          value={draft.monthlyMinimumPayment}
          onChange={(monthlyMinimumPayment) => put({ monthlyMinimumPayment })}
          validate={verdictOn('monthlyMinimumPayment')}
        />
        <Input
          type="currency"
          subtype="positive"
          required
          name="currentMonthlyPayment"
          label="Current monthly payment"
          value={draft.currentMonthlyPayment}
          onChange={(currentMonthlyPayment) => put({ currentMonthlyPayment })}
          validate={verdictOn('currentMonthlyPayment')}
        />
      </div>
    </>
  )
}

/** Where the account counts (Q-ACCT-7). */
export function CountingFields({ state: { draft, put } }: StateProps) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        name="isHiddenFromNW"
        label="Leave out of net worth"
        checked={draft.isHiddenFromNW}
        onChange={(isHiddenFromNW) => put({ isHiddenFromNW })}
      />
      <Checkbox
        name="isHiddenFromCFBS"
        label="Leave out of cash flow, budgets and spending"
        checked={draft.isHiddenFromCFBS}
        onChange={(isHiddenFromCFBS) => put({ isHiddenFromCFBS })}
      />
    </div>
  )
}
