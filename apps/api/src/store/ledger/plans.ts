import type { NextStepStatus, PlanStatus, PlanType } from '@evenkeel/engine'
import { eq, inArray, sql } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { aboutMe, nextStep, plan, planLink } from './schema.ts'

export type StoredPlan = typeof plan.$inferSelect
export type StoredLink = typeof planLink.$inferSelect
export type NewLink = Omit<typeof planLink.$inferInsert, 'id'>
export type StoredStep = typeof nextStep.$inferSelect

/** A plan as it is before anything was done with it. */
export const untouchedPlan = {
  status: 0,
  isDefault: false,
  isLastModified: false,
  draftInput: null,
  draftVersion: null,
  draftLinks: null,
  committedInput: null,
  committedVersion: null,
  committedFacts: null,
  asOf: null,
  ruleBook: null,
  committedAt: null,
  knownAttention: [],
  dismissedAttention: null,
} as const satisfies Omit<StoredPlan, 'id' | 'planType'>

const plans = prepared((db) => db.select().from(plan).orderBy(plan.planType).prepare())
const byType = prepared((db) =>
  db
    .select()
    .from(plan)
    .where(eq(plan.planType, sql.placeholder('planType')))
    .prepare(),
)
const steps = prepared((db) => db.select().from(nextStep).orderBy(nextStep.id).prepare())
const links = prepared((db) => db.select().from(planLink).orderBy(planLink.id).prepare())

export const allPlans = (ledger: LedgerTransaction): StoredPlan[] => plans(ledger).all()

export const findPlan = (ledger: LedgerTransaction, planType: PlanType): StoredPlan | undefined =>
  byType(ledger).get({ planType })

/** The id of a plan's row, which is made where there is none. */
export const insertPlan = (ledger: LedgerTransaction, planType: PlanType): number =>
  ledger
    .insert(plan)
    .values({ ...untouchedPlan, planType })
    .returning({ id: plan.id })
    .get().id

export function updatePlan(
  ledger: LedgerTransaction,
  planId: number,
  values: Partial<Omit<StoredPlan, 'id' | 'planType'>>,
): void {
  ledger.update(plan).set(values).where(eq(plan.id, planId)).run()
}

/** The steps that the person was given, those that they removed among them. */
export const allSteps = (ledger: LedgerTransaction): StoredStep[] => steps(ledger).all()

export const insertStep = (ledger: LedgerTransaction, stepKey: string, status: NextStepStatus): number =>
  ledger.insert(nextStep).values({ stepKey, status }).returning({ id: nextStep.id }).get().id

export function deleteSteps(ledger: LedgerTransaction, ids: readonly number[]): void {
  ledger
    .delete(nextStep)
    .where(inArray(nextStep.id, [...ids]))
    .run()
}

export function setStepStatus(ledger: LedgerTransaction, stepId: number, status: NextStepStatus): void {
  ledger.update(nextStep).set({ status }).where(eq(nextStep.id, stepId)).run()
}

/** Takes a step from sight for good; its row stays, so that a later commit does not bring it back. */
export function removeStep(ledger: LedgerTransaction, stepId: number): void {
  ledger.update(nextStep).set({ isRemoved: true }).where(eq(nextStep.id, stepId)).run()
}

/** Every account that some plan counts, a row for each plan. */
export const allLinks = (ledger: LedgerTransaction): StoredLink[] => links(ledger).all()

/** The accounts that any plan counts. */
export const linkedAccountIds = (ledger: LedgerTransaction): Set<number> =>
  new Set(allLinks(ledger).map((row) => row.accountId))

/** Links an account to a plan, or states anew how it stands; gives the row's id. */
export function putLink(ledger: LedgerTransaction, values: NewLink): number {
  const { planId: _plan, accountId: _account, ...changes } = values
  return ledger
    .insert(planLink)
    .values(values)
    .onConflictDoUpdate({ target: [planLink.planId, planLink.accountId], set: changes })
    .returning({ id: planLink.id })
    .get().id
}

export function deleteLinks(ledger: LedgerTransaction, ids: readonly number[]): void {
  ledger
    .delete(planLink)
    .where(inArray(planLink.id, [...ids]))
    .run()
}

/** The plans that count an account. */
export const plansOfAccount = (ledger: LedgerTransaction, accountId: number): StoredPlan[] =>
  ledger
    .select({ plan })
    .from(planLink)
    .innerJoin(plan, eq(plan.id, planLink.planId))
    .where(eq(planLink.accountId, accountId))
    .orderBy(plan.planType)
    .all()
    .map((row) => row.plan)

export function setPlanStatus(ledger: LedgerTransaction, planId: number, status: PlanStatus): void {
  updatePlan(ledger, planId, { status })
}

/** Married or partnered. */
export function hasPartner(ledger: LedgerTransaction): boolean {
  const me = ledger.select({ familyStatus: aboutMe.familyStatus }).from(aboutMe).get()
  return me !== undefined && me.familyStatus !== null && me.familyStatus !== 0
}
