/** What this browser keeps for one page. */
export interface StoredKey {
  readonly pair: CryptoKeyPair
  /** Whether a person has agreed on this page, as far as this browser knows. */
  readonly hasGrant: boolean
}

const databaseName = 'evenkeel-embed'
export const storeName = 'keys'

export const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return answered(request)
}

/** Returns what is kept for a page, if anything is. Rejects where storage is denied. */
export async function findKept(page: string): Promise<StoredKey | undefined> {
  const database = await openDatabase()
  const store = database.transaction(storeName).objectStore(storeName)
  const kept = await answered<StoredKey | undefined>(store.get(page))
  database.close()
  return kept
}

/** Whether a token is worth asking for. Where storage is denied, yes: the browser may still have the cookie. */
export async function mayHaveGrant(page: string): Promise<boolean> {
  try {
    return (await findKept(page))?.hasGrant ?? false
  } catch {
    return true
  }
}
