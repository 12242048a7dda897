import type { ExplainedFigure, ExplainedStep, Explanation } from '../explain/explanation.ts'
import { roundToCents } from '../money/cents.ts'
import { lifeInsuranceFigures as figures } from './legacy-figures.ts'
import {
  type LifeInsuranceInput,
  type LifeInsuranceNeed,
  lifeInsuranceNeed,
  countMinors,
  type PartnerLifeInsuranceInput,
  partnerLifeInsuranceNeed,
} from './life-insurance.ts'

const yearsNote = (hasPartner: boolean): string =>
  `With a child until the youngest is ${figures.childSupportAge}, at least ${figures.minimumYearsWithChild}; ` +
  (hasPartner ? `with a partner only ${figures.yearsWithPartnerOnly}; ` : '') +
  'never past the retirement age.'

const explainedInputs = (
  input: PartnerLifeInsuranceInput,
  { years }: LifeInsuranceNeed,
  hasPartner: boolean,
): ExplainedFigure[] => [
  { label: 'Yearly income', value: roundToCents(input.annualIncome), unit: 'dollars' },
  { label: 'Share of the income to replace', value: figures.incomeShare, unit: 'percent' },
  { label: 'Years to replace it', value: years, unit: 'years', note: yearsNote(hasPartner) },
  {
    label: 'Return above inflation',
    value: figures.realReturn,
    unit: 'percent',
    note: 'A year, on the sum while it is used up.',
  },
  { label: 'Debts', value: roundToCents(input.debts), unit: 'dollars' },
  { label: `Children under ${figures.adultAge}`, value: countMinors(input.childAges), unit: 'count' },
  { label: 'Existing insurance', value: roundToCents(input.existingInsurance), unit: 'dollars' },
]

/** Returns the steps that follow the yearly base. Both needs share them. */
const stepsFrom = (base: ExplainedStep, need: LifeInsuranceNeed, debts: string, children: string): ExplainedStep[] => [
  base,
  {
    label: 'Income part',
    formula: 'Yearly base × (1 − (1 + Return above inflation)^−Years to replace it) ÷ Return above inflation',
    value: need.incomePart,
    unit: 'dollars',
  },
  { label: 'Debts part', formula: debts, value: need.debtsPart, unit: 'dollars' },
  { label: 'Final expenses', value: need.finalExpenses, unit: 'dollars' },
  { label: 'Children part', formula: children, value: need.childrenPart, unit: 'dollars' },
  {
    label: 'Need',
    formula: 'Income part + Debts part + Final expenses + Children part',
    value: need.need,
    unit: 'dollars',
  },
  {
    label: 'Recommended insurance',
    formula: 'Need, rounded up to the sums that insurance is sold in',
    value: need.recommended,
    unit: 'dollars',
  },
  {
    label: 'Gap',
    formula: 'Recommended insurance − Existing insurance, at least nothing',
    value: need.gap,
    unit: 'dollars',
  },
]

/** Explains a person's life insurance need. Throws like `lifeInsuranceNeed`. */
export function explainLifeInsurance(input: LifeInsuranceInput): Explanation {
  const need = lifeInsuranceNeed(input)
  const perChild = { label: 'Amount per child', value: figures.amountPerChild, unit: 'dollars' } as const
  const formula = 'Yearly income × Share of the income to replace'
  const base: ExplainedStep = { label: 'Yearly base', formula, value: need.yearlyBase, unit: 'dollars' }
  return {
    title: 'Life insurance',
    inputs: [...explainedInputs(input, need, input.hasPartner), perChild],
    steps: stepsFrom(base, need, 'Debts', `Children under ${figures.adultAge} × Amount per child`),
    source: "Evenkeel's own rule for life insurance",
  }
}

/** Explains a partner's life insurance need. Throws like `partnerLifeInsuranceNeed`. */
export function explainPartnerLifeInsurance(input: PartnerLifeInsuranceInput): Explanation {
  const need = partnerLifeInsuranceNeed(input)
  const minimum = 'Least yearly base with a child under age'
  const extra: ExplainedFigure[] = [
    { label: minimum, value: figures.minimumPartnerBase, unit: 'dollars', note: 'Care that would have to be paid.' },
    { label: 'Amount per child', value: figures.amountPerChild, unit: 'dollars' },
    {
      label: 'Share of a partner',
      value: figures.partnerShare,
      unit: 'percent',
      note: 'Of debts and of the amount per child.',
    },
  ]
  const formula = `Yearly income × Share of the income to replace, or ${minimum} when that is more`
  const base: ExplainedStep = { label: 'Yearly base', formula, value: need.yearlyBase, unit: 'dollars' }
  const children = `Children under ${figures.adultAge} × Amount per child × Share of a partner`
  return {
    title: "Partner's life insurance",
    inputs: [...explainedInputs(input, need, true), ...extra],
    steps: stepsFrom(base, need, 'Debts × Share of a partner', children),
    source: "Evenkeel's own rule for a partner's life insurance",
  }
}
