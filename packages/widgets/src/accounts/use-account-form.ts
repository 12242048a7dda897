import type { Account, AccountType } from '@evenkeel/api-client/contract/accounts'
import { useState } from 'react'
import { failureOf, noFailure } from '../shared/form-failure.ts'
import { type AccountDraft, balanceWithSign, clearedByKind, draftOf, groupOf, verdictOn } from './form.ts'
import { useSaveAccount } from './use-save-account.ts'

/** The form for an account: its fields, what follows from them, and how it is saved. */
export function useAccountForm({
  account,
  types,
  onSaved,
}: {
  account: Account | null
  types: readonly AccountType[]
  onSaved: () => void
}) {
  const [draft, setDraft] = useState(() => draftOf(account))
  const [failure, setFailure] = useState(noFailure)
  const { save, isBusy } = useSaveAccount(account)
  const group = groupOf(draft, types, account)
  const context = { group, account }
  const submit = async () => {
    setFailure(noFailure)
    try {
      await save(draft, context)
      onSaved()
    } catch (reason) {
      setFailure(failureOf(reason))
    }
  }
  const put = (change: Partial<AccountDraft>) => setDraft((before) => ({ ...before, ...change }))
  return {
    draft,
    put,
    submit,
    isBusy,
    failure,
    group,
    /** For `validate` of the input of that field. */
    verdictOn: (field: keyof AccountDraft) => () => verdictOn(field, draft, context),
    // Another category or type empties what was said about the other kind of account (ACCT-07, ACCT-08).
    setCategory: (category: string) => put({ ...clearedByKind, category, type: null }),
    setType: (type: string) => put({ ...clearedByKind, type }),
    signBalance: () => put({ balance: balanceWithSign(draft, context) }),
  }
}

export type AccountFormState = ReturnType<typeof useAccountForm>
