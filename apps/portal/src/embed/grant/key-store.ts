import { answered, findKept, openDatabase, storeName, type StoredKey } from './kept-grants.ts'
import type { PublicJwk } from './proof.ts'

/** The key of one page in this browser. Its private half cannot leave the browser. */
export interface PageKey {
  readonly privateKey: CryptoKey
  readonly jwk: PublicJwk
  /** Whether the browser keeps it; where storage is denied, it is gone when the frame is. */
  readonly isStored: boolean
}

/** Reads what is kept for a page and puts `next` of it, in one transaction: several frames may do this at once. */
async function update(page: string, next: (kept: StoredKey | undefined) => StoredKey): Promise<StoredKey> {
  const database = await openDatabase()
  try {
    const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
    const wanted = next(await answered<StoredKey | undefined>(store.get(page)))
    await answered(store.put(wanted, page))
    return wanted
  } finally {
    database.close()
  }
}

const createPair = () => crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])

async function publicJwk({ publicKey }: CryptoKeyPair): Promise<PublicJwk> {
  const { crv = '', kty = '', x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  return { crv, kty, x, y }
}

const toPageKey = async (pair: CryptoKeyPair, isStored: boolean): Promise<PageKey> => ({
  privateKey: pair.privateKey,
  jwk: await publicJwk(pair),
  isStored,
})

/**
 * Returns the key of a page, which is created when the page has none. All frames of the page get the same, if it can be stored. A
 * kept one is only read: frames that write would wait for each other.
 */
export async function findKey(page: string): Promise<PageKey> {
  const kept = await findKept(page).catch(() => undefined)
  if (kept !== undefined) return toPageKey(kept.pair, true)
  const fresh = await createPair()
  try {
    const { pair } = await update(page, (kept) => kept ?? { pair: fresh, hasGrant: false })
    return await toPageKey(pair, true)
  } catch {
    return toPageKey(fresh, false)
  }
}

/** Keeps whether a person has agreed on the page; without storage nothing is kept. */
export async function noteGrant(page: string, hasGrant: boolean): Promise<void> {
  const fresh = await createPair()
  await update(page, (kept) => ({ pair: kept?.pair ?? fresh, hasGrant })).catch(() => undefined)
}
