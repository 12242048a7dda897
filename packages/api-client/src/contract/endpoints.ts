import { accountConnectionEndpoints } from './account-connections.ts'
import { accessLogEndpoints } from './access-log.ts'
import { accountDataEndpoints } from './account-data.ts'
import { accountEndpoints } from './accounts.ts'
import { authEndpoints } from './auth.ts'
import { bankFileEndpoints } from './bank-files.ts'
import { bankTwinEndpoints } from './bank-twin.ts'
import { budgetEndpoints } from './budgets.ts'
import { cashFlowEndpoints } from './cash-flow.ts'
import { changeEndpoints } from './changes.ts'
import { checkupEndpoints } from './checkup.ts'
import { companyEndpoints } from './company.ts'
import { contentEndpoints } from './content.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { emailVerificationEndpoints } from './email-verification.ts'
import { distributionEndpoints } from './distribution.ts'
import { embedAgreementEndpoints } from './embed-agreements.ts'
import { embedEndpoints } from './embed.ts'
import type { CallAnswer, CallInput, Endpoint, HandlerInput } from './endpoint.ts'
import { goalEndpoints } from './goals.ts'
import { investmentOptionEndpoints } from './investment-options.ts'
import { passwordResetEndpoints } from './password-reset.ts'
import { interestEndpoints } from './interest.ts'
import { legalEndpoints } from './legal.ts'
import type { EndpointName } from './paths.ts'
import { plannerEndpoints } from './planner.ts'
import { profileEndpoints } from './profile.ts'
import { settingsEndpoints } from './settings.ts'
import { staffEndpoints } from './staff.ts'
import { planEndpoints } from './plans.ts'
import { recaptchaEndpoints } from './recaptcha.ts'
import { registrationEndpoints } from './registration.ts'
import { secondFactorEndpoints } from './second-factor.ts'
import { sessionEndpoints } from './sessions.ts'
import { quovoEndpoints } from './quovo.ts'
import { studentLoanEndpoints } from './student-loans.ts'
import { transactionEndpoints } from './transactions.ts'

/**
 * The one endpoint table: the client, the server's registration, `/openapi.json`, the fuzzers and the isolation probes are
 * all made from it. A call that is not here does not exist.
 */
export const endpoints = {
  ...authEndpoints,
  ...sessionEndpoints,
  ...secondFactorEndpoints,
  ...registrationEndpoints,
  ...emailVerificationEndpoints,
  ...passwordResetEndpoints,
  ...recaptchaEndpoints,
  ...companyEndpoints,
  ...dashboardEndpoints,
  ...accountEndpoints,
  ...studentLoanEndpoints,
  ...accountConnectionEndpoints,
  ...quovoEndpoints,
  ...bankTwinEndpoints,
  ...transactionEndpoints,
  ...cashFlowEndpoints,
  ...budgetEndpoints,
  ...bankFileEndpoints,
  ...investmentOptionEndpoints,
  ...goalEndpoints,
  ...planEndpoints,
  ...distributionEndpoints,
  ...profileEndpoints,
  ...accessLogEndpoints,
  ...settingsEndpoints,
  ...checkupEndpoints,
  ...contentEndpoints,
  ...legalEndpoints,
  ...interestEndpoints,
  ...plannerEndpoints,
  ...staffEndpoints,
  ...accountDataEndpoints,
  ...changeEndpoints,
  ...embedEndpoints,
  ...embedAgreementEndpoints,
} satisfies Record<EndpointName, Endpoint>

export type Endpoints = typeof endpoints
export type Input<Name extends EndpointName> = CallInput<Endpoints[Name]>
export type Validated<Name extends EndpointName> = HandlerInput<Endpoints[Name]>
export type Answer<Name extends EndpointName> = CallAnswer<Endpoints[Name]>
