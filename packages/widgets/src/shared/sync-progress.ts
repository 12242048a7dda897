import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import * as words from '../words/sync-progress.generated.ts'

/** Returns how far a connection's sync has come, to be used alone or after a colon. */
export function syncProgress({
  transactionsRead,
  acctSyncInProgress,
}: Pick<AccountConnection, 'transactionsRead' | 'acctSyncInProgress'>): string {
  if (transactionsRead > 0) return words.read({ count: transactionsRead })
  return acctSyncInProgress ? words.readingAccounts() : words.waiting()
}
