import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { BankFileAccount } from '@evenkeel/api-client/contract/bank-files'
import { useQuery } from '@evenkeel/api-client/react'
import { manualAccountTypes } from '@evenkeel/engine'
import { Input } from '@evenkeel/ui/input'
import { TextInput } from '@evenkeel/ui/text-input'
import type { AccountChoice, Target } from './review.ts'

interface AccountTargetProps {
  readonly account: BankFileAccount
  readonly choice: AccountChoice
  readonly accounts: readonly Account[]
  /** A file of several accounts can be imported in part. */
  readonly canLeaveOut: boolean
  readonly onTarget: (target: Target) => void
  readonly onChange: (change: Partial<AccountChoice>) => void
}

const newAccount = 'new'
const leftOut = 'none'

const valueOf = (target: Target) => (target.kind === 'existing' ? String(target.userAccountId) : target.kind)

function targetOf(value: string): Target {
  if (value === newAccount || value === leftOut) return { kind: value }
  return { kind: 'existing', userAccountId: Number(value) }
}

/** The name and the type of an account that importing the file creates. */
function NewAccountFields({
  account: { key },
  choice,
  onChange,
}: Pick<AccountTargetProps, 'account' | 'choice' | 'onChange'>) {
  const types = manualAccountTypes(useQuery('accountTypes').data ?? [])
  return (
    <>
      <TextInput
        name={`name of ${key}`}
        label="Name"
        required
        value={choice.name}
        maxLength={120}
        onChange={(name) => onChange({ name })}
      />
      <Input
        type="select"
        name={`type of ${key}`}
        label="Type"
        items={types.map(({ typeName }) => ({ value: typeName, label: typeName }))}
        value={choice.type}
        onChange={(type) => onChange({ type })}
      />
    </>
  )
}

/** Where an account of the file goes: one that is there, in the same currency, or a new one with a name and a type. */
export function AccountTarget({ account, choice, accounts, canLeaveOut, onTarget, onChange }: AccountTargetProps) {
  const existing = accounts
    .filter(({ currency }) => currency === account.currency)
    .map(({ userAccountId, name }) => ({ value: String(userAccountId), label: name }))
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 @table:grid-cols-3">
      <Input
        type="select"
        name={`target of ${account.key}`}
        label="Import into"
        items={[
          { value: newAccount, label: 'Create a new account' },
          ...existing,
          ...(canLeaveOut ? [{ value: leftOut, label: 'Do not import' }] : []),
        ]}
        value={valueOf(choice.target)}
        onChange={(value) => onTarget(targetOf(value))}
      />
      {choice.target.kind === 'new' && <NewAccountFields {...{ account, choice, onChange }} />}
    </div>
  )
}
