import { LedgerRefused, type RefusalReason } from '../errors.ts'

/** How long an opening counts for whether the disk is at fault. */
const recentMs = 600_000
/** More refused ledgers than this, and a greater share of those opened, are no single files any more. */
const [maxRefused, maxShare] = [10, 0.01]

interface LastLook {
  readonly at: number
  readonly reason: RefusalReason | undefined
}

/** What was found when ledgers were opened, for the operator. */
export interface LedgerWatch {
  opened(ledgerId: string): void
  failed(ledgerId: string, error: unknown): void
  /** How many openings had each result since the start: `ok`, or a reason. */
  results(): ReadonlyMap<string, number>
  /** How many ledgers were last refused for each reason. */
  refused(): ReadonlyMap<string, number>
  /** Whether more ledgers are refused than single broken files explain, so that the disk is at fault. */
  isDiskSuspect(): boolean
}

const addOne = (counts: Map<string, number>, name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1)

/** Counts what openings find. `now` is in milliseconds. */
export function createLedgerWatch(now: () => number): LedgerWatch {
  const results = new Map<string, number>()
  /** The last look at each ledger that was opened recently, or refused last, the oldest first. */
  const looks = new Map<string, LastLook>()

  const note = (ledgerId: string, reason: RefusalReason | undefined) => {
    addOne(results, reason ?? 'ok')
    looks.delete(ledgerId)
    looks.set(ledgerId, { at: now(), reason })
    for (const [id, { at, reason: why }] of looks) {
      if (at > now() - recentMs) return
      if (why === undefined) looks.delete(id)
    }
  }

  return {
    opened: (ledgerId) => note(ledgerId, undefined),
    failed(ledgerId, error) {
      if (error instanceof LedgerRefused) note(ledgerId, error.reason)
    },
    results: () => results,
    refused() {
      const counts = new Map<string, number>()
      for (const { reason } of looks.values()) if (reason !== undefined) addOne(counts, reason)
      return counts
    },
    isDiskSuspect() {
      const recent = [...looks.values()].filter(({ at }) => at > now() - recentMs)
      const refused = recent.filter(({ reason }) => reason !== undefined).length
      return refused > maxRefused && refused > recent.length * maxShare
    },
  }
}
