import type { Account } from '@evenkeel/api-client/contract/accounts'
import { useChange, useClient } from '@evenkeel/api-client/react'
import { useCallback } from 'react'
import { type AccountDraft, changeRequest, createRequest, type DraftContext } from './form.ts'
import { untilSynced } from './until-synced.ts'

/** Creates or changes an account; the lists are read again once no sync is in progress any more (ACCT-18). */
export function useSaveAccount(account: Account | null) {
  const client = useClient()
  const beforeReads = useCallback(
    () => untilSynced({ isSyncing: async () => (await client.call('anySync')).syncInProgress }),
    [client],
  )
  const create = useChange('createAccount', { beforeReads })
  const change = useChange('updateAccount', { beforeReads })
  const save = async (draft: AccountDraft, context: DraftContext) => {
    if (account !== null) {
      const { userAccountId, ...changed } = changeRequest(draft, account, context.group)
      if (Object.keys(changed).length > 0) await change.run({ body: { userAccountId, ...changed } })
      return
    }
    const body = createRequest(draft, context)
    if (body !== null) await create.run({ body })
  }
  return { save, isBusy: create.isBusy || change.isBusy }
}
