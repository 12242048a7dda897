import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { BankFileAccount } from '@evenkeel/api-client/contract/bank-files'
import { useQuery } from '@evenkeel/api-client/react'
import { manualAccountTypes, named } from '@evenkeel/engine'
import { SingleField } from '@evenkeel/ui/form-controls'
import * as words from '../words/bank-file-import.generated.ts'
import { type AccountChoice, isOwed, type Target } from './review.ts'

interface AccountTargetProps {
  readonly account: BankFileAccount
  /** Where the request has this account: `accounts[0]`. */
  readonly path: string
  readonly choice: AccountChoice
  readonly accounts: readonly Account[]
  /** An account of a file with several accounts can be left out. */
  readonly canLeaveOut: boolean
  readonly onTarget: (target: Target) => void
  readonly onChange: (change: Partial<AccountChoice>) => void
}

/** The name and the type of an account that importing the file creates. */
function NewAccountFields({ account: { balance, currency }, path, choice, onChange }: AccountTargetProps) {
  const types = manualAccountTypes(useQuery('accountTypes').data ?? [])
  return (
    <>
      <SingleField
        kind="text"
        name={`${path}.name`}
        label={words.accountName()}
        required
        maxLength={120}
        value={choice.name}
        onChange={(name) => onChange({ name })}
      />
      <SingleField
        kind="select"
        name={`${path}.type`}
        label={words.accountType()}
        choices={types.map(({ typeName }) => ({ value: typeName, label: named(typeName) }))}
        value={choice.type}
        onChange={(type) => onChange({ type: String(type) })}
      />
      {balance === null && (
        <SingleField
          kind="money"
          subtype="any"
          name={`${path}.balance`}
          label={isOwed(choice.type) ? words.owedToday() : words.balanceToday()}
          optional
          hint={words.balanceHint()}
          currency={currency}
          value={choice.balance}
          onChange={(typed) => onChange({ balance: typed })}
        />
      )}
    </>
  )
}

/** The target of the file's account: an existing account in the same currency, or a new one with a name and a type. */
export function AccountTarget(props: AccountTargetProps) {
  const { account, path, choice, accounts, canLeaveOut, onTarget } = props
  const existing = accounts
    .filter(({ currency }) => currency === account.currency)
    .map(({ userAccountId, name }) => ({ value: userAccountId, label: name }))
  const { target } = choice
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 @table:grid-cols-3">
      <SingleField
        kind="select"
        name={`${path}.userAccountId`}
        label={words.importInto()}
        choices={[
          { value: 'new', label: words.createAccount() },
          ...existing,
          ...(canLeaveOut ? [{ value: 'none', label: words.leaveOut() }] : []),
        ]}
        value={target.kind === 'existing' ? target.userAccountId : target.kind}
        onChange={(chosen) =>
          onTarget(
            typeof chosen === 'number'
              ? { kind: 'existing', userAccountId: chosen }
              : { kind: chosen === 'none' ? 'none' : 'new' },
          )
        }
      />
      {target.kind === 'new' && <NewAccountFields {...props} />}
    </div>
  )
}
