import { solveBotCheck } from '@evenkeel/api-client/contract/bot-check'
import type { PostedMail } from '../src/mail/outbox.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

/** Returns the mail to an address, newest first. */
export const findMail = (app: TestApp, email: string): readonly PostedMail[] =>
  (app.parts.outbox?.messages() ?? []).filter(({ to }) => to === email)

/** Returns the code in the newest mail to an address. */
export function findCode(app: TestApp, email: string): string {
  const code = /\b\d{6}\b/.exec(findMail(app, email)[0]?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was mailed to ${email}`)
  return code
}

/** Returns six digits other than these. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Solves a bot check in this browser and returns its token. */
export const solved = async (client: TestClient): Promise<string> =>
  solveBotCheck((await client.call('recaptchaKey', {})).publicKey)
