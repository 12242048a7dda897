import { daysSinceEpoch, type IsoDateOrInstant } from '../calendar/iso-date.ts'

export interface TransferRow {
  readonly id: number
  readonly accountId: number
  readonly date: IsoDateOrInstant
  /** Negative is money out. */
  readonly valueCents: number
  readonly currency: string
  readonly description: string
  readonly isLiabilityAccount: boolean
}

/** A movement between two own accounts. */
export interface TransferPair {
  readonly outId: number
  readonly inId: number
}

/** Banks post the two sides of one movement up to a long weekend and a holiday apart. */
export const maximumTransferDays = 5

const transferWords =
  /\b(?:transfers?|transferred|xfer|trnsfr|tfr|payments?|pymt|pmt|autopay|auto pay|epay|bill ?pay|thank you|(?:to|from) (?:checking|savings?))\b/i

/** Money that comes back from a shop, or is earned, meets an equal purchase elsewhere only by chance. */
const gainWords =
  /\b(?:refund(?:ed)?|return(?:ed)?|reversal|reversed|rebate|cash ?back|interest|dividends?|payroll|salary|wages)\b/i

/** A row with what is asked of it again and again, worked out once. */
interface Side {
  readonly row: TransferRow
  readonly day: number
  readonly saysTransfer: boolean
  readonly saysGain: boolean
}

const sideOf = (row: TransferRow): Side => ({
  row,
  day: daysSinceEpoch(row.date),
  saysTransfer: transferWords.test(row.description),
  saysGain: gainWords.test(row.description),
})

/** A card or loan that receives money is being paid, in whatever words; the other direction needs words that say so. */
function isOneMovement(out: Side, into: Side): boolean {
  if (out.row.accountId === into.row.accountId || out.saysGain || into.saysGain) return false
  const isPaymentOfDebt = into.row.isLiabilityAccount && !out.row.isLiabilityAccount
  return isPaymentOfDebt || out.saysTransfer || into.saysTransfer
}

function groupBy<Key>(sides: readonly Side[], keyOf: (side: Side) => Key): Map<Key, Side[]> {
  const groups = new Map<Key, Side[]>()
  for (const side of sides) {
    const group = groups.get(keyOf(side))
    if (group === undefined) groups.set(keyOf(side), [side])
    else group.push(side)
  }
  return groups
}

/** Takes the first fitting side that many days away out of its day: money that arrives later before money that came earlier. */
function takeMatch(insByDay: Map<number, Side[]>, out: Side, distance: number): Side | null {
  for (const day of [out.day + distance, out.day - distance]) {
    const ins = insByDay.get(day) ?? []
    const index = ins.findIndex((into) => isOneMovement(out, into))
    const [match] = index < 0 ? [] : ins.splice(index, 1)
    if (match !== undefined) return match
  }
  return null
}

const byDayThenId = (a: Side, b: Side): number => a.day - b.day || a.row.id - b.row.id

/** Pairs rows of one amount: all pairs of the same day first, then those a day apart, and so on. */
function pairAmount(sides: readonly Side[]): TransferPair[] {
  const ordered = sides.toSorted(byDayThenId)
  const unpaired = new Set(ordered.filter(({ row }) => row.valueCents < 0))
  const insByDay = groupBy(
    ordered.filter(({ row }) => row.valueCents > 0),
    ({ day }) => day,
  )
  const pairs: TransferPair[] = []
  for (let distance = 0; distance <= maximumTransferDays; distance += 1) {
    for (const out of unpaired) {
      const into = takeMatch(insByDay, out, distance)
      if (into === null) continue
      unpaired.delete(out)
      pairs.push({ outId: out.row.id, inId: into.row.id })
    }
  }
  return pairs
}

/**
 * Finds movements between a person's own accounts (card and loan payments too), which count in no total.
 *
 * A pair is money out of one account and the same amount, in the same currency, into another, at most five days apart
 * either way, of which at least one side looks like a transfer: a description that says transfer or payment, or a
 * liability account that receives money from an asset account. Descriptions that speak of a refund never pair. Each row
 * is used once; the nearest in date go together first, then the earlier, then money that arrives after it left, then
 * the lower ids. The same rows in any order give the same pairs, sorted by the id of the money out. The caller leaves
 * out hidden rows and rows whose category a person chose. Throws a RangeError when a date is not a real day.
 */
export const pairTransfers = (rows: readonly TransferRow[]): TransferPair[] =>
  [...groupBy(rows.map(sideOf), ({ row }) => `${row.currency} ${Math.abs(row.valueCents)}`).values()]
    .flatMap(pairAmount)
    .toSorted((a, b) => a.outId - b.outId)
