import type { Explanation } from '../explain/explanation.ts'
import { tax2017 } from '../figures/tax-2017.ts'
import type { TaxBracket, TaxRuleBook } from '../figures/tax-rule-book.ts'
import { FamilyStatus } from './family-status.ts'

export interface FutureTaxRateInput {
  /** Dollars a year, 0 or more; a plan takes its yearly retirement expenses in today's dollars. */
  readonly annualIncome: number
  readonly familyStatus: FamilyStatus
  /** The specification's brackets unless given. */
  readonly ruleBook?: TaxRuleBook | undefined
}

function bracketOf({ annualIncome, familyStatus, ruleBook = tax2017 }: FutureTaxRateInput): TaxBracket {
  if (!(annualIncome >= 0)) throw new RangeError('annualIncome must be 0 or more')
  const brackets = familyStatus === FamilyStatus.Married ? ruleBook.married : ruleBook.single
  const bracket = brackets.find(({ upTo }) => annualIncome <= upTo)
  if (bracket === undefined) throw new RangeError('ruleBook must have a bracket for every annualIncome')
  return bracket
}

/**
 * The flat rate by which a plan grosses up its retirement expenses, a fraction (0.1 … 0.35 in the specification's book).
 *
 * The bracket's rate holds for the whole income, and at a threshold itself the lower rate (specification section 9,
 * Q-TAX-1): single and 55,000 gives 0.15, one cent more 0.2. Partnered people use the single brackets. A value that the
 * person typed in wins over this one. Throws a RangeError when the income is negative or not a number.
 */
export const futureTaxRate = (input: FutureTaxRateInput): number => bracketOf(input).rate

/** How `futureTaxRate` came about. Throws as it does. */
export function explainFutureTaxRate(input: FutureTaxRateInput): Explanation {
  const { upTo, rate } = bracketOf(input)
  const table = input.familyStatus === FamilyStatus.Married ? 'married' : 'single'
  return {
    title: 'Future tax rate',
    inputs: [
      {
        label: 'Annual income',
        value: input.annualIncome,
        unit: 'dollars',
        note: `Looked up in the brackets for ${table} people; one flat rate holds for all of it, so it jumps at a threshold.`,
      },
    ],
    steps: [
      ...(Number.isFinite(upTo)
        ? [{ label: 'Upper bound of the bracket', formula: 'included', value: upTo, unit: 'dollars' as const }]
        : []),
      { label: 'Future tax rate', formula: 'rate of the bracket', value: rate, unit: 'percent' },
    ],
    source: (input.ruleBook ?? tax2017).source,
  }
}
