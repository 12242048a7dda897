import { normalizeHeader } from './header-words.ts'
import type { CsvSigns, SignReason } from '../bank-file.ts'
import type { KnownLayout } from './known-layouts.ts'

/** One row as the file writes it, before any sign is turned. */
interface WrittenRow {
  readonly cents: number
  readonly description: string
  /** The word of a column such as 'Type'. */
  readonly kind: string
}

export interface SignEvidence {
  readonly rows: readonly WrittenRow[]
  readonly headers: readonly string[]
  readonly fileName: string
  readonly known: KnownLayout | undefined
  /** Whether the account is a card or loan, if the person has said so. */
  readonly isDebt: boolean | undefined
  /** Two columns, or words, say the direction. */
  readonly hasDirection: boolean
  /** There are two columns, but no head says which is money out. */
  readonly isUnnamedSplit: boolean
  /** The running balance follows from the amounts as written, or from the amounts with the other sign. */
  readonly balance: 'asWritten' | 'turned' | null
  readonly lastBalanceCents: number | null
}

interface Counts {
  readonly plus: number
  readonly minus: number
}

function count(rows: readonly WrittenRow[], matches: (row: WrittenRow) => boolean = () => true): Counts {
  const found = rows.filter(matches)
  return {
    plus: found.filter(({ cents }) => cents > 0).length,
    minus: found.filter(({ cents }) => cents < 0).length,
  }
}

const cardPayment =
  /\b(?:payment.{0,20}thank ?you|thank you|auto ?pay(?:ment)?|payment received|(?:online|mobile|internet|web|electronic) (?:payment|pymt)|direct ?pay|e-?payment|epay|paiement)\b/i
const wordsIn =
  /\b(?:payroll|salary|direct dep(?:osit)?|dir dep|deposit|interest (?:paid|payment|earned|credit)|dividend|cash ?back|refund|reimbursement|transfer from|(?:payment )?from|received|social security|ssa treas|pension)\b/i
