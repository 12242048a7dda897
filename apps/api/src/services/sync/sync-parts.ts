import type { AppParts } from '../../app-parts.ts'
import type { BankProvider } from '../../bank/bank-provider.ts'
import { accessTokenContext, makeTokenSeal } from '../../bank/seal.ts'
import type { StoredConnection } from '../../store/ledger/accounts.ts'

/** What of the app's parts background work needs. */
export type SyncParts = Pick<AppParts, 'directory' | 'ledgers' | 'clock' | 'random' | 'keys' | 'bank' | 'log'>

/** The provider that keeps a connection; undefined where it is not set up. */
export const providerOf = (
  { bank }: Pick<SyncParts, 'bank'>,
  name: StoredConnection['provider'],
): BankProvider | undefined => bank?.providers.find((provider) => provider.name === name)

/** By what the directory knows an item: worthless to whoever reads it. */
export const itemHashOf = ({ keys }: Pick<SyncParts, 'keys'>, provider: string, itemId: string): string =>
  keys.sign('bank-item', `${provider}:${itemId}`)

export const sealOf = (parts: Pick<SyncParts, 'keys' | 'random'>) => makeTokenSeal(parts)

/** The access token of a login; undefined where there is none, or nothing opens it any more, as after a change of the secret. */
export async function openAccessToken(
  parts: Pick<SyncParts, 'keys' | 'random'>,
  personId: number,
  { id, accessToken }: Pick<StoredConnection, 'id' | 'accessToken'>,
): Promise<string | undefined> {
  if (accessToken === null) return undefined
  return sealOf(parts)
    .open(accessToken, accessTokenContext(personId, id))
    .catch(() => undefined)
}
