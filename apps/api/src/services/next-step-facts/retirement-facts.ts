import { assetAllocationResult } from '@evenkeel/api-client/contract/plan/asset-allocation'
import { retirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { toRetirementPerson } from '@evenkeel/api-client/contract/plan/retirement-person'
import {
  ageOn,
  canSaveOneMore,
  type MatchFacts,
  outOf100,
  PlanType,
  type RetirementPerson,
  roundToCents,
  type StepFacts,
  type StepGain,
  unclaimedMatch,
  verdictOf,
  withChanges,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { toDay } from '../moment.ts'
import type { CompanyOffer } from '../plans/company-offer.ts'
import type { CalculationBasis } from '../plans/plan-definition.ts'
import { judgedRetirement } from '../plans/retirement.ts'
import { retirementOutcome } from '../plans/retirement-outcome.ts'
import { type PlanNow, planNow, resultOf, type StepScene } from './plan-now.ts'

const monthsPerYear = 12
const oneMore = 0.01
const latestClaim = 70

/** The engine offers the step on the claiming age from this age; below it nothing is simulated. */
const claimsFrom = 55

interface RetirementNow {
  readonly plan: PlanNow
  readonly person: RetirementPerson
  readonly terms: CalculationBasis
}

/** Returns the retirement plan in use; null where a figure is missing that its futures need. */
function retirementNow(scene: StepScene): RetirementNow | null {
  const plan = planNow(scene, PlanType.RETIREMENT)
  const input = plan?.isWhole ? z.safeParse(retirementInput, plan.present.input).data : undefined
  if (!plan || !input) return null
  const { terms } = plan.present
  if (judgedRetirement(plan.ground, input, terms).missing.length > 0) return null
  return { plan, person: toRetirementPerson(input, terms), terms }
}

/** Returns what a change gains; null if it gains no spending. The same paths are simulated, so nothing of it is chance. */
function gainOf(
  ledger: LedgerTransaction,
  { person, terms }: RetirementNow,
  changes: Parameters<typeof withChanges>[1],
): StepGain | null {
  const now = retirementOutcome(ledger, person, terms)
  const then = retirementOutcome(ledger, withChanges(person, changes), terms)
  const spendingAYear = roundToCents(
    ((then.spending?.sustainable ?? 0) - (now.spending?.sustainable ?? 0)) * monthsPerYear,
  )
  if (spendingAYear <= 0) return null
  return { spendingAYear, futuresNow: outOf100(now.successRate), futuresThen: outOf100(then.successRate) }
}

const matchAt = ({ matchLimit, matchRate }: CompanyOffer, rate: number): number =>
  matchRate * Math.min(rate, matchLimit)

function saveOneMore({ ledger, offer }: StepScene, now: RetirementNow) {
  const { annualIncome, rates } = now.person
  const value = Math.round(((rates?.savings ?? 0) + oneMore) * 1000) / 1000
  const gain = gainOf(ledger, now, [
    { key: 'savingsRate', value },
    ...(offer.matchLimit > 0 ? [{ key: 'employerMatch' as const, value: matchAt(offer, value) }] : []),
  ])
  return gain && { ...gain, monthly: roundToCents((annualIncome * oneMore) / monthsPerYear) }
}

interface SavedFromPay {
  readonly annualIncome: number
  readonly savingsRate: number
}

/** Returns what of the employer's match is left; `matchLeft` is null where the company has said nothing of one. */
export function matchFacts({ offer }: StepScene, { annualIncome, savingsRate }: SavedFromPay): MatchFacts {
  const { matchLimit, matchRate } = offer
  const terms = { annualIncome, matchLimit, matchRate }
  return {
    matchLeft: matchLimit > 0 && matchRate > 0 ? unclaimedMatch({ ...terms, savingsRate }) : null,
    fullMatch: roundToCents(annualIncome * matchLimit * matchRate),
    missingPoints: Math.max(0, Math.round((matchLimit - savingsRate) * 1000) / 10),
  }
}

/** From this age Social Security can be paid. */
const earliestClaim = 62

/** Whether a person's benefit is unknown: none was typed or recorded, and without pay none can be estimated. */
const lacksBenefit = ({ person }: RetirementNow, today: string): boolean =>
  person.annualIncome === 0 &&
  ageOn(person.dob, today) >= earliestClaim &&
  person.socialSecurityIncome === undefined &&
  person.recordedSocialSecurity === undefined

export function retirementFacts(scene: StepScene): StepFacts['retirement'] {
  const now = retirementNow(scene)
  if (now === null) return null
  const outcome = retirementOutcome(scene.ledger, now.person, now.terms)
  const { band } = verdictOf({ planType: PlanType.RETIREMENT, missing: [], outcome })
  const { annualIncome, rates } = now.person
  const isOnTrack = band === 'on-track'
  const isAtLimit = !canSaveOneMore(now.person)
  const { planned = 0, sustainable = 0 } = outcome.spending ?? {}
  return {
    isOnTrack,
    spending: { planned, sustainable },
    lacksBenefit: lacksBenefit(now, scene.today),
    isAtContributionLimit: isAtLimit,
    ...matchFacts(scene, { annualIncome, savingsRate: rates?.savings ?? 0 }),
    saveOneMore: isOnTrack || isAtLimit ? null : saveOneMore(scene, now),
    fund: now.plan.ground.household.facts.retirementFund.value,
  }
}

/** No bank states what its funds hold, so the mix that is held is what the person has said. */
export function allocationFacts(scene: StepScene): StepFacts['allocation'] {
  const plan = planNow(scene, PlanType.ASSET_ALLOCATION)
  const result = plan && resultOf(plan, assetAllocationResult)
  if (!plan || !result) return null
  const committedOn = toDay(plan.stored.committedAt ?? plan.present.terms.asOf)
  const { value, saidAt } = plan.ground.household.facts.heldStockShare
  const heldStocks = value === null ? null : Math.round(value * 1000) / 10
  const heldSaidOn = saidAt === null ? null : toDay(saidAt)
  return { committedOn, plannedStocks: 100 - result.fixedIncome, heldStocks, heldSaidOn }
}

export function distributionFacts(scene: StepScene): StepFacts['distribution'] {
  const plan = planNow(scene, PlanType.DISTRIBUTION_PLANNING)
  const known = plan?.ground.household.facts
  const birthDate = known?.birthDate.value
  if (!plan || !known || birthDate === null || birthDate === undefined) return null
  const age = ageOn(toDay(birthDate), scene.today)
  const retirement = age >= claimsFrom ? retirementNow(scene) : null
  const isPaidAlready = (retirement?.person.socialSecurityIncome ?? 0) > 0
  const hasClaimingAge = known.claimingAge.source === 'typed'
  const waits = retirement !== null && !isPaidAlready && !hasClaimingAge && age < latestClaim
  const gain = waits ? gainOf(scene.ledger, retirement, [{ key: 'claimingAge', value: latestClaim }]) : null
  return {
    ...{ age, retirementAge: known.retirementAge.value ?? latestClaim, hasClaimingAge, isPaidAlready },
    claimLater: gain && { ...gain, age: latestClaim },
    preTax: known.preTaxSavings.value ?? 0,
    roth: known.rothSavings.value ?? 0,
    taxable: known.taxableSavings.value ?? 0,
  }
}
