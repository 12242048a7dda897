import { maximumTotalCents } from '@evenkeel/engine'
import { badRequest } from '../errors.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { balanceSizesCents, entrySizesCents } from '../store/ledger/total-amounts.ts'
import { say } from '../say.ts'

/** The error for amounts that are each valid but too large together. */
export const tooLargeTogether = say('allAmountsTogetherAreTooLarge')

const isBeyond = (cents: number, beforeCents: number): boolean => cents > beforeCents && cents >= maximumTotalCents

/**
 * Runs a change of a ledger and refuses it, with an error on `field`, if the total grows beyond what we can add up. A
 * ledger that is already beyond the limit can still be changed as long as its total does not grow.
 *
 * @throws ApiError 400; the caller's transaction then rolls the change back.
 */
export function withinTotal<T>(ledger: LedgerTransaction, field: string, change: () => T): T {
  const [entries, balances] = [entrySizesCents(ledger), balanceSizesCents(ledger)]
  const result = change()
  const isTooMuch = isBeyond(entrySizesCents(ledger), entries) || isBeyond(balanceSizesCents(ledger), balances)
  if (isTooMuch) throw badRequest({ [field]: tooLargeTogether })
  return result
}

interface SizedRow {
  readonly valueCents: number
  /** The row's line in its file; null if it has none. */
  readonly line: number | null
}

/** Returns a check that adds rows to a running total and throws for the first row that makes the total too large. */
export function createTotalCheck(startCents: number, field: string): (rows: readonly SizedRow[]) => void {
  let cents = startCents
  return (rows) => {
    for (const { valueCents, line } of rows) {
      cents += Math.abs(valueCents)
      if (cents < maximumTotalCents) continue
      throw badRequest({ [field]: line === null ? tooLargeTogether : say('lineTooLarge', line) })
    }
  }
}

/**
 * Whether an amount may replace another (0 for none) within the limit. Amounts that may are added to the running total.
 */
export type Room = (cents: number, insteadOfCents: number) => boolean

/**
 * Tracks the room left under the limit. Only additions are reported to it; when it seems full, it reads the actual
 * total again to learn of removals.
 */
function createRoom(sizeCents: () => number): Room {
  let total = sizeCents()
  return (cents, insteadOfCents) => {
    const more = Math.abs(cents) - Math.abs(insteadOfCents)
    if (more > 0 && total + more >= maximumTotalCents) total = sizeCents()
    if (more > 0 && total + more >= maximumTotalCents) return false
    total += more
    return true
  }
}

export const roomForEntries = (ledger: LedgerTransaction): Room => createRoom(() => entrySizesCents(ledger))
export const roomForBalances = (ledger: LedgerTransaction): Room => createRoom(() => balanceSizesCents(ledger))
