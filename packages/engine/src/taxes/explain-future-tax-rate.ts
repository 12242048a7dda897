import { type Explanation, input, step } from '../explain/explanation.ts'
import { dollars, percent, speak } from '../explain/sentence.ts'
import { type FlatTaxRuleBook, type ProgressiveTaxRuleBook, tax2017 } from '../figures/tax-2017.ts'
import type * as words from '../words/explained-retirement.generated.ts'
import { checkIncome, FamilyStatus, findBracket, type FutureTaxRateInput, workOutReturn } from './future-tax-rate.ts'

const say = /* @__PURE__ */ speak<typeof words>('retirement')

type Explained = Omit<Explanation, 'title' | 'source'>

function explainFlat(given: FutureTaxRateInput, book: FlatTaxRuleBook): Explained {
  const { upTo, rate: share } = findBracket(given, book)
  const [income, rate] = [dollars(given.annualIncome), percent(share)]
  const table = given.familyStatus === FamilyStatus.Married ? 'married' : 'single'
  return {
    prose: [say('taxFlat', { income, rate, table }), say('taxFlatLimit')],
    inputs: [input(say('taxIncome'), income)],
    steps: [
      ...(Number.isFinite(upTo) ? [step(say('bracketTop'), dollars(upTo), say('bracketTopFormula'))] : []),
      step(say('taxRate'), rate, say('bracketRate')),
    ],
  }
}

function explainReturn(given: FutureTaxRateInput, book: ProgressiveTaxRuleBook): Explained {
  const worked = workOutReturn(given, book)
  const [income, gross, rate] = [dollars(given.annualIncome), dollars(worked.gross), percent(worked.rate)]
  const state = percent(given.stateRate ?? 0)
  return {
    prose: [
      say('taxReturn', { income, gross, rate }),
      say('taxState', { way: state.value > 0 ? 'stated' : 'none', state }),
    ],
    inputs: [input(say('taxIncome'), income), input(say('stateRate'), state)],
    steps: [step(say('gross'), gross, say('grossFormula')), step(say('taxRate'), rate, say('taxFormula'))],
  }
}

/** Explains `futureTaxRate`. Throws like it. */
export function explainFutureTaxRate(given: FutureTaxRateInput): Explanation {
  const { ruleBook = tax2017 } = given
  checkIncome(given)
  return {
    title: say('taxTitle'),
    ...(ruleBook.form === 'flat' ? explainFlat(given, ruleBook) : explainReturn(given, ruleBook)),
    source: say('taxSource', { rules: ruleBook.rules }),
  }
}
