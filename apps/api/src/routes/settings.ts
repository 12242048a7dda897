import type { AppParts } from '../app-parts.ts'
import type { LedgerHandlers } from '../http/handlers.ts'
import { changeSettings } from '../services/settings.ts'
import { readSettings } from '../store/ledger/profile.ts'

/** The person's settings; what may be chosen depends on where the server runs. */
export function settingsRoutes({ isProduction }: Pick<AppParts, 'isProduction'>) {
  return {
    profileSettings: (_input, { ledger }) => readSettings(ledger),
    saveProfileSettings: ({ body }, context) => changeSettings(context, body, isProduction),
  } satisfies LedgerHandlers
}
