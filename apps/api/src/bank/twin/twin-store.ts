/** Where the sandbox's banks remember things, under a key each: the directory on a machine and on the edge alike. */
export interface TwinStore {
  get(key: string): Promise<string | undefined>
  /** Keeps a new record, until a moment where one is given; false where there is one under this key, which stays. */
  add(key: string, content: string, expiresAt?: number | null): Promise<boolean>
  /** Puts another content in the place of the one that was read; false where that is not the one that stands there by now. */
  replace(key: string, before: string, after: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Forgets what was kept until a moment that has come. */
  forgetUntil(moment: number): Promise<void>
}

/** In memory, for as long as the process lives: for tests. */
export function makeTwinMemory(): TwinStore {
  const records = new Map<string, { readonly content: string; readonly expiresAt: number | null }>()
  return {
    get: async (key) => records.get(key)?.content,
    async add(key, content, expiresAt = null) {
      if (records.has(key)) return false
      records.set(key, { content, expiresAt })
      return true
    },
    async replace(key, before, after) {
      const record = records.get(key)
      if (record?.content !== before) return false
      records.set(key, { ...record, content: after })
      return true
    },
    remove: async (key) => void records.delete(key),
    async forgetUntil(moment) {
      for (const [key, { expiresAt }] of records) if (expiresAt !== null && expiresAt <= moment) records.delete(key)
    },
  }
}

/** So many others at one record at the same time are not met by accident. */
const MOST_TRIES = 50

/**
 * Changes a record by what it says now, also where others do so at the same time. Gives what it then says; undefined where there
 * is none, and the same where `change` gives null, which leaves it as it is.
 *
 * @throws Error where the record never stands still.
 */
export async function changeRecord(
  store: TwinStore,
  key: string,
  change: (content: string) => string | null,
): Promise<string | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await store.get(key)
    if (before === undefined) return undefined
    const after = change(before)
    if (after === null || after === before) return before
    if (await store.replace(key, before, after)) return after
  }
  throw new Error('A record of the sandbox is changed all the time')
}
