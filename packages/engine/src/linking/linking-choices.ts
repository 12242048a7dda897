import { AccountGroup, insuranceCategoryName, propertyCategoryName } from '../accounts/account-types.ts'
import { PlanType } from '../goals/plan-type.ts'
import { accountLabel, sortByName } from './linked-account.ts'

interface ChoosableAccount {
  readonly userAccountId: number
  readonly name: string
  readonly displayName?: string | null
  readonly categoryName: string
  readonly typeName: string
  readonly groupName: AccountGroup
  readonly isLinked: boolean
}

/** Type or category names, and account names, that linking leaves out. Ignores case. */
interface HiddenFromLinking {
  readonly typeNames: readonly string[]
  readonly accountNames: readonly string[]
}

interface LinkingChoices<Account> {
  /** Shown at once. */
  readonly defaults: readonly Account[]
  /** Behind 'Show more accounts'. */
  readonly more: readonly Account[]
}

const studentLoanTypeName = 'Student Loan'

const isStudentLoan = ({ typeName }: ChoosableAccount): boolean => typeName === studentLoanTypeName

interface PlanAccounts {
  readonly groupName: AccountGroup
  /** Called with accounts of the group only. */
  readonly isOwn: (account: ChoosableAccount) => boolean
  /** Whether the other accounts of the group are offered under 'Show more accounts'. */
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

/** A plan that is not listed links no accounts. Source: Q-ACCT-7. */
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

/** No name is hidden unless a company hides it. Source: Q-ACCT-7. */
const defaultHiddenFromLinking: HiddenFromLinking = { typeNames: [], accountNames: [] }

/** Whether a plan counts accounts at all. */
export const canLinkAccounts = (planType: PlanType): boolean => accountsByPlan[planType] !== undefined

const holds = (names: readonly string[], name: string): boolean =>
  names.some((hidden) => hidden.toLowerCase() === name.toLowerCase())

const isHidden = (account: ChoosableAccount, { typeNames, accountNames }: HiddenFromLinking): boolean =>
  holds(typeNames, account.typeName) ||
  holds(typeNames, account.categoryName) ||
  holds(accountNames, account.name) ||
  holds(accountNames, accountLabel(account))

/**
 * Returns the accounts that a plan offers for linking, sorted by name. `defaults` are shown at once: accounts that are
 * already linked, and those of the plan's own kinds. `more` is behind 'Show more accounts': the others of the same
 * group (assets or liabilities).
 *
 * Debt: liabilities except student loans, no `more`. Student debt: student loans, no `more`. Emergency fund: cash.
 * Retirement, asset allocation, distribution: retirement and investment. Life, disability and partner life insurance:
 * only insurance, because no money account can replace a policy; no other plan shows insurance. Homes and cars are
 * offered to no plan; one that is linked already stays. Hidden types,
 * categories and names are left out, even if linked; case is ignored. A plan that links no accounts has no choices.
 *
 * Source: LINK-04, LINK-17, Q-ACCT-7, Q-LINK-3.
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
  // An insurance's balance is the sum insured, and a home or a car cannot be spent: neither is savings.
  const isMore = (account: Account): boolean =>
    plan.hasMore &&
    !isDefault(account) &&
    isOfGroup(account) &&
    account.categoryName !== insuranceCategoryName &&
    account.categoryName !== propertyCategoryName
  return { defaults: offered.filter(isDefault), more: offered.filter(isMore) }
}
