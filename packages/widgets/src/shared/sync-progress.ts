import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'

/** Returns how far a connection's sync has come, to be used alone or after a colon. */
export function syncProgress({
  transactionsRead,
  acctSyncInProgress,
}: Pick<AccountConnection, 'transactionsRead' | 'acctSyncInProgress'>): string {
  if (transactionsRead > 0)
    return `${transactionsRead.toLocaleString('en-US')} ${transactionsRead === 1 ? 'transaction' : 'transactions'} read so far`
  return acctSyncInProgress ? 'reading your accounts' : 'waiting for your transactions'
}
