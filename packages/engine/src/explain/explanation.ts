import { type AmountSentence } from '../money/amount-sentence.ts'
import { formatValue, ValueStyle } from '../money/format-value.ts'

/**
 * How a figure of an explanation is counted. As everywhere in the engine, dollars are decimal dollars and a percentage
 * is a fraction: { value: 0.065, unit: 'percent' } is shown as 6.5%.
 */
export type ExplainedUnit = 'dollars' | 'percent' | 'years' | 'months' | 'count'

/** A figure that went into a sum. */
export interface ExplainedFigure {
  readonly label: string
  readonly value: number
  readonly unit: ExplainedUnit
  /** What a careful reader should know about it, as a whole sentence: where it comes from, or what it leaves out. */
  readonly note?: string
}

/** A figure that came out of a sum, in the order of the sum. */
export interface ExplainedStep {
  readonly label: string
  /** The rule in the labels of inputs and earlier steps, without amounts of its own, so that hiding amounts hides all. */
  readonly formula?: string
  readonly value: number
  readonly unit: ExplainedUnit
}

/** How a result came about: what stands behind "How was this calculated?", made from the sum itself. */
export interface Explanation {
  readonly title: string
  readonly inputs: readonly ExplainedFigure[]
  readonly steps: readonly ExplainedStep[]
  /** Whose rule it is, in words for the person who reads it: "Evenkeel's own rule for an emergency fund". */
  readonly source: string
}

const unitNames = { years: ['year', 'years'], months: ['month', 'months'] } as const

/** A figure in words, dollars excepted: 6.5%, 1 year, 103 months, 12. */
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
 * An explanation as sentences, one a figure in the order of the sum, then the source: 'Monthly payment: $300.00.',
 * 'Interest of month 2 (Balance × Interest rate ÷ 12): $102.92.', 'Source: …'. Each holds at most one amount of
 * dollars, set apart so that a screen can hide it; `sentenceText` gives the plain text. Throws a RangeError when a
 * figure is not finite.
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
