import type { Input } from '@evenkeel/api-client/contract/endpoints'
import type { AccountLink, LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { commitBodies, saveBodies } from '@evenkeel/api-client/contract/plan/plan-types'
import type { PlanType } from '@evenkeel/engine'
import type { Refusal } from '@evenkeel/ui/form'

/** What a plan's form sends: its input, and which of the accounts it counts. */
export interface PlanBody {
  readonly input: unknown
  readonly linkedAccounts?: readonly AccountLink[]
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

type Checked<Body> =
  | { readonly body: Body; readonly refusals: readonly Refusal[] }
  | { readonly body: null; readonly refusals: readonly Refusal[] }

const REQUIRED = 'Field required'

/** ['input', 'benefits', 0, 'isEnrolled'] as the server writes it: input.benefits[0].isEnrolled. */
const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : `${name}${name && '.'}${String(part)}`),
    '',
  )

const isMissing = (body: unknown, path: readonly PropertyKey[]): boolean => {
  const value = path.reduce<unknown>(
    (inside, part) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, part) : undefined),
    body,
  )
  return value === undefined || value === null
}

const refusalsOf = (issues: readonly Issue[], body: unknown): Refusal[] =>
  issues.map(({ path, message }) => ({ field: fieldName(path), errors: [isMissing(body, path) ? REQUIRED : message] }))

/** A draft as the server takes it, by the schema that it checks with; else what it would say against each field. */
export function draftBody(planType: PlanType, body: PlanBody): Checked<Input<'savePlan'>['body']> {
  const { data, error } = saveBodies[planType].safeParse(body)
  return data === undefined
    ? { body: null, refusals: refusalsOf(error?.issues ?? [], body) }
    : { body: data, refusals: [] }
}

/** The same for a commit, which needs every field. */
export function commitBody(planType: PlanType, body: PlanBody): Checked<Input<'commitPlan'>['body']> {
  const { data, error } = commitBodies[planType].safeParse(body)
  return data === undefined
    ? { body: null, refusals: refusalsOf(error?.issues ?? [], body) }
    : { body: data, refusals: [] }
}

/** The accounts as they are sent: a list that is sent is the whole of it. Those that are gone are named no more. */
export const linksOf = (accounts: readonly LinkedAccount[]): AccountLink[] =>
  accounts
    .filter(({ isLinked, isDeleted }) => isLinked && !isDeleted)
    .map(({ userAccountId, isLinked, loanType }) => ({
      userAccountId,
      isLinked,
      ...(loanType === null ? {} : { loanType }),
    }))
