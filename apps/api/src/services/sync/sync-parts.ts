import type { AppParts } from '../../app-parts.ts'
import type { BankProvider } from '../../bank/bank-provider.ts'
import { accessTokenContext } from '../../bank/bank-parts.ts'
import { createEncryptor, createTextEncryptor, keyringFor } from '../../crypto/encrypt.ts'
import type { StoredConnection } from '../../store/ledger/accounts.ts'

/** The app's parts that background work needs. */
export type SyncParts = Pick<AppParts, 'directory' | 'ledgers' | 'clock' | 'random' | 'keys' | 'bank' | 'log'>

/** Returns the provider of a connection; undefined if it is not configured. */
export const findProvider = (
  { bank }: Pick<SyncParts, 'bank'>,
  name: StoredConnection['provider'],
): BankProvider | undefined => bank?.providers.find((provider) => provider.name === name)

/** Returns the keyed hash that the directory keeps of an item: useless to a reader without the key. */
export const hashItem = ({ keys }: Pick<SyncParts, 'keys'>, provider: string, itemId: string): string =>
  keys.sign('bank-item', `${provider}:${itemId}`)

export const tokenEncryptor = ({ keys, random }: Pick<SyncParts, 'keys' | 'random'>) =>
  createTextEncryptor(createEncryptor(keyringFor(keys, 'bank-token'), random))

/**
 * Decrypts the access token of a login; undefined if there is none or it can no longer be decrypted, for example after
 * a change of the secret.
 */
export async function openAccessToken(
  parts: Pick<SyncParts, 'keys' | 'random'>,
  personId: number,
  { id, accessToken }: Pick<StoredConnection, 'id' | 'accessToken'>,
): Promise<string | undefined> {
  if (accessToken === null) return undefined
  return tokenEncryptor(parts)
    .decrypt(accessToken, accessTokenContext(personId, id))
    .catch(() => undefined)
}

/** Encrypts an access token for each connection of the ledger, in advance, because a transaction cannot wait. */
export async function encryptForEach(
  parts: Pick<SyncParts, 'keys' | 'random'>,
  personId: number,
  ids: readonly number[],
  accessToken: string,
): Promise<ReadonlyMap<number, string>> {
  const sealed = await Promise.all(
    ids.map(
      async (id) => [id, await tokenEncryptor(parts).encrypt(accessToken, accessTokenContext(personId, id))] as const,
    ),
  )
  return new Map(sealed)
}
