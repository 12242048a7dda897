import type { Client } from '@evenkeel/api-client/client'

/**
 * Returns a solved token of the bot check. The browser computes for a moment and the person does nothing; the code for it loads on
 * first use. Tries a second task when the first fails, because a task can expire while the machine sleeps.
 */
export async function solvedBotCheck(client: Client): Promise<string> {
  const { solveBotCheck } = await import('@evenkeel/api-client/contract/bot-check')
  const solve = async () => solveBotCheck((await client.call('recaptchaKey')).publicKey)
  const token = await solve()
  const { success } = await client.call('verifyRecaptcha', { body: { token } })
  return success ? token : solve()
}
