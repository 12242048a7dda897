import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { bankLinks } from './bank-links.ts'
import { signInCalls } from './entrances.ts'
import { ownLife } from './own-life.ts'
import { ownMoney } from './own-money.ts'
import type { RightCall } from './right-call.ts'
import { staffCalls } from './staff-calls.ts'

/** Valid input for each call of the endpoint table: a call without an entry here does not compile. */
export const rightCalls: Readonly<Record<EndpointName, RightCall>> = {
  ...signInCalls,
  ...ownMoney,
  ...ownLife,
  ...bankLinks,
  ...staffCalls,
}
