import { PlanType } from '@evenkeel/engine'
import * as words from '../words/explanation.generated.ts'
import { editPath } from './goal-pages.ts'
import { paths } from './paths.ts'

/** The plan whose inputs are explained: it says where they are changed, and whether accounts are linked to it. */
export interface ExplainedPlan {
  readonly planType: PlanType
  /** Left out where they are not known. */
  readonly linkedAccounts?: readonly { readonly isLinked: boolean }[]
  readonly input?: unknown
}

/**
 * Where an input comes from. `linked` is the sum of linked accounts, and the person's own number without one; `policies` too, but
 * without one it may also come from the company. `plan` was typed, looked up or assumed: only the plan's form says which.
 */
type Kind =
  | 'entered'
  | 'plan'
  | 'linked'
  | 'policies'
  | 'accounts'
  | 'transactions'
  | 'budgets'
  | 'profile'
  | 'checkup'
  | 'wellBeing'
  | 'employer'
  | 'rules'
  | 'worked'

const listed: Readonly<Record<Kind, string>> = {
  entered: `debt.paidOnce debt.payment debt.threshold protection.document protection.expenses protection.monthsToCover
    protection.ownBenefit retirement.claimingAge retirement.drawExpenses retirement.expenses retirement.fullBenefit
    retirement.lifeExpectancy retirement.otherIncome retirement.retirementAge retirement.stateRate choices.annualIncome
    choices.fromRisk choices.fromSpending choices.fromYears choices.youSave retirement.annualIncome protection.annualIncome`,
  plan: `protection.employerBenefit protection.wait retirement.inflation retirement.returnBefore retirement.returnIn
    retirement.taxRate`,
  linked: `debt.balanceOf debt.minimumOf debt.rateOf protection.emergencySavings protection.monthsSaved retirement.fund
    retirement.saved`,
  policies: 'protection.existing',
  accounts: 'flows.netWorthCategory protection.debts',
  transactions: `flows.budgetedSpending flows.income flows.incomeLastMonth flows.incomeThreeMonthsAgo flows.incomeTwoMonthsAgo
    flows.spending flows.transactions protection.monthlySavings`,
  budgets: 'flows.budgets flows.carried',
  profile: 'choices.yourAge protection.minors protection.yearsToReplace',
  checkup: 'choices.area',
  wellBeing: 'choices.statement',
  employer: 'choices.employerAdds choices.matchedUpTo',
  rules: `choices.shareOfStocks protection.coverShare protection.incomeShare protection.maxBenefit protection.minBase
    protection.partnerShare protection.perChild protection.realReturn retirement.firstBend retirement.fullAge retirement.incomeCap
    retirement.secondBend`,
  worked: `protection.fundLasts retirement.socialSecurity retirement.spouseSocialSecurity retirement.taxIncome retirement.yearsIn
    retirement.yearsUntil`,
}

const kinds = Object.keys(listed) as readonly Kind[]
const kindOf = new Map(kinds.flatMap((kind) => listed[kind].split(/\s+/).map((key) => [key, kind] as const)))

/** The labels of all inputs whose source is known. */
export const sourcedLabels: ReadonlySet<string> = new Set(kindOf.keys())

/** Where an input comes from, in words, and where it is changed; null where a rule sets it. */
export interface InputSource {
  readonly text: string
  readonly path: string | null
}

type OwnKind = 'entered' | 'plan' | 'linked' | 'policies'

const fixedSources: Readonly<Record<Exclude<Kind, OwnKind>, () => InputSource>> = {
  accounts: () => ({ text: words.fromAccounts(), path: paths.accounts() }),
  transactions: () => ({ text: words.fromTransactions(), path: paths.transactions() }),
  budgets: () => ({ text: words.fromBudgets(), path: paths.budgets() }),
  profile: () => ({ text: words.fromAboutMe(), path: paths.aboutMe() }),
  checkup: () => ({ text: words.yourAnswer(), path: paths.confidenceCheckup() }),
  wellBeing: () => ({ text: words.yourAnswer(), path: paths.wellBeing() }),
  employer: () => ({ text: words.fromEmployer(), path: null }),
  rules: () => ({ text: words.fromRules(), path: null }),
  worked: () => ({ text: words.weWorkedItOut(), path: null }),
}

/** Returns the plan whose inputs an explanation has: a distribution that follows the retirement plan explains that one's. */
export const planOfInputs = (title: string, plan: ExplainedPlan | undefined): ExplainedPlan | undefined =>
  plan?.planType === PlanType.DISTRIBUTION_PLANNING && title === 'retirement.title'
    ? { planType: PlanType.RETIREMENT }
    : plan

/** Whether the person typed another amount than what their linked accounts add up to. */
const isOverridden = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'isOverridden' in input && input.isOverridden === true

/** Returns where an input comes from that is changed in the plan's form or follows its accounts. */
function ownSource(kind: OwnKind, plan: ExplainedPlan | undefined): InputSource {
  const path = plan ? editPath(plan.planType) : null
  const entered = { text: words.youEntered(), path }
  const unsure = { text: words.fromPlan(), path }
  if (kind === 'plan') return unsure
  if (kind === 'entered' || !plan || isOverridden(plan.input)) return entered
  if (plan.linkedAccounts?.some(({ isLinked }) => isLinked)) return fixedSources.accounts()
  return kind === 'policies' || !plan.linkedAccounts ? unsure : entered
}

/** Returns where the input with a label comes from; null if that is not known. */
export function inputSource(label: string, plan: ExplainedPlan | undefined): InputSource | null {
  const kind = kindOf.get(label)
  if (kind === undefined) return null
  return kind === 'entered' || kind === 'plan' || kind === 'linked' || kind === 'policies'
    ? ownSource(kind, plan)
    : fixedSources[kind]()
}
