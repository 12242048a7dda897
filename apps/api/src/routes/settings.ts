import type { AppParts } from '../app-parts.ts'
import type { LedgerHandlers, RequestHandlers } from '../http/handlers.ts'
import { changeSettings } from '../services/settings.ts'
import { readSettings } from '../store/ledger/profile.ts'

/** The person's settings; what may be chosen depends on where the server runs. */
export function settingsRoutes({ isProduction }: Pick<AppParts, 'isProduction'>) {
  return {
    saveProfileSettings: ({ body }, context) => changeSettings(context, body, isProduction),
  } satisfies LedgerHandlers
}

/** Reading them needs the company too: its connectivity type holds until the person chooses another. */
export function settingsReadRoutes({ directory }: Pick<AppParts, 'directory'>) {
  return {
    async profileSettings(_input, { person, withLedger }) {
      const company = await directory.companies.byId(person.companyId)
      return withLedger((ledger) => readSettings(ledger, company?.accountConnectivityType))
    },
  } satisfies RequestHandlers
}
