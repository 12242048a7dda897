import { LedgerRefused, type RefusalReason } from '../errors.ts'
import { idsAPerson } from './ledger/ledger.ts'
import type { LedgerOwner } from './ledger-owner.ts'

/** Runs one query on a ledger's database; drivers differ in how. */
export type AskLedger = <Row>(query: string, ...values: readonly (string | number)[]) => readonly Row[]

/** What a ledger says about itself. */
export interface LedgerMark {
  readonly ledgerId: string
  readonly personId: number
  readonly directoryId: string
  readonly generation: number
  readonly stamp: string
  readonly previousStamp: string
  /** The UTC day of the present generation. */
  readonly markedOn: string
}

const whose = 'ledger_id AS ledgerId, person_id AS personId'
const now = 'directory_id AS directoryId, generation, stamp, previous_stamp AS previousStamp, marked_on AS markedOn'
/** The first marks had no generations. */
const before = "'' AS directoryId, 0 AS generation, '' AS stamp, '' AS previousStamp, '' AS markedOn"

/** Returns the mark of a ledger; undefined if it bears none. */
export function readMark(ask: AskLedger): LedgerMark | undefined {
  const [table] = ask<{ sql: string }>("SELECT sql FROM sqlite_master WHERE name = 'ledger_mark'")
  if (!table) return undefined
  const how = table.sql.includes('marked_on') ? now : before
  return ask<LedgerMark>(`SELECT ${whose}, ${how} FROM ledger_mark`)[0]
}

/**
 * Whether a ledger holds only this person's ids, independent of its mark: each person has a separate range. SQLite keeps a sequence as a
 * floating-point number once an id was bound as one, and then divides without cutting off.
 */
function hasOnlyIdsFor(ask: AskLedger, personId: number): boolean {
  if (ask("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'").length === 0) return true
  return (
    ask(
      `SELECT 1 FROM sqlite_sequence WHERE seq >= ${idsAPerson} AND CAST(seq AS INTEGER) / ${idsAPerson} <> ?`,
      personId,
    ).length === 0
  )
}

/**
 * Compares a ledger's mark with what the directory knows. `fits`: they agree. `ahead`: the ledger is one generation
 * further, cut off before the directory was told, so the directory follows. Otherwise the reason to refuse it.
 */
function judgeMark(mark: LedgerMark, owner: LedgerOwner): 'fits' | 'ahead' | RefusalReason {
  const { ledgerGeneration, ledgerStamp } = owner
  if (mark.ledgerId !== owner.ledgerId || mark.personId !== owner.personId) return 'not-theirs'
  if (mark.directoryId !== '' && owner.directoryId !== '' && mark.directoryId !== owner.directoryId)
    return 'other-directory'
  if (mark.generation < ledgerGeneration) return 'older'
  if (mark.generation === ledgerGeneration) return mark.stamp === ledgerStamp ? 'fits' : 'older'
  const isNext = mark.generation === ledgerGeneration + 1 && mark.previousStamp === ledgerStamp
  return isNext ? 'ahead' : 'directory-older'
}

/**
 * Checks that a ledger is its owner's, before any other query. A ledger without a mark passes only if it comes from a
 * release without marks and has yet to get one. Returns the mark, and whether the directory has to follow it.
 *
 * @throws LedgerRefused if the ledger is another person's, or not the one of this moment.
 */
export function insistOnMark(
  ask: AskLedger,
  owner: LedgerOwner,
): { readonly mark: LedgerMark | undefined; readonly isAhead: boolean } {
  const { personId, ledgerId, ledgerState } = owner
  const mark = readMark(ask)
  const mayBeUnmarked = ledgerState === 'unmarked' || ledgerState === 'unlooked'
  if (!hasOnlyIdsFor(ask, personId) || (!mark && !mayBeUnmarked)) throw new LedgerRefused(ledgerId, 'not-theirs')
  if (!mark) return { mark, isAhead: false }
  const judged = judgeMark(mark, owner)
  const found = judged === 'directory-older' && ledgerState === 'behind' ? 'ahead' : judged
  if (found !== 'fits' && found !== 'ahead') throw new LedgerRefused(ledgerId, found)
  return { mark, isAhead: found === 'ahead' }
}

/** Returns the mark of the generation after one. */
export function nextMark(
  owner: LedgerOwner,
  { generation, stamp }: Pick<LedgerMark, 'generation' | 'stamp'>,
  today: string,
): LedgerMark {
  const { personId, ledgerId, directoryId } = owner
  const next = { generation: generation + 1, stamp: newStamp(), previousStamp: stamp, markedOn: today }
  return { ledgerId, personId, directoryId, ...next }
}

/** Random, and no use to anybody: so the platform's own source will do. */
const newStamp = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Writes a mark over the one that is there. */
export function setMark(ask: AskLedger, mark: LedgerMark): void {
  const { ledgerId, personId, directoryId, generation, stamp, previousStamp, markedOn } = mark
  ask(
    'INSERT OR REPLACE INTO ledger_mark (one, ledger_id, person_id, directory_id, generation, stamp, previous_stamp, marked_on) VALUES (1, ?, ?, ?, ?, ?, ?, ?)',
    ledgerId,
    personId,
    directoryId,
    generation,
    stamp,
    previousStamp,
    markedOn,
  )
}

/** Marks a migrated ledger as its owner's, as the generation after the directory's; an existing mark stays. */
export function writeMark(ask: AskLedger, owner: LedgerOwner, today: string): LedgerMark {
  const known = readMark(ask)
  if (known) return known
  const mark = nextMark(owner, { generation: owner.ledgerGeneration, stamp: owner.ledgerStamp }, today)
  setMark(ask, mark)
  return mark
}

/**
 * Begins the ledger's next generation if this is the first write of a UTC day; called inside that write's transaction.
 * While the directory is one generation behind, none begins: the ledger would be too far ahead for it to follow. Returns
 * the mark as it now is.
 */
export function advanceMark(ask: AskLedger, owner: LedgerOwner, today: string): LedgerMark | undefined {
  const mark = readMark(ask)
  if (!mark || mark.markedOn === today || mark.stamp !== owner.ledgerStamp) return mark
  const next = nextMark(owner, mark, today)
  setMark(ask, next)
  return next
}
