import type { EndpointName } from '../contract/paths.ts'
import type { Parts } from './send.ts'

/** More writes than these have no answer only where the network is gone for long; the oldest are then forgotten. */
const maxUnanswered = 50

/** Not `crypto.randomUUID`: browsers lack it on pages without https, where a widget may be. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A file's text in JSON is `{}`; its name, size, and time of change say whether it is the same one. */
const withFiles = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/** Hands out the keys of writes. */
interface WriteKeys {
  /** Returns the key to send, and what to call if no answer came: the next write that is the same has this key again. */
  take(name: EndpointName, input: Parts): { readonly key: string; readonly keep: () => void }
}

/**
 * Returns one key for each write and its retries: a write whose answer was lost may have happened, and under the same key it
 * does not happen twice when the person presses the button again.
 */
export function createWriteKeys(): WriteKeys {
  const unanswered = new Map<string, string>()
  return {
    take(name, input) {
      const write = JSON.stringify([name, input], withFiles)
      const key = unanswered.get(write) ?? newKey()
      // Another one that is sent meanwhile is not a retry.
      unanswered.delete(write)
      const keep = () => {
        unanswered.set(write, key)
        const [oldest] = unanswered.keys()
        if (unanswered.size > maxUnanswered && oldest !== undefined) unanswered.delete(oldest)
      }
      return { key, keep }
    },
  }
}
