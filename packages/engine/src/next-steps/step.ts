import type { IsoDate } from '../calendar/iso-date.ts'
import type { GoalType } from '../goals/goal-type.ts'
import { goalOfPlan, type PlanType } from '../goals/plan-type.ts'

/**
 * How urgent a step is: 1 something is broken or waits for this person alone, 2 this month, 3 a draft, 4 money of 100 dollars a year or more, 5 a gap in
 * protection, 6 upkeep.
 */
type StepClass = 1 | 2 | 3 | 4 | 5 | 6

/** The key of every sentence that a step can say. Each has its text in the contract's catalog `next-step`. */
export type StepSentenceKey = (typeof stepSentenceKeys)[number]
export const stepSentenceKeys = [
  'addBenefit',
  'addTerms',
  'autopay',
  'categorize',
  'categoryLeadsOver',
  'categoryOver',
  'checkBoth',
  'chooseOrder',
  'claimLater',
  'claimMatch',
  'coverUntilMedicare',
  'directExtra',
  'disabilityGap',
  'employerCover',
  'enroll',
  'findPolicy',
  'fundApart',
  'fundFull',
  'hasFullMatch',
  'incomeDriven',
  'keepFundApart',
  'lifeQuotes',
  'loansUpToDate',
  'reviewMix',
  'medicareStarts',
  'missingDocument',
  'nameBeneficiaries',
  'nameWhoGets',
  'partnerEmployerCover',
  'partnerQuotes',
  'payAboveMinimum',
  'payMore',
  'paySurplus',
  'policyPays',
  'raiseContribution',
  'ratesKnown',
  'rebalance',
  'reviewExpenses',
  'sayStocks',
  'spendLess',
  'startTransfer',
  'transfer',
  'unbudgeted',
  'unusedBenefits',
  'updateLoans',
  'waitCovered',
  'waitUnknown',
  'withdrawalOrder',
  'bankStopped',
  'bankSilent',
  'draftOpen',
  'planLacksFact',
  'proposalMoves',
  'proposalWaits',
  'recurringMissed',
  'recurringDoubled',
  'recurringPrice',
] as const

/** A step's sentence as the key of its text. Amounts and days are apart, so that a screen writes and hides them. */
export interface StepSentence {
  readonly key: StepSentenceKey
  readonly values: Readonly<Record<string, number | string>>
  readonly amounts: Readonly<Record<string, number>>
  readonly days: Readonly<Record<string, IsoDate>>
}

export interface Step {
  /** The key in the catalog of steps. */
  readonly key: string
  readonly planType: PlanType
  readonly isOffered: boolean
  /** Whether the figures say that it is done; null if only the person can say so. */
  readonly isDone: boolean | null
  readonly urgency: StepClass
  /** Dollars a year, in today's dollars; 0 if the step has none. One unit, so that a match and a loan can be compared. */
  readonly dollarsAYear: number
  /** The gap of a step that protects, in dollars; 0 for others. */
  readonly gap: number
  /** Whether it protects children under 18. */
  readonly isForChildren: boolean
  readonly sentence: StepSentence
  /** A hash route in the portal, without `#`. */
  readonly href: string
}

/** From these dollars a year on, a step is one of money; below it is upkeep. */
const moneyFrom = 100

type Parts = Partial<Omit<StepSentence, 'key'>>

export const say = (key: StepSentenceKey, { values = {}, amounts = {}, days = {} }: Parts = {}): StepSentence => ({
  ...{ key, values, amounts, days },
})

type Given = Pick<Step, 'key' | 'planType' | 'sentence' | 'href'> & Partial<Step>

/** Returns a step of upkeep; what it leaves out is offered, and only the person can say that it is done. */
export const upkeep = (step: Given): Step => ({
  ...{ isOffered: true, isDone: null, urgency: 6, dollarsAYear: 0, gap: 0, isForChildren: false },
  ...step,
})

/** Returns a step that is worth dollars a year; below 100 it is upkeep. */
export const worth = (dollarsAYear: number, step: Given): Step =>
  upkeep({ ...step, dollarsAYear, urgency: dollarsAYear >= moneyFrom ? 4 : 6 })

/** Returns the goal of a step; 0 for what belongs to no plan. */
export const goalOfStep = ({ planType }: { readonly planType: PlanType | null }): GoalType | 0 =>
  planType === null ? 0 : goalOfPlan(planType)

/** The state of a next step. Source: STEP-02. */
export const NextStepStatus = { DISMISSED: 0, COMPLETED: 1, UNCOMPLETED: 2 } as const
export type NextStepStatus = (typeof NextStepStatus)[keyof typeof NextStepStatus]
