import { monthName } from '../calendar/format-date.ts'
import { roundHalfAway } from '../money/cents.ts'
import { formatMoney } from '../money/format-money.ts'
import { formatValue, ValueStyle } from '../money/format-value.ts'
import * as explained from '../words/explained.generated.ts'
import * as choices from '../words/explained-choices.generated.ts'
import * as debt from '../words/explained-debt.generated.ts'
import * as flows from '../words/explained-flows.generated.ts'
import * as protection from '../words/explained-protection.generated.ts'
import * as retirement from '../words/explained-retirement.generated.ts'
import type { ExplainedCatalog, ExplainedSentence, FigureInWords, SentenceValue } from './sentence.ts'
import type { Explanation } from './explanation.ts'

interface ExplainedText {
  parts<Slot>(values: Readonly<Record<string, number | string | Slot>>): readonly (string | Slot)[]
}

type Texts = Readonly<Record<string, ExplainedText>>

/** Where the texts of explanations are. The server has them in every language, a browser in that of its edition. */
export interface ExplainedWords {
  readonly units: Pick<typeof explained, 'years' | 'months' | 'yesOrNo'>
  readonly catalogs: Readonly<Record<ExplainedCatalog, Texts>>
}

const own: ExplainedWords = { units: explained, catalogs: { choices, debt, flows, protection, retirement } }

/** Returns the text of a key; undefined for one that this release does not know. */
function textOf(key: string, { catalogs }: ExplainedWords): ExplainedText | undefined {
  const [catalog = '', name = ''] = key.split('.')
  const texts: Texts | undefined = Object.entries(catalogs).find(([known]) => known === catalog)?.[1]
  return texts?.[name]
}

/** Returns a figure in words: $1,234.50, $643,639, 6.5%, 1 year, 103 months, 12. Throws a RangeError if it is not finite. */
export function figureText({ value, unit }: FigureInWords, { units }: ExplainedWords = own): string {
  switch (unit) {
    case 'dollars':
      return formatMoney(value)
    case 'wholeDollars':
      return formatMoney(value, { cents: false })
    case 'percent':
      return formatValue(value, ValueStyle.percentage)
    case 'years':
      return units.years({ count: roundHalfAway(value, 2) })
    case 'months':
      return units.months({ count: roundHalfAway(value, 2) })
    case 'answer':
      return units.yesOrNo({ answer: value > 0 ? 'yes' : 'no' })
    default:
      return formatValue(value, ValueStyle.normal)
  }
}

function shown<Slot>(value: SentenceValue, figure: (figure: FigureInWords) => Slot): string | number | Slot {
  if (typeof value !== 'object') return value
  return 'month' in value ? monthName(value.month) : figure(value)
}

/**
 * Returns a sentence in parts, with `figure` called for each figure in it, so that a screen can hide amounts. Nothing for a key
 * that this release does not know.
 */
export const explainedParts = <Slot>(
  { key, values = {} }: ExplainedSentence,
  figure: (figure: FigureInWords) => Slot,
  words = own,
): readonly (string | Slot)[] =>
  textOf(key, words)?.parts<Slot>(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value, figure)])),
  ) ?? []

/** Returns a sentence as plain text, for a document or for people who listen. */
export const explainedText = (sentence: ExplainedSentence, words = own): string =>
  explainedParts(sentence, (figure) => figureText(figure, words), words).join('')

/** An explanation as plain text, for a document and for tests: its prose, then one line for each figure, then the source. */
export function explainedLines({ prose, inputs, steps, source }: Explanation, words?: ExplainedWords) {
  const text = (sentence: ExplainedSentence) => explainedText(sentence, words)
  const line = (label: ExplainedSentence, figure: FigureInWords, detail?: ExplainedSentence): string =>
    [`${text(label)}: ${figureText(figure, words)}`, ...(detail === undefined ? [] : [text(detail)])].join('. ')
  return {
    prose: prose.map(text),
    used: inputs.map((figure) => line(figure.label, figure, figure.note)),
    math: steps.map((step) => line(step.label, step, step.formula)),
    source: text(source),
  }
}
