/** Stores the records of the sandbox's banks by key: in the directory, on a machine as on the edge. */
export interface SandboxStore {
  get(key: string): Promise<string | undefined>
  /** Adds a record, until `expiresAt` if that is set; false if the key exists, whose record stays. */
  add(key: string, content: string, expiresAt?: number | null): Promise<boolean>
  /** Replaces the content `before`; false if the content has changed meanwhile. */
  replace(key: string, before: string, after: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Deletes the records whose `expiresAt` has passed. */
  forgetUntil(moment: number): Promise<void>
}

/** Creates a store in memory, for tests. */
export function createSandboxMemory(): SandboxStore {
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

/** More conflicts than this on one record do not happen by accident. */
const maxTries = 50

/**
 * Changes a record based on its current content, safely with concurrent changes. Returns the new content; undefined if
 * there is no record, or if `change` returns null, which leaves the record unchanged.
 *
 * @throws Error if the record changes on every try.
 */
export async function changeRecord(
  store: SandboxStore,
  key: string,
  change: (content: string) => string | null,
): Promise<string | undefined> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = await store.get(key)
    if (before === undefined) return undefined
    const after = change(before)
    if (after === null || after === before) return before
    if (await store.replace(key, before, after)) return after
  }
  throw new Error('A record of the sandbox is changed all the time')
}
