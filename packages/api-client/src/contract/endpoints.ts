import { accountConnectionEndpoints } from './account-connections.ts'
import { accessLogEndpoints } from './access-log.ts'
import { accountDataEndpoints } from './account-data.ts'
import { accountEndpoints } from './accounts.ts'
import { attachmentEndpoints } from './attachments.ts'
import { authEndpoints } from './auth.ts'
import { bankFileEndpoints } from './bank-files.ts'
import { sandboxBankEndpoints } from './sandbox-bank.ts'
import { budgetEndpoints } from './budgets.ts'
import { cashFlowEndpoints } from './cash-flow.ts'
import { changeEndpoints } from './changes.ts'
import { checkupEndpoints } from './checkup.ts'
import { companyEndpoints } from './company.ts'
import { contentEndpoints } from './content.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { verificationEndpoints } from './verification.ts'
import { distributionEndpoints } from './distribution.ts'
import type { CallAnswer, CallInput, Endpoint, HandlerInput } from './endpoint.ts'
import { goalEndpoints } from './goals.ts'
import { earningsRecordEndpoints } from './earnings-record.ts'
import { householdEndpoints } from './household.ts'
import { historyEndpoints } from './history.ts'
import { investmentOptionEndpoints } from './investment-options.ts'
import { passwordResetEndpoints } from './password-reset.ts'
import { legalEndpoints } from './legal.ts'
import type { EndpointName } from './paths.ts'
import { plannerEndpoints } from './planner.ts'
import { proposalEndpoints } from './proposals.ts'
import { profileEndpoints } from './profile.ts'
import { settingsEndpoints } from './settings.ts'
import { staffEndpoints } from './staff.ts'
import { scenarioEndpoints } from './plan/scenarios.ts'
import { planEndpoints } from './plans.ts'
import { livingBudgetEndpoints } from './living-budgets.ts'
import { recurringEndpoints } from './recurring.ts'
import { registrationEndpoints } from './registration.ts'
import { secondFactorEndpoints } from './second-factor.ts'
import { ssoSignInEndpoints } from './sso-sign-in.ts'
import { sessionEndpoints } from './sessions.ts'
import { quovoEndpoints } from './quovo.ts'
import { studentLoanEndpoints } from './student-loans.ts'
import { ownCategoryEndpoints } from './own-categories.ts'
import { ruleEndpoints } from './rules.ts'
import { transactionEndpoints } from './transactions.ts'
import { widgetGrantEndpoints } from './widget-grants.ts'

/** Named part by part: written out, the type of the whole table is longer than a declaration file may say. */
export type Endpoints = typeof authEndpoints &
  typeof sessionEndpoints &
  typeof secondFactorEndpoints &
  typeof ssoSignInEndpoints &
  typeof registrationEndpoints &
  typeof passwordResetEndpoints &
  typeof verificationEndpoints &
  typeof companyEndpoints &
  typeof dashboardEndpoints &
  typeof accountEndpoints &
  typeof studentLoanEndpoints &
  typeof accountConnectionEndpoints &
  typeof quovoEndpoints &
  typeof sandboxBankEndpoints &
  typeof transactionEndpoints &
  typeof ruleEndpoints &
  typeof ownCategoryEndpoints &
  typeof attachmentEndpoints &
  typeof cashFlowEndpoints &
  typeof historyEndpoints &
  typeof livingBudgetEndpoints &
  typeof recurringEndpoints &
  typeof budgetEndpoints &
  typeof bankFileEndpoints &
  typeof investmentOptionEndpoints &
  typeof goalEndpoints &
  typeof planEndpoints &
  typeof distributionEndpoints &
  typeof householdEndpoints &
  typeof earningsRecordEndpoints &
  typeof scenarioEndpoints &
  typeof profileEndpoints &
  typeof accessLogEndpoints &
  typeof settingsEndpoints &
  typeof checkupEndpoints &
  typeof contentEndpoints &
  typeof legalEndpoints &
  typeof plannerEndpoints &
  typeof staffEndpoints &
  typeof proposalEndpoints &
  typeof accountDataEndpoints &
  typeof changeEndpoints &
  typeof widgetGrantEndpoints

/**
 * The one endpoint table. The client's types, the server's registration, `/openapi.json`, the fuzzers and the isolation probes
 * all follow from it.
 */
export const endpoints: Endpoints = {
  ...authEndpoints,
  ...sessionEndpoints,
  ...secondFactorEndpoints,
  ...ssoSignInEndpoints,
  ...registrationEndpoints,
  ...passwordResetEndpoints,
  ...verificationEndpoints,
  ...companyEndpoints,
  ...dashboardEndpoints,
  ...accountEndpoints,
  ...studentLoanEndpoints,
  ...accountConnectionEndpoints,
  ...quovoEndpoints,
  ...sandboxBankEndpoints,
  ...transactionEndpoints,
  ...ruleEndpoints,
  ...ownCategoryEndpoints,
  ...attachmentEndpoints,
  ...cashFlowEndpoints,
  ...historyEndpoints,
  ...livingBudgetEndpoints,
  ...recurringEndpoints,
  ...budgetEndpoints,
  ...bankFileEndpoints,
  ...investmentOptionEndpoints,
  ...goalEndpoints,
  ...planEndpoints,
  ...distributionEndpoints,
  ...householdEndpoints,
  ...earningsRecordEndpoints,
  ...scenarioEndpoints,
  ...profileEndpoints,
  ...accessLogEndpoints,
  ...settingsEndpoints,
  ...checkupEndpoints,
  ...contentEndpoints,
  ...legalEndpoints,
  ...plannerEndpoints,
  ...staffEndpoints,
  ...proposalEndpoints,
  ...accountDataEndpoints,
  ...changeEndpoints,
  ...widgetGrantEndpoints,
} satisfies Record<EndpointName, Endpoint>

type IsWrite<E> = E extends { readonly needsAntiForgery: true }
  ? true
  : E extends { readonly method: 'GET' } | { readonly readOnly: true }
    ? false
    : true

/** A call that changes something on the server: all but a GET that starts nothing and a POST that only reads. */
export type WriteName = { [Name in EndpointName]: IsWrite<Endpoints[Name]> extends true ? Name : never }[EndpointName]

/** A call that only reads. */
export type ReadName = Exclude<EndpointName, WriteName>

export type Input<Name extends EndpointName> = CallInput<Endpoints[Name]>
export type Validated<Name extends EndpointName> = HandlerInput<Endpoints[Name]>
export type Answer<Name extends EndpointName> = CallAnswer<Endpoints[Name]>
