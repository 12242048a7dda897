import type { TaxBracket, TaxRuleBook } from './tax-rule-book.ts'

const rates = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35]

const brackets = (...bounds: readonly [number, number, number, number, number]): TaxBracket[] =>
  rates.map((rate, index) => ({ upTo: bounds[index] ?? Infinity, rate }))

/** The brackets of the product specification, section 9. */
export const tax2017: TaxRuleBook = {
  name: 'Plan rules, 2017',
  source: 'Tax brackets of 2017, as one flat rate',
  married: /* @__PURE__ */ brackets(67_500, 106_000, 168_000, 270_000, 392_000),
  single: /* @__PURE__ */ brackets(27_000, 55_000, 88_000, 165_000, 315_000),
}
