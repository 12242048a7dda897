import { version } from '../../../package.json'
import type { Release } from './snippet.ts'

/** Returns the file of this release that never changes, with its hash; null if this server keeps none. */
export async function findRelease(): Promise<Release | null> {
  // Browsers compute hashes on secure pages only.
  if (!isSecureContext) return null
  const path = `/widgets/${version}/evenkeel.js`
  const answer = await fetch(path)
  if (!answer.ok) return null
  const hash = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer())
  return { path, integrity: `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` }
}
