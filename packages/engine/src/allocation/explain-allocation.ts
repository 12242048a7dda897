import { type Explanation, input, step } from '../explain/explanation.ts'
import { type FigureInWords, percent, speak } from '../explain/sentence.ts'
import type * as words from '../words/explained-choices.generated.ts'
import { allocateAssets, allocationFigures, type AllocationInput, equityParts } from './allocate-assets.ts'
import type { AssetClass } from './fund-type.ts'

const say = /* @__PURE__ */ speak<typeof words>('choices')

/** Large cap is last because it is calculated from the others. */
const stepOrder: readonly AssetClass[] = ['fixedIncome', 'smallCap', 'foreign', 'other', 'largeCap']

const whole = (percents: number): FigureInWords => percent(percents / 100)

const { shareOfEquity } = allocationFigures

/** Explains an allocation. Throws like `allocateAssets`. */
export function explainAllocation(given: AllocationInput): Explanation {
  const { base, risk, spending } = equityParts(given)
  const allocation = allocateAssets(given)
  const stocks = whole(100 - allocation.fixedIncome)
  return {
    title: say('allocationTitle'),
    prose: [
      say('allocationStocks', { base: whole(base), stocks }),
      say('allocationRest', { fixed: whole(allocation.fixedIncome) }),
      say('allocationSplit', { large: whole(allocation.largeCap) }),
    ],
    inputs: [
      input(say('fromYears'), whole(base)),
      input(say('fromRisk'), whole(risk)),
      input(say('fromSpending'), whole(spending)),
      input(say('shareOfStocks', { kind: 'smallCap' }), whole(shareOfEquity.smallCap)),
      input(say('shareOfStocks', { kind: 'foreign' }), whole(shareOfEquity.foreign)),
      input(say('shareOfStocks', { kind: 'other' }), whole(shareOfEquity.other)),
    ],
    steps: [
      step(say('stocks'), stocks, say('stocksFormula')),
      ...stepOrder.map((kind) =>
        step(say('assetClass', { kind }), whole(allocation[kind]), say('assetClassFormula', { kind })),
      ),
    ],
    source: say('allocationSource'),
  }
}
