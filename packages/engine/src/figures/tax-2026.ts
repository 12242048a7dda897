import type { ProgressiveTaxRuleBook } from './tax-2017.ts'

const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37]

const bracketsUpTo = (...bounds: readonly number[]) =>
  rates.map((rate, index) => ({ upTo: bounds[index] ?? Infinity, rate }))

/** The state's flat rate that a verdict is checked with while the person has stated none. */
export const assumedStateTaxRate = 0.05

/**
 * Federal income tax of 2026: standard deduction and rates, with all retirement income as ordinary income. Source: Rev.
 * Proc. 2025-32. State tax is left out unless the person states a rate.
 */
export const tax2026: ProgressiveTaxRuleBook = {
  name: 'Official rules, 2026',
  source: 'Internal Revenue Service, Rev. Proc. 2025-32, tax year 2026',
  rules: 'official2026',
  form: 'progressive',
  leavesStateTaxOut: true,
  single: {
    standardDeduction: 16_100,
    brackets: /* @__PURE__ */ bracketsUpTo(12_400, 50_400, 105_700, 201_775, 256_225, 640_600),
  },
  married: {
    standardDeduction: 32_200,
    brackets: /* @__PURE__ */ bracketsUpTo(24_800, 100_800, 211_400, 403_550, 512_450, 768_700),
  },
}
