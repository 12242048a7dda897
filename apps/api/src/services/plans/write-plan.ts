import type { LinkedAccount, TypedLink } from '@evenkeel/api-client/contract/plan/linked-account'
import { goalOfPlan, goalPlans, movedStatus, PlanStatus, type PlanType } from '@evenkeel/engine'
import { badRequest, type ContractErrors, invalidInput, notFound } from '../../errors.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { findPlan, insertPlan, type StoredPlan, untouchedPlan, updatePlan } from '../../store/ledger/plans.ts'
import { toChanges } from '../household/facts-of-commit.ts'
import { ownPathsOfDraft } from '../household/plan-values.ts'
import { writeFacts } from '../household/write-facts.ts'
import type { DraftLink } from '../../store/ledger/schema/plans.ts'
import type { ChangeRecorder } from '../record-change.ts'
import { planKinds } from './all-plan-kinds.ts'
import { findCase, commitFacts } from './committed-case.ts'
import { planContext, type PlanScene } from './ground-of.ts'
import { attentionKeys } from './plan-attention.ts'
import type { AnyPlanDefinition, PlanCase } from './plan-definition.ts'
import { accountsOfDraft, accountsOfPlan, asSent, findLinks, hasTerms, storeLinks } from './plan-links.ts'
import { takeScenarios } from './plan-scenarios.ts'
import { giveSteps, takeSteps } from './plan-steps.ts'
import { presentCase } from './present-case.ts'
import { currentRuleBook } from './rule-books.ts'
import { say } from '../../say.ts'

/** The body of a save or a commit. */
export interface PlanBody {
  readonly input: unknown
  readonly linkedAccounts?: readonly TypedLink[] | undefined
  /** The fields in which the person says something for this plan only. */
  readonly ownPaths?: readonly string[] | undefined
}

/** The body of a save. */
export interface DraftBody extends PlanBody {
  readonly draftRevision?: number | undefined
  readonly step?: string | null | undefined
}

/** The context of a change of plans: ledger, journal and time. */
export interface PlanWriter {
  readonly scene: PlanScene
  readonly recorder: ChangeRecorder
  /** The present moment, in the stored form. */
  readonly now: string
}

/** Returns the other plans of a plan's goal, even if they are not offered now. */
const siblingTypes = (planType: PlanType): PlanType[] =>
  goalPlans(goalOfPlan(planType), { hasPartner: true }).filter((other) => other !== planType)

/** Returns the row of a plan, creating it if there is none, and records it in the journal. */
function openPlan(ledger: LedgerTransaction, recorder: ChangeRecorder, planType: PlanType): StoredPlan {
  const known = findPlan(ledger, planType)
  if (known) {
    recorder.willChange('plan', [known.id])
    return known
  }
  const id = insertPlan(ledger, planType)
  recorder.hasCreated('plan', [id])
  return { id, planType, ...untouchedPlan }
}

/** Sets a flag on one plan of a goal and clears it on the others. */
function flagPlan(
  { scene: { ledger }, recorder }: PlanWriter,
  plan: StoredPlan,
  flag: 'isDefault' | 'isLastModified',
): void {
  const others = siblingTypes(plan.planType).flatMap((planType) => findPlan(ledger, planType) ?? [])
  const flagged = others.filter((other) => other[flag])
  recorder.willChange(
    'plan',
    flagged.map(({ id }) => id),
  )
  for (const { id } of flagged) updatePlan(ledger, id, { [flag]: false })
  updatePlan(ledger, plan.id, { [flag]: true })
}

/**
 * Replaces account ids in error fields (`linkedAccounts#7`) with the account's place in the sent list, or in the plan's
 * own list if none was sent.
 */
