import { type AmountSentence } from '../money/format-money.ts'
import { formatValue, ValueStyle } from '../money/format-value.ts'

/**
 * The unit of an explained figure. As everywhere in the engine, dollars are decimal dollars and a percentage is a
 * fraction: { value: 0.065, unit: 'percent' } is shown as 6.5%.
 */
export type ExplainedUnit = 'dollars' | 'percent' | 'years' | 'months' | 'count'

/** An input of a calculation. */
export interface ExplainedFigure {
  readonly label: string
  readonly value: number
  readonly unit: ExplainedUnit
  /** What a careful reader should know about the input, in whole sentences: its origin, or what it leaves out. */
  readonly note?: string
}

/** A result of a calculation, in the order of its steps. */
export interface ExplainedStep {
  readonly label: string
  /**
   * The formula in the labels of inputs and earlier steps. It has no amounts, so that hiding amounts hides all of them.
   */
  readonly formula?: string
  readonly value: number
  readonly unit: ExplainedUnit
}

/** The content of "How was this calculated?", made by the calculation itself. */
export interface Explanation {
  readonly title: string
  readonly inputs: readonly ExplainedFigure[]
  readonly steps: readonly ExplainedStep[]
  /** Who made the rule, in words for a person: "Evenkeel's own rule for an emergency fund". */
  readonly source: string
}

const unitNames = { years: ['year', 'years'], months: ['month', 'months'] } as const

/** Returns a figure in words, for every unit but dollars: 6.5%, 1 year, 103 months, 12. */
function valueText(value: number, unit: Exclude<ExplainedUnit, 'dollars'>): string {
  if (unit === 'percent') return formatValue(value, ValueStyle.percentage)
  const number = formatValue(value, ValueStyle.normal)
  if (unit === 'count') return number
  const [one, many] = unitNames[unit]
  return `${number} ${number === '1' ? one : many}`
}

function figureSentence(
  before: string,
  { value, unit }: { value: number; unit: ExplainedUnit },
  note = '',
): AmountSentence {
  const after = note === '' ? '.' : `. ${note}`
  if (unit === 'dollars') return { before, amount: value, after }
  return { before: before + valueText(value, unit) + after, amount: null, after: '' }
}

/**
 * Returns an explanation as sentences: one for each figure in the order of the calculation, then the source: 'Monthly
 * payment: $300.00.', 'Interest of month 2 (Balance × Interest rate ÷ 12): $102.92.', 'Source: …'. Each has at most one
 * amount of dollars, in a separate part, so that a screen can hide it; `sentenceText` returns the plain text. Throws a
 * RangeError when a figure is not finite.
 */
export function explanationSentences({ inputs, steps, source }: Explanation): AmountSentence[] {
  return [
    ...inputs.map((figure) => figureSentence(`${figure.label}: `, figure, figure.note)),
    ...steps.map((step) =>
      figureSentence(step.formula === undefined ? `${step.label}: ` : `${step.label} (${step.formula}): `, step),
    ),
    { before: `Source: ${source}.`, amount: null, after: '' },
  ]
}
