import { type LedgerTransaction, stampOf } from './ledger.ts'

/** Results of so many shapes are kept for each query and open ledger; then the one used longest ago goes. */
const MOST_KEPT = 16

interface Kept<Result> {
  readonly stamp: string
  /** In the order of their last use. */
  readonly byShape: Map<string, Result>
}

/**
 * A read whose result is kept in memory for as long as nothing in the ledger changes, by whomever: pages that look again, and
 * the many parts of one page that need the same sums, are then spared it. What changes is known from SQLite's own counters
 * (`stampOf`), never from us having thought of every writer; a store without them is read each time.
 *
 * @param key must say all that `read` depends on beside the ledger: no clock, no chance.
 */
export function remembered<Shape, Result>(
  key: (shape: Shape) => string,
  read: (ledger: LedgerTransaction, shape: Shape) => Result,
): (ledger: LedgerTransaction, shape: Shape) => Result {
  const ofLedgers = new WeakMap<LedgerTransaction, Kept<Result>>()

  const keptOf = (ledger: LedgerTransaction, stamp: string): Kept<Result> => {
    const known = ofLedgers.get(ledger)
    if (known?.stamp === stamp) return known
    const kept = { stamp, byShape: new Map<string, Result>() }
    ofLedgers.set(ledger, kept)
    return kept
  }

  return (ledger, shape) => {
    const stamp = stampOf(ledger)
    if (stamp === null) return read(ledger, shape)
    const { byShape } = keptOf(ledger, stamp)
    const name = key(shape)
    const known = byShape.get(name)
    const result = known ?? read(ledger, shape)
    byShape.delete(name)
    byShape.set(name, result)
    const [oldest] = byShape.keys()
    if (oldest !== undefined && byShape.size > MOST_KEPT) byShape.delete(oldest)
    return result
  }
}
