import {
  formatMoney,
  monthName,
  type Verdict,
  type VerdictSentence,
  type VerdictSentenceKey,
  type VerdictWord,
} from '@evenkeel/engine'
import * as words from './words/verdict.generated.ts'

/** A text of the catalog whose values come from the server. */
interface Text {
  parts<Slot>(values: Readonly<Record<string, number | string | Slot>>): readonly (string | Slot)[]
}

const texts: Readonly<Record<VerdictSentenceKey, Text>> = {
  savingsLast: words.savingsLast,
  savesAsToday: words.savesAsToday,
  savesOtherToday: words.savesOtherToday,
  spareAtRetirement: words.spareAtRetirement,
  shortAtRetirement: words.shortAtRetirement,
  stateTaxAssumed: words.stateTaxAssumed,
  retirementUnknown: words.retirementUnknown,
  canSpend: words.canSpend,
  plansToSpend: words.plansToSpend,
  stocksHeld: words.stocksHeld,
  stocksPlanned: words.stocksPlanned,
  stocksUnknown: words.stocksUnknown,
  debtFree: words.debtFree,
  loansPaidOff: words.loansPaidOff,
  debtsArePaid: words.debtsArePaid,
  belowMinimums: words.belowMinimums,
  overFiftyYears: words.overFiftyYears,
  termsUnknown: words.termsUnknown,
  comparedWithToday: words.comparedWithToday,
  neverToday: words.neverToday,
  minimumsAlone: words.minimumsAlone,
  minimumsNever: words.minimumsNever,
  monthsSaved: words.monthsSaved,
  aboveTarget: words.aboveTarget,
  fillsIn: words.fillsIn,
  nothingSaved: words.nothingSaved,
  emergencyUnknown: words.emergencyUnknown,
  fullMatch: words.fullMatch,
  matchLeft: words.matchLeft,
  noMatch: words.noMatch,
  matchLeftToday: words.matchLeftToday,
  benefitsUnknown: words.benefitsUnknown,
  budgetLeft: words.budgetLeft,
  budgetCategoryOver: words.budgetCategoryOver,
  budgetPaceOver: words.budgetPaceOver,
  budgetOver: words.budgetOver,
  budgetUnknown: words.budgetUnknown,
  lastMonthOver: words.lastMonthOver,
  lastMonthLeft: words.lastMonthLeft,
  lifeCover: words.lifeCover,
  partnerCover: words.partnerCover,
  someonesCover: words.someonesCover,
  coverGap: words.coverGap,
  coverGapWithEmployer: words.coverGapWithEmployer,
  nobodyDepends: words.nobodyDepends,
  insuranceUnknown: words.insuranceUnknown,
  disabilityCover: words.disabilityCover,
  waitCovered: words.waitCovered,
  waitNotCovered: words.waitNotCovered,
  waitUnknown: words.waitUnknown,
  documentsDone: words.documentsDone,
}

const names: Readonly<Record<VerdictWord, () => string>> = {
  onTrack: words.onTrack,
  close: words.close,
  offTrack: words.offTrack,
  cannotSay: words.cannotSay,
  full: words.full,
  drifted: words.drifted,
  complete: words.complete,
  paidOff: words.paidOff,
  optional: words.optional,
}

/** Returns the word or two that name a verdict. */
export const verdictWord = (word: VerdictWord): string => names[word]()

/** Returns a verdict for a narrow list: its word, with the futures if those are its figure. */
export const briefVerdict = ({ word, figure }: Pick<Verdict, 'word' | 'figure'>): string =>
  figure?.unit === 'futures'
    ? words.withFutures({ word: verdictWord(word), futures: String(figure.value) })
    : verdictWord(word)

/** Whether an amount of a verdict is shown with cents: only if it has some. */
export const showsCents = (dollars: number): boolean => !Number.isInteger(dollars)

const mapped = <Value, Result>(values: Readonly<Record<string, Value>>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

/** Returns a sentence in parts, with `amount` called for each amount, so that a screen can hide it. */
export const verdictParts = <Slot>(
  { key, values, amounts, months }: VerdictSentence,
  amount: (dollars: number) => Slot,
): readonly (string | Slot)[] =>
  texts[key].parts<Slot>({
    ...values,
    ...mapped(months, (month) => monthName(month)),
    ...mapped(amounts, amount),
  })

/** Returns a sentence as plain text, for a document or for people who listen. */
export const verdictText = (sentence: VerdictSentence): string =>
  verdictParts(sentence, (dollars) => formatMoney(dollars, { cents: showsCents(dollars) })).join('')
