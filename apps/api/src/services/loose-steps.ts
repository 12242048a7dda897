import { planNames } from '@evenkeel/api-client/contract/names'
import {
  daysBetween,
  goalOfPlan,
  goalPlans,
  NextStepStatus,
  nextStepsOf,
  PlanType,
  shortfallKeys,
  type StepFacts,
} from '@evenkeel/engine'
import type { StoredConnection } from '../store/ledger/accounts.ts'
import { allPlans, type StoredPlan, type StoredStep } from '../store/ledger/plans.ts'
import { type FeedStep, idsFrom, saidOf, unranked } from './feed-step.ts'
import { goalCatalog } from './goal-catalog.ts'
import { toDay } from './moment.ts'
import type { StepScene } from './next-step-facts/plan-now.ts'
import { planToday } from './plans/plan-today.ts'
import { isSilent, lastReadDay } from './connections/connection-view.ts'
import { planName, say } from '../say.ts'

/** Days for which a draft is recalled. */
const draftForDays = 30

/** A draft that was saved this short a time ago is still being worked on. */
const draftAfterMs = 10 * 60 * 1000

/** A step that no plan has. */
export type Loose = Pick<
  FeedStep,
  'key' | 'id' | 'planType' | 'urgency' | 'title' | 'description' | 'link' | 'source' | 'button' | 'sentence'
> &
  Partial<Pick<FeedStep, 'dollarsAYear'>>

/** Adds what the person said of something that no plan has as a step. */
export function withSaid(step: Loose, rows: readonly StoredStep[], today: string): FeedStep {
  const row = rows.find(({ stepKey }) => stepKey === step.key)
  return {
    ...unranked,
    ...{ order: 0, isOffered: true },
    ...step,
    id: row?.id ?? step.id,
    status: (row && saidOf(row, today)?.status) ?? NextStepStatus.UNCOMPLETED,
    snoozedUntil: row?.snoozedUntil ?? null,
    isStored: row !== undefined,
  }
}

/** The key names the day of the last sync, so that what the person said of one fault says nothing of the next. */
export function bankStep(connection: StoredConnection, today: string): Loose[] {
  const { id, name, hasSyncIssue } = connection
  const day = lastReadDay(connection)
  if (!hasSyncIssue && !isSilent(connection, today)) return []
  return [
    {
      ...{ key: `bank.${id}.${day ?? 'never'}`, id: id + idsFrom.bank, planType: null, urgency: 1, title: name },
      description: say('itsBalancesAndTransactionsMayBe'),
      ...{ link: '/my-goals-and-finances/accounts', source: 'bank', button: 'fixConnection' },
      sentence:
        day === null
          ? { key: 'bankStopped', values: { bank: name }, amounts: {}, days: {} }
          : { key: 'bankSilent', values: { bank: name }, amounts: {}, days: { day } },
    },
  ]
}

/** Returns a page of a plan; a goal with several plans names the plan in the path. */
function planPath(planType: PlanType, page: 'calculator' | 'summary'): string {
  const goalType = goalOfPlan(planType)
  const part = goalPlans(goalType, { hasPartner: true }).length > 1 ? `/${planType}` : ''
  return `${goalCatalog[goalType].route}/${page}${part}`
}

/** Returns the page where a plan is continued. */
const draftPath = (planType: PlanType): string =>
  planPath(planType, planType === PlanType.COMPANY_BENEFITS ? 'summary' : 'calculator')

/** Returns the page where a plan in use asks for what is missing: a loan's terms in the form, a fact next to the result. */
const missingPath = (planType: PlanType): string =>
  planPath(planType, planType === PlanType.STUDENT_DEBT ? 'calculator' : 'summary')

/** Returns the draft of a plan that is not in use yet; what the person said of it holds until the next save. */
export function draftStep(
  { id, planType, draftInput, draftRevision, draftSavedAt, committedInput }: StoredPlan,
  { today, now }: StepScene,
): Loose[] {
  if (draftInput === null || draftSavedAt === null || committedInput !== null) return []
  const day = toDay(draftSavedAt)
  if (daysBetween(day, today) > draftForDays || Date.parse(now) - Date.parse(draftSavedAt) < draftAfterMs) return []
  return [
    {
      ...{ key: `draft.${planType}.${draftRevision}`, id: id + idsFrom.draft, planType, urgency: 3 },
      description: say('continueWhereYouLeftOff'),
      ...{ title: planName(planType), link: draftPath(planType), source: 'draft', button: 'continue' },
      sentence: { key: 'draftOpen', values: { planType, plan: planNames[planType] }, amounts: {}, days: { day } },
    },
  ]
}

/** What a plan's own next steps ask for already: the mix that is held, and a debt's rate or minimum. */
const asksItself = new Set<PlanType>([PlanType.ASSET_ALLOCATION, PlanType.REDUCE_DEBT])

/**
 * Returns the plans in use whose verdict cannot be said because a fact is missing. What two plans lack is asked once. The
 * key names what is missing, so that what the person said of it says nothing of the next fact.
 */
export function missingSteps(scene: StepScene): Loose[] {
  const lacking = allPlans(scene.ledger).flatMap((plan) => {
    if (plan.committedInput === null || asksItself.has(plan.planType)) return []
    const { verdict } = planToday(scene, plan)
    const keys = (verdict?.missing ?? []).map(({ key, accountId }) => `${key}${accountId ?? ''}`).join()
    return keys === '' ? [] : [{ plan, keys }]
  })
  const once = lacking.filter(({ keys }, place) => lacking.findIndex((other) => other.keys === keys) === place)
  return once.map(({ plan: { id, planType }, keys }) => ({
    ...{ key: `missing.${planType}.${keys}`, id: id + idsFrom.missing, planType, urgency: 2 },
    description: say('yourAnswersAreSavedAddWhat'),
    ...{ title: planName(planType), link: missingPath(planType), source: 'draft', button: 'open' },
    sentence: {
      key: 'planLacksFact',
      values: { planType, plan: planNames[planType], fact: keys },
      amounts: {},
      days: {},
    },
  }))
}

const shortfallWords = [
  {
    key: shortfallKeys.addBenefit,
    source: 'draft',
    title: say('addYourSocialSecurity'),
    description: say('itDecidesHowLongYourSavings'),
  },
  {
    key: shortfallKeys.spendLess,
    source: 'plan',
    title: say('spendLessInRetirement'),
    description: say('yourSavingsWouldRunOutBefore'),
  },
] as const

/** Returns what a retirement plan that falls short calls for. The key names the amount, so that what the person said holds for that one. */
export function shortfallSteps(facts: StepFacts): Loose[] {
  const steps = nextStepsOf(facts)
  return shortfallWords.flatMap(({ key, ...words }, place) => {
    const step = steps.find((candidate) => candidate.key === key)
    if (step === undefined) return []
    const { planType, urgency, dollarsAYear, sentence, href: link } = step
    const about = sentence.amounts['planned']
    return [
      {
        ...{ key: about === undefined ? key : `${key}.${about}`, id: idsFrom.shortfall + place, link, button: 'open' },
        ...{ planType, urgency, dollarsAYear, sentence },
        ...words,
      },
    ]
  })
}
