/** What the browser stores of a link while its dialog, or the bank's own page, is open (CONN-06, Q-CONN-8). */
export interface StoredLink {
  /** Opaque: the link token itself stays on the server. */
  readonly handle: string
  /** Milliseconds since 1970. */
  readonly expiration: number
}

const storageKey = 'plink'

const isStoredLink = (value: unknown): value is StoredLink =>
  typeof value === 'object' &&
  value !== null &&
  'handle' in value &&
  typeof value.handle === 'string' &&
  value.handle !== '' &&
  'expiration' in value &&
  typeof value.expiration === 'number'

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns null if the browser does not let us store anything: then only the return from a bank's own page is not possible. */
function ifAllowed<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

export function storeLink({ handle, expiration }: StoredLink): void {
  ifAllowed(() => localStorage.setItem(storageKey, JSON.stringify({ handle, expiration })))
}

export function clearStoredLink(): void {
  ifAllowed(() => localStorage.removeItem(storageKey))
}

/** Returns the link that is open at `now`, in milliseconds since 1970. Removes a missing, unreadable or expired one and returns null. */
export function readStoredLink(now: number): StoredLink | null {
  const stored = parsed(ifAllowed(() => localStorage.getItem(storageKey)))
  if (isStoredLink(stored) && stored.expiration > now) return { handle: stored.handle, expiration: stored.expiration }
  clearStoredLink()
  return null
}
