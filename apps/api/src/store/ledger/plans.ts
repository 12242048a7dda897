import type { NextStepStatus, PlanStatus } from '@evenkeel/engine'
import { eq } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { aboutMe, nextStep, plan, planLink } from './schema.ts'

export type StoredPlan = typeof plan.$inferSelect
export type StoredStep = typeof nextStep.$inferSelect

const plans = prepared((db) => db.select().from(plan).orderBy(plan.planType).prepare())
const steps = prepared((db) => db.select().from(nextStep).orderBy(nextStep.id).prepare())
const links = prepared((db) => db.select({ accountId: planLink.accountId }).from(planLink).prepare())

export const allPlans = (ledger: LedgerTransaction): StoredPlan[] => plans(ledger).all()

export const allSteps = (ledger: LedgerTransaction): StoredStep[] => steps(ledger).all()

/** The accounts that any plan counts. */
export const linkedAccountIds = (ledger: LedgerTransaction): Set<number> =>
  new Set(links(ledger).all().map((row) => row.accountId))

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
  ledger.update(plan).set({ status }).where(eq(plan.id, planId)).run()
}

export function setStepStatus(ledger: LedgerTransaction, stepId: number, status: NextStepStatus): void {
  ledger.update(nextStep).set({ status }).where(eq(nextStep.id, stepId)).run()
}

/** Married or partnered. */
export function hasPartner(ledger: LedgerTransaction): boolean {
  const me = ledger.select({ familyStatus: aboutMe.familyStatus }).from(aboutMe).get()
  return me !== undefined && me.familyStatus !== 0
}
