import { passwordFault } from '@evenkeel/engine'
import { isOftenGuessed } from '../../src/identity/breached-passwords.ts'
import type { RandomSource } from '../../src/parts.ts'

/** No letters that are confused when read aloud: no l, o, 0 or 1. */
const codeLetters = 'abcdefghijkmnpqrstuvwxyz23456789'
const groupCount = 4
const group = 5

/** How long a first password counts, unless it is changed before. */
export const firstPasswordLastsMs = 7 * 24 * 60 * 60_000

/**
 * Returns a password for a person's first sign-in, of 100 random bits, that every policy accepts:
 * `Kx7fm-w2qhd-9bnrt-pe4y7`.
 */
export function createFirstPassword(random: RandomSource, userName: string): string {
  const letters = [...random.bytes(groupCount * group)].map((byte) => codeLetters[byte % codeLetters.length] ?? '')
  const groups = Array.from({ length: groupCount }, (_, index) =>
    letters.slice(index * group, (index + 1) * group).join(''),
  )
  const password = groups.join('-').replace(/[a-z]/, (letter) => letter.toUpperCase())
  const isFit =
    passwordFault('standard', password, userName) === null &&
    passwordFault('long', password, userName) === null &&
    !isOftenGuessed(password)
  return isFit ? password : createFirstPassword(random, userName)
}
