import { daysBetween, type IsoDate } from '../calendar/iso-date.ts'
import type { PlanType } from '../goals/plan-type.ts'
import { debtSteps, studentSteps } from './debt-steps.ts'
import { benefitsSteps, budgetSteps, emergencySteps } from './everyday-steps.ts'
import { disabilitySteps, estateSteps, lifeSteps, partnerLifeSteps } from './family-steps.ts'
import { isStepFor } from './pay.ts'
import { allocationSteps, distributionSteps, retirementSteps, shortfallSteps } from './retirement-steps.ts'
import { goalOfStep, type Step, NextStepStatus } from './step.ts'
import type { StepFacts } from './step-facts.ts'

/** Makes a plan's steps, or none if the plan is not in use. */
const stepsOf = <Facts>(facts: Facts | null, toSteps: (facts: Facts) => Step[]): Step[] =>
  facts === null ? [] : toSteps(facts)

/** Two steps that ask for one thing, each in the list of its plan: the employer's match. */
const [keptTwin, otherTwin] = ['retirement.claim-match', 'benefits.match']

/** Returns the key of the step that asks for the same in the list of another plan; null without one. */
export function pairedStep(key: string): string | null {
  if (key === keptTwin) return otherTwin
  return key === otherTwin ? keptTwin : null
}

/**
 * Returns the steps without those that another one says, too: of the match's two the retirement plan's is kept. For lists
 * over all plans; the list of one plan has its own step.
 */
export const withoutTwins = <Keyed extends { readonly key: string }>(steps: readonly Keyed[]): Keyed[] =>
  steps.filter(({ key }) => key !== otherTwin || !steps.some((step) => step.key === keptTwin))

/**
 * Returns the next steps of the plans in use, in the catalog's order: whether each is offered and done, how urgent it is,
 * what it is worth, its sentence, and where it leads. Every figure is one of the facts; nothing is guessed.
 */
export const nextStepsOf = (facts: StepFacts): Step[] =>
  [
    ...stepsOf(facts.retirement, (plan) => retirementSteps(plan, facts)),
    ...stepsOf(facts.retirement, (plan) => shortfallSteps(plan, facts)),
    ...stepsOf(facts.allocation, (plan) => allocationSteps(plan, facts)),
    ...stepsOf(facts.debt, debtSteps),
    ...stepsOf(facts.emergency, emergencySteps),
    ...stepsOf(facts.benefits, (plan) => benefitsSteps(plan, facts)),
    ...stepsOf(facts.life, (plan) => lifeSteps(plan, facts)),
    ...stepsOf(facts.budget, budgetSteps),
    ...stepsOf(facts.disability, (plan) => disabilitySteps(plan, facts)),
    ...stepsOf(facts.partnerLife, (plan) => partnerLifeSteps(plan, facts)),
    ...stepsOf(facts.estate, (plan) => estateSteps(plan, facts)),
    ...stepsOf(facts.student, studentSteps),
    ...stepsOf(facts.distribution, distributionSteps),
  ].filter(({ key, isOffered }) => isOffered && isStepFor(key, facts))

/** What the person said of a step, and when. */
interface SaidOfStep {
  readonly status: NextStepStatus
  readonly saidOn: IsoDate
}

/** Days after which a step that was ticked and that the figures deny comes back. */
const comesBackAfter = 30

/**
 * Returns a step's status: what the person said, else whether the figures say that it is done. A step that was ticked and
 * that the figures still deny comes back after 30 days.
 */
export function stepStatus({ isDone }: Pick<Step, 'isDone'>, said: SaidOfStep | null, today: IsoDate): NextStepStatus {
  if (said === null) return isDone === true ? NextStepStatus.COMPLETED : NextStepStatus.UNCOMPLETED
  const isDenied = said.status === NextStepStatus.COMPLETED && isDone === false
  if (isDenied && daysBetween(said.saidOn, today) >= comesBackAfter) return NextStepStatus.UNCOMPLETED
  return said.status
}

/** What ranks an item of the feed. An item about a bank belongs to no plan. */
export type RankedStep = Pick<Step, 'urgency' | 'dollarsAYear' | 'gap' | 'isForChildren'> & {
  readonly planType: PlanType | null
}

/** Steps in the feed's order: urgency, dollars a year, what protects children, gap, then goal; what is equal keeps the catalog's order. */
export const rankSteps = <Ranked extends RankedStep>(steps: readonly Ranked[]): Ranked[] =>
  steps.toSorted(
    (a, b) =>
      a.urgency - b.urgency ||
      b.dollarsAYear - a.dollarsAYear ||
      Number(b.isForChildren) - Number(a.isForChildren) ||
      b.gap - a.gap ||
      goalOfStep(a) - goalOfStep(b),
  )

const bandSize = 3
const maxUrgent = 2
const lastUrgentClass = 3

/**
 * Returns the items of the home screen's band from ranked steps: at most two of what is broken, due this month, or a
 * draft, then the best of money, protection and upkeep; three where there are that many.
 */
export function homeBand<Ranked extends RankedStep>(ranked: readonly Ranked[]): Ranked[] {
  const urgent = ranked.filter(({ urgency }) => urgency <= lastUrgentClass)
  const others = ranked.filter(({ urgency }) => urgency > lastUrgentClass)
  const shown = Math.max(bandSize - others.length, Math.min(maxUrgent, urgent.length))
  return [...urgent.slice(0, shown), ...others].slice(0, bandSize)
}
