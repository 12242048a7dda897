import type { NextStepStatus, PlanStatus, PlanType } from '@evenkeel/engine'
import { eq, inArray, sql, asc } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { aboutMe, nextStep, plan, planLink, planScenario } from './schema.ts'
import { deleteRow, insertRow, updateRow } from './rows-by-id.ts'

export type StoredPlan = typeof plan.$inferSelect
export type StoredLink = typeof planLink.$inferSelect
export type NewLink = Omit<typeof planLink.$inferInsert, 'id'>
export type StoredStep = typeof nextStep.$inferSelect

/** A new plan, before any change. */
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
  ownPaths: [],
  draftOwnPaths: null,
  draftRevision: 0,
  draftStep: null,
  draftSavedAt: null,
  futures: null,
  futuresKey: null,
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

/** Returns the id of a plan's row, which is created if there is none. */
export const insertPlan = (ledger: LedgerTransaction, planType: PlanType): number =>
  insertRow(ledger, plan, { ...untouchedPlan, planType })

export const updatePlan = (
  ledger: LedgerTransaction,
  planId: number,
  values: Partial<Omit<StoredPlan, 'id' | 'planType'>>,
): void => updateRow(ledger, plan, planId, values)

/** Returns the steps that the person was assigned, including removed ones. */
export const allSteps = (ledger: LedgerTransaction): StoredStep[] => steps(ledger).all()

export const insertStep = (ledger: LedgerTransaction, stepKey: string, status: NextStepStatus): number =>
  insertRow(ledger, nextStep, { stepKey, status })

export function deleteSteps(ledger: LedgerTransaction, ids: readonly number[]): void {
  ledger
    .delete(nextStep)
    .where(inArray(nextStep.id, [...ids]))
    .run()
}

/** Stores what the person said of a step, and when. */
export const updateStep = (
  ledger: LedgerTransaction,
  stepId: number,
  said: Partial<Pick<StoredStep, 'status' | 'saidAt' | 'snoozedUntil'>>,
): void => updateRow(ledger, nextStep, stepId, said)

/** Removes a step permanently; its row stays, so that a later commit does not bring it back. */
export const removeStep = (ledger: LedgerTransaction, stepId: number): void =>
  updateRow(ledger, nextStep, stepId, { isRemoved: true })

/** Returns every account that a plan counts, one row per plan. */
export const allLinks = (ledger: LedgerTransaction): StoredLink[] => links(ledger).all()

/** Returns the ids of the accounts that any plan counts. */
export const linkedAccountIds = (ledger: LedgerTransaction): Set<number> =>
  new Set(allLinks(ledger).map((row) => row.accountId))

/** Links an account to a plan, or updates the link; returns the row's id. */
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

/** Returns the plans that count an account. */
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

/** Whether the person is married or partnered. */
export function hasPartner(ledger: LedgerTransaction): boolean {
  const me = ledger.select({ familyStatus: aboutMe.familyStatus }).from(aboutMe).get()
  return me !== undefined && me.familyStatus !== null && me.familyStatus !== 0
}

export type StoredScenario = typeof planScenario.$inferSelect

const all = prepared((db) => db.select().from(planScenario).orderBy(asc(planScenario.id)).prepare())

/** Returns the scenarios of every plan, in the order in which they were added. */
export const allScenarios = (ledger: LedgerTransaction): readonly StoredScenario[] => all(ledger).all()

/** Stores a scenario. Returns its id. */
export const insertScenario = (ledger: LedgerTransaction, row: Omit<StoredScenario, 'id'>): number =>
  insertRow(ledger, planScenario, row)

export const deleteScenarioRow = (ledger: LedgerTransaction, id: number): void => deleteRow(ledger, planScenario, id)
