import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { missingRowEndpoints } from './missing-rows.ts'
import { id, instant, nothing, requiredText, text } from './primitives.ts'
import { joiningAccount, secondLoginEndpoints } from './second-login.ts'

/** The provider of a connection: Plaid, or `twin`, our sandbox. Decides which link dialog opens. */
export const bankProviderName = z.enum(['plaid', 'twin'])
export type BankProviderName = z.infer<typeof bankProviderName>

/**
 * What is wrong with a connection; null if nothing is. Only the person can fix `login-required`, `pending-disconnect` (it
 * still works, until `worksUntil`) and `revoked`. The others pass by themselves; until then the last good figures stay.
 */
export const connectionIssue = z.enum([
  'login-required',
  'pending-disconnect',
  'revoked',
  'no-accounts',
  'product-failed',
  'rate-limited',
  'unavailable',
  'asks-if-same',
])
export type ConnectionIssue = z.infer<typeof connectionIssue>

/** One bank login. Its accounts carry its id in `accountConnection`. */
export const accountConnection = z.object({
  accountConnectionId: id,
  name: z.string(),
  /** Null for a connection that no provider keeps any more. */
  provider: z.nullable(bankProviderName),
  institutionId: z.nullable(z.string()),
  accountsCount: z.number(),
  issue: z.nullable(connectionIssue),
  /** One or two sentences for the person; null without an issue. */
  issueMessage: z.nullable(z.string()),
  /** Whether the person has to sign in at the bank again. */
  needsRepair: z.boolean(),
  /** Whether the connection counts as broken; its accounts have the same flag. */
  hasSyncIssue: z.boolean(),
  /** Whether nothing has been read from the bank for three days, for any reason. */
  isSilent: z.boolean(),
  syncInProgress: z.boolean(),
  acctSyncInProgress: z.boolean(),
  transSyncInProgress: z.boolean(),
  /** How many transactions the running sync has read; 0 when none runs. */
  transactionsRead: z.number(),
  /** When the data was last read; null before the first sync. */
  lastSyncedAt: z.nullable(instant),
  /** When the next sync starts by itself; null if only the person can repair the connection. */
  nextSyncAt: z.nullable(instant),
  /** When the bank's consent ends; null if the bank has not said. */
  worksUntil: z.nullable(instant),
  /** Number of the bank's rows that were refused for an impossible amount or date. */
  refusedRows: z.number(),
  /** Accounts of this bank that another connection already brings in; they are not doubled. */
  alreadyConnected: z.array(z.string()),
  /**
   * While the person is asked whether this login is one that they have connected before (`asks-if-same`): its accounts.
   * Nothing of the login is stored until then.
   */
  asksIfSame: z.optional(z.array(joiningAccount)),
})
export type AccountConnection = z.infer<typeof accountConnection>

/** What opens the link dialog, and the opaque handle under which the browser keeps it (storage key `plink`). */
const linkData = z.object({
  linkToken: z.string(),
  handle: z.string(),
  /** Milliseconds since 1970: 238 minutes ahead for a new link, 30 for a repair. */
  expiration: z.number(),
  provider: bankProviderName,
  /** The connection that is repaired; null for a new one. */
  accountConnectionId: z.nullable(id),
})

/** One end of a suspected duplicate. */
const suspectedSide = z.object({
  userTransactionId: id,
  date: z.string(),
  value: z.number(),
  description: z.string(),
  source: z.string(),
  origin: z.enum(['manual', 'file', 'connection']),
})

/** A connection's row that looks like an existing one, from a bank file or entered by hand. Both count until the person decides. */
export const suspectedDuplicate = z.object({
  duplicateId: id,
  /** The bank connection's row. */
  transaction: suspectedSide,
  /** The existing row. */
  existing: suspectedSide,
})
export type SuspectedDuplicate = z.infer<typeof suspectedDuplicate>

/** One of two accounts that may be the same. */
const suspectedAccountSide = z.object({
  userAccountId: id,
  name: z.string(),
  balance: z.number(),
  origin: z.enum(['manual', 'file', 'connection']),
})

/** A connection's account whose rows match those of an account from a bank file or kept by hand. Both count until the person decides. */
export const suspectedAccount = z.object({
  suspectedAccountId: id,
  /** The bank connection's account. */
  account: suspectedAccountSide,
  /** The existing account. */
  existing: suspectedAccountSide,
  /** How many rows of the two agree in day (within 3), amount and currency. */
  matchingTransactions: z.number(),
})
export type SuspectedAccount = z.infer<typeof suspectedAccount>

const connectionKey = z.object({ accountId: id })
const connectionId = z.object({ connectionId: id })
const started = z.object({ syncInProgress: z.boolean() })
const ofAccountId = { 'body.accountId': 'connection' } as const
const ofConnectionId = { 'body.connectionId': 'connection' } as const
const optionalText = (length: number) => z.optional(z.nullable(text(length)))

