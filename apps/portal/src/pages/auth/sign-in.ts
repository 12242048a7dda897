import { ApiFailure, type Client } from '@evenkeel/api-client/client'
import type { LoginForm, SignInAnswer } from '@evenkeel/api-client/contract/auth'
import { solvedBotCheck } from './bot-check.ts'

const asksForBotCheck = (reason: unknown) =>
  reason instanceof ApiFailure && reason.messageFor('recaptchaToken') !== null

/** Signs in. Where the server wants the bot check first, it is solved and the sign-in tried once more; `onCheck` then says so. */
export async function signIn(client: Client, body: LoginForm, onCheck: () => void): Promise<SignInAnswer> {
  try {
    return await client.call('login', { body })
  } catch (reason) {
    if (!asksForBotCheck(reason)) throw reason
    onCheck()
    return client.call('login', { body: { ...body, recaptchaToken: await solvedBotCheck(client) } })
  }
}
