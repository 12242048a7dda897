import type { Account, AccountType } from '@evenkeel/api-client/contract/accounts'
import { type FieldErrors, type Resolver, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { showFailure } from '../shared/form-failure.ts'
import { type AccountDraft, accountFaults, accountFields, balanceWithSign, clearedByKind, type DraftContext, draftOf, groupOf } from './form.ts'
import { useSaveAccount } from './use-save-account.ts'

const contextOf = (draft: Pick<AccountDraft, 'category' | 'type'>, types: readonly AccountType[], account: Account | null): DraftContext => ({
  group: groupOf(draft, types, account),
  account,
})

/** The form's rules, as the fields show them. */
function resolverOf(types: readonly AccountType[], account: Account | null): Resolver<AccountDraft> {
  return (draft) => {
    const faults = accountFaults(draft, contextOf(draft, types, account))
    const errors: FieldErrors<AccountDraft> = {}
    for (const field of accountFields) {
      const message = faults[field]
      if (message !== undefined) errors[field] = { type: 'rule', message }
    }
    return Object.keys(errors).length === 0 ? { values: draft, errors: {} } : { values: {}, errors }
  }
}

/** A person's change of category or type empties what was said about the other kind of account (ACCT-07, ACCT-08). */
function changeKind(form: UseFormReturn<AccountDraft>, kind: Pick<AccountDraft, 'category' | 'type'>) {
  const values = form.getValues()
  form.reset({ ...values, ...clearedByKind, ...kind }, { keepDefaultValues: true, keepTouched: false, keepIsSubmitted: false })
}

/** The form for an account: its fields, what follows from them, and how it is saved. */
export function useAccountForm({ account, types, onSaved }: { account: Account | null; types: readonly AccountType[]; onSaved: () => void }) {
  const form = useForm<AccountDraft>({ mode: 'onTouched', defaultValues: draftOf(account), resolver: resolverOf(types, account) })
  const { save, isBusy } = useSaveAccount(account)
  const [category, type] = useWatch({ control: form.control, name: ['category', 'type'] })
  const submit = form.handleSubmit(async (draft) => {
    try {
      await save(draft, contextOf(draft, types, account))
      onSaved()
    } catch (reason) {
      showFailure(form.setError, reason, accountFields)
    }
  })
  return {
    form,
    submit,
    isBusy,
    category,
    type,
    group: groupOf({ category, type }, types, account),
    setCategory: (chosen: string) => changeKind(form, { category: chosen, type: null }),
    setType: (chosen: string) => changeKind(form, { category, type: chosen }),
    signBalance: () => {
      const draft = form.getValues()
      form.setValue('balance', balanceWithSign(draft, contextOf(draft, types, account)))
    },
  }
}

export type AccountFormState = ReturnType<typeof useAccountForm>
