import { type Explanation, input, step } from '../explain/explanation.ts'
import { dollars, percent, speak } from '../explain/sentence.ts'
import { roundToCents } from '../money/cents.ts'
import type * as words from '../words/explained-choices.generated.ts'
import { unclaimedMatch, type UnclaimedMatchInput } from './unclaimed-match.ts'

const say = /* @__PURE__ */ speak<typeof words>('choices')

/** Explains the match that a person misses. Throws like `unclaimedMatch`. */
export function explainUnclaimedMatch(given: UnclaimedMatchInput): Explanation {
  const amount = dollars(unclaimedMatch(given))
  const income = dollars(roundToCents(given.annualIncome))
  const [limit, saves, adds] = [percent(given.matchLimit), percent(given.savingsRate), percent(given.matchRate)]
  const notYetSaved = percent(Math.max(0, given.matchLimit - given.savingsRate))
  return {
    title: say('matchTitle'),
    prose: [
      say('matchOffer', { adds, limit }),
      say('matchMissing', { saves, income, way: amount.value > 0 ? 'missing' : 'full', amount }),
    ],
    inputs: [
      input(say('annualIncome'), income),
      input(say('matchedUpTo'), limit, say('ofIncome')),
      input(say('youSave'), saves, say('ofIncome')),
      input(say('employerAdds'), adds, say('ofSavings')),
    ],
    steps: [
      step(say('notYetSaved'), notYetSaved, say('notYetSavedFormula')),
      step(say('missedMatch'), amount, say('missedMatchFormula')),
    ],
    source: say('matchSource'),
  }
}
