import type { IsoDate } from '../calendar/iso-date.ts'
import type { Period } from '../calendar/period.ts'

/** How good a plan is. `PlanStatus` says how far it is; the two never mix. */
export type VerdictBand = (typeof verdictBands)[number]
export const verdictBands = ['on-track', 'close', 'off-track', 'done', 'optional', 'cannot-say'] as const

export type VerdictTone = (typeof verdictTones)[number]
export const verdictTones = ['positive', 'warning', 'danger', 'neutral'] as const

/** The key of the word or two that name a verdict. */
export type VerdictWord = (typeof verdictWords)[number]
export const verdictWords = [
  'onTrack',
  'close',
  'offTrack',
  'cannotSay',
  'full',
  'drifted',
  'complete',
  'paidOff',
  'optional',
] as const

/** The key of every sentence that a verdict can say. Each has its text in the contract's catalogs `verdict` and `verdict-of-plans`. */
export type VerdictSentenceKey = (typeof verdictSentenceKeys)[number]
export const verdictSentenceKeys = [
  'savingsLast',
  'savesAsToday',
  'savesOtherToday',
  'spareAtRetirement',
  'shortAtRetirement',
  'stateTaxAssumed',
  'retirementUnknown',
  'canSpend',
  'plansToSpend',
  'stocksHeld',
  'stocksPlanned',
  'stocksUnknown',
  'debtFree',
  'loansPaidOff',
  'debtsArePaid',
  'belowMinimums',
  'overFiftyYears',
  'termsUnknown',
  'comparedWithToday',
  'neverToday',
  'minimumsAlone',
  'minimumsNever',
  'monthsSaved',
  'aboveTarget',
  'fillsIn',
  'nothingSaved',
  'emergencyUnknown',
  'fullMatch',
  'matchLeft',
  'noMatch',
  'matchLeftToday',
  'benefitsUnknown',
  'budgetLeft',
  'budgetCategoryOver',
  'budgetPaceOver',
  'budgetOver',
  'budgetUnknown',
  'lastMonthOver',
  'lastMonthLeft',
  'lifeCover',
  'partnerCover',
  'someonesCover',
  'coverGap',
  'coverGapWithEmployer',
  'nobodyDepends',
  'insuranceUnknown',
  'disabilityCover',
  'waitCovered',
  'waitNotCovered',
  'waitUnknown',
  'documentsDone',
] as const

/**
 * A sentence as a key and what its text needs. Amounts are apart, so that a screen can hide them; an amount in whole
 * dollars is shown without cents. Months are `2028-02`, because each language writes them itself.
 */
export interface VerdictSentence {
  readonly key: VerdictSentenceKey
  /** Counts, ages, percents, names, and choices of the text. */
  readonly values: Readonly<Record<string, number | string>>
  readonly amounts: Readonly<Record<string, number>>
  readonly months: Readonly<Record<string, Period>>
}

export type VerdictFigure =
  | { readonly value: number; readonly unit: 'futures' | 'dollars' | 'months' | 'percent' | 'count' }
  | { readonly value: IsoDate; readonly unit: 'day' }

/** A fact that is needed and not known. A missing fact is never 0. */
export interface MissingFact {
  readonly key: string
  /** The account that lacks it; null for a fact of the household. */
  readonly accountId: number | null
}

export interface Verdict {
  readonly band: VerdictBand
  readonly tone: VerdictTone
  readonly word: VerdictWord
  readonly sentence: VerdictSentence
  readonly figure: VerdictFigure | null
  /** Against what the person does today. */
  readonly today: VerdictSentence | null
  readonly second: VerdictSentence | null
  /** Empty unless the band is `cannot-say`. */
  readonly missing: readonly MissingFact[]
}

const tones: Readonly<Record<VerdictBand, VerdictTone>> = {
  'on-track': 'positive',
  close: 'warning',
  'off-track': 'danger',
  done: 'positive',
  optional: 'neutral',
  'cannot-say': 'neutral',
}

const words: Readonly<Record<VerdictBand, VerdictWord>> = {
  'on-track': 'onTrack',
  close: 'close',
  'off-track': 'offTrack',
  done: 'complete',
  optional: 'optional',
  'cannot-say': 'cannotSay',
}

type Said = Omit<Verdict, 'band' | 'tone' | 'word' | 'figure' | 'today' | 'second' | 'missing'> &
  Partial<Pick<Verdict, 'word' | 'figure' | 'today' | 'second'>>

/** Returns a verdict with the band's tone, and the band's word unless another is passed. */
export const judge = (band: VerdictBand, { word = words[band], sentence, ...rest }: Said): Verdict => ({
  band,
  tone: tones[band],
  word,
  sentence,
  figure: rest.figure ?? null,
  today: rest.today ?? null,
  second: rest.second ?? null,
  missing: [],
})

/** Returns the verdict of a plan that lacks facts. */
export const cannotSay = (
  missing: readonly MissingFact[],
  sentence: VerdictSentence,
  second: VerdictSentence | null = null,
): Verdict => ({ ...judge('cannot-say', { sentence, second }), missing })

interface SentenceParts {
  readonly values?: VerdictSentence['values']
  readonly amounts?: VerdictSentence['amounts']
  readonly months?: VerdictSentence['months']
}

export const sentence = (
  key: VerdictSentenceKey,
  { values = {}, amounts = {}, months = {} }: SentenceParts = {},
): VerdictSentence => ({ key, values, amounts, months })

/** Returns a fact of the household as missing if it is null or undefined. */
export const missingFacts = (facts: Readonly<Record<string, unknown>>): MissingFact[] =>
  Object.entries(facts)
    .filter(([, value]) => value === null || value === undefined)
    .map(([key]) => ({ key, accountId: null }))
