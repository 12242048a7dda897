import { advanceMark, type AskLedger, type LedgerMark } from './ledger-mark.ts'
import type { LedgerOwner } from './ledger-owner.ts'
import type { Ledger } from './ledger/ledger.ts'

/** An open ledger's mark, and what the directory knew about it when it was last asked for. */
export interface KnownMark {
  owner: LedgerOwner
  mark: LedgerMark
}

interface Generations {
  readonly ask: AskLedger
  readonly known: KnownMark
  /** The UTC day. */
  readonly today: () => string
  /** Called with a mark that the directory does not know yet, once it is kept. Must not throw. */
  readonly tell: (mark: LedgerMark) => void
}

/** Returns the UTC day of a moment in milliseconds since 1970. */
export const utcDay = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Returns a ledger that begins its next generation with the first write of each UTC day, in that write's transaction. */
export function withGenerations(ledger: Ledger, { ask, known, today, tell }: Generations): Ledger {
  return {
    close: ledger.close,
    transact(work, purpose = 'write') {
      if (purpose === 'read' || known.mark.markedOn === today()) return ledger.transact(work, purpose)
      let { mark } = known
      const result = ledger.transact((transaction) => {
        mark = advanceMark(ask, known.owner, today()) ?? mark
        return work(transaction)
      }, purpose)
      known.mark = mark
      if (mark.stamp !== known.owner.ledgerStamp) tell(mark)
      return result
    },
  }
}

/** Whether the directory says the same as when the ledger was opened, or as the ledger has said since. */
export const isKnownAs = ({ owner, mark }: KnownMark, asked: LedgerOwner): boolean =>
  asked.ledgerId === owner.ledgerId &&
  asked.ledgerState !== 'quarantined' &&
  (asked.ledgerStamp === owner.ledgerStamp || asked.ledgerStamp === mark.stamp)
