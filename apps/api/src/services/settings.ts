import type { ProfileSettings } from '@evenkeel/api-client/contract/settings'
import { badRequest } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { readSettings, saveSettings, settingsId } from '../store/ledger/profile.ts'
import { recordChange } from './record-change.ts'

/** Changes the person's settings. @throws ApiError 400 for test institutions in production. */
export function changeSettings(
  context: LedgerContext,
  settings: ProfileSettings,
  isProduction: boolean,
): ProfileSettings {
  const { ledger } = context
  if (settings.useTestInstitutions && isProduction)
    throw badRequest({ useTestInstitutions: 'Please enter a valid value.' })
  return recordChange(context, 'profile.settings', (recorder) => {
    const known = settingsId(ledger)
    if (known !== null) recorder.willChange('profile_settings', [known])
    const id = saveSettings(ledger, settings)
    if (known === null) recorder.hasCreated('profile_settings', [id])
    return readSettings(ledger)
  })
}
