import type { IsoDate } from '../calendar/iso-date.ts'
import type { EstateDocument } from '../legacy/estate-planning.ts'

/** What more spending a year a change of a retirement plan brings, and the futures of 100 before and after. */
export interface StepGain {
  readonly spendingAYear: number
  readonly futuresNow: number
  readonly futuresThen: number
}

/** An employer's match of what a person saves. */
export interface MatchFacts {
  /** A year; null without a match on file. */
  readonly matchLeft: number | null
  readonly fullMatch: number
  /** Points of the income that are missing to the full match. */
  readonly missingPoints: number
}

interface CategoryAmount {
  readonly categoryId: number
  /** Its name. */
  readonly category: string
  readonly amount: number
}

/**
 * The facts, results and balances that next steps are taken from. A plan that is not in use is null; a fact that is
 * not known is null, and never 0. Money is in dollars, rates are fractions.
 */
export interface StepFacts {
  readonly today: IsoDate
  /** The company's name; null without one. */
  readonly employer: string | null
  readonly hasMinorChild: boolean
  /** Whether the person is paid for work. */
  readonly isPaid: boolean
  readonly retirement:
    | (MatchFacts & {
        readonly isOnTrack: boolean
        readonly isAtContributionLimit: boolean
        /** The lever of saving one percent more; null if it cannot be saved. */
        readonly saveOneMore: (StepGain & { readonly monthly: number }) | null
        readonly fund: number | null
        /** A month, in today's dollars: what the plan spends, and what its savings last for at average returns. */
        readonly spending: { readonly planned: number; readonly sustainable: number }
        /** Whether a person without pay has not said what Social Security pays, so that the plan counts none. */
        readonly lacksBenefit: boolean
      })
    | null
  readonly allocation: {
    readonly committedOn: IsoDate
    readonly plannedStocks: number
    readonly heldStocks: number | null
    readonly heldSaidOn: IsoDate | null
  } | null
  readonly distribution: {
    readonly age: number
    readonly retirementAge: number
    readonly hasClaimingAge: boolean
    readonly isPaidAlready: boolean
    /** The lever of claiming later; null if it gains nothing. */
    readonly claimLater: (StepGain & { readonly age: number }) | null
    readonly preTax: number
    readonly roth: number
    readonly taxable: number
  } | null
  readonly debt: {
    readonly isCommitted: boolean
    readonly debtCount: number
    readonly missingTerms: number
    readonly paysAboveMinimums: boolean
    /** What lies above the emergency fund's target, and what it saves if paid on the debts; null without any. */
    readonly surplus: { readonly amount: number; readonly months: number; readonly interest: number } | null
    /** What a higher payment a month saves; null if it saves nothing. */
    readonly payMore: { readonly amount: number; readonly months: number; readonly interest: number } | null
    /** Months that the plan takes. */
    readonly months: number
  } | null
  readonly student: {
    readonly federalBalance: number
    readonly allSyncedWithinWeek: boolean
    /** What is paid above the minimums, and the loan it should go to; null without any. */
    readonly extra: {
      readonly amount: number
      readonly servicer: string
      readonly loan: string
      readonly rate: number
      readonly interestSaved: number
      readonly monthsToday: number
    } | null
  } | null
  readonly emergency: {
    readonly isFull: boolean
    readonly saved: number
    readonly missing: number
    readonly monthlySavings: number
    readonly monthsToFill: number | null
    /** Whether only savings accounts are linked. */
    readonly isInOwnAccount: boolean
    readonly plannedExpenses: number
    readonly spendingNow: number | null
    readonly monthsCovered: number
  } | null
  readonly benefits: {
    /** Days on which the company lets its employees choose; null if it has set none. */
    readonly enrollment: { readonly opens: IsoDate; readonly closes: IsoDate } | null
    /** Free benefits that the employee does not use; null where the company has not said which are free. */
    readonly unusedFree: readonly string[] | null
    /** By what this plan says is saved. */
    readonly match: MatchFacts
  } | null
  readonly budget: {
    readonly daysLeft: number
    readonly over: CategoryAmount | null
    /** A category whose pace leads over its budget, with the amount at the month's end. */
    readonly paceOver: (CategoryAmount & { readonly share: number }) | null
    /** What was spent in the last full month in categories that have no budget now. */
    readonly unbudgeted: number
    /** What was spent in the last full month. */
    readonly spent: number
    /** The largest category without a budget. */
    readonly largestUnbudgeted: CategoryAmount | null
    readonly uncategorized: number
  } | null
  readonly life: {
    readonly gap: number
    readonly years: number
    readonly hasAnsweredBenefit: boolean
    /** What the company's life insurance pays, whether the employee has it or not; null if it is known to offer none. */
    readonly employerCover: number | null
    readonly cover: number
  } | null
  readonly disability: {
    readonly gapAMonth: number
    /** What the employer's policy pays a month; null without one. */
    readonly employerBenefit: number | null
    readonly waitingMonths: number
    readonly monthsCovered: number | null
  } | null
  readonly partnerLife: {
    readonly gap: number
    readonly partnerName: string | null
    readonly hasSaidEmployerCover: boolean
  } | null
  readonly estate: { readonly asked: readonly EstateDocument[]; readonly missing: readonly EstateDocument[] } | null
}

/** One plan's part of the facts, once the plan is in use. */
export type FactsOf<Plan extends keyof StepFacts> = NonNullable<StepFacts[Plan]>