export const accountConnectionEndpoints = {
  connectionSettings: endpoint('connectionSettings', {
    summary:
      'Get the link dialog’s configuration. 403 if the company has no bank linking, no provider is configured, or connectivity type is 0.',
    who: 'employee',
    answer: z.object({
      clientName: z.string(),
      products: z.array(z.string()),
      countryCodes: z.array(z.string()),
      webhookUrl: z.nullable(z.string()),
      apiVersion: z.string(),
      environment: z.string(),
      provider: bankProviderName,
    }),
  }),
  connections: endpoint('connections', {
    summary: 'List the employee’s bank connections and their status. Polling call: doesn’t extend the session.',
    who: 'employee',
    answer: z.array(accountConnection),
    isPoll: true,
  }),
  createLink: endpoint('createLink', {
    summary:
      'Start linking a bank, or repairing connection `accountId`. 403 for connectivity type 0. Products, webhook and addresses sent by the client are ignored.',
    who: 'employee',
    body: z.object({
      clientName: optionalText(200),
      products: z.optional(z.nullable(z.array(text(60)).check(z.maxLength(20)))),
      countryCodes: z.optional(z.nullable(z.array(text(2)).check(z.maxLength(20)))),
      language: optionalText(10),
      webhook: optionalText(500),
      redirectUri: optionalText(500),
      accountId: z.optional(z.nullable(id)),
    }),
    answer: z.object({ data: linkData }),
    ids: ofAccountId,
    keepsNoAnswer: true,
  }),
  resumeLink: endpoint('resumeLink', {
    summary:
      'Get the link token for a handle after returning from a bank’s page. 404 if expired, used, or from another session.',
    who: 'employee',
    body: z.object({ handle: requiredText(100) }),
    answer: z.object({ data: linkData }),
    keepsNoAnswer: true,
  }),
  createConnection: endpoint('createConnection', {
    summary: 'Create a connection from a public token. Linking the same bank again creates no duplicates.',
    who: 'employee',
    body: z.object({
      publicToken: requiredText(2000),
      institutionId: optionalText(100),
      name: optionalText(200),
      /** The handle of the link; can be used once. */
      handle: optionalText(100),
    }),
    answer: z.object({
      accountConnectionId: id,
      name: z.string(),
      /** Whether this login's accounts and rows are those of an existing connection, which is then kept, and repaired if it was broken. */
      isAlreadyConnected: z.boolean(),
    }),
    errors: [10000],
  }),
  restoreConnection: endpoint('restoreConnection', {
    summary: 'Report a fixed bank login: clears the issue and syncs. Edits are kept.',
    who: 'employee',
    body: connectionKey,
    answer: started,
    ids: ofAccountId,
  }),
  syncConnection: endpoint('syncConnection', {
    summary: 'Sync one connection: balances and new transactions. 403 for connectivity type 0.',
    who: 'employee',
    body: connectionKey,
    answer: started,
    ids: ofAccountId,
  }),
  fullSync: endpoint('fullSync', {
    summary:
      'Sync full history for one connection, or for all without accountId. 403 for connectivity type 0. Creates no duplicates.',
    who: 'employee',
    body: z.object({ accountId: z.optional(z.nullable(id)) }),
    answer: started,
    ids: ofAccountId,
  }),
  connectionPublicToken: endpoint('connectionPublicToken', {
    summary: 'Create a public token to open the provider’s dialog for a connection.',
    who: 'employee',
    body: connectionKey,
    answer: z.object({ publicToken: z.string() }),
    ids: ofAccountId,
    keepsNoAnswer: true,
  }),
  connectionStatus: endpoint('connectionStatus', {
    summary: 'Get one connection’s status and sync progress. Polling call: doesn’t extend the session.',
    who: 'employee',
    body: connectionId,
    answer: accountConnection,
    ids: ofConnectionId,
    readOnly: true,
    isPoll: true,
  }),
  deleteConnection: endpoint('deleteConnection', {
    summary:
      'Delete a connection with its accounts and transactions. Undo restores the data; the bank must be connected again.',
    who: 'employee',
    body: connectionId,
    answer: nothing,
    ids: ofConnectionId,
  }),
  logLinkError: endpoint('logLinkError', {
    summary: 'Log an error from the link dialog.',
    who: 'employee',
    body: z.object({
      errorCode: optionalText(100),
      errorMessage: optionalText(1000),
      displayMessage: optionalText(1000),
      errorType: optionalText(100),
      requestId: optionalText(200),
      institutionId: optionalText(100),
      linkSessionId: optionalText(200),
    }),
    answer: nothing,
  }),
  suspectedDuplicates: endpoint('suspectedDuplicates', {
    summary: 'List connection rows that may duplicate imported or manual rows and haven’t been resolved.',
    who: 'employee',
    answer: z.array(suspectedDuplicate),
    readOnly: true,
  }),
  decideDuplicate: endpoint('decideDuplicate', {
    summary: 'Resolve a possible duplicate transaction: keep one with its edits, or keep both and don’t ask again.',
    who: 'employee',
    body: z.object({ duplicateId: id, isSame: z.boolean() }),
    answer: nothing,
    ids: { 'body.duplicateId': 'duplicate' },
  }),
  ...missingRowEndpoints,
  suspectedAccounts: endpoint('suspectedAccounts', {
    summary: 'List connection accounts that may duplicate imported or manual accounts and haven’t been resolved.',
    who: 'employee',
    answer: z.array(suspectedAccount),
    readOnly: true,
  }),
  decideSuspectedAccount: endpoint('decideSuspectedAccount', {
    summary:
      'Resolve a possible duplicate account: merge into the connection’s account, or keep both and don’t ask again.',
    who: 'employee',
    body: z.object({ suspectedAccountId: id, isSame: z.boolean() }),
    answer: nothing,
    ids: { 'body.suspectedAccountId': 'suspectedAccount' },
  }),
  ...secondLoginEndpoints,
  bankWebhook: endpoint('bankWebhook', {
    summary: 'Report that the bank provider has new data. A webhook, verified by its signature; triggers a sync.',
    who: 'public',
    bodyType: 'signed',
    body: z.string(),
    answer: nothing,
  }),
}
