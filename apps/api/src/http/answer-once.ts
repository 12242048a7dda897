import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { earlierAnswer, keepAnswer, type LedgerAnswer, type Once } from './idempotency.ts'

interface Place {
  /** What knows the writes that are under way: one for each store of ledgers. */
  readonly store: object
  readonly ownerId: number
  withLedger<T>(work: (ledger: LedgerTransaction) => T): Promise<T>
}

const underWay = new WeakMap<object, Map<string, Promise<unknown>>>()

function runsOf(store: object): Map<string, Promise<unknown>> {
  const runs = underWay.get(store) ?? new Map<string, Promise<unknown>>()
  underWay.set(store, runs)
  return runs
}

async function answer({ withLedger }: Place, once: Once, work: () => Promise<LedgerAnswer>): Promise<LedgerAnswer> {
  const earlier = await withLedger((ledger) => earlierAnswer(ledger, once))
  if (earlier) return earlier
  const done = await work()
  await withLedger((ledger) => {
    // A change of the ledger has kept its answer itself, with the change.
    if (!earlierAnswer(ledger, once)) keepAnswer(ledger, once, done)
  })
  return done
}

/**
 * Runs a write that waits for the directory or for a provider once for each key; its answer is kept in its owner's ledger. A
 * repeat that comes while the first is under way waits for it. Such a write is safe to repeat wherever it stopped, so one
 * whose answer was lost with the process is simply done again.
 *
 * @throws ApiError as `work` does (nothing is kept then), and 400 for a key that came with another call or another input.
 */
export async function answerOnce(place: Place, once: Once, work: () => Promise<LedgerAnswer>): Promise<LedgerAnswer> {
  const runs = runsOf(place.store)
  const name = `${place.ownerId} ${once.key}`
  for (let before = runs.get(name); before; before = runs.get(name)) await before.catch(() => null)
  const running = answer(place, once, work)
  runs.set(name, running)
  try {
    return await running
  } finally {
    runs.delete(name)
  }
}
