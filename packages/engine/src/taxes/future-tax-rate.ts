import {
  type FlatTaxRuleBook,
  type ProgressiveTaxRuleBook,
  tax2017,
  type TaxBracket,
  type TaxRuleBook,
  type TaxReturn,
} from '../figures/tax-2017.ts'

/**
 * Returns the gross income of which a return leaves `net` after federal tax and a flat state rate on all of it. Both
 * grow with the income piece by piece, so the pieces are filled from below; nothing is approximated.
 *
 * Worked example: single, 2026, 31,200 net: 16,100 untaxed, 12,400 × 0.9 = 11,160 net of the first bracket, and (31,200
 * − 27,260) ÷ 0.88 = 4,477.27 of the second: 32,977.27.
 */
function grossOfNet(net: number, { standardDeduction, brackets }: TaxReturn, stateRate: number): number {
  const pieces = [
    { width: standardDeduction, rate: 0 },
    ...brackets.map(({ upTo, rate }, index) => ({ width: upTo - (brackets[index - 1]?.upTo ?? 0), rate })),
  ]
  let gross = 0
  let left = net
  for (const { width, rate } of pieces) {
    const kept = 1 - rate - stateRate
    const filled = Math.min(width, left / kept)
    gross += filled
    left -= filled * kept
    if (filled < width) break
  }
  return gross
}

/** Family or marital status (RET-22). */
export const FamilyStatus = { Single: 0, Married: 1, Partnered: 2 } as const
export type FamilyStatus = (typeof FamilyStatus)[keyof typeof FamilyStatus]

export interface FutureTaxRateInput {
  /** Dollars a year, 0 or more. A plan passes its yearly retirement expenses in today's dollars. */
  readonly annualIncome: number
  readonly familyStatus: FamilyStatus
  /** The specification's brackets by default. */
  readonly ruleBook?: TaxRuleBook | undefined
  /** The state's flat rate, a fraction up to 0.2; 0 when left out. Books with flat rates have it inside. */
  readonly stateRate?: number | undefined
}

const maximumStateRate = 0.2

/** The share of a gross income that a return takes, with the state's. */
interface WorkedTax {
  readonly gross: number
  readonly rate: number
}

/** @throws RangeError */
export function checkIncome({ annualIncome, stateRate = 0 }: FutureTaxRateInput): void {
  if (!(annualIncome >= 0)) throw new RangeError('annualIncome must be 0 or more')
  if (!(stateRate >= 0 && stateRate <= maximumStateRate)) throw new RangeError('stateRate must be between 0 and 0.2')
}

export function findBracket({ annualIncome, familyStatus }: FutureTaxRateInput, book: FlatTaxRuleBook): TaxBracket {
  const brackets = familyStatus === FamilyStatus.Married ? book.married : book.single
  const bracket = brackets.find(({ upTo }) => annualIncome <= upTo)
  if (bracket === undefined) throw new RangeError('ruleBook must have a bracket for every annualIncome')
  return bracket
}

/** Partnered people file two single returns of one half each. */
export function workOutReturn(input: FutureTaxRateInput, book: ProgressiveTaxRuleBook): WorkedTax {
  const { annualIncome, familyStatus, stateRate = 0 } = input
  const form = familyStatus === FamilyStatus.Married ? book.married : book.single
  const count = familyStatus === FamilyStatus.Partnered ? 2 : 1
  const gross = grossOfNet(annualIncome / count, form, stateRate) * count
  return { gross, rate: gross === 0 ? 0 : Math.max(0, 1 - annualIncome / gross) }
}

/**
 * Returns the flat tax rate that a plan adds to its retirement expenses, a fraction (0.1 … 0.35 in the specification's
 * rule book).
 *
 * In the specification's book the bracket's rate is for the whole income; exactly at a threshold it is the lower rate
 * (TAX-01 to TAX-03, Q-TAX-1): 0.15 for a single person with 55,000, 0.2 for one cent more. Partnered people use the
 * single brackets. In the book of 2026 it is tax ÷ gross, where gross − tax is the income: 5.4 % for a partnered couple
 * with 62,400. A state rate is added to the book of 2026 alone. A rate that the person typed in replaces this one.
 * Throws a RangeError when the income or the state rate is negative or not a number.
 */
export function futureTaxRate(input: FutureTaxRateInput): number {
  const { ruleBook = tax2017 } = input
  checkIncome(input)
  return ruleBook.form === 'flat' ? findBracket(input, ruleBook).rate : workOutReturn(input, ruleBook).rate
}
