import type { PlanType } from '@evenkeel/engine'
import * as words from '../words/explanation.generated.ts'
import { editPath } from './goal-pages.ts'
import { paths } from './paths.ts'

/** The plan whose inputs are explained: it says where they are changed, and whether accounts are linked to it. */
export interface ExplainedPlan {
  readonly planType: PlanType
  readonly linkedAccounts: readonly { readonly isLinked: boolean }[]
}

/** Where an input comes from. `linked` is the sum of linked accounts, and the person's own number without one. */
type Kind =
  | 'entered'
  | 'linked'
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
  entered: `debt.paidOnce debt.payment debt.threshold protection.document protection.employerBenefit protection.expenses protection.wait
    retirement.claimingAge retirement.drawExpenses retirement.expenses retirement.fullBenefit retirement.inflation
    retirement.lifeExpectancy retirement.otherIncome retirement.retirementAge retirement.returnBefore retirement.returnIn
    retirement.stateRate retirement.taxRate choices.annualIncome choices.fromRisk choices.fromSpending choices.fromYears
    choices.youSave retirement.annualIncome protection.annualIncome`,
  linked: `debt.balanceOf debt.minimumOf debt.rateOf protection.debts protection.emergencySavings protection.existing
    protection.monthsSaved protection.ownBenefit retirement.fund retirement.saved`,
  accounts: 'flows.netWorthCategory',
  transactions: `flows.budgetedSpending flows.income flows.incomeLastMonth flows.incomeThreeMonthsAgo flows.incomeTwoMonthsAgo
    flows.spending flows.transactions protection.monthlySavings`,
  budgets: 'flows.budgets',
  profile: 'choices.yourAge protection.minors protection.monthsToCover protection.yearsToReplace',
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

const fixedSources: Readonly<Record<Exclude<Kind, 'entered' | 'linked'>, () => InputSource>> = {
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

/** Returns where the input with a label comes from; null if that is not known. */
export function inputSource(label: string, plan: ExplainedPlan | undefined): InputSource | null {
  const kind = kindOf.get(label)
  if (kind === undefined) return null
  if (kind !== 'entered' && kind !== 'linked') return fixedSources[kind]()
  if (kind === 'linked' && plan?.linkedAccounts.some(({ isLinked }) => isLinked)) return fixedSources.accounts()
  return { text: words.youEntered(), path: plan ? editPath(plan.planType) : null }
}
