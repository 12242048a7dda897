import * as accessLog from '@evenkeel/api-client/contract/access-log'
import * as accountConnections from '@evenkeel/api-client/contract/account-connections'
import * as accounts from '@evenkeel/api-client/contract/accounts'
import * as attachments from '@evenkeel/api-client/contract/attachments'
import * as auth from '@evenkeel/api-client/contract/auth'
import * as bankFiles from '@evenkeel/api-client/contract/bank-files'
import * as sandboxBank from '@evenkeel/api-client/contract/sandbox-bank'
import * as budgets from '@evenkeel/api-client/contract/budgets'
import * as cashFlow from '@evenkeel/api-client/contract/cash-flow'
import * as checkup from '@evenkeel/api-client/contract/checkup'
import * as company from '@evenkeel/api-client/contract/company'
import * as content from '@evenkeel/api-client/contract/content'
import * as dashboard from '@evenkeel/api-client/contract/dashboard'
import * as earningsRecord from '@evenkeel/api-client/contract/earnings-record'
import * as embed from '@evenkeel/api-client/contract/embed'
import * as widgetGrants from '@evenkeel/api-client/contract/widget-grants'
import * as errors from '@evenkeel/api-client/contract/errors'
import * as fileNote from '@evenkeel/api-client/contract/file-note'
import * as fixedSentence from '@evenkeel/api-client/contract/fixed-sentence'
import * as history from '@evenkeel/api-client/contract/history'
import * as goals from '@evenkeel/api-client/contract/goals'
import * as household from '@evenkeel/api-client/contract/household'
import * as investmentOptions from '@evenkeel/api-client/contract/investment-options'
import * as legal from '@evenkeel/api-client/contract/legal'
import * as missingRows from '@evenkeel/api-client/contract/missing-rows'
import * as passwordReset from '@evenkeel/api-client/contract/password-reset'
import * as personName from '@evenkeel/api-client/contract/person-name'
import * as planner from '@evenkeel/api-client/contract/planner'
import * as proposals from '@evenkeel/api-client/contract/proposals'
import * as primitives from '@evenkeel/api-client/contract/primitives'
import * as notes from '@evenkeel/api-client/contract/notes'
import * as profile from '@evenkeel/api-client/contract/profile'
import * as livingBudgets from '@evenkeel/api-client/contract/living-budgets'
import * as recurring from '@evenkeel/api-client/contract/recurring'
import * as registration from '@evenkeel/api-client/contract/registration'
import * as verdict from '@evenkeel/api-client/contract/verdict'
import * as verification from '@evenkeel/api-client/contract/verification'
import * as secondLogin from '@evenkeel/api-client/contract/second-login'
import * as secondFactor from '@evenkeel/api-client/contract/second-factor'
import * as sessions from '@evenkeel/api-client/contract/sessions'
import * as settings from '@evenkeel/api-client/contract/settings'
import * as staffNotes from '@evenkeel/api-client/contract/staff-notes'
import * as staff from '@evenkeel/api-client/contract/staff'
import * as studentLoans from '@evenkeel/api-client/contract/student-loans'
import * as ownCategories from '@evenkeel/api-client/contract/own-categories'
import * as rules from '@evenkeel/api-client/contract/rules'
import * as transactions from '@evenkeel/api-client/contract/transactions'
import * as assetAllocation from '@evenkeel/api-client/contract/plan/asset-allocation'
import * as companyBenefits from '@evenkeel/api-client/contract/plan/company-benefits'
import * as debts from '@evenkeel/api-client/contract/plan/debts'
import * as disabilityInsurance from '@evenkeel/api-client/contract/plan/disability-insurance'
import * as distribution from '@evenkeel/api-client/contract/plan/distribution'
import * as emergencyFund from '@evenkeel/api-client/contract/plan/emergency-fund'
import * as estatePlanning from '@evenkeel/api-client/contract/plan/estate-planning'
import * as fields from '@evenkeel/api-client/contract/plan/fields'
import * as lifeInsurance from '@evenkeel/api-client/contract/plan/life-insurance'
import * as linkedAccount from '@evenkeel/api-client/contract/plan/linked-account'
import * as liveByABudget from '@evenkeel/api-client/contract/plan/live-by-a-budget'
import * as planTypes from '@evenkeel/api-client/contract/plan/plan-types'
import * as retirement from '@evenkeel/api-client/contract/plan/retirement'
import * as retirementResult from '@evenkeel/api-client/contract/plan/retirement-result'
import * as scenarios from '@evenkeel/api-client/contract/plan/scenarios'
import * as z from 'zod/mini'

const contract: readonly object[] = [
  accessLog,
  accountConnections,
  accounts,
  attachments,
  auth,
  bankFiles,
  sandboxBank,
  budgets,
  cashFlow,
  checkup,
  company,
  content,
  dashboard,
  widgetGrants,
  embed,
  errors,
  fileNote,
  fixedSentence,
  goals,
  history,
  household,
  earningsRecord,
  scenarios,
  investmentOptions,
  legal,
  missingRows,
  secondLogin,
  passwordReset,
  personName,
  planner,
  proposals,
  primitives,
  notes,
  profile,
  livingBudgets,
  recurring,
  registration,
  verdict,
  verification,
  secondFactor,
  sessions,
  settings,
  staffNotes,
  staff,
  studentLoans,
  ownCategories,
  rules,
  transactions,
  assetAllocation,
  companyBenefits,
  debts,
  disabilityInsurance,
  distribution,
  emergencyFund,
  estatePlanning,
  fields,
  lifeInsurance,
  linkedAccount,
  liveByABudget,
  planTypes,
  retirement,
  retirementResult,
]

/** Returns the component name of an export: `PlanDetail` for `planDetail`. */
export const componentName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The names of the shapes that the contract exports; `/openapi.json` refers to them instead of repeating them. */
export const namedShapes: ReadonlyMap<z.core.$ZodType, string> = new Map(
  contract.flatMap((file) =>
    Object.entries(file).flatMap(([name, shape]) =>
      shape instanceof z.core.$ZodType ? [[shape, componentName(name)] as const] : [],
    ),
  ),
)
