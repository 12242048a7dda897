import { solveBotCheck } from '@evenkeel/api-client/contract/bot-check'
import { type Person, visitApi } from '../e2e/support/api.ts'
import { mailedCode } from './language-people.mjs'

const values = { lastName: 'Amari', dateOfBirth: '06/14/1991', employeeId: 'LK-2041' }

/** Registers a person of the demo company's list, who has no data yet; once for each running Evenkeel. */
export async function registerPerson(origin: string): Promise<Person> {
  const [email, password] = ['noor.amari@home.example', 'Calm-Seas-2026!']
  const api = await visitApi(origin)
  const recaptchaToken = await solveBotCheck((await api.call('recaptchaKey')).publicKey)
  const { registrationToken } = await api.call('validateUser', {
    body: { companyCode: 'larkfield', values, recaptchaToken },
  })
  await api.call('sendEmailCode', { body: { email } })
  const code = await mailedCode(origin, email)
  const { verificationToken } = await api.call('verifyEmailCode', { body: { email, code } })
  const chosen = { password, confirmPassword: password, acceptTermsOfUse: true as const }
  await api.call('registerUser', {
    body: { registrationToken, verificationToken, email, phone: '2125550100', ...chosen },
  })
  return { email, password }
}
