import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { accountLabel, LoanType } from '@evenkeel/engine'
import { SingleField } from '@evenkeel/ui/form-controls'
import * as words from '../../words/plan-form.generated.ts'

const choices = [
  { value: LoanType.FEDERAL, label: words.federal },
  { value: LoanType.PRIVATE, label: words.privateLender },
]

interface LoanTypesProps {
  readonly accounts: readonly LinkedAccount[]
  readonly onChange: (accounts: LinkedAccount[]) => void
}

/** The kind of lender of each linked loan; a field is named by its place in the list that is sent. */
export function LoanTypes({ accounts, onChange }: LoanTypesProps) {
  const linked = accounts.filter(({ isLinked, isDeleted }) => isLinked && !isDeleted)
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 tablet:grid-cols-2">
      {linked.map((account, index) => (
        <SingleField
          key={account.userAccountId}
          kind="select"
          name={`linkedAccounts[${index}].loanType`}
          label={words.typeOf({ loan: accountLabel(account) })}
          required
          placeholder={words.chooseOne()}
          choices={choices}
          value={account.loanType}
          onChange={(chosen) =>
            onChange(
              accounts.map((one) =>
                one.userAccountId === account.userAccountId
                  ? { ...one, loanType: chosen === LoanType.FEDERAL ? LoanType.FEDERAL : LoanType.PRIVATE }
                  : one,
              ),
            )
          }
        />
      ))}
    </div>
  )
}
