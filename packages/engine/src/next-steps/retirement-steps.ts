import { daysBetween, type IsoDate } from '../calendar/iso-date.ts'
import { PlanType } from '../goals/plan-type.ts'
import { say, type Step, upkeep, worth } from './step.ts'
import type { FactsOf, MatchFacts, StepFacts } from './step-facts.ts'

const calculator = '/plan-for-retirement/retirement-calculator'
const monthsPerYear = 12
const daysOfYear = 365

const isWithinYear = (from: IsoDate, today: IsoDate): boolean => daysBetween(from, today) < daysOfYear

/** Shared with the benefits plan. Lists over all plans show the two once. */
export function matchStep({ matchLeft, fullMatch, missingPoints }: MatchFacts, employer: string | null) {
  const isDone = matchLeft === 0
  const name = employer ?? ''
  return {
    isOffered: matchLeft !== null,
    isDone,
    sentence: isDone
      ? say('hasFullMatch', { amounts: { amount: fullMatch } })
      : say('claimMatch', { values: { percent: missingPoints, employer: name }, amounts: { amount: matchLeft ?? 0 } }),
  }
}

/** While match is left, saving one more percent is the step of the match. */
export function retirementSteps(facts: FactsOf<'retirement'>, { employer }: StepFacts): Step[] {
  const { isOnTrack, isAtContributionLimit, saveOneMore, matchLeft, fund } = facts
  const planType = PlanType.RETIREMENT
  const gain = saveOneMore?.spendingAYear ?? 0
  const match = matchStep(facts, employer)
  return [
    worth(gain, {
      key: 'retirement.raise-contribution',
      planType,
      isOffered: (saveOneMore !== null || isOnTrack || isAtContributionLimit) && (matchLeft ?? 0) === 0,
      isDone: isOnTrack || isAtContributionLimit,
      sentence: say('raiseContribution', {
        values: { before: saveOneMore?.futuresNow ?? 0, after: saveOneMore?.futuresThen ?? 0 },
        amounts: { monthly: saveOneMore?.monthly ?? 0, yearly: Math.round(gain) },
      }),
      href: `${calculator}?try=save1`,
    }),
    worth(Math.max(gain, matchLeft ?? 0), {
      key: 'retirement.claim-match',
      planType,
      ...match,
      href: `${calculator}?try=match`,
    }),
    upkeep({
      key: 'retirement.beneficiaries',
      planType,
      sentence: say('nameBeneficiaries', { amounts: { amount: fund ?? 0 } }),
      isOffered: fund !== null && fund > 0,
      href: '/plan-for-retirement/next-steps/1',
    }),
  ]
}

/** What a retirement plan calls for that is in no list of steps, because only a plan that falls short has it. */
export const shortfallKeys = { addBenefit: 'retirement.add-benefit', spendLess: 'retirement.spend-less' } as const

/**
 * Without the Social Security of a person who has no pay, the plan says nothing true, so that is asked first. A plan that is
 * not on track and from whose pay nothing more can be saved names what its savings last for.
 */
export function shortfallSteps(facts: FactsOf<'retirement'>, { isPaid }: StepFacts): Step[] {
  const { isOnTrack, saveOneMore, matchLeft, lacksBenefit } = facts
  const { planned, sustainable } = facts.spending
  const planType = PlanType.RETIREMENT
  const canSave = isPaid && (saveOneMore !== null || (matchLeft ?? 0) > 0)
  return [
    upkeep({
      key: shortfallKeys.addBenefit,
      planType,
      isOffered: lacksBenefit && !isPaid,
      isDone: false,
      urgency: 2,
      sentence: say('addBenefit'),
      href: '/plan-for-retirement/calculator/1',
    }),
    worth((planned - sustainable) * monthsPerYear, {
      key: shortfallKeys.spendLess,
      planType,
      isOffered: !isOnTrack && !canSave && !lacksBenefit && Math.round(sustainable) < Math.round(planned),
      isDone: false,
      sentence: say('spendLess', { amounts: { sustainable: Math.round(sustainable), planned: Math.round(planned) } }),
      href: '/plan-for-retirement',
    }),
  ]
}

const pointsAllowed = 5

export function allocationSteps(facts: FactsOf<'allocation'>, { today }: StepFacts): Step[] {
  const { plannedStocks: planned, heldStocks: held, heldSaidOn, committedOn } = facts
  const planType = PlanType.ASSET_ALLOCATION
  const isHeldFresh = held !== null && heldSaidOn !== null && isWithinYear(heldSaidOn, today)
  const summary = '/plan-for-retirement/summary/2'
  return [
    upkeep({
      key: 'allocation.compare',
      planType,
      isDone: isHeldFresh,
      sentence: say('sayStocks', { values: { planned } }),
      href: summary,
    }),
    upkeep({
      key: 'allocation.rebalance',
      planType,
      isOffered: held !== null,
      isDone: held !== null && Math.abs(held - planned) <= pointsAllowed,
      sentence: say('rebalance', { values: { held: held ?? 0, planned, way: (held ?? 0) < planned ? 'up' : 'down' } }),
      href: summary,
    }),
    upkeep({
      key: 'allocation.yearly-look',
      planType,
      isOffered: !isWithinYear(committedOn, today),
      sentence: say('reviewMix', { values: { planned } }),
      href: summary,
    }),
  ]
}

const ages = { claim: 55, health: 50, medicare: 65, yearsBeforeOrder: 5 } as const

export function distributionSteps(facts: FactsOf<'distribution'>): Step[] {
  const { age, retirementAge, hasClaimingAge, isPaidAlready, claimLater, preTax, roth, taxable } = facts
  const planType = PlanType.DISTRIBUTION_PLANNING
  const summary = '/plan-for-retirement/summary/12'
  const gain = claimLater?.spendingAYear ?? 0
  const taxTypes = [preTax, roth, taxable].filter((amount) => amount > 0).length
  return [
    worth(gain, {
      key: 'distribution.claiming-age',
      planType,
      isOffered: age >= ages.claim && (claimLater !== null || hasClaimingAge || isPaidAlready),
      isDone: hasClaimingAge || isPaidAlready,
      sentence: say('claimLater', {
        values: { age: claimLater?.age ?? 0, before: claimLater?.futuresNow ?? 0, after: claimLater?.futuresThen ?? 0 },
        amounts: { yearly: Math.round(gain) },
      }),
      href: `${calculator}?try=claim`,
    }),
    upkeep({
      key: 'distribution.withdrawal-order',
      planType,
      isOffered: retirementAge - age <= ages.yearsBeforeOrder && taxTypes >= 2,
      sentence: say('withdrawalOrder', {
        amounts: { preTax: Math.round(preTax), roth: Math.round(roth), taxable: Math.round(taxable) },
      }),
      href: summary,
    }),
    upkeep({
      key: 'distribution.health-cover',
      planType,
      isOffered: age >= ages.health,
      isDone: retirementAge >= ages.medicare,
      sentence: say(retirementAge >= ages.medicare ? 'medicareStarts' : 'coverUntilMedicare', {
        values: { age: retirementAge },
      }),
      href: summary,
    }),
  ]
}
