import type { ProfileSettings } from '@evenkeel/api-client/contract/settings'
import type { AppParts } from '../app-parts.ts'
import { badRequest } from '../errors.ts'
import type { LedgerCalls, LedgerContext, RequestCalls } from '../http/handlers.ts'
import { readSettings, saveSettings, settingsId } from '../store/ledger/profile.ts'
import { recordChange } from './record-change.ts'
import { say } from '../say.ts'

/** Changes the person's settings. @throws ApiError 400 for test institutions in production. */
function changeSettings(context: LedgerContext, settings: ProfileSettings, isProduction: boolean): ProfileSettings {
  const { ledger } = context
  if (settings.useTestInstitutions && isProduction) throw badRequest({ useTestInstitutions: say('validValue') })
  return recordChange(context, 'profile.settings', (recorder) => {
    const known = settingsId(ledger)
    if (known !== null) recorder.willChange('profile_settings', [known])
    const id = saveSettings(ledger, settings)
    if (known === null) recorder.hasCreated('profile_settings', [id])
    return readSettings(ledger)
  })
}

/** Saves settings; which ones are allowed depends on whether this is production. */
export function settingsLedgerCalls({ isProduction }: Pick<AppParts, 'isProduction'>) {
  return {
    saveProfileSettings: ({ body }, context) => changeSettings(context, body, isProduction),
  } satisfies LedgerCalls
}

/** Reads settings. The company's connectivity type applies until the person chooses another. */
export function settingsCalls({ directory }: Pick<AppParts, 'directory'>) {
  return {
    async profileSettings(_input, { person, withLedger }) {
      const company = await directory.companies.byId(person.companyId)
      return withLedger((ledger) => readSettings(ledger, company?.accountConnectivityType))
    },
  } satisfies RequestCalls
}
