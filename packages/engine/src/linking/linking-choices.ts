import { AccountGroup, insuranceCategoryName } from '../accounts/account-types.ts'
import { PlanType } from '../goals/plan-type.ts'
import { accountLabel } from './linked-account.ts'
import { sortByName } from './load-linked-accounts.ts'

interface ChoosableAccount {
  readonly userAccountId: number
  readonly name: string
  readonly displayName?: string | null
  readonly categoryName: string
  readonly typeName: string
  readonly groupName: AccountGroup
  readonly isLinked: boolean
}

/** What linking leaves out: type or category names, and account names. Case ignored. */
export interface HiddenFromLinking {
  readonly typeNames: readonly string[]
  readonly accountNames: readonly string[]
}

export interface LinkingChoices<Account> {
  /** Shown at once. */
  readonly defaults: readonly Account[]
  /** Behind 'Show more accounts'. */
  readonly more: readonly Account[]
}

const studentLoanTypeName = 'Student Loan'

const isStudentLoan = ({ typeName }: ChoosableAccount): boolean => typeName === studentLoanTypeName

interface PlanAccounts {
  readonly groupName: AccountGroup
  /** Among the accounts of the group. */
  readonly isOwn: (account: ChoosableAccount) => boolean
  /** Whether the others of the group may stand behind 'Show more accounts'. */
  readonly hasMore: boolean
}

const owned = (hasMore: boolean, ...categoryNames: readonly string[]): PlanAccounts => ({
  groupName: AccountGroup.ASSET,
  isOwn: ({ categoryName }) => categoryNames.includes(categoryName),
  hasMore,
})
const owed = (isOwn: PlanAccounts['isOwn']): PlanAccounts => ({
  groupName: AccountGroup.LIABILITY,
  isOwn,
  hasMore: false,
})

const savings = owned(true, 'Retirement', 'Investment')
const insurance = owned(false, insuranceCategoryName)

/** Q-ACCT-7; a plan that is not here links no accounts. */
const accountsByPlan: Readonly<Partial<Record<PlanType, PlanAccounts>>> = {
  [PlanType.RETIREMENT]: savings,
  [PlanType.ASSET_ALLOCATION]: savings,
  [PlanType.DISTRIBUTION_PLANNING]: savings,
  [PlanType.REDUCE_DEBT]: owed((account) => !isStudentLoan(account)),
  [PlanType.STUDENT_DEBT]: owed(isStudentLoan),
  [PlanType.EMERGENCY_FUND]: owned(true, 'Cash'),
  [PlanType.LIFE_INSURANCE]: insurance,
  [PlanType.DISABILITY_INSURANCE]: insurance,
  [PlanType.PARTNER_LIFE_INSURANCE]: insurance,
}

/** No name is hidden until a company hides one (Q-ACCT-7). */
export const defaultHiddenFromLinking: HiddenFromLinking = { typeNames: [], accountNames: [] }

const holds = (names: readonly string[], name: string): boolean =>
  names.some((hidden) => hidden.toLowerCase() === name.toLowerCase())

const isHidden = (account: ChoosableAccount, { typeNames, accountNames }: HiddenFromLinking): boolean =>
  holds(typeNames, account.typeName) ||
  holds(typeNames, account.categoryName) ||
  holds(accountNames, account.name) ||
  holds(accountNames, accountLabel(account))

/**
 * The accounts that a plan offers for linking, in the order of their names. Shown at once: those that are linked already
 * and those of the plan's own kinds. Behind 'Show more accounts': the others of the same group (assets or liabilities).
 *
 * Debt: liabilities except student loans, and no more. Student debt: student loans, and no more. Emergency fund: cash.
 * Retirement, asset allocation, distribution: retirement and investment. Life, disability and partner life insurance:
 * insurance and no more, for no money account can stand for a policy; insurance is shown in no other plan. Hidden types,
 * categories and names are left out, linked or not, case ignored. A plan that links no accounts gives none.
 *
 * Source: specification section 4, Q-ACCT-7, Q-LINK-3.
 */
export function linkingChoices<Account extends ChoosableAccount>(
  planType: PlanType,
  accounts: readonly Account[],
  hidden: HiddenFromLinking = defaultHiddenFromLinking,
): LinkingChoices<Account> {
  const plan = accountsByPlan[planType]
  if (plan === undefined) return { defaults: [], more: [] }
  const offered = sortByName(accounts.filter((account) => !isHidden(account, hidden)))
  const isOfGroup = ({ groupName }: Account): boolean => groupName === plan.groupName
  const isDefault = (account: Account): boolean => account.isLinked || (isOfGroup(account) && plan.isOwn(account))
  // An insurance's balance is the sum insured, not money that is there: it stands nowhere but in its own plans.
  const isMore = (account: Account): boolean =>
    plan.hasMore && !isDefault(account) && isOfGroup(account) && account.categoryName !== insuranceCategoryName
  return { defaults: offered.filter(isDefault), more: offered.filter(isMore) }
}
