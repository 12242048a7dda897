import { AccountConnectivityType } from '@evenkeel/api-client/contract/choices'
import type { AppParts, Identity } from '../app-parts.ts'
import type { RequestCalls } from '../http/handlers.ts'
import type { RequestContext } from '../http/request-context.ts'
import { syncStatus } from '../services/accounts.ts'
import { requireStyle } from '../services/connections/connection-access.ts'
import { createLink } from '../services/connections/link.ts'
import { startSync, startSyncOfAll } from '../services/connections/start-sync.ts'

const { FIRST_PROVIDER } = AccountConnectivityType

/** The name of the link frame's only style. */
const stylesName = 'evenkeel'

/** The older set of calls for people who link banks in a frame: other names for the same functions. */
export function quovoCalls(parts: AppParts, { sessions }: Pick<Identity, 'sessions'>) {
  /** @throws ApiError 403 for people who do not link banks in a frame, 404 for an unknown connection. */
  const useFor = async (context: RequestContext, connectionId?: number) => {
    const use = { parts, context }
    await requireStyle(use, FIRST_PROVIDER, connectionId)
    return use
  }

  return {
    async quovoIframeToken({ query: { connectionId } }, context) {
      const use = await useFor(context, connectionId)
      const session = await sessions.find(context.request, 'poll')
      const { data } = await createLink(use, session?.idHash ?? null, { accountId: connectionId, isFramed: true })
      return { token: data.linkToken, connectionId: data.accountConnectionId }
    },
    async quovoStylesName(_input, context) {
      await useFor(context)
      return { name: stylesName }
    },
    async quovoSyncAccount({ body: { connectionId } }, context) {
      await startSync(await useFor(context, connectionId), connectionId)
      return {}
    },
    async quovoSyncAll(_input, context) {
      await startSyncOfAll(await useFor(context))
      return {}
    },
    async quovoSyncStatus(_input, context) {
      await useFor(context)
      const { acctSyncInProgress, transSyncInProgress } = await context.withLedger(syncStatus)
      return { acctSyncInProgress, transSyncInProgress }
    },
  } satisfies RequestCalls
}
