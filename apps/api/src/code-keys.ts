import type { ErrorCode } from '@evenkeel/api-client/contract/errors'
import type { FixedKey } from './say.ts'

/** The key of each code's message. */
export const codeKeys = {
  [-1]: 'unknownError',
  0: 'noMatch',
  10000: 'retryError',
  10001: 'fieldRequired',
  10002: 'invalidVerificationCode',
  10003: 'lockedOut',
  20001: 'passwordLength',
  20002: 'passwordUppercaseAndLowercase',
  20003: 'passwordSpecialCharacter',
  20004: 'passwordDigit',
  20005: 'validPassword',
  20006: 'pastPassword',
  20007: 'currentPasswordIncorrect',
  30001: 'entryNoMatch',
  30002: 'userExists',
  30003: 'emailRegistered',
  30004: 'emailNotValid',
  30005: 'phoneNotValid',
  60001: 'codeInvalid',
  60002: 'codeExpired',
} as const satisfies Record<ErrorCode, FixedKey>
