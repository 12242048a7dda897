import type { Input } from '@evenkeel/api-client/contract/endpoints'
import type { AccountChange } from '@evenkeel/api-client/contract/accounts'
import type { AccountLink, TypedLink } from '@evenkeel/api-client/contract/plan/linked-account'
import { commitBodies, saveBodies } from '@evenkeel/api-client/contract/plan/plan-types'
import type { PlanType } from '@evenkeel/engine'
import type { Refusal } from '@evenkeel/ui/form'
import { pathName, valueAt, wireName, withValueAt } from '@evenkeel/ui/use-form'
import * as words from '../../words/plan-shell.generated.ts'

/** What a plan's form sends: its input, the accounts that it includes, and the account terms that were typed in it. */
export interface PlanBody {
  readonly input: unknown
  readonly linkedAccounts?: readonly (AccountLink | TypedLink)[]
  /** Rates and minimum payments that were missing; they belong to the accounts and are stored there first. */
  readonly terms?: readonly AccountChange[]
  /** Of a save: the revision of the draft that this one follows, and the step of the wizard. */
  readonly draftRevision?: number
  readonly step?: string
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

interface Checked<Body> {
  /** Null if something was refused. */
  readonly body: Body | null
  readonly refusals: readonly Refusal[]
}

/** Returns the messages of a schema by the names that the server has for the fields: `input.benefits[0].isEnrolled`. */
const toRefusals = (issues: readonly Issue[], body: unknown): Refusal[] =>
  issues.map((issue) => {
    const path = pathName(issue.path)
    const isMissing = path !== '' && (valueAt(body, path) ?? null) === null
    return { field: wireName(path), errors: [isMissing ? words.fieldRequired() : issue.message] }
  })

/** Returns a draft as the server accepts it, by the schema that the server checks with; else the server's message for each field. */
export function draftBody(planType: PlanType, body: PlanBody): Checked<Input<'savePlan'>['body']> {
  const { data = null, error } = saveBodies[planType].safeParse(body)
  return { body: data, refusals: toRefusals(error?.issues ?? [], body) }
}

/** The same for a commit, which needs every field. */
export function commitBody(planType: PlanType, body: PlanBody): Checked<Input<'commitPlan'>['body']> {
  const { data = null, error } = commitBodies[planType].safeParse(body)
  return { body: data, refusals: toRefusals(error?.issues ?? [], body) }
}

/** Returns what was saved at a path; undefined where the row of the list is another account by now. */
function savedAt(saved: unknown, body: PlanBody, path: readonly PropertyKey[]): unknown {
  const account = pathName(['linkedAccounts', path[1] ?? '', 'userAccountId'])
  const isOther = path[0] === 'linkedAccounts' && valueAt(saved, account) !== valueAt(body, account)
  return isOther ? undefined : valueAt(saved, pathName(path))
}

/**
 * Returns what of a draft the server keeps: in place of texts that are no value, such as half a date, what was saved there before.
 * Null where nothing can be kept.
 */
export function savableBody(planType: PlanType, body: PlanBody, saved: unknown): Input<'savePlan'>['body'] | null {
  const { data, error } = saveBodies[planType].safeParse(body)
  if (data !== undefined) return data
  const whole = (error?.issues ?? []).reduce(
    (left, { path }) => withValueAt(left, pathName(path), savedAt(saved, body, path)),
    body,
  )
  return saveBodies[planType].safeParse(whole).data ?? null
}

/** Returns a link with the terms that were typed for its account. */
function withTerms(link: AccountLink, terms: readonly AccountChange[]): TypedLink {
  const { interestRate, monthlyMinimumPayment } =
    terms.find(({ userAccountId }) => userAccountId === link.userAccountId) ?? {}
  return {
    ...link,
    ...(typeof interestRate === 'number' && { interestRate }),
    ...(typeof monthlyMinimumPayment === 'number' && { minimumMonthlyPayment: monthlyMinimumPayment }),
  }
}

/** Returns the same body with the terms that were typed at their accounts, as a draft keeps them. */
export function withTypedTerms({ terms = [], ...typed }: PlanBody): PlanBody {
  const { linkedAccounts } = typed
  return { ...typed, ...(linkedAccounts && { linkedAccounts: linkedAccounts.map((link) => withTerms(link, terms)) }) }
}

/** Returns what is typed as the server previews it; null for what it would refuse. */
export const previewBody = (planType: PlanType, typed: PlanBody) => draftBody(planType, withTypedTerms(typed)).body
