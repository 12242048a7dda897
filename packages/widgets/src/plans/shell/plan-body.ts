import type { Input } from '@evenkeel/api-client/contract/endpoints'
import type { AccountChange } from '@evenkeel/api-client/contract/accounts'
import type { AccountLink, TypedLink } from '@evenkeel/api-client/contract/plan/linked-account'
import { commitBodies, saveBodies } from '@evenkeel/api-client/contract/plan/plan-types'
import { previewBodies } from '@evenkeel/api-client/contract/plan/preview-bodies'
import type { PlanType } from '@evenkeel/engine'
import type { Refusal } from '@evenkeel/ui/form'
import { pathName, valueAt, wireName } from '@evenkeel/ui/use-form'
import * as words from '../../words/plan-shell.generated.ts'

/** What a plan's form sends: its input, the accounts that it includes, and the account terms that were typed in it. */
export interface PlanBody {
  readonly input: unknown
  readonly linkedAccounts?: readonly AccountLink[]
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

type Checked<Body> =
  | { readonly body: Body; readonly refusals: readonly Refusal[] }
  | { readonly body: null; readonly refusals: readonly Refusal[] }

/** Returns the messages of a schema by the names that the server has for the fields: `input.benefits[0].isEnrolled`. */
const toRefusals = (issues: readonly Issue[], body: unknown): Refusal[] =>
  issues.map((issue) => {
    const path = pathName(issue.path)
    const isMissing = path !== '' && (valueAt(body, path) ?? null) === null
    return { field: wireName(path), errors: [isMissing ? words.fieldRequired() : issue.message] }
  })

/** Returns a draft as the server accepts it, by the schema that the server checks with; else the server's message for each field. */
export function draftBody(planType: PlanType, body: PlanBody): Checked<Input<'savePlan'>['body']> {
  const { data, error } = saveBodies[planType].safeParse(body)
  return data === undefined
    ? { body: null, refusals: toRefusals(error?.issues ?? [], body) }
    : { body: data, refusals: [] }
}

/** The same for a commit, which needs every field. */
export function commitBody(planType: PlanType, body: PlanBody): Checked<Input<'commitPlan'>['body']> {
  const { data, error } = commitBodies[planType].safeParse(body)
  return data === undefined
    ? { body: null, refusals: toRefusals(error?.issues ?? [], body) }
    : { body: data, refusals: [] }
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

/** Returns what is typed as the server previews it; null for what it would refuse. */
export function previewBody(planType: PlanType, { terms = [], ...typed }: PlanBody) {
  const { linkedAccounts } = typed
  const links = linkedAccounts && { linkedAccounts: linkedAccounts.map((link) => withTerms(link, terms)) }
  return previewBodies[planType].safeParse({ ...typed, ...links }).data ?? null
}
