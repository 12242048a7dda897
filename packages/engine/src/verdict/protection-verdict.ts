import { PlanType } from '../goals/plan-type.ts'
import type { DisabilityInsuranceNeed } from '../legacy/disability-insurance.ts'
import type { EstatePlanning } from '../legacy/estate-planning.ts'
import type { LifeInsuranceNeed } from '../legacy/life-insurance.ts'
import { cannotSay, judge, type MissingFact, sentence, type Verdict, type VerdictSentence } from './verdict.ts'

/** The share of a need from which a cover is close. */
const closeShare = 0.8

export interface LifeCase {
  readonly planType: typeof PlanType.LIFE_INSURANCE | typeof PlanType.PARTNER_LIFE_INSURANCE
  /** A birth date or an income that is not known. */
  readonly missing: readonly MissingFact[]
  readonly need: Pick<LifeInsuranceNeed, 'recommended' | 'existing' | 'gap'> | null
  /** Whether a partner or a child depends on the income. */
  readonly hasDependents: boolean
  /** The insured partner's name; null if unknown. */
  readonly partnerName: string | null
  /** The employer whose cover is part of what exists; null without one. */
  readonly employer: string | null
}

const bandOfCover = (existing: number, needed: number) => {
  if (existing >= needed) return 'on-track'
  return existing >= needed * closeShare ? 'close' : 'off-track'
}

function coverSentence({ planType, partnerName }: LifeCase, amounts: { existing: number; recommended: number }) {
  if (planType === PlanType.LIFE_INSURANCE) return sentence('lifeCover', { amounts })
  return partnerName === null
    ? sentence('someonesCover', { amounts })
    : sentence('partnerCover', { values: { name: partnerName }, amounts })
}

function gapSentence({ employer }: LifeCase, gap: number): VerdictSentence | null {
  if (gap === 0) return null
  return employer === null
    ? sentence('coverGap', { amounts: { gap } })
    : sentence('coverGapWithEmployer', { values: { employer }, amounts: { gap } })
}

/**
 * Returns the verdict on a life insurance: on track if the cover is the whole need, close from 80 % of it. Optional if
 * no one depends on the income.
 *
 * Worked example: 84,000 of 580,000: off track, a gap of 496,000.
 */
export function lifeVerdict(life: LifeCase): Verdict {
  const { planType, missing, need, hasDependents } = life
  if (missing.length > 0 || need === null) return cannotSay(missing, sentence('insuranceUnknown'))
  const { recommended, existing, gap } = need
  const figure = { value: gap, unit: 'dollars' } as const
  if (planType === PlanType.LIFE_INSURANCE && !hasDependents)
    return judge('optional', { sentence: sentence('nobodyDepends'), figure })
  return judge(bandOfCover(existing, recommended), {
    sentence: coverSentence(life, { existing, recommended }),
    figure,
    second: gapSentence(life, gap),
  })
}

export interface DisabilityCase {
  readonly planType: typeof PlanType.DISABILITY_INSURANCE
  readonly missing: readonly MissingFact[]
  readonly need: DisabilityInsuranceNeed | null
}

const waitKeys = { true: 'waitCovered', false: 'waitNotCovered', null: 'waitUnknown' } as const

/**
 * Returns the verdict on a disability insurance: on track if it pays the whole target and savings last through the
 * waiting months, close from 80 %. A wait that is not known to be covered is close at best.
 *
 * Worked example: 3,500 of 4,200 a month is 83 %: close.
 */
export function disabilityVerdict({ missing, need }: DisabilityCase): Verdict {
  if (missing.length > 0 || need === null) return cannotSay(missing, sentence('insuranceUnknown'))
  const { target, existing, gap, waitingPeriodMonths: months, isWaitingPeriodCovered: isCovered } = need
  const band = bandOfCover(existing, target)
  return judge(band === 'on-track' && isCovered !== true && months > 0 ? 'close' : band, {
    sentence: sentence('disabilityCover', { amounts: { existing, target } }),
    figure: { value: gap, unit: 'dollars' },
    today: months === 0 ? null : sentence(waitKeys[`${isCovered}`], { values: { months } }),
  })
}

export interface EstateCase {
  readonly planType: typeof PlanType.ESTATE_PLANNING
  readonly documents: Pick<EstatePlanning, 'completedCount' | 'applicableCount'>
}

/** Returns the verdict on an estate plan: complete with all documents, else close. */
export function estateVerdict({ documents: { completedCount: done, applicableCount: all } }: EstateCase): Verdict {
  return judge(done >= all ? 'done' : 'close', {
    sentence: sentence('documentsDone', { values: { done, all } }),
    figure: { value: done, unit: 'count' },
  })
}
