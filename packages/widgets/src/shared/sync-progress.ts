import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'

/** How far the sync of a connection has come, to stand alone or after a colon. */
export function syncProgress({
  transactionsRead,
  acctSyncInProgress,
}: Pick<AccountConnection, 'transactionsRead' | 'acctSyncInProgress'>): string {
  if (transactionsRead > 0)
    return `${transactionsRead.toLocaleString('en-US')} ${transactionsRead === 1 ? 'transaction' : 'transactions'} read so far`
  return acctSyncInProgress ? 'reading your accounts' : 'waiting for your transactions'
}
