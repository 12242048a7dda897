import type { AccountLink, LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { goalOfPlan, goalPlans, movedStatus, PlanStatus, type PlanType } from '@evenkeel/engine'
import { badRequest, type FieldErrors, notFound } from '../../errors.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { findPlan, insertPlan, type StoredPlan, untouchedPlan, updatePlan } from '../../store/ledger/plans.ts'
import type { ChangeRecorder } from '../record-change.ts'
import { planKinds } from './all-plan-kinds.ts'
import { caseOf } from './committed-case.ts'
import { groundOf, type PlanScene } from './ground-of.ts'
import { attentionKeys, presentCase } from './plan-attention.ts'
import type { AnyPlanKind, PlanCase } from './plan-kind.ts'
import { accountsOfDraft, accountsOfPlan, asSent, linksOf, storeLinks } from './plan-links.ts'
import { giveSteps, takeSteps } from './plan-steps.ts'
import { updateProfile } from './profile-update.ts'
import { currentRuleBook } from './rule-books.ts'

/** What a save or a commit is given. */
export interface PlanBody {
  readonly input: unknown
  readonly linkedAccounts?: readonly AccountLink[] | undefined
}

/** Where a change of plans is written, and by when. */
export interface PlanWriter {
  readonly scene: PlanScene
  readonly recorder: ChangeRecorder
  /** The moment, as it is stored. */
  readonly now: string
}

/** The other plans of a plan's goal, whether or not they are offered just now. */
const siblingsOf = (planType: PlanType): PlanType[] =>
  goalPlans(goalOfPlan(planType), { hasPartner: true }).filter((other) => other !== planType)

/** The row of a plan, made where there is none, noted for the journal. */
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
  const others = siblingsOf(plan.planType).flatMap((planType) => findPlan(ledger, planType) ?? [])
  const flagged = others.filter((other) => other[flag])
  recorder.willChange(
    'plan',
    flagged.map(({ id }) => id),
  )
  for (const { id } of flagged) updatePlan(ledger, id, { [flag]: false })
  updatePlan(ledger, plan.id, { [flag]: true })
}

