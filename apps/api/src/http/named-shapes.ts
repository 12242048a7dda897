import * as accessLog from '@evenkeel/api-client/contract/access-log'
import * as accountConnections from '@evenkeel/api-client/contract/account-connections'
import * as accounts from '@evenkeel/api-client/contract/accounts'
import * as auth from '@evenkeel/api-client/contract/auth'
import * as bankFiles from '@evenkeel/api-client/contract/bank-files'
import * as bankTwin from '@evenkeel/api-client/contract/bank-twin'
import * as budgets from '@evenkeel/api-client/contract/budgets'
import * as cashFlow from '@evenkeel/api-client/contract/cash-flow'
import * as checkup from '@evenkeel/api-client/contract/checkup'
import * as company from '@evenkeel/api-client/contract/company'
import * as content from '@evenkeel/api-client/contract/content'
import * as dashboard from '@evenkeel/api-client/contract/dashboard'
import * as embedAgreements from '@evenkeel/api-client/contract/embed-agreements'
import * as embed from '@evenkeel/api-client/contract/embed'
import * as errors from '@evenkeel/api-client/contract/errors'
import * as goals from '@evenkeel/api-client/contract/goals'
import * as investmentOptions from '@evenkeel/api-client/contract/investment-options'
import * as legal from '@evenkeel/api-client/contract/legal'
import * as planner from '@evenkeel/api-client/contract/planner'
import * as primitives from '@evenkeel/api-client/contract/primitives'
import * as profile from '@evenkeel/api-client/contract/profile'
import * as recaptcha from '@evenkeel/api-client/contract/recaptcha'
import * as secondFactor from '@evenkeel/api-client/contract/second-factor'
import * as sessions from '@evenkeel/api-client/contract/sessions'
import * as settings from '@evenkeel/api-client/contract/settings'
import * as staffNotes from '@evenkeel/api-client/contract/staff-notes'
import * as staff from '@evenkeel/api-client/contract/staff'
import * as studentLoans from '@evenkeel/api-client/contract/student-loans'
import * as transactions from '@evenkeel/api-client/contract/transactions'
import * as assetAllocation from '@evenkeel/api-client/contract/plan/asset-allocation'
import * as companyBenefits from '@evenkeel/api-client/contract/plan/company-benefits'
import * as debts from '@evenkeel/api-client/contract/plan/debts'
import * as disabilityInsurance from '@evenkeel/api-client/contract/plan/disability-insurance'
import * as distribution from '@evenkeel/api-client/contract/plan/distribution'
import * as emergencyFund from '@evenkeel/api-client/contract/plan/emergency-fund'
import * as estatePlanning from '@evenkeel/api-client/contract/plan/estate-planning'
import * as explanation from '@evenkeel/api-client/contract/plan/explanation'
import * as fields from '@evenkeel/api-client/contract/plan/fields'
import * as lifeInsurance from '@evenkeel/api-client/contract/plan/life-insurance'
import * as linkedAccount from '@evenkeel/api-client/contract/plan/linked-account'
import * as liveByABudget from '@evenkeel/api-client/contract/plan/live-by-a-budget'
import * as planTypes from '@evenkeel/api-client/contract/plan/plan-types'
import * as retirement from '@evenkeel/api-client/contract/plan/retirement'
import * as z from 'zod/mini'

const contract: readonly object[] = [
  accessLog,
  accountConnections,
  accounts,
  auth,
  bankFiles,
  bankTwin,
  budgets,
  cashFlow,
  checkup,
  company,
  content,
  dashboard,
  embedAgreements,
  embed,
  errors,
  goals,
  investmentOptions,
  legal,
  planner,
  primitives,
  profile,
  recaptcha,
  secondFactor,
  sessions,
  settings,
  staffNotes,
  staff,
  studentLoans,
  transactions,
  assetAllocation,
  companyBenefits,
  debts,
  disabilityInsurance,
  distribution,
  emergencyFund,
  estatePlanning,
  explanation,
  fields,
  lifeInsurance,
  linkedAccount,
  liveByABudget,
  planTypes,
  retirement,
]

/** `planDetail` as a component is called: `PlanDetail`. */
export const componentName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The shapes that the contract exports, each under its own name: what `/openapi.json` refers to instead of repeating it. */
export const namedShapes: ReadonlyMap<z.core.$ZodType, string> = new Map(
  contract.flatMap((file) =>
    Object.entries(file).flatMap(([name, shape]) =>
      shape instanceof z.core.$ZodType ? [[shape, componentName(name)] as const] : [],
    ),
  ),
)
