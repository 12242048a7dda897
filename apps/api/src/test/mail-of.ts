import { solveBotCheck } from '@evenkeel/api-client/contract/bot-check'
import type { PostedMail } from '../mail/outbox.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

/** What was mailed to somebody, newest first. */
export const mailOf = (app: TestApp, email: string): readonly PostedMail[] =>
  (app.parts.outbox?.messages() ?? []).filter(({ to }) => to === email)

/** The code in the newest mail to somebody. */
export function codeOf(app: TestApp, email: string): string {
  const code = /\b\d{6}\b/.exec(mailOf(app, email)[0]?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was mailed to ${email}`)
  return code
}

/** Six digits that are not these. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The token of a bot check that this browser has solved. */
export const solved = async (client: TestClient): Promise<string> =>
  solveBotCheck((await client.call('recaptchaKey', {})).publicKey)
