import type { AppParts, Identity } from '../app-parts.ts'
import type { LedgerHandlers, RequestHandlers } from '../http/handlers.ts'
import { authRoutes } from './auth.ts'
import { companyRoutes } from './company.ts'
import { embedRoutes } from './embed.ts'
import { plannerRoutes } from './planner.ts'
import { ledgerRoutes, requestRoutes } from './routes.ts'

/** One handler for each call of the endpoint table: synchronous ones on the person's ledger, and the others. */
export interface AllHandlers {
  readonly ledger: LedgerHandlers
  readonly request: RequestHandlers
}

export function allHandlers(parts: AppParts, identity: Identity): AllHandlers {
  return {
    ledger: ledgerRoutes,
    request: {
      ...requestRoutes,
      ...authRoutes(parts, identity),
      ...companyRoutes(parts),
      ...embedRoutes(identity),
      ...plannerRoutes(parts),
    },
  }
}
