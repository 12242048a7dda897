import type { RulesName } from './social-security-2017.ts'

/** A bracket and its flat rate, for incomes above the bracket before it and up to `upTo`, inclusive. */
export interface TaxBracket {
  /** Dollars a year; `Infinity` in the last bracket. */
  readonly upTo: number
  /** A fraction of the whole income. */
  readonly rate: number
}

interface NamedRules {
  readonly name: string
  readonly source: string
  /** Their name in the catalogs of the explanations. */
  readonly rules: RulesName
}

/**
 * The flat rates with which a plan estimates later taxes. Partnered people are taxed like single ones. Source: Q-TAX-1.
 */
export interface FlatTaxRuleBook extends NamedRules {
  readonly form: 'flat'
  readonly married: readonly TaxBracket[]
  readonly single: readonly TaxBracket[]
}

/** One tax return: what is untaxed, and the brackets above it, of which each taxes only its own part. */
export interface TaxReturn {
  readonly standardDeduction: number
  readonly brackets: readonly TaxBracket[]
}

/** The tax of a year as it is computed on a return. Partnered people file two single ones of one half each. */
export interface ProgressiveTaxRuleBook extends NamedRules {
  readonly form: 'progressive'
  readonly leavesStateTaxOut: true
  readonly single: TaxReturn
  readonly married: TaxReturn
}

export type TaxRuleBook = FlatTaxRuleBook | ProgressiveTaxRuleBook

const rates = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35]

const brackets = (...bounds: readonly [number, number, number, number, number]): TaxBracket[] =>
  rates.map((rate, index) => ({ upTo: bounds[index] ?? Infinity, rate }))

/** The brackets of the specification. Source: TAX-01, TAX-02. */
export const tax2017: FlatTaxRuleBook = {
  form: 'flat',
  name: 'Evenkeel rules (2017 figures)',
  source: '2017 tax brackets, as one flat rate',
  rules: 'rules2017',
  married: /* @__PURE__ */ brackets(67_500, 106_000, 168_000, 270_000, 392_000),
  single: /* @__PURE__ */ brackets(27_000, 55_000, 88_000, 165_000, 315_000),
}
