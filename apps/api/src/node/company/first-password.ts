import { passwordFault } from '@evenkeel/api-client/contract/password-rules'
import { isOftenGuessed } from '../../identity/breached-passwords.ts'
import type { RandomSource } from '../../parts.ts'

/** Nothing that is taken for something else when it is read out: no l, o, 0 or 1. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP = 5

/**
 * A password for somebody's first sign-in, of 100 random bits, that every policy takes: `Kx7fm-w2qhd-9bnrt-pe4y7`.
 */
export function makeFirstPassword(random: RandomSource, userName: string): string {
  const letters = [...random.bytes(GROUPS * GROUP)].map((byte) => LETTERS[byte % LETTERS.length] ?? '')
  const groups = Array.from({ length: GROUPS }, (_, index) =>
    letters.slice(index * GROUP, (index + 1) * GROUP).join(''),
  )
  const password = groups.join('-').replace(/[a-z]/, (letter) => letter.toUpperCase())
  const isFit =
    passwordFault('standard', password, userName) === null &&
    passwordFault('long', password, userName) === null &&
    !isOftenGuessed(password)
  return isFit ? password : makeFirstPassword(random, userName)
}
