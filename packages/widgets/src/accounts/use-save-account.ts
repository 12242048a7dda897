import type { Account } from '@evenkeel/api-client/contract/accounts'
import { useChange, useClient } from '@evenkeel/api-client/react'
import { useCallback } from 'react'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { type AccountDraft, changeRequest, createRequest, type DraftContext } from './form.ts'
import { untilSynced } from './until-synced.ts'

/** What a saved account waits for before the lists are read again: that no sync is in progress any more (ACCT-18). */
export function useUntilSynced(): () => Promise<void> {
  const client = useClient()
  return useCallback(
    () => untilSynced({ isSyncing: async () => (await client.call('anySync')).syncInProgress }),
    [client],
  )
}

/** Creates or changes an account, and offers to take that back. */
export function useSaveAccount(account: Account | null) {
  const report = useReportedChange()
  const beforeReads = useUntilSynced()
  const create = useChange('createAccount', { beforeReads })
  const change = useChange('updateAccount', { beforeReads })
  const save = async (draft: AccountDraft, context: DraftContext) => {
    if (account !== null) {
      const { userAccountId, ...changed } = changeRequest(draft, account, context.group)
      if (Object.keys(changed).length === 0) return
      const saved = await change.run({ body: { userAccountId, ...changed } })
      await report(Promise.resolve(saved), `${draft.name} is changed`)
      return
    }
    const body = createRequest(draft, context)
    if (body === null) return
    const saved = await create.run({ body })
    await report(Promise.resolve(saved), `${body.name} is added`)
  }
  return { save, isBusy: create.isBusy || change.isBusy }
}