/** A fault of an account is told by its id, and sent by its place in the list that was sent. */
function placed(faults: FieldErrors, sent: readonly AccountLink[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(faults).map(([field, message]) => {
      const id = Number(/^linkedAccounts#(\d+)/.exec(field)?.[1] ?? 0)
      const index = sent.findIndex(({ userAccountId }) => userAccountId === id)
      return [field.replace(/#\d+/, index === -1 ? '' : `[${index}]`), message]
    }),
  )
}

function refuseFaults(kind: AnyPlanKind, plan: PlanCase, sent: readonly AccountLink[] = []): void {
  const faults = kind.faults(plan)
  if (Object.keys(faults).length > 0) throw badRequest(placed(faults, sent))
}

/** What was sent, with its accounts and what follows them. @throws ApiError 400, 404 */
function received(scene: PlanScene, kind: AnyPlanKind, plan: StoredPlan, body: PlanBody) {
  const accounts = asSent(scene.ledger, accountsOfDraft(scene.ledger, kind.planType, plan), body.linkedAccounts)
  const ground = groundOf(scene, accounts)
  kind.admit(body.input, ground)
  return { accounts, ground, input: kind.follow(body.input, ground) }
}

const toDraftLinks = (accounts: readonly LinkedAccount[]) =>
  accounts.filter(({ isLinked }) => isLinked).map(({ userAccountId, loanType }) => ({ userAccountId, loanType }))

/** Keeps a draft; what is committed stays as it is, its links too (Q-PLAN-4). @throws ApiError 400, 404 */
export function writeDraft(writer: PlanWriter, planType: PlanType, body: PlanBody): void {
  const { scene, recorder } = writer
  const kind = planKinds[planType]
  const plan = openPlan(scene.ledger, recorder, planType)
  const { accounts, input } = received(scene, kind, plan, body)
  const isCommitted = plan.committedInput !== null
  if (!isCommitted) storeLinks(scene.ledger, recorder, plan.id, accounts)
  updatePlan(scene.ledger, plan.id, {
    draftInput: input,
    draftVersion: kind.version,
    draftLinks: isCommitted ? toDraftLinks(accounts) : null,
    status: movedStatus(plan.status, 'save'),
  })
  flagPlan(writer, plan, 'isLastModified')
}

/** Stores what a plan is worked out from; whatever is wrong with it now is known from here on. */
function writeCase(
  { scene, now }: PlanWriter,
  kind: AnyPlanKind,
  plan: StoredPlan,
  made: PlanCase,
  values: Partial<StoredPlan>,
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
  if (stored) updatePlan(scene.ledger, plan.id, { knownAttention: attentionKeys(scene, kind, stored) })
}

/** Makes a plan effective (Q-PLAN-4). @throws ApiError 400, 404 */
export function writeCommit(writer: PlanWriter, planType: PlanType, body: PlanBody): void {
  const { scene, recorder, now } = writer
  const kind = planKinds[planType]
  const plan = openPlan(scene.ledger, recorder, planType)
  const { accounts, ground, input } = received(scene, kind, plan, body)
  const made = { input, facts: kind.gather(ground), terms: { asOf: scene.today, ruleBook: currentRuleBook } }
  refuseFaults(kind, made, body.linkedAccounts)
  storeLinks(scene.ledger, recorder, plan.id, accounts)
  updateProfile(scene.ledger, recorder, kind.profileOf(input))
  const status = movedStatus(plan.status, 'commit')
  writeCase(writer, kind, plan, made, {
    status,
    committedAt: now,
    draftInput: null,
    draftVersion: null,
    draftLinks: null,
  })
  flagPlan(writer, plan, 'isLastModified')
  giveSteps(scene.ledger, recorder, kind, kind.work(made))
}

/** Works out the committed input again with what is known today (Q-PLAN-7). @throws ApiError 404 without one, 400 */
export function writeRefresh(writer: PlanWriter, planType: PlanType): void {
  const { scene, recorder } = writer
  const kind = planKinds[planType]
  const plan = findPlan(scene.ledger, planType)
  const committed = caseOf(plan)
  if (!plan || !committed) throw notFound()
  recorder.willChange('plan', [plan.id])
  const accounts = accountsOfPlan(scene.ledger, planType, plan)
  const present = presentCase(kind, committed, scene, accounts)
  const made = { ...present, terms: { ...present.terms, ruleBook: currentRuleBook } }
  refuseFaults(kind, made)
  storeLinks(scene.ledger, recorder, plan.id, accounts)
  writeCase(writer, kind, plan, made, { status: movedStatus(plan.status, 'refresh') })
}

/** Drops all that a plan holds (Q-PLAN-6). */
export function writeCancel({ scene: { ledger }, recorder }: PlanWriter, planType: PlanType): void {
  takeSteps(ledger, recorder, planType)
  const plan = findPlan(ledger, planType)
  if (!plan) return
  const linkIds = linksOf(ledger, plan).map(({ id }) => id)
  recorder.willChange('plan', [plan.id])
  recorder.willChange('plan_link', linkIds)
  storeLinks(ledger, recorder, plan.id, [])
  updatePlan(ledger, plan.id, { ...untouchedPlan, isDefault: plan.isDefault, status: PlanStatus.NOT_STARTED })
}

/** Makes a plan the default of its goal (Q-PLAN-8). */
export function writeDefault(writer: PlanWriter, planType: PlanType): void {
  const { scene, recorder } = writer
  const plan = openPlan(scene.ledger, recorder, planType)
  flagPlan(writer, plan, 'isDefault')
  updatePlan(scene.ledger, plan.id, { status: movedStatus(plan.status, 'set') })
}
