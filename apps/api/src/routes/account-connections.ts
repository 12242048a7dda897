import type { AppParts, Identity } from '../app-parts.ts'
import type { LedgerHandlers, RequestHandlers } from '../http/handlers.ts'
import type { ExchangeContext } from '../http/request-context.ts'
import { type ConnectionUse, requireBanks, requireConnection, requireOffered } from '../services/connections/connection-access.ts'
import { connectionList, toConnection } from '../services/connections/connection-view.ts'
import { createConnection } from '../services/connections/create-connection.ts'
import { deleteConnection } from '../services/connections/delete-connection.ts'
import { decideDuplicate, suspectedDuplicates } from '../services/connections/duplicates.ts'
import { createLink, createPublicToken, resumeLink } from '../services/connections/link.ts'
import { startSync, startSyncOfAll } from '../services/connections/start-sync.ts'
import { decideSuspectedAccount, suspectedAccounts } from '../services/connections/suspected-accounts.ts'
import { hearWebhook } from '../services/connections/webhook.ts'
import { nowOf } from '../services/moment.ts'
import { insertLinkError } from '../store/ledger/links.ts'

/** What of the connections stands in the ledger alone. */
export const connectionLedgerRoutes = {
  connections: (_input, { ledger }) => connectionList(ledger),
  connectionStatus: ({ body }, { ledger }) => toConnection(ledger, requireConnection(ledger, body.connectionId)),
  suspectedDuplicates: (_input, { ledger }) => suspectedDuplicates(ledger),
  decideDuplicate: ({ body }, context) => decideDuplicate(context, body.duplicateId, body.isSame),
  suspectedAccounts: (_input, { ledger }) => suspectedAccounts(ledger),
  decideSuspectedAccount: ({ body }, context) => decideSuspectedAccount(context, body.suspectedAccountId, body.isSame),
} satisfies LedgerHandlers

/** What waits for a provider or for the directory before or after it comes to the ledger. */
export function accountConnectionRoutes(parts: AppParts, { sessions }: Pick<Identity, 'sessions'>) {
  const use = (context: ExchangeContext): ConnectionUse => ({ parts, context })
  const sessionOf = async ({ request }: ExchangeContext) => (await sessions.find(request, 'poll'))?.idHash ?? null

  return {
    async connectionSettings(_input, context) {
      const { name, settings } = await requireOffered(use(context))
      const { products, countryCodes, ...others } = settings
      return { ...others, products: [...products], countryCodes: [...countryCodes], provider: name }
    },
    createLink: async ({ body }, context) => createLink(use(context), await sessionOf(context), body),
    resumeLink: async ({ body }, context) => resumeLink(use(context), await sessionOf(context), body.handle),
    createConnection: ({ body }, context) => createConnection(use(context), body),
    restoreConnection: ({ body }, context) => startSync(use(context), body.accountId, { isRepaired: true }),
    syncConnection: ({ body }, context) => startSync(use(context), body.accountId),
    fullSync: ({ body }, context) =>
      body.accountId ? startSync(use(context), body.accountId, { isFull: true }) : startSyncOfAll(use(context), { isFull: true }),
    connectionPublicToken: ({ body }, context) => createPublicToken(use(context), body.accountId),
    deleteConnection: ({ body }, context) => deleteConnection(use(context), body.connectionId),
    async logLinkError({ body }, context) {
      await requireBanks(use(context))
      context.withLedger((ledger) => insertLinkError(ledger, { ...body, at: nowOf(context.clock) }))
      return {}
    },
    bankWebhook: ({ body }, { request }) => hearWebhook(parts, request.headers, body),
  } satisfies RequestHandlers
}