function placed(faults: ContractErrors, sent: readonly Pick<TypedLink, 'userAccountId'>[]): ContractErrors {
  return Object.fromEntries(
    Object.entries(faults).map(([field, message]) => {
      const id = Number(/^linkedAccounts#(\d+)/.exec(field)?.[1] ?? 0)
      const index = sent.findIndex(({ userAccountId }) => userAccountId === id)
      return [field.replace(/#\d+/, index === -1 ? '' : `[${index}]`), message]
    }),
  )
}

function refuseFaults(
  kind: AnyPlanDefinition,
  plan: PlanCase,
  sent: readonly Pick<TypedLink, 'userAccountId'>[],
): void {
  const faults = kind.faults(plan)
  if (Object.keys(faults).length > 0) throw invalidInput(placed(faults, sent))
}

/** Returns the sent input with its accounts, after filling in the fields that follow them. @throws ApiError 400, 404 */
function received(scene: PlanScene, kind: AnyPlanDefinition, plan: StoredPlan, body: PlanBody) {
  const accounts = asSent(scene.ledger, accountsOfDraft(scene.ledger, kind.planType, plan), body.linkedAccounts)
  const ground = planContext(scene, accounts)
  kind.authorize(body.input, ground)
  return { accounts, ground, input: kind.applyLinkedAccounts(body.input, ground) }
}

/** Returns the accounts that a draft counts, with the terms that were typed for them; null where nothing of that has to be kept. */
function toDraftLinks(plan: StoredPlan, accounts: readonly LinkedAccount[], sent?: readonly TypedLink[]) {
  const said: readonly Omit<TypedLink, 'isLinked'>[] = sent ?? plan.draftLinks ?? []
  const typed = new Map(said.map((link) => [link.userAccountId, link]))
  const links = accounts
    .filter(({ isLinked }) => isLinked)
    .map(({ userAccountId, loanType }): DraftLink => {
      const { interestRate, minimumMonthlyPayment } = typed.get(userAccountId) ?? {}
      return {
        ...{ userAccountId, loanType },
        ...(interestRate !== undefined && { interestRate }),
        ...(minimumMonthlyPayment !== undefined && { minimumMonthlyPayment }),
      }
    })
  return plan.committedInput !== null || links.some(hasTerms) ? links : null
}

/** @throws ApiError 400 if the draft was saved, discarded or committed since the caller read it. */
function refuseOldRevision(plan: StoredPlan, { draftRevision }: DraftBody): void {
  const current = plan.draftInput === null ? 0 : plan.draftRevision
  if (draftRevision !== undefined && draftRevision !== current)
    throw badRequest({ draftRevision: say('youChangedThisPlanInAnother') })
}

/** Saves a draft; the committed plan and its links stay as they are. Source: Q-PLAN-4. @throws ApiError 400, 404 */
export function writeDraft(writer: PlanWriter, planType: PlanType, body: DraftBody): void {
  const { scene, recorder, now } = writer
  const kind = planKinds[planType]
  const plan = openPlan(scene.ledger, recorder, planType)
  const { accounts, ground, input } = received(scene, kind, plan, body)
  refuseOldRevision(plan, body)
  if (plan.committedInput === null) storeLinks(scene.ledger, recorder, plan.id, accounts)
  updatePlan(scene.ledger, plan.id, {
    draftInput: input,
    draftVersion: kind.version,
    draftLinks: toDraftLinks(plan, accounts, body.linkedAccounts),
    draftOwnPaths: ownPathsOfDraft(planType, input, ground.household),
    draftRevision: plan.draftRevision + 1,
    draftStep: body.step ?? null,
    draftSavedAt: now,
    status: movedStatus(plan.status, 'save'),
  })
  flagPlan(writer, plan, 'isLastModified')
}

/**
 * Stores the case that a plan is computed from. Its present problems count as known from here on, but for those that go on
 * unless something else is done.
 */
function writeCase(
  { scene, now }: PlanWriter,
  kind: AnyPlanDefinition,
  plan: StoredPlan,
  made: PlanCase,
  values: Partial<StoredPlan>,
  goesOn: (key: string) => boolean = () => false,
): void {
  updatePlan(scene.ledger, plan.id, {
    committedInput: made.input,
    committedVersion: kind.version,
    committedFacts: made.facts,
    asOf: made.terms.asOf,
    ruleBook: made.terms.ruleBook.ruleBookId,
    committedAt: plan.committedAt ?? now,
    dismissedAttention: null,
    ...values,
  })
  const stored = findPlan(scene.ledger, kind.planType)
  if (!stored) return
  const knownAttention = attentionKeys(scene, kind, stored).filter((key) => !goesOn(key))
  updatePlan(scene.ledger, plan.id, { knownAttention })
}

/** A plan without a draft; its revision goes on counting, so that an old tab's save is noticed. */
const noDraft = {
  draftInput: null,
  draftVersion: null,
  draftLinks: null,
  draftOwnPaths: null,
  draftStep: null,
  draftSavedAt: null,
} as const

/** Commits a plan. Source: Q-PLAN-4. @throws ApiError 400, 404 */
export function writeCommit(writer: PlanWriter, planType: PlanType, body: PlanBody): void {
  const { scene, recorder, now } = writer
  const kind = planKinds[planType]
  const plan = openPlan(scene.ledger, recorder, planType)
  const { accounts, ground, input } = received(scene, kind, plan, body)
  const terms = { asOf: scene.today, ruleBook: kind.ruleBookFor(input, currentRuleBook) }
  const made = { input, facts: kind.loadFacts(ground), terms }
  refuseFaults(kind, made, body.linkedAccounts ?? accounts)
  storeLinks(scene.ledger, recorder, plan.id, accounts)
  const facts = commitFacts(kind, plan, { input, ownPaths: body.ownPaths }, ground)
  writeFacts({ ledger: scene.ledger, recorder, now, familyName: '' }, toChanges(facts))
  const status = movedStatus(plan.status, 'commit')
  writeCase(writer, kind, plan, made, {
    status,
    committedAt: now,
    ownPaths: facts.ownPaths,
    ...noDraft,
  })
  flagPlan(writer, plan, 'isLastModified')
  giveSteps(scene.ledger, recorder, kind, kind.work(made))
}

/**
 * Computes the committed input again with today's facts.
 * Source: Q-PLAN-7.
 * @throws ApiError 404 if nothing is committed, 400
 */
export function writeRefresh(writer: PlanWriter, planType: PlanType): void {
  const { scene, recorder } = writer
  const kind = planKinds[planType]
  const plan = findPlan(scene.ledger, planType)
  const committed = findCase(plan)
  if (!plan || !committed) throw notFound()
  recorder.willChange('plan', [plan.id])
  const accounts = accountsOfPlan(scene.ledger, planType, plan)
  const made = presentCase(kind, committed, scene, accounts)
  refuseFaults(kind, made, accounts)
  storeLinks(scene.ledger, recorder, plan.id, accounts)
  // With a bank that cannot be read, the figures are as old as before: only repairing it helps.
  writeCase(writer, kind, plan, made, { status: movedStatus(plan.status, 'refresh') }, (key) =>
    key.startsWith('SYNC_ISSUE'),
  )
}

/** Discards a plan's draft. A plan that was never committed is then as if it had not been started. */
export function writeDiscard(writer: PlanWriter, planType: PlanType): void {
  const { scene, recorder } = writer
  const plan = findPlan(scene.ledger, planType)
  if (!plan || plan.draftInput === null) return
  if (plan.committedInput === null) return writeCancel(writer, planType)
  recorder.willChange('plan', [plan.id])
  updatePlan(scene.ledger, plan.id, noDraft)
}

/** Deletes everything that a plan holds. Source: Q-PLAN-6. */
export function writeCancel({ scene: { ledger }, recorder }: PlanWriter, planType: PlanType): void {
  takeSteps(ledger, recorder, planType)
  takeScenarios(ledger, recorder, planType)
  const plan = findPlan(ledger, planType)
  if (!plan) return
  const linkIds = findLinks(ledger, plan).map(({ id }) => id)
  recorder.willChange('plan', [plan.id])
  recorder.willChange('plan_link', linkIds)
  storeLinks(ledger, recorder, plan.id, [])
  updatePlan(ledger, plan.id, {
    ...untouchedPlan,
    isDefault: plan.isDefault,
    status: PlanStatus.NOT_STARTED,
    draftRevision: plan.draftRevision,
  })
}

/** Makes a plan the default of its goal. Source: Q-PLAN-8. */
export function writeDefault(writer: PlanWriter, planType: PlanType): void {
  const { scene, recorder } = writer
  const plan = openPlan(scene.ledger, recorder, planType)
  flagPlan(writer, plan, 'isDefault')
  updatePlan(scene.ledger, plan.id, { status: movedStatus(plan.status, 'set') })
}
