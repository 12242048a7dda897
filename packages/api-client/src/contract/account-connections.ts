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
      'How bank accounts are linked: read before the link dialog opens. 403 where the company links no banks, none is offered, or the person links in the frame (connectivity type 0).',
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
    summary: 'The person’s bank connections with their state. A poll: it does not extend the session.',
    who: 'employee',
    answer: z.array(accountConnection),
    isPoll: true,
  }),
  createLink: endpoint('createLink', {
    summary:
      'Begin linking a bank, or repairing the connection `accountId`; 403 for connectivity type 0. What the client says of products, webhook and addresses is not read.',
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
      'The link token behind a handle, on the return from a bank’s own page. 404 once it has expired, was used, or in another session.',
    who: 'employee',
    body: z.object({ handle: requiredText(100) }),
    answer: z.object({ data: linkData }),
    keepsNoAnswer: true,
  }),
  createConnection: endpoint('createConnection', {
    summary:
      'Link the bank that the dialog gave a public token for. The same bank again is noticed: no account doubles.',
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
    summary: 'The person has repaired the login at the bank: clears the issue and synchronizes. All edits stay.',
    who: 'employee',
    body: connectionKey,
    answer: started,
    ids: ofAccountId,
  }),
  syncConnection: endpoint('syncConnection', {
    summary: 'Fetch balances and new transactions of one connection; 403 for connectivity type 0.',
    who: 'employee',
    body: connectionKey,
    answer: started,
    ids: ofAccountId,
  }),
  fullSync: endpoint('fullSync', {
    summary:
      'Fetch everything from the start of history: of one connection, or of all where accountId is absent; 403 for connectivity type 0. Doubles and loses nothing.',
    who: 'employee',
    body: z.object({ accountId: z.optional(z.nullable(id)) }),
    answer: started,
    ids: ofAccountId,
  }),
  connectionPublicToken: endpoint('connectionPublicToken', {
    summary: 'A fresh public token for a connection, for the provider’s own dialog.',
    who: 'employee',
    body: connectionKey,
    answer: z.object({ publicToken: z.string() }),
    ids: ofAccountId,
    keepsNoAnswer: true,
  }),
  connectionStatus: endpoint('connectionStatus', {
    summary: 'The state of one connection, and how far its sync has come. A poll: it does not extend the session.',
    who: 'employee',
    body: connectionId,
    answer: accountConnection,
    ids: ofConnectionId,
    readOnly: true,
    isPoll: true,
  }),
  deleteConnection: endpoint('deleteConnection', {
    summary:
      'Delete a connection with its accounts and transactions. Undoing brings the data back; the bank must then be connected again.',
    who: 'employee',
    body: connectionId,
    answer: nothing,
    ids: ofConnectionId,
  }),
  logLinkError: endpoint('logLinkError', {
    summary: 'Keep what the link dialog said when it ended with an error.',
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
    summary: 'Rows of connections that look like rows of a bank file or by hand, and that no one has decided about.',
    who: 'employee',
    answer: z.array(suspectedDuplicate),
    readOnly: true,
  }),
  decideDuplicate: endpoint('decideDuplicate', {
    summary:
      'The same: one row stays, with all that the person did to it. Not the same: both stay and are not asked about again.',
    who: 'employee',
    body: z.object({ duplicateId: id, isSame: z.boolean() }),
    answer: nothing,
    ids: { 'body.duplicateId': 'duplicate' },
  }),
  ...missingRowEndpoints,
  suspectedAccounts: endpoint('suspectedAccounts', {
    summary:
      'Accounts of connections that look like an account of a bank file or by hand, and that no one has decided about.',
    who: 'employee',
    answer: z.array(suspectedAccount),
    readOnly: true,
  }),
  decideSuspectedAccount: endpoint('decideSuspectedAccount', {
    summary:
      'The same: the connection’s account takes over the other’s transactions, plans and flags, and counts alone. Not the same: both stay and are not asked about again.',
    who: 'employee',
    body: z.object({ suspectedAccountId: id, isSame: z.boolean() }),
    answer: nothing,
    ids: { 'body.suspectedAccountId': 'suspectedAccount' },
  }),
  ...secondLoginEndpoints,
  bankWebhook: endpoint('bankWebhook', {
    summary:
      'The provider says that there is something new. Proved by its signature; carries no data, only causes a pull.',
    who: 'public',
    bodyType: 'signed',
    body: z.string(),
    answer: nothing,
  }),
}
