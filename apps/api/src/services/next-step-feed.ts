import {
  homeBand,
  isStepFor,
  NextStepStatus,
  nextStepsOf,
  PlanType,
  rankSteps,
  type Step as EngineStep,
  type StepFacts,
  stepStatus,
  toPeriod,
} from '@evenkeel/engine'
import { allConnections } from '../store/ledger/accounts.ts'
import { allPlans, allSteps, type StoredStep } from '../store/ledger/plans.ts'
import { listBudgets } from './budgets.ts'
import { type CatalogStep, findCatalogStep } from './next-step-catalog.ts'
import { type FeedStep, idsFrom, overBudget, saidOf, unranked } from './feed-step.ts'
import { bankStep, draftStep, missingSteps, shortfallSteps, withSaid } from './loose-steps.ts'
import type { StepScene } from './next-step-facts/plan-now.ts'
import { stepFacts } from './next-step-facts/step-facts.ts'
import { proposalSteps } from './proposals/proposal-steps.ts'
import { recurringSteps } from './recurring/recurring-steps.ts'

/** Which facts the steps of a plan are taken from. */
const factsOfPlan: Readonly<Record<PlanType, keyof StepFacts>> = {
  [PlanType.RETIREMENT]: 'retirement',
  [PlanType.ASSET_ALLOCATION]: 'allocation',
  [PlanType.DISTRIBUTION_PLANNING]: 'distribution',
  [PlanType.REDUCE_DEBT]: 'debt',
  [PlanType.STUDENT_DEBT]: 'student',
  [PlanType.EMERGENCY_FUND]: 'emergency',
  [PlanType.COMPANY_BENEFITS]: 'benefits',
  [PlanType.LIVE_BY_A_BUDGET]: 'budget',
  [PlanType.LIFE_INSURANCE]: 'life',
  [PlanType.DISABILITY_INSURANCE]: 'disability',
  [PlanType.PARTNER_LIFE_INSURANCE]: 'partnerLife',
  [PlanType.ESTATE_PLANNING]: 'estate',
}

/** Whether the figures of a plan do not say anything of this step: the catalog's words then do. */
const isUnknown = (key: string, planType: PlanType, facts: StepFacts): boolean =>
  facts[factsOfPlan[planType]] === null || (key === 'benefits.forgotten' && facts.benefits?.unusedFree === null)

function buttonOf(key: string, step: EngineStep | undefined, link: string | null): FeedStep['button'] {
  if (key === overBudget) return 'adjustBudget'
  if (link === null || (step?.isDone === null && step.urgency === 6)) return 'markDone'
  return link.includes('?try=') ? 'try' : 'open'
}

/** Returns a plan's step; without figures it says what the catalog says. */
function toFeedStep(row: StoredStep, words: CatalogStep, step: EngineStep | undefined, today: string): FeedStep {
  const link = step?.href ?? words.link
  const status = stepStatus({ isDone: step?.isDone ?? null }, saidOf(row, today), today)
  // What is done has no figure left; a person who opens it again reads the catalog's words.
  const isFigureLeft = step?.isDone !== true || status === NextStepStatus.COMPLETED
  return {
    ...unranked,
    ...step,
    ...{ key: row.stepKey, id: row.id, planType: words.planType, order: words.order },
    ...{ title: words.title, description: words.description, link },
    source: row.stepKey === overBudget ? 'budget' : 'plan',
    button: buttonOf(row.stepKey, step, link),
    status,
    snoozedUntil: row.snoozedUntil,
    sentence: (isFigureLeft ? step?.sentence : null) ?? null,
    isStored: true,
    isOffered: true,
  }
}

/** Returns the steps of plans, in the catalog's order, with those that the figures do not offer. */
function planSteps(rows: readonly StoredStep[], facts: StepFacts, today: string): FeedStep[] {
  const known = nextStepsOf(facts)
  return rows.flatMap((row) => {
    const words = findCatalogStep(row.stepKey)
    if (!words || row.isRemoved) return []
    if (isUnknown(row.stepKey, words.planType, facts))
      return [{ ...toFeedStep(row, words, undefined, today), isOffered: isStepFor(row.stepKey, facts) }]
    const step = known.find(({ key }) => key === row.stepKey)
    return [{ ...toFeedStep(row, words, step, today), isOffered: step !== undefined }]
  })
}

/** Returns the step about budgets of a person who has budgets and no plan for them. */
function looseBudgetStep(rows: readonly StoredStep[], facts: StepFacts, { ledger, today }: StepScene): FeedStep[] {
  if (facts.budget === null || rows.some(({ stepKey }) => stepKey === overBudget)) return []
  const step = nextStepsOf(facts).find(({ key }) => key === overBudget)
  const words = findCatalogStep(overBudget)
  if (!step || !words || step.isDone === true) return []
  const id = (listBudgets(ledger, toPeriod(today))[0]?.budgetId ?? 0) + idsFrom.budget
  const row = { id, stepKey: overBudget, status: NextStepStatus.UNCOMPLETED, isRemoved: false }
  return [{ ...toFeedStep({ ...row, saidAt: null, snoozedUntil: null }, words, step, today), isStored: false }]
}

/** Returns every step there is today: of plans, banks, budgets, drafts, proposals, and recurring payments. */
export function feedSteps(scene: StepScene): FeedStep[] {
  const { ledger, today } = scene
  const rows = allSteps(ledger)
  const facts = stepFacts(scene)
  const loose = [
    ...allConnections(ledger).flatMap((connection) => bankStep(connection, today)),
    ...allPlans(ledger).flatMap((plan) => draftStep(plan, scene)),
    ...missingSteps(scene),
    ...shortfallSteps(facts),
    ...proposalSteps(scene),
    ...recurringSteps(scene),
  ]
  return [
    ...planSteps(rows, facts, today),
    ...looseBudgetStep(rows, facts, scene),
    ...loose.map((step) => withSaid(step, rows, today)),
  ]
}

/** Returns the steps of the dashboard, the most urgent first; its first three are the band. Source: Q-STEP-2. */
export function rankedFeed(steps: readonly FeedStep[]): FeedStep[] {
  const ranked = rankSteps(steps)
  const band = homeBand(ranked)
  return [...band, ...ranked.filter((step) => !band.includes(step))]
}
