import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { accountLabel, LoanType } from '@evenkeel/engine'
import { Input } from '@evenkeel/ui/input'

const items = [
  { value: String(LoanType.FEDERAL), label: 'Federal' },
  { value: String(LoanType.PRIVATE), label: 'Private' },
]

interface LoanTypesProps {
  readonly accounts: readonly LinkedAccount[]
  readonly onChange: (accounts: LinkedAccount[]) => void
}

/** To whom each linked loan is owed; named by its place in the list that is sent. */
export function LoanTypes({ accounts, onChange }: LoanTypesProps) {
  const linked = accounts.filter(({ isLinked, isDeleted }) => isLinked && !isDeleted)
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 tablet:grid-cols-2">
      {linked.map((account, index) => (
        <Input
          key={account.userAccountId}
          type="select"
          name={`linkedAccounts[${index}].loanType`}
          label={`Type of ${accountLabel(account)}`}
          required
          placeholder="Choose one"
          items={items}
          value={account.loanType === null ? null : String(account.loanType)}
          onChange={(chosen) =>
            onChange(
              accounts.map((one) =>
                one.userAccountId === account.userAccountId
                  ? { ...one, loanType: chosen === String(LoanType.FEDERAL) ? LoanType.FEDERAL : LoanType.PRIVATE }
                  : one,
              ),
            )
          }
        />
      ))}
    </div>
  )
}
