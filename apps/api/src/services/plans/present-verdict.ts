import type { LinkedAccount, TypedLink } from '@evenkeel/api-client/contract/plan/linked-account'
import type { Verdict } from '@evenkeel/engine'
import { findPlan, type StoredPlan } from '../../store/ledger/plans.ts'
import { findCase } from './committed-case.ts'
import { planContext, type PlanScene } from './ground-of.ts'
import type { AnyPlanDefinition, PlanCase } from './plan-definition.ts'
import { accountsOfDraft, asSent } from './plan-links.ts'
import { presentCase } from './present-case.ts'
import { currentRuleBook } from './rule-books.ts'

/** Returns what is typed as a case of today, with its ground; null while something that a commit needs is missing. */
function wholeCase(scene: PlanScene, kind: AnyPlanDefinition, typed: unknown, accounts: readonly LinkedAccount[]) {
  const ground = planContext(scene, accounts)
  kind.authorize(typed, ground)
  const input = kind.applyLinkedAccounts(typed, ground)
  if (!kind.isWhole(input)) return null
  const terms = { asOf: scene.today, ruleBook: kind.ruleBookFor(input, currentRuleBook) }
  return { made: { input, facts: kind.loadFacts(ground), terms }, ground }
}

/** What is typed into a plan's form. */
interface TypedPlan {
  readonly input: unknown
  readonly linkedAccounts?: readonly TypedLink[] | undefined
}

type TypedTerms = Pick<TypedLink, 'userAccountId' | 'interestRate' | 'minimumMonthlyPayment'>

/** Returns the accounts with the terms that are typed in place of those that no account states. */
function withTypedTerms(accounts: readonly LinkedAccount[], links: readonly TypedTerms[] = []): LinkedAccount[] {
  const typed = new Map(links.map((link) => [link.userAccountId, link]))
  return accounts.map((account) => {
    const { interestRate = null, minimumMonthlyPayment = null } = typed.get(account.userAccountId) ?? {}
    return {
      ...account,
      interestRate: account.interestRate ?? interestRate,
      minimumMonthlyPayment: account.minimumMonthlyPayment ?? minimumMonthlyPayment,
    }
  })
}

/** Returns a draft that is complete as a case, with its accounts and the terms it keeps for them; null for any other. */
function wholeDraft(scene: PlanScene, kind: AnyPlanDefinition, plan: StoredPlan) {
  if (plan.draftInput === null) return null
  const accounts = accountsOfDraft(scene.ledger, kind.planType, plan)
  return wholeCase(scene, kind, plan.draftInput, withTypedTerms(accounts, plan.draftLinks ?? []))
}

/**
 * Returns how good a plan would be with what is typed, measured against what was committed; null while something that it
 * needs is missing.
 * @throws ApiError 400, 404
 */
export function typedVerdict(scene: PlanScene, kind: AnyPlanDefinition, typed: TypedPlan): Verdict | null {
  const plan = findPlan(scene.ledger, kind.planType)
  const accounts = asSent(scene.ledger, accountsOfDraft(scene.ledger, kind.planType, plan), typed.linkedAccounts)
  const whole = wholeCase(scene, kind, typed.input, withTypedTerms(accounts, typed.linkedAccounts))
  if (whole === null) return null
  const promise = findCase(plan) ?? (kind.isJudgedByCommit ? whole.made : null)
  return kind.verdict(whole.made, whole.ground, promise)
}

/**
 * Returns what is judged of a plan: the committed choices with today's facts; of a plan that was never committed, its
 * draft. Null if there is nothing to judge.
 */
export function judgedCase(
  scene: PlanScene,
  kind: AnyPlanDefinition,
  plan: StoredPlan,
  accounts: readonly LinkedAccount[],
): PlanCase | null {
  const committed = findCase(plan)
  return committed === null
    ? (wholeDraft(scene, kind, plan)?.made ?? null)
    : presentCase(kind, committed, scene, accounts)
}

/** A committed plan with today's facts, and how good it is with them. */
export interface JudgedToday {
  readonly committed: PlanCase
  readonly present: PlanCase
  readonly verdict: Verdict | null
}

/** Returns how good a committed plan is today; null for one that is not committed. To work out a retirement takes some 5 ms. */
export function judgeToday(
  scene: PlanScene,
  kind: AnyPlanDefinition,
  plan: StoredPlan,
  accounts: readonly LinkedAccount[],
): JudgedToday | null {
  const committed = findCase(plan)
  if (committed === null) return null
  const present = presentCase(kind, committed, scene, accounts)
  return { committed, present, verdict: kind.verdict(present, planContext(scene, accounts), committed) }
}

/**
 * Returns how good a plan is today: the committed choices with today's facts, measured against what was committed; of a
 * plan that was never committed, its draft. Null if there is nothing to judge.
 */
export function presentVerdict(
  scene: PlanScene,
  kind: AnyPlanDefinition,
  plan: StoredPlan,
  accounts: readonly LinkedAccount[],
): Verdict | null {
  const judged = judgeToday(scene, kind, plan, accounts)
  if (judged !== null) return judged.verdict
  const draft = wholeDraft(scene, kind, plan)
  return draft && kind.verdict(draft.made, draft.ground, null)
}

/** Returns how good a plan was when it was committed, by its own facts of that day. */
export const promisedVerdict = (
  scene: PlanScene,
  kind: AnyPlanDefinition,
  committed: PlanCase,
  accounts: readonly LinkedAccount[],
): Verdict | null => kind.verdict(committed, planContext(scene, accounts, committed.facts), committed)
