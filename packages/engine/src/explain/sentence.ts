/** The units of explained figures. Dollars are decimal dollars, a percentage is a fraction: 0.065 is shown as 6.5%. */
export const explainedUnits = ['dollars', 'wholeDollars', 'percent', 'years', 'months', 'count', 'answer'] as const
export type ExplainedUnit = (typeof explainedUnits)[number]

/** A figure of a sentence. A screen formats it, so that amounts can be hidden and each language writes its own numbers. */
export interface FigureInWords {
  readonly value: number
  readonly unit: ExplainedUnit
}

/** A month of a sentence: `2026-11`. */
export interface MonthInWords {
  readonly month: string
}

export type SentenceValue = string | number | FigureInWords | MonthInWords

/** The catalogs of the explanations, in `words/`. */
export type ExplainedCatalog = 'flows' | 'debt' | 'retirement' | 'protection' | 'choices'

/** A sentence, label or formula: the key of its text, such as `debt.payment`, and the values that the text needs. */
export interface ExplainedSentence {
  readonly key: string
  readonly values?: Readonly<Record<string, SentenceValue>> | undefined
}

type Taken<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends number
    ? number
    : string extends Values[Name]
      ? Values[Name] | FigureInWords | MonthInWords
      : Values[Name]
}
type Needed<Message> = Message extends (...values: infer Values) => string ? Values : never

/** Names a text of one catalog, with the values that it needs. */
type Say<Words> = <Key extends keyof Words & string>(
  key: Key,
  ...values: Needed<Words[Key]> extends [infer Values] ? [values: Taken<Values>] : []
) => ExplainedSentence

/**
 * Returns a function that names the texts of a catalog. Its types come from the compiled catalog, which only the screen that
 * shows the sentence loads: `const say = speak<typeof words>('debt')`.
 */
export function speak<Words>(catalog: ExplainedCatalog): Say<Words>
export function speak(catalog: ExplainedCatalog): unknown {
  return (key: string, values?: ExplainedSentence['values']): ExplainedSentence =>
    values === undefined ? { key: `${catalog}.${key}` } : { key: `${catalog}.${key}`, values }
}

export const dollars = (value: number): FigureInWords => ({ value, unit: 'dollars' })
export const wholeDollars = (value: number): FigureInWords => ({ value, unit: 'wholeDollars' })
export const percent = (value: number): FigureInWords => ({ value, unit: 'percent' })
export const years = (value: number): FigureInWords => ({ value, unit: 'years' })
export const months = (value: number): FigureInWords => ({ value, unit: 'months' })
export const count = (value: number): FigureInWords => ({ value, unit: 'count' })
