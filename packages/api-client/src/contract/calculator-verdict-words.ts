import {
  formatMoney,
  monthName,
  type Verdict,
  type VerdictSentence,
  type VerdictSentenceKey,
  type VerdictWord,
  showsCents,
} from '@evenkeel/engine'
import * as words from './words/verdict.generated.ts'

/** A text of the catalog whose values come with a verdict. */
export interface VerdictTextOf {
  parts<Slot>(values: Readonly<Record<string, number | string | Slot>>): readonly (string | Slot)[]
}

/** The sentences of the calculators, which are widgets too: a widget does not carry those of every plan. */
export const calculatorTexts = {
  savingsLast: words.savingsLast,
  spareAtRetirement: words.spareAtRetirement,
  shortAtRetirement: words.shortAtRetirement,
  stateTaxAssumed: words.stateTaxAssumed,
  retirementUnknown: words.retirementUnknown,
  debtFree: words.debtFree,
  comparedWithToday: words.comparedWithToday,
  neverToday: words.neverToday,
  minimumsAlone: words.minimumsAlone,
  minimumsNever: words.minimumsNever,
} as const satisfies Readonly<Partial<Record<VerdictSentenceKey, VerdictTextOf>>>

export const calculatorNames = {
  onTrack: words.onTrack,
  close: words.close,
  offTrack: words.offTrack,
  cannotSay: words.cannotSay,
} as const satisfies Readonly<Partial<Record<VerdictWord, () => string>>>

const mapped = <Value, Result>(values: Readonly<Record<string, Value>>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

/** Returns a sentence in parts, with `amount` called for each amount, so that a screen can hide it. */
export const sentenceParts = <Slot>(
  text: VerdictTextOf,
  { values, amounts, months }: VerdictSentence,
  amount: (dollars: number) => Slot,
): readonly (string | Slot)[] =>
  text.parts<Slot>({
    ...values,
    ...mapped(months, (month) => monthName(month)),
    ...mapped(amounts, amount),
  })

/** The same of a calculator's sentence; nothing for one that no calculator says. */
export function calculatorParts<Slot>(
  sentence: VerdictSentence,
  amount: (dollars: number) => Slot,
): readonly (string | Slot)[] {
  const texts: Readonly<Partial<Record<VerdictSentenceKey, VerdictTextOf>>> = calculatorTexts
  const text = texts[sentence.key]
  return text === undefined ? [] : sentenceParts(text, sentence, amount)
}

/** Returns the word of a calculator's verdict. */
export function calculatorWord({ word }: Pick<Verdict, 'word'>): string {
  const names: Readonly<Partial<Record<VerdictWord, () => string>>> = calculatorNames
  return names[word]?.() ?? ''
}

/** Returns a calculator's sentence as plain text, for people who listen. */
export const calculatorText = (sentence: VerdictSentence): string =>
  calculatorParts(sentence, (dollars) => formatMoney(dollars, { cents: showsCents(dollars) })).join('')
