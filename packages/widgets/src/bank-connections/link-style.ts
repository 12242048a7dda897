import type { Client } from '@evenkeel/api-client/client'
import { AccountConnectivityType } from '@evenkeel/api-client/contract/choices'
import { patterns } from '../shared/paths.ts'
import type { OpenedLink } from './link-result.ts'

/**
 * The calls to link banks and to synchronize them. There are two sets of them, and the server refuses the one that is not the person's
 * (CONN-16, Q-QUOVO-1).
 */
export interface LinkStyle {
  /** Starts a link, or the repair of a connection. */
  begin(connectionId: number | null): Promise<OpenedLink>
  syncAll(): Promise<unknown>
  syncOne(connectionId: number): Promise<unknown>
  /** Whether any connection is being synchronized. */
  isSyncing(): Promise<boolean>
}

/**
 * In the provider's dialog: config first, then the token (CONN-03). The token request includes the config's values, and the server checks
 * them against its own.
 */
const widgetStyle = (client: Client): LinkStyle => ({
  async begin(connectionId) {
    const { clientName, products, countryCodes, webhookUrl } = await client.call('connectionSettings')
    const redirectUri = `${location.origin}${patterns.bankReturn}`
    const wanted = {
      clientName,
      products,
      countryCodes,
      language: 'en',
      webhook: webhookUrl,
      redirectUri,
      accountId: connectionId,
    }
    return (await client.call('createLink', { body: wanted })).data
  },
  syncAll: () => client.change('fullSync', { body: {} }),
  syncOne: (accountId) => client.change('syncConnection', { body: { accountId } }),
  isSyncing: async () => (await client.call('anySync')).syncInProgress,
})

/** In the frame: the older set of calls. */
const frameStyle = (client: Client): LinkStyle => ({
  async begin(connectionId) {
    const { name: styleName } = await client.call('quovoStylesName')
    const query = connectionId === null ? {} : { connectionId: String(connectionId) }
    const { token: linkToken, connectionId: accountConnectionId } = await client.call('quovoIframeToken', { query })
    return { provider: 'frame', linkToken, styleName, accountConnectionId }
  },
  syncAll: () => client.change('quovoSyncAll'),
  syncOne: (connectionId) => client.change('quovoSyncAccount', { body: { connectionId } }),
  async isSyncing() {
    const { acctSyncInProgress, transSyncInProgress } = await client.call('quovoSyncStatus')
    return acctSyncInProgress || transSyncInProgress
  },
})

export const linkStyle = (client: Client, type: AccountConnectivityType): LinkStyle =>
  type === AccountConnectivityType.FIRST_PROVIDER ? frameStyle(client) : widgetStyle(client)
