import type { Account, AccountType } from '@evenkeel/api-client/contract/accounts'
import { accountFields } from '@evenkeel/api-client/contract/forms/accounts'
import { useChange } from '@evenkeel/api-client/react'
import type { FormDefinition, FormState } from '@evenkeel/ui/use-form'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/account-dialogs.generated.ts'
import {
  type AccountDraft,
  accountFault,
  type AccountField,
  balanceWithSign,
  changeRequest,
  clearedByKind,
  createRequest,
  findGroup,
  toAccountDraft,
} from './form.ts'
import { useUntilSynced } from './use-until-synced.ts'

interface AccountFormOptions {
  readonly account: Account | null
  readonly types: readonly AccountType[]
  readonly onSaved: () => void
}

type AccountInput = typeof accountFields extends FormDefinition<infer Input, infer _, AccountField> ? Input : never

/** The form of an account, and what follows from its fields. */
export interface AccountFormState extends FormState<AccountInput, AccountField> {
  readonly title: string
  readonly group: ReturnType<typeof findGroup>
  readonly check: (field: AccountField) => () => ReturnType<typeof accountFault>
  readonly clearKind: () => void
  readonly clearFields: () => void
  readonly signBalance: () => void
}

/** Returns the form of an account, what follows from its fields, and how it is saved. */
export function useAccountForm({ account, types, onSaved }: AccountFormOptions): AccountFormState {
  const beforeReads = useUntilSynced()
  const create = useChange('createAccount', { beforeReads })
  const change = useChange('updateAccount', { beforeReads })
  const save = async (draft: AccountDraft) => {
    if (account === null) return create.run({ body: createRequest(draft, context) })
    const { userAccountId, ...changed } = changeRequest(draft, account, group)
    return Object.keys(changed).length === 0 ? null : change.run({ body: { userAccountId, ...changed } })
  }
  const title = account === null ? words.createTitle() : words.editTitle()
  const form = useForm({
    form: accountFields,
    name: title,
    defaults: toAccountDraft(account),
    submit: save,
    onDone: onSaved,
    done: ({ name = '' }) => (account === null ? words.added({ name }) : words.changed({ name })),
  })
  const { values, set, put } = form
  const group = findGroup(values, types, account)
  const context = { group, account }
  return {
    ...form,
    title,
    group,
    check: (field: AccountField) => () => accountFault(field, values, context),
    // Another category or type empties the fields that belong to the other group of account (ACCT-07, ACCT-08).
    clearKind: () => put(() => ({ ...clearedByKind, type: null })),
    clearFields: () => put(() => clearedByKind),
    signBalance: () => set('balance', balanceWithSign(values, context)),
  }
}
