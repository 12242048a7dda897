import type {
  AccountConnection,
  SuspectedAccount,
  SuspectedDuplicate,
} from '@evenkeel/api-client/contract/account-connections'
import type { SandboxError, SandboxInstitution } from '@evenkeel/api-client/contract/sandbox-bank'
import { idleSync, loginRequired, sampleCompany, sampleConnection } from '../shared/connection.fixture.ts'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'

/** A login that may be one that the person has. */
export const askingConnection: AccountConnection = sampleConnection({
  accountConnectionId: 9,
  accountsCount: 0,
  issue: 'asks-if-same',
  issueMessage: 'You may have connected this login before. We add nothing until you decide in your bank connections.',
  lastSyncedAt: null,
  asksIfSame: [
    { name: 'Everyday Checking', agreeing: 0, kept: 128, added: 12 },
    { name: 'Rewards Card', agreeing: 1, kept: 3, added: 1 },
  ],
})

/** One connection in each possible state. */
export const manyConnections: readonly AccountConnection[] = [
  sampleConnection(),
  sampleConnection({
    accountConnectionId: 4,
    name: 'Locksmith Bank',
    institutionId: 'twin_login',
    accountsCount: 2,
    ...loginRequired,
  }),
  sampleConnection({
    accountConnectionId: 5,
    name: 'Sunset Savings',
    issue: 'pending-disconnect',
    issueMessage: 'This connection ends soon. Sign in again to keep it.',
    needsRepair: true,
    accountsCount: 1,
  }),
  sampleConnection({
    accountConnectionId: 6,
    name: 'Halfway Bank',
    issue: 'product-failed',
    issueMessage: 'Balances are up to date, but your bank didn’t send transactions. We’ll try again.',
    hasSyncIssue: true,
    refusedRows: 2,
  }),
  sampleConnection({
    accountConnectionId: 7,
    name: 'Slow River Credit Union',
    syncInProgress: true,
    transactionsRead: 340,
    lastSyncedAt: null,
  }),
  sampleConnection({
    accountConnectionId: 8,
    name: 'Fernwood Credit',
    alreadyConnected: ['Fernwood Store Card'],
    lastSyncedAt: '2026-11-17T09:41:00Z',
    isSilent: true,
  }),
]

const bank = (institutionId: string, name: string, isOAuth = false): SandboxInstitution => ({
  institutionId,
  name,
  isOAuth,
  hint: 'Checking and savings',
})

export const harbor = bank('twin_harbor', 'Harbor Bank')
const summit = bank('twin_summit', 'Summit Retirement', true)

const sandboxAccounts = [
  { accountId: 'a-1', name: 'Everyday Checking', mask: '4021', typeName: 'Checking' },
  { accountId: 'a-2', name: 'High-Yield Savings', mask: null, typeName: 'Savings' },
]

export const refusedLogin: SandboxError = {
  errorCode: 'INVALID_CREDENTIALS',
  errorMessage: 'the sandbox answered INVALID_CREDENTIALS',
  displayMessage: 'That user name or password isn’t right. Try again.',
  errorType: 'ITEM_ERROR',
  requestId: 'request-1',
  institutionId: 'twin_harbor',
  linkSessionId: 'session-1',
}

export const samplePair: SuspectedDuplicate = {
  duplicateId: 9,
  transaction: {
    userTransactionId: 21,
    date: '2026-11-12T00:00:00Z',
    value: -58.2,
    description: 'GREENLEAF MARKET 0388',
    source: 'Everyday Checking',
    origin: 'connection',
  },
  existing: {
    userTransactionId: 11,
    date: '2026-11-11T00:00:00Z',
    value: -58.2,
    description: 'Greenleaf Market',
    source: 'Everyday Checking',
    origin: 'file',
  },
}

/** An account of a bank file, and the same account from the bank. */
export const sampleAccountPair: SuspectedAccount = {
  suspectedAccountId: 4,
  account: { userAccountId: 12, name: 'Everyday Checking', balance: 3214.86, origin: 'connection' },
  existing: { userAccountId: 11, name: 'Checking ••6789', balance: 987.65, origin: 'file' },
  matchingTransactions: 20,
}

export const linkData = {
  linkToken: 'link-1',
  handle: 'handle-1',
  expiration: Date.UTC(2026, 10, 19, 15, 58),
  provider: 'twin',
  accountConnectionId: null,
}

/** A server on which every call of a link succeeds. */
export const goodServer: FakeAnswers = {
  companyInfo: sampleCompany(),
  profileSettings: { accountConnectivityType: 1, useTestInstitutions: false },
  connectionSettings: {
    clientName: 'Evenkeel',
    products: ['transactions'],
    countryCodes: ['US'],
    webhookUrl: null,
    apiVersion: '2020-09-14',
    environment: 'sandbox',
    provider: 'twin',
  },
  createLink: { data: linkData },
  resumeLink: { data: linkData },
  connections: [],
  sandboxInstitutions: { institutions: [harbor, summit], isRepair: false },
  sandboxLogin: { accounts: sandboxAccounts, error: null },
  sandboxOAuthStart: {
    oauthStateId: 'state-1',
    returnAddress: '/pagecontent/publicplaidoauth/web?oauth_state_id=state-1',
  },
  sandboxOAuthResume: { accounts: sandboxAccounts, error: null },
  sandboxFinish: {
    publicToken: 'public-1',
    institution: { institutionId: 'twin_harbor', name: 'Harbor Bank' },
    linkSessionId: 'session-1',
  },
  createConnection: { accountConnectionId: 3, name: 'Harbor Bank', isAlreadyConnected: false },
  restoreConnection: { syncInProgress: true },
  syncConnection: { syncInProgress: true },
  fullSync: { syncInProgress: true },
  anySync: idleSync,
  logLinkError: {},
  suspectedDuplicates: [],
  suspectedAccounts: [],
  missingRows: { missing: [], removed: [], changedSplits: [] },
}
