import * as z from 'zod/mini'
import { AccountConnectivityType } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { choice } from './plan/fields.ts'

export const profileSettings = z.object({
  accountConnectivityType: choice(Object.values(AccountConnectivityType)),
  /** Only outside of production. */
  useTestInstitutions: z.boolean('Please enter a valid value.'),
})
export type ProfileSettings = z.infer<typeof profileSettings>

export const settingsEndpoints = {
  profileSettings: endpoint('profileSettings', {
    summary: 'Get the employee’s settings.',
    who: 'employee',
    answer: profileSettings,
  }),
  saveProfileSettings: endpoint('saveProfileSettings', {
    summary: 'Update settings. Sandbox banks aren’t available in production.',
    who: 'employee',
    body: profileSettings,
    answer: profileSettings,
  }),
}
