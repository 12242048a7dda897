import type { AppParts, Identity } from '../app-parts.ts'
import type { LedgerHandlers, RequestHandlers } from '../http/handlers.ts'
import type { ExchangeContext } from '../http/request-context.ts'
import { syncStatus } from '../services/accounts.ts'
import { type ConnectionUse, requireBanks } from '../services/connections/connection-access.ts'
import { createLink } from '../services/connections/link.ts'
import { startSync, startSyncOfAll } from '../services/connections/start-sync.ts'

/** The look of the link frame; there is one. */
const STYLES_NAME = 'evenkeel'

export const quovoLedgerRoutes = {
  quovoSyncStatus(_input, { ledger }) {
    const { acctSyncInProgress, transSyncInProgress } = syncStatus(ledger)
    return { acctSyncInProgress, transSyncInProgress }
  },
} satisfies LedgerHandlers

/** The older set of calls: other names for the same functions. */
export function quovoRoutes(parts: AppParts, { sessions }: Pick<Identity, 'sessions'>) {
  const use = (context: ExchangeContext): ConnectionUse => ({ parts, context })

  return {
    async quovoIframeToken(_input, context) {
      const session = await sessions.find(context.request, 'poll')
      const { data } = await createLink(use(context), session?.idHash ?? null, {})
      return { token: data.linkToken }
    },
    async quovoStylesName(_input, context) {
      await requireBanks(use(context))
      return { name: STYLES_NAME }
    },
    async quovoSyncAccount({ body }, context) {
      await startSync(use(context), body.connectionId)
      return {}
    },
    async quovoSyncAll(_input, context) {
      await startSyncOfAll(use(context))
      return {}
    },
  } satisfies RequestHandlers
}
