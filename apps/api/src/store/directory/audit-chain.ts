import { createHash } from 'node:crypto'
import type { audit } from './schema.ts'

/** A line with what links it to the one before. */
export type ChainLine = Omit<typeof audit.$inferSelect, 'id'>
export type UnlinkedLine = Omit<ChainLine, 'hash'>

/** Returns a text's hash with the key of the audit log, in base64url. */
export type AuditSign = (text: string) => string

/** In front of hashes that are keyed; those of earlier releases are not. */
const keyed = 'k.'

const isKeyed = (hash: string): boolean => hash.startsWith(keyed)

function contentOf(line: UnlinkedLine, previous: string): string {
  const { at, actorId, personId, event, call, grantId, position, page, widget } = line
  // Lines without a page keep the hash that they had before there were pages.
  const place = page === null && widget === null ? [] : [page, widget]
  return JSON.stringify([previous, position, at, actorId, personId, event, call, grantId, ...place])
}

/**
 * Hashes a line together with the previous line's hash, so that no line can be changed, moved, or removed unnoticed by
 * anyone without the key.
 */
export const hashOfLine = (line: UnlinkedLine, previous: string, sign: AuditSign): string =>
  keyed + sign(contentOf(line, previous))

const hashWithoutKey = (line: UnlinkedLine, previous: string): string =>
  createHash('sha256').update(contentOf(line, previous)).digest('base64url')

/** Whether a stored line may have a hash without a key. */
const mayBePlain = (id: number, keyedFrom: number, previous: string) => id < keyedFrom && !isKeyed(previous)

/**
 * Returns the position of a chain's first line that was changed or is missing; null if the chain is whole, as far as it
 * goes: that its end was cut off, only an anchor shows.
 *
 * @param lines all lines of one person that have a position, in their order.
 * @param keyedFrom the id of the first line of the release with keys.
 */
export function faultInChain(
  lines: readonly (ChainLine & { readonly id: number })[],
  keyedFrom: number,
  sign: AuditSign,
): number | null {
  let previous = ''
  for (const [index, { id, hash, ...line }] of lines.entries()) {
    if (line.position !== index + 1 || hash === null) return index + 1
    if (!isKeyed(hash) && !mayBePlain(id, keyedFrom, previous)) return index + 1
    const expected = isKeyed(hash) ? hashOfLine(line, previous, sign) : hashWithoutKey(line, previous)
    if (hash !== expected) return index + 1
    previous = hash
  }
  return null
}
