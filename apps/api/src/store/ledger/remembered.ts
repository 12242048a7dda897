import { type LedgerTransaction, readStamp } from './ledger.ts'

/** The most shapes whose results are kept per query and open ledger; beyond it the least recently used is dropped. */
const maxKept = 16

/** All results that are kept. */
const keptResults = new WeakSet<object>()

/** Whether a value is the result of a `remembered` read: the same object while the ledger does not change. */
export const isRemembered = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && keptResults.has(value)

interface CacheEntry<Result> {
  readonly stamp: string
  /** Least recently used first. */
  readonly byShape: Map<string, Result>
}

/**
 * Caches a read in memory while nothing in the ledger changes, from this process or another. This serves repeated page
 * views, and the many parts of one page that need the same sums. Changes are detected by SQLite's counters (`readStamp`),
 * so no writer can be overlooked; a store without them is read each time.
 *
 * @param key must include all that `read` depends on other than the ledger: no clock, no randomness.
 */
export function remembered<Shape, Result>(
  key: (shape: Shape) => string,
  read: (ledger: LedgerTransaction, shape: Shape) => Result,
): (ledger: LedgerTransaction, shape: Shape) => Result {
  const ofLedgers = new WeakMap<LedgerTransaction, CacheEntry<Result>>()

  const keptOf = (ledger: LedgerTransaction, stamp: string): CacheEntry<Result> => {
    const known = ofLedgers.get(ledger)
    if (known?.stamp === stamp) return known
    const kept = { stamp, byShape: new Map<string, Result>() }
    ofLedgers.set(ledger, kept)
    return kept
  }

  return (ledger, shape) => {
    const stamp = readStamp(ledger)
    if (stamp === null) return read(ledger, shape)
    const { byShape } = keptOf(ledger, stamp)
    const name = key(shape)
    const known = byShape.get(name)
    const result = known ?? read(ledger, shape)
    if (known === undefined && typeof result === 'object' && result !== null) keptResults.add(result)
    byShape.delete(name)
    byShape.set(name, result)
    const [oldest] = byShape.keys()
    if (oldest !== undefined && byShape.size > maxKept) byShape.delete(oldest)
    return result
  }
}
