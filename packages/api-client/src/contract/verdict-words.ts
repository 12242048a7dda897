import {
  formatMoney,
  type Verdict,
  type VerdictSentence,
  type VerdictSentenceKey,
  type VerdictWord,
  showsCents,
} from '@evenkeel/engine'
import { calculatorNames, calculatorTexts, sentenceParts, type VerdictTextOf } from './calculator-verdict-words.ts'
import * as words from './words/verdict-of-plans.generated.ts'

const texts: Readonly<Record<VerdictSentenceKey, VerdictTextOf>> = {
  ...calculatorTexts,
  savesAsToday: words.savesAsToday,
  savesOtherToday: words.savesOtherToday,
  canSpend: words.canSpend,
  plansToSpend: words.plansToSpend,
  stocksHeld: words.stocksHeld,
  stocksPlanned: words.stocksPlanned,
  stocksUnknown: words.stocksUnknown,
  loansPaidOff: words.loansPaidOff,
  debtsArePaid: words.debtsArePaid,
  belowMinimums: words.belowMinimums,
  overFiftyYears: words.overFiftyYears,
  termsUnknown: words.termsUnknown,
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
  ...calculatorNames,
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

/** Returns a sentence in parts, with `amount` called for each amount, so that a screen can hide it. */
export const verdictParts = <Slot>(
  sentence: VerdictSentence,
  amount: (dollars: number) => Slot,
): readonly (string | Slot)[] => sentenceParts(texts[sentence.key], sentence, amount)

/** Returns a sentence as plain text, for a document or for people who listen. */
export const verdictText = (sentence: VerdictSentence): string =>
  verdictParts(sentence, (dollars) => formatMoney(dollars, { cents: showsCents(dollars) })).join('')
