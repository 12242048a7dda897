import { accountEndpoints } from './accounts.ts'
import { authEndpoints } from './auth.ts'
import { bankFileEndpoints } from './bank-files.ts'
import { budgetEndpoints } from './budgets.ts'
import { cashFlowEndpoints } from './cash-flow.ts'
import { changeEndpoints } from './changes.ts'
import { companyEndpoints } from './company.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { embedEndpoints } from './embed.ts'
import type { CallAnswer, CallInput, Endpoint, HandlerInput } from './endpoint.ts'
import { goalEndpoints } from './goals.ts'
import type { EndpointName } from './paths.ts'
import { plannerEndpoints } from './planner.ts'
import { transactionEndpoints } from './transactions.ts'

/**
 * The one endpoint table: the client, the server's registration, `/openapi.json`, the fuzzers and the isolation probes are
 * all made from it. A call that is not here does not exist.
 */
export const endpoints = {
  ...authEndpoints,
  ...companyEndpoints,
  ...dashboardEndpoints,
  ...accountEndpoints,
  ...transactionEndpoints,
  ...cashFlowEndpoints,
  ...budgetEndpoints,
  ...bankFileEndpoints,
  ...goalEndpoints,
  ...plannerEndpoints,
  ...changeEndpoints,
  ...embedEndpoints,
} satisfies Record<EndpointName, Endpoint>

export type Endpoints = typeof endpoints
export type Input<Name extends EndpointName> = CallInput<Endpoints[Name]>
export type Validated<Name extends EndpointName> = HandlerInput<Endpoints[Name]>
export type Answer<Name extends EndpointName> = CallAnswer<Endpoints[Name]>
