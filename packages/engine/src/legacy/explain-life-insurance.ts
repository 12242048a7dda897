import { type ExplainedFigure, type ExplainedStep, type Explanation, input, step } from '../explain/explanation.ts'
import { count, type ExplainedSentence, percent, speak, wholeDollars, years } from '../explain/sentence.ts'
import { roundToCents } from '../money/cents.ts'
import type * as words from '../words/explained-protection.generated.ts'
import { lifeInsuranceFigures as figures } from './legacy-figures.ts'
import {
  type LifeInsuranceInput,
  type LifeInsuranceNeed,
  lifeInsuranceNeed,
  countMinors,
  type PartnerLifeInsuranceInput,
  partnerLifeInsuranceNeed,
} from './life-insurance.ts'

const say = /* @__PURE__ */ speak<typeof words>('protection')

/** Whose need it is. */
type Who = 'person' | 'partner'

const asPartner = (who: Who) => ({ partner: who === 'partner' ? 'yes' : 'no' }) as const

const yearsNote = (hasPartner: boolean): ExplainedSentence =>
  say('yearsNote', {
    support: figures.childSupportAge,
    least: figures.minimumYearsWithChild,
    partner: hasPartner ? 'yes' : 'no',
    adult: figures.adultAge,
    alone: figures.yearsWithPartnerOnly,
  })

const explainedInputs = (
  given: PartnerLifeInsuranceInput,
  need: LifeInsuranceNeed,
  hasPartner: boolean,
): ExplainedFigure[] => [
  input(say('annualIncome'), wholeDollars(roundToCents(given.annualIncome))),
  input(say('yearsToReplace'), years(need.years), yearsNote(hasPartner)),
  input(say('debts'), wholeDollars(roundToCents(given.debts))),
  input(say('minors', { age: figures.adultAge }), count(countMinors(given.childAges))),
  input(say('existing'), wholeDollars(roundToCents(given.existingInsurance))),
  input(say('incomeShare'), percent(figures.incomeShare)),
  input(say('realReturn'), percent(figures.realReturn), say('realReturnNote')),
  input(say('perChild'), wholeDollars(figures.amountPerChild)),
]

/** What a partner's need has in addition. */
const partnerInputs = (): ExplainedFigure[] => [
  input(say('minBase', { age: figures.adultAge }), wholeDollars(figures.minimumPartnerBase), say('minBaseNote')),
  input(say('partnerShare'), percent(figures.partnerShare), say('partnerShareNote')),
]

const steps = (need: LifeInsuranceNeed, who: Who): ExplainedStep[] => [
  step(say('base'), wholeDollars(need.yearlyBase), say('baseFormula', asPartner(who))),
  step(say('incomePart'), wholeDollars(need.incomePart), say('incomePartFormula')),
  step(say('debtsPart'), wholeDollars(need.debtsPart), say('debtsPartFormula', asPartner(who))),
  step(say('finalExpenses'), wholeDollars(need.finalExpenses)),
  step(
    say('childrenPart'),
    wholeDollars(need.childrenPart),
    say('childrenPartFormula', { age: figures.adultAge, ...asPartner(who) }),
  ),
  step(say('need'), wholeDollars(need.need), say('needFormula')),
  step(say('recommended'), wholeDollars(need.recommended), say('recommendedFormula')),
  step(say('gap'), wholeDollars(need.gap), say('gapFormula')),
]

const prose = (need: LifeInsuranceNeed): ExplainedSentence[] => [
  say('lifeIncome', {
    base: wholeDollars(need.yearlyBase),
    years: years(need.years),
    part: wholeDollars(need.incomePart),
  }),
  say('lifeNeed', {
    debts: wholeDollars(need.debtsPart),
    expenses: wholeDollars(need.finalExpenses),
    children: wholeDollars(need.childrenPart),
    need: wholeDollars(need.need),
  }),
  say('lifeGap', {
    recommended: wholeDollars(need.recommended),
    way: need.gap > 0 ? 'gap' : 'covered',
    gap: wholeDollars(need.gap),
  }),
]

const explained = (need: LifeInsuranceNeed, who: Who, inputs: readonly ExplainedFigure[]): Explanation => ({
  title: say('lifeTitle', { who }),
  prose: prose(need),
  inputs,
  steps: steps(need, who),
  source: say('lifeSource', { who }),
})

/** Explains a person's life insurance need. Throws like `lifeInsuranceNeed`. */
export function explainLifeInsurance(given: LifeInsuranceInput): Explanation {
  const need = lifeInsuranceNeed(given)
  return explained(need, 'person', explainedInputs(given, need, given.hasPartner))
}

/** Explains a partner's life insurance need. Throws like `partnerLifeInsuranceNeed`. */
export function explainPartnerLifeInsurance(given: PartnerLifeInsuranceInput): Explanation {
  const need = partnerLifeInsuranceNeed(given)
  return explained(need, 'partner', [...explainedInputs(given, need, true), ...partnerInputs()])
}
