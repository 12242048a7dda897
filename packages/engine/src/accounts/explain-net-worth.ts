import { type Explanation, input, step } from '../explain/explanation.ts'
import { dollars, speak } from '../explain/sentence.ts'
import type * as words from '../words/explained-flows.generated.ts'

const say = /* @__PURE__ */ speak<typeof words>('flows')

/** What a net worth is made of, in dollars. */
interface NetWorthParts {
  readonly assets: number
  /** Below 0 or 0. */
  readonly liabilities: number
  readonly total: number
  /** The categories that count, by their name on the screen; a debt is negative. */
  readonly categories: readonly { readonly label: string; readonly total: number }[]
  readonly notCounted: number
}

/**
 * Explains a net worth: the categories that count, the two sums, and how many accounts are not counted.
 *
 * Worked example: 100.00 of cash and a card with 30.00 on it have assets of 100.00, liabilities of -30.00 and a net worth of
 * 70.00.
 */
export const explainNetWorth = ({
  assets,
  liabilities,
  total,
  categories,
  notCounted,
}: NetWorthParts): Explanation => ({
  title: say('netWorthTitle'),
  prose: [
    say('netWorthProse', {
      assets: dollars(assets),
      liabilities: dollars(Math.abs(liabilities)),
      total: dollars(total),
    }),
    say('netWorthBalances'),
    say('netWorthNotCounted', { count: notCounted }),
  ],
  inputs: categories.map(({ label, total: value }) =>
    input(say('netWorthCategory', { category: label }), dollars(value)),
  ),
  steps: [
    step(say('assets'), dollars(assets)),
    step(say('liabilities'), dollars(liabilities)),
    step(say('netWorthTitle'), dollars(total), say('netWorthFormula')),
  ],
  source: say('netWorthSource'),
})
