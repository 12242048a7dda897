import { createHash } from 'node:crypto'
import { zeroBitsOf } from '@evenkeel/api-client/contract/bot-check'
import { badRequest, conflict, FIELD_REQUIRED } from '../errors.ts'
import type { Clock, RandomSource } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import { hashOfSecret, type Keys, randomToken, readSignedValue, signedValue } from './keys.ts'

/** A task is to be solved within this time. */
const TASK_MS = 10 * 60_000
/** About 16,000 hashes: well under a second in a browser, and dear for whoever wants a million. */
const BITS = 14

/** Keeps machines from trying by the thousand; no third party is asked, nothing is loaded from elsewhere. */
export interface BotCheck {
  /** A fresh task: `nonce.expires.bits.signature`. */
  task(): string
  /** Whether a token solves a task of ours that has neither expired nor been used. */
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

export function makeBotCheck({ keys, clock, random, directory, botCheckBits = BITS }: BotCheckParts): BotCheck {
  /** The nonce and the end of a solved task; null where the token solves none of ours. */
  const readSolved = (token: string) => {
    const [nonce = '', expires = '', bits = '', signature = '', ...rest] = token.split('.')
    const task = readSignedValue(keys, 'bot-check', [nonce, expires, bits, signature].join('.'))
    if (task === null || rest.length !== 1 || Number(expires) <= clock.now()) return null
    const isSolved = zeroBitsOf(createHash('sha256').update(token).digest()) >= Number(bits)
    return isSolved ? { nonceHash: hashOfSecret(nonce), expiresAt: Number(expires) } : null
  }
  return {
    task: () => signedValue(keys, 'bot-check', [randomToken(random), clock.now() + TASK_MS, botCheckBits].join('.')),
    async isGood(token) {
      const solved = readSolved(token)
      return solved !== null && !(await directory.attempts.isUsed(solved.nonceHash))
    },
    async pass(token) {
      if (token === undefined) throw badRequest({ recaptchaToken: FIELD_REQUIRED })
      const solved = readSolved(token)
      if (!solved || !(await directory.attempts.use(solved.nonceHash, solved.expiresAt))) {
        throw conflict({ recaptchaToken: 'Please try again.' })
      }
    },
  }
}
