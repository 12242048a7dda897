import type { AppParts } from '../app-parts.ts'
import { runLedgerWork } from '../services/sync/run-due-syncs.ts'

/** How often the directory is asked whose ledger has work that is due. */
const LOOK_EVERY_MS = 2_000
/** How many ledgers are worked on at once, and how many are asked for. */
const MOST_AT_ONCE = 4
const MOST_DUE = 50

/** Says that a ledger has work; heard by whoever listens by then. */
export interface Waking {
  wake(personId: number): void
  listen(listener: (personId: number) => void): void
}

/** A way to wake ledgers' work from wherever it is asked for; what nobody listens to yet is found by the next look. */
export function makeWaking(): Waking {
  let listener: ((personId: number) => void) | undefined
  return {
    wake: (personId) => listener?.(personId),
    listen: (next) => void (listener = next),
  }
}

/** The background work of all ledgers on this machine. */
export interface Background {
  /** Ledgers whose work is under way, and whose is due and waits. */
  jobs(): { readonly running: number; readonly waiting: number }
  /** Takes up nothing new and waits for what is under way. */
  stop(): Promise<void>
}

/**
 * Does the ledgers' background work: what is due by the clock, every two seconds, and what was just asked for at once. The
 * directory holds who is at which ledger, so several processes may do this on the same folder.
 */
export function startBackground(parts: AppParts, waking: Pick<Waking, 'listen'>): Background {
  const waiting = new Set<number>()
  const running = new Map<number, Promise<void>>()
  let isStopped = false

  const work = async (personId: number) => {
    try {
      await runLedgerWork(parts, personId)
    } catch (error) {
      // It stays claimed for a while and is then due again.
      parts.log({ event: 'request-failed', requestId: '', call: 'background', error })
    } finally {
      running.delete(personId)
      next()
    }
  }

  const next = () => {
    for (const personId of waiting) {
      if (isStopped || running.size >= MOST_AT_ONCE) return
      if (running.has(personId)) continue
      waiting.delete(personId)
      running.set(personId, work(personId))
    }
  }

  const take = (personIds: readonly number[]) => {
    for (const personId of personIds) waiting.add(personId)
    next()
  }

  const look = () =>
    parts.directory.ledgerWork.due(parts.clock.now(), MOST_DUE).then(take, (error: unknown) => {
      parts.log({ event: 'store-unavailable', requestId: '', call: 'background', error })
    })

  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  waking.listen((personId) => take([personId]))

  return {
    jobs: () => ({ running: running.size, waiting: waiting.size }),
    async stop() {
      isStopped = true
      clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
