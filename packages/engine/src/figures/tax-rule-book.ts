/** A bracket's flat rate, for incomes above the bracket before it and up to its own bound, the bound included. */
export interface TaxBracket {
  /** Dollars a year; `Infinity` in the last bracket. */
  readonly upTo: number
  /** A fraction of the whole income. */
  readonly rate: number
}

/** The flat rates by which a plan guesses the tax of later years. Partnered people are taxed as single ones (Q-TAX-1). */
export interface TaxRuleBook {
  readonly name: string
  readonly source: string
  readonly married: readonly TaxBracket[]
  readonly single: readonly TaxBracket[]
}
