import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'

/** Returns a connection for tests and stories: healthy and read this morning, with `more` in place of its values. */
export function sampleConnection(more: Partial<AccountConnection> = {}): AccountConnection {
  return {
    accountConnectionId: 3,
    name: 'Harbor Bank',
    provider: 'twin',
    institutionId: 'twin_harbor',
    accountsCount: 4,
    issue: null,
    issueMessage: null,
    needsRepair: false,
    hasSyncIssue: false,
    isSilent: false,
    syncInProgress: false,
    acctSyncInProgress: false,
    transSyncInProgress: false,
    transactionsRead: 0,
    lastSyncedAt: '2026-11-19T09:41:00Z',
    nextSyncAt: null,
    worksUntil: null,
    refusedRows: 0,
    alreadyConnected: [],
    ...more,
  }
}

/** The bank wants the person to sign in again. */
export const loginRequired = {
  issue: 'login-required',
  issueMessage: 'Your bank needs you to sign in again. Until then, your data stays as it is.',
  needsRepair: true,
  hasSyncIssue: true,
} as const

/** A company without an address for support; `level1` keeps its people's accounts by hand. */
export const sampleCompany = ({ level1 = false } = {}) => ({
  data: {
    info: {
      companyId: 1,
      name: 'Larkfield',
      logoUrl: null,
      supportEmail: null,
      level1,
      fundStyle: 0,
      isSsoEnabled: false,
    },
  },
})

/** No account is being read again. */
export const idleSync = { syncInProgress: false, acctSyncInProgress: false, transSyncInProgress: false }
