import { AccountConnectivityType } from '@evenkeel/api-client/contract/choices'
import type { AppParts, Identity } from '../app-parts.ts'
import type { LedgerCalls, RequestCalls } from '../http/handlers.ts'
import type { RequestContext } from '../http/request-context.ts'
import {
  type ConnectionUse,
  requireBanks,
  requireConnection,
  requireOffered,
  requireStyle,
} from '../services/connections/connection-access.ts'
import { connectionList, toConnection } from '../services/connections/connection-view.ts'
import { createConnection } from '../services/connections/create-connection.ts'
import { deleteConnection } from '../services/connections/delete-connection.ts'
import { decideDuplicate, suspectedDuplicates } from '../services/connections/duplicates.ts'
import { createLink, createPublicToken, resumeLink } from '../services/connections/link.ts'
import { dismissChangedSplit } from '../services/connections/changed-splits.ts'
import { decideMissingRow, missingRows, restoreRemovedRow } from '../services/connections/missing-rows.ts'
import { startSync, startSyncOfAll, decideSecondLogin } from '../services/connections/start-sync.ts'
import { decideSuspectedAccount, suspectedAccounts } from '../services/connections/suspected-accounts.ts'
import { hearWebhook } from '../services/connections/webhook.ts'
import { presentMoment } from '../services/moment.ts'
import { insertLinkError } from '../store/ledger/links.ts'

const { SECOND_PROVIDER } = AccountConnectivityType

/** The calls that read or change connections in the ledger only. */
export const connectionLedgerCalls = {
  connections: (_input, context) => connectionList(context),
  connectionStatus: ({ body }, context) => toConnection(context, requireConnection(context.ledger, body.connectionId)),
  suspectedDuplicates: (_input, { ledger }) => suspectedDuplicates(ledger),
  decideDuplicate: ({ body }, context) => decideDuplicate(context, body.duplicateId, body.isSame),
  missingRows: (_input, { ledger }) => missingRows(ledger),
  decideMissingRow: ({ body }, context) => decideMissingRow(context, body.userTransactionId, body.isKept),
  dismissChangedSplit: ({ body }, context) => dismissChangedSplit(context, body.userTransactionId),
  restoreRemovedRow: ({ body }, context) => restoreRemovedRow(context, body.removedRowId),
  suspectedAccounts: (_input, { ledger }) => suspectedAccounts(ledger),
  decideSuspectedAccount: ({ body }, context) => decideSuspectedAccount(context, body.suspectedAccountId, body.isSame),
} satisfies LedgerCalls

/**
 * The calls that wait for a bank provider or the directory. People who link banks in a frame use the calls of `quovo.ts`, so
 * those calls are refused to them here; creating, repairing and deleting a connection is the same for both.
 */
export function connectionCalls(parts: AppParts, { sessions }: Pick<Identity, 'sessions'>) {
  const use = (context: RequestContext): ConnectionUse => ({ parts, context })
  const sessionOf = async ({ request }: RequestContext) => (await sessions.find(request, 'poll'))?.idHash ?? null

  return {
    async connectionSettings(_input, context) {
      await requireStyle(use(context), SECOND_PROVIDER)
      const { name, settings } = await requireOffered(use(context))
      const { products, countryCodes, ...others } = settings
      return { ...others, products: [...products], countryCodes: [...countryCodes], provider: name }
    },
    async createLink({ body: { accountId } }, context) {
      await requireStyle(use(context), SECOND_PROVIDER, accountId)
      return createLink(use(context), await sessionOf(context), { accountId })
    },
    async resumeLink({ body }, context) {
      await requireStyle(use(context), SECOND_PROVIDER)
      return resumeLink(use(context), await sessionOf(context), body.handle)
    },
    createConnection: ({ body }, context) => createConnection(use(context), body),
    restoreConnection: ({ body }, context) => startSync(use(context), body.accountId, { isRepaired: true }),
    async syncConnection({ body: { accountId } }, context) {
      await requireStyle(use(context), SECOND_PROVIDER, accountId)
      return startSync(use(context), accountId)
    },
    async fullSync({ body: { accountId } }, context) {
      await requireStyle(use(context), SECOND_PROVIDER, accountId)
      return accountId
        ? startSync(use(context), accountId, { isFull: true })
        : startSyncOfAll(use(context), { isFull: true })
    },
    async connectionPublicToken({ body: { accountId } }, context) {
      await requireStyle(use(context), SECOND_PROVIDER, accountId)
      return createPublicToken(use(context), accountId)
    },
    decideSecondLogin: ({ body }, context) => decideSecondLogin(use(context), body.connectionId, body.isSame),
    deleteConnection: ({ body }, context) => deleteConnection(use(context), body.connectionId),
    async logLinkError({ body }, context) {
      await requireBanks(use(context))
      await context.withLedger((ledger) => insertLinkError(ledger, { ...body, at: presentMoment(context.clock) }))
      return {}
    },
    bankWebhook: ({ body }, { request }) => hearWebhook(parts, request.headers, body),
  } satisfies RequestCalls
}