const wordsOut =
  /\b(?:purchase|pos|debit card|withdrawal|atm|check (?:#|paid)|bill ?pay(?:ment)?|fee|transfer to|(?:payment )?to|sent|ach debit)\b/i

const kindOut = /^(?:sale|purchase|debit|fee|charge|withdrawal|atm|pos)\b/i
const kindIn = /^(?:return|refund|credit|deposit)\b/i

const cardHeads =
  /^(?:card member|cardmember|card|card no|card number|card holder(?: name)?|cardholder(?: name)?|card ending(?: in)?|last 4(?: digits)?|purchased by|member name|name on card)$/
const cardFile = /(?:^|[^a-z])(?:amex|american.?express|visa|master.?card|credit|card|discover|rewards?)(?:[^a-z]|$)/i

const settled = (invertSign: boolean, reasons: readonly SignReason[] = []): CsvSigns => ({
  invertSign,
  settledBy: 'file',
  suggested: invertSign,
  reasons,
})
const open = (suggested: boolean | null, reasons: readonly SignReason[]): CsvSigns => ({
  invertSign: suggested ?? false,
  settledBy: null,
  suggested,
  reasons,
})

/** Judges by a column of kinds, if it names purchases or returns and they all have the same sign. */
function byKind({ rows }: SignEvidence): CsvSigns | null {
  const [out, back] = [count(rows, ({ kind }) => kindOut.test(kind)), count(rows, ({ kind }) => kindIn.test(kind))]
  const plain = out.minus + back.plus
  const turned = out.plus + back.minus
  if (plain > 0 && turned === 0) return settled(false)
  const example = rows.find(({ kind }) => kindOut.test(kind) || kindIn.test(kind))?.kind ?? ''
  return turned > 0 && plain === 0 ? settled(true, [{ key: 'kindColumn', text: example }]) : null
}

/** Judges by the published layout, unless the rows contradict it. */
function byLayout({ rows, known, balance }: SignEvidence): CsvSigns | null {
  const all = count(rows)
  const payments = count(rows, ({ description }) => cardPayment.test(description))
  if (known?.signs === 'plusOut') {
    const contradicts = payments.plus > 0 && payments.minus === 0 && all.minus > all.plus
    return contradicts ? null : settled(true, [{ key: 'layout', text: known.name }])
  }
  if (known?.signs !== 'minusOut' || balance === 'turned') return null
  const isPaid = known.kind === 'card' && payments.minus > 0 && payments.plus === 0 && all.plus > all.minus
  const earned = count(rows, ({ description }) => wordsIn.test(description)).plus
  const isMostlyPlus = known.kind !== 'history' && rows.length >= 3 && all.plus * 5 > rows.length * 4
  return isPaid || (isMostlyPlus && earned * 2 < all.plus) ? null : settled(false)
}

/** Returns why the rows are those of a card; empty if nothing says so. */
function cardReasons({ rows, headers, fileName, known, isDebt }: SignEvidence): SignReason[] {
  if (isDebt === false) return []
  const payments = count(rows, ({ description }) => cardPayment.test(description))
  const others = count(rows, ({ description }) => !cardPayment.test(description))
  const paid = rows.find(({ cents, description }) => cents < 0 && cardPayment.test(description))
  const head = headers.find((header) => cardHeads.test(normalizeHeader(header)))
  return [
    ...(isDebt ? [{ key: 'accountType' } as const] : []),
    ...(head === undefined ? [] : [{ key: 'cardColumn', text: head } as const]),
    ...(head === undefined && (known?.kind === 'card' || cardFile.test(fileName))
      ? [{ key: 'fileName' } as const]
      : []),
    ...(paid && payments.plus === 0 && others.plus > others.minus
      ? [{ key: 'paymentRow', text: paid.description } as const]
      : []),
  ]
}

function ofCard({ rows, balance, lastBalanceCents }: SignEvidence, reasons: readonly SignReason[]): CsvSigns {
  const payments = count(rows, ({ description }) => cardPayment.test(description))
  const others = count(rows, ({ description }) => !cardPayment.test(description))
  if (balance === 'asWritten' && lastBalanceCents !== null && lastBalanceCents < 0) return settled(false)
  if (payments.plus > 0 && payments.minus === 0 && others.minus >= others.plus) return settled(false)
  if (others.plus > others.minus) return open(true, reasons)
  return payments.minus === 0 && others.minus > others.plus ? settled(false) : open(null, reasons)
}

function ofBank({ rows, balance }: SignEvidence): CsvSigns {
  if (balance !== null) return settled(balance === 'turned')
  const all = count(rows)
  const into = count(rows, ({ description }) => wordsIn.test(description) && !wordsOut.test(description))
  const out = count(rows, ({ description }) => wordsOut.test(description) && !wordsIn.test(description))
  const plain = into.plus + out.minus
  const turned = into.minus + out.plus
  if (turned > plain) return open(true, [{ key: 'words' }])
  if (all.minus > all.plus) return settled(false)
  const isExplained = turned === 0 && plain > 0 && (all.minus > 0 || into.plus === all.plus)
  return isExplained || all.plus + all.minus === 0 ? settled(false) : open(null, [{ key: 'mostlyPlus' }])
}

/** Returns whether the rows of an account whose name says nothing are a card's: all that comes in is payments and refunds. */
export function isPaidLikeCard(rows: readonly Pick<WrittenRow, 'cents' | 'description'>[]): boolean {
  const into = rows.filter(({ cents }) => cents > 0)
  const payments = into.filter(({ description }) => cardPayment.test(description))
  const others = into.filter(({ description }) => !cardPayment.test(description) && wordsIn.test(description))
  return payments.length > 0 && others.length === 0 && rows.length >= 2 * into.length
}

/** Returns whether the file needs a card as its account, for the proposed type. */
export const isOfCard = (evidence: SignEvidence): boolean =>
  cardReasons(evidence).length > 0 || evidence.known?.kind === 'card'

/**
 * Judges which sign is money out: by two columns or words that say it, a column of kinds, the published layout, the
 * running balance, and the words of the rows. Open if two readings are possible: then a person has to choose.
 */
export function judgeSigns(evidence: SignEvidence): CsvSigns {
  if (evidence.isUnnamedSplit)
    return evidence.balance === null ? open(false, []) : settled(evidence.balance === 'turned')
  if (evidence.hasDirection) return settled(false)
  const judged = byKind(evidence) ?? byLayout(evidence)
  if (judged) return judged
  const reasons = cardReasons(evidence)
  return reasons.length > 0 ? ofCard(evidence, reasons) : ofBank(evidence)
}
