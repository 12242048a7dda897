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

/** A movement between two of the person's accounts. */
interface TransferPair {
  readonly outId: number
  readonly inId: number
}

/** Banks post the two sides of one movement up to a long weekend and a holiday apart. */
export const maximumTransferDays = 5

const transferWords =
  /\b(?:transfers?|transferred|xfer|trnsfr|tfr|payments?|pymt|pmt|autopay|auto pay|epay|bill ?pay|thank you|(?:to|from) (?:checking|savings?))\b/i

/** Whether a description says transfer or payment. */
export const saysTransfer = (description: string): boolean => transferWords.test(description)

/** A refund or earned money equals a purchase elsewhere only by chance. */
const gainWords =
  /\b(?:refund(?:ed)?|return(?:ed)?|reversal|reversed|rebate|cash ?back|interest|dividends?|payroll|salary|wages)\b/i

const interestWord = /\binterest\b/gi

/** Other words that card banks use for a payment. */
const cardPaymentWords = /\b(?:auto-?payment|direct ?pay|direct debit|ach|full balance|minimum due)\b/i

/**
 * Whether money onto a card or loan is a payment, and so a transfer, although its other side is missing. Loans receive
 * only payments. Cards receive refunds, too, and only the description distinguishes them: one that names a shop is a
 * refund.
 */
export function isPaymentOfDebt({
  description,
  isCard,
}: {
  readonly description: string
  readonly isCard: boolean
}): boolean {
  // What a loan receives is a payment of 'principal and interest', too. A refund is none on either.
  const isGain = gainWords.test(isCard ? description : description.replaceAll(interestWord, ''))
  if (isGain) return false
  if (gainWords.test(description)) return transferWords.test(description)
  return !isCard || transferWords.test(description) || cardPaymentWords.test(description)
}

/** A row with the values that pairing needs repeatedly, calculated once. */
interface Side {
  readonly row: TransferRow
  readonly day: number
  readonly saysTransfer: boolean
  readonly saysGain: boolean
}

const toSide = (row: TransferRow): Side => ({
  row,
  day: daysSinceEpoch(row.date),
  saysTransfer: saysTransfer(row.description),
  saysGain: gainWords.test(row.description),
})

/** Money onto a card or loan is a payment with any words. In the other direction, the words must say so. */
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

/**
 * Removes and returns the first matching side at a distance of days. Money that arrives later comes before money that
 * arrived earlier.
 */
function takeMatch(insByDay: Map<number, Side[]>, out: Side, distance: number): Side | null {
  for (const day of [out.day + distance, out.day - distance]) {
    const ins = insByDay.get(day) ?? []
    const index = ins.findIndex((into) => isOneMovement(out, into))
    const [match] = index < 0 ? [] : ins.splice(index, 1)
    if (match !== undefined) return match
  }
  return null
}

/** Ids come last: they follow the order in which statements were imported, which must not matter. */
const byDay = (a: Side, b: Side): number =>
  a.day - b.day ||
  Number(b.saysTransfer) - Number(a.saysTransfer) ||
  (a.row.description < b.row.description ? -1 : Number(a.row.description > b.row.description)) ||
  a.row.id - b.row.id

function pairNearest(outs: Iterable<Side>, insByDay: Map<number, Side[]>): TransferPair[] {
  const unpaired = new Set(outs)
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
 * Pairs rows of one amount: first all pairs of the same day, then those one day apart, and so on. Money out that says
 * transfer chooses first: a purchase of the same size, nearer to the payment, is not the payment.
 */
function pairAmount(sides: readonly Side[]): TransferPair[] {
  const ordered = sides.toSorted(byDay)
  const outs = ordered.filter(({ row }) => row.valueCents < 0)
  const insByDay = groupBy(
    ordered.filter(({ row }) => row.valueCents > 0),
    ({ day }) => day,
  )
  return [
    ...pairNearest(
      outs.filter(({ saysTransfer }) => saysTransfer),
      insByDay,
    ),
    ...pairNearest(
      outs.filter(({ saysTransfer }) => !saysTransfer),
      insByDay,
    ),
  ]
}

/**
 * Finds movements between a person's accounts, including card and loan payments. They count in no total.
 *
 * A pair is money out of one account and the same amount, in the same currency, into another, at most five days earlier
 * or later. At least one side must look like a transfer: its description says transfer or payment, or it is a liability
 * account that receives money from an asset account. Descriptions of refunds never pair. Each row is used once. Money
 * out that says transfer pairs first; within that, the nearest dates, then the earlier rows, then money that arrives
 * after it left, then the lower ids. The order of the rows does not matter. The result is sorted by the id of the money out. The caller leaves out hidden rows and
 * rows whose category a person chose. Throws a RangeError when a date is not a real day.
 */
export const pairTransfers = (rows: readonly TransferRow[]): TransferPair[] =>
  [...groupBy(rows.map(toSide), ({ row }) => `${row.currency} ${Math.abs(row.valueCents)}`).values()]
    .flatMap(pairAmount)
    .toSorted((a, b) => a.outId - b.outId)
