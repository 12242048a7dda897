import { createHash } from 'node:crypto'
import { leadingZeroBits } from '@evenkeel/engine'
import { badRequest, conflict, fieldRequired } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import { hashOfSecret, type Keys, randomToken, readSignedValue, signedValue } from './keys.ts'
import { say } from '../say.ts'

/** How long a task can be solved. */
const taskMs = 10 * 60_000
/** About 16,000 hashes: well under a second in a browser, and expensive a million times. */
const bits = 14

/** Slows down programs that try thousands of times, without a third party: nothing is loaded from another site. */
export interface BotCheck {
  /** Returns a new task: `nonce.expires.bits.signature`. */
  task(): string
  /** Whether a token solves one of our tasks that has neither expired nor been used. */
  isGood(token: string): Promise<boolean>
  /** Uses a token up. @throws ApiError 400 on `recaptchaToken` for one that is missing (10001) or not good (10000). */
  pass(token: string | undefined): Promise<void>
}

interface BotCheckParts {
  readonly keys: Keys
  readonly clock: Clock
  readonly random: RandomSource
  readonly directory: Directory
  readonly botCheckBits?: number | undefined
}

export function createBotCheck({ keys, clock, random, directory, botCheckBits = bits }: BotCheckParts): BotCheck {
  /** Returns the nonce and the end of a solved task; null if the token solves none of ours. */
  const readSolved = (token: string) => {
    const [nonce = '', expires = '', bits = '', signature = '', ...rest] = token.split('.')
    const task = readSignedValue(keys, 'bot-check', [nonce, expires, bits, signature].join('.'))
    if (task === null || rest.length !== 1 || Number(expires) <= clock.now()) return null
    const isSolved = leadingZeroBits(createHash('sha256').update(token).digest()) >= Number(bits)
    return isSolved ? { nonceHash: hashOfSecret(nonce), expiresAt: Number(expires) } : null
  }
  return {
    task: () => signedValue(keys, 'bot-check', [randomToken(random), clock.now() + taskMs, botCheckBits].join('.')),
    async isGood(token) {
      const solved = readSolved(token)
      return solved !== null && !(await directory.attempts.isUsed(solved.nonceHash))
    },
    async pass(token) {
      if (token === undefined) throw badRequest({ recaptchaToken: fieldRequired })
      const solved = readSolved(token)
      if (!solved || !(await directory.attempts.use(solved.nonceHash, solved.expiresAt))) {
        throw conflict({ recaptchaToken: say('notAPerson') })
      }
    },
  }
}

/** Returns a task of the bot check, and checks its solution. */
export const recaptchaCalls = (botCheck: BotCheck) =>
  ({
    recaptchaKey: async () => ({ publicKey: botCheck.task() }),
    verifyRecaptcha: async ({ body: { token } }) => ({ success: await botCheck.isGood(token) }),
  }) satisfies RequestCalls
