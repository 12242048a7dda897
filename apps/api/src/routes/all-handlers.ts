import type { AppParts, Identity } from '../app-parts.ts'
import type { LedgerHandlers, RequestHandlers } from '../http/handlers.ts'
import { emailProof } from '../services/email-verification.ts'
import { accountConnectionRoutes } from './account-connections.ts'
import { accountDataRoutes } from './account-data.ts'
import { accessLogRoutes } from './access-log.ts'
import { authRoutes } from './auth.ts'
import { bankFileRequestRoutes } from './bank-files.ts'
import { bankTwinRoutes } from './bank-twin.ts'
import { companyRoutes } from './company.ts'
import { contentRoutes } from './content.ts'
import { emailVerificationRoutes } from './email-verification.ts'
import { embedRoutes } from './embed.ts'
import { interestRoutes } from './interest.ts'
import { legalRoutes } from './legal.ts'
import { passwordResetRoutes } from './password-reset.ts'
import { plannerRoutes } from './planner.ts'
import { planRoutes } from './plans.ts'
import { contactRoutes } from './profile.ts'
import { recaptchaRoutes } from './recaptcha.ts'
import { registrationRoutes } from './registration.ts'
import { quovoRoutes } from './quovo.ts'
import { ledgerRoutes, requestRoutes } from './routes.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { sessionRoutes } from './sessions.ts'
import { settingsReadRoutes, settingsRoutes } from './settings.ts'
import { staffRoutes } from './staff.ts'

/** One handler for each call of the endpoint table: synchronous ones on the person's ledger, and the others. */
export interface AllHandlers {
  readonly ledger: LedgerHandlers
  readonly request: RequestHandlers
}

export function allHandlers(parts: AppParts, identity: Identity): AllHandlers {
  return {
    ledger: { ...ledgerRoutes, ...settingsRoutes(parts) },
    request: {
      ...requestRoutes,
      ...accountConnectionRoutes(parts, identity),
      ...quovoRoutes(parts, identity),
      ...bankFileRequestRoutes(parts),
      ...bankTwinRoutes(parts),
      ...authRoutes(parts, identity),
      ...sessionRoutes(parts, identity),
      ...secondFactorRoutes(parts, identity),
      ...registrationRoutes(parts, identity),
      ...emailVerificationRoutes(identity),
      ...passwordResetRoutes(parts, identity),
      ...recaptchaRoutes(identity),
      ...companyRoutes(parts),
      ...embedRoutes(parts, identity),
      ...plannerRoutes(parts),
      ...planRoutes(parts),
      ...accessLogRoutes(parts),
      ...accountDataRoutes(parts, identity),
      ...contactRoutes(parts, identity, emailProof(identity)),
      ...contentRoutes(parts),
      ...interestRoutes(parts),
      ...legalRoutes(parts),
      ...settingsReadRoutes(parts),
      ...staffRoutes(parts),
    },
  }
}
