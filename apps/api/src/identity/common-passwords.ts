import { commonPasswords } from './common-passwords.generated.ts'
import { foldPassword } from './fold-password.ts'

let listed: ReadonlySet<string> | undefined

const lettersOf = (text: string) => foldPassword(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether a password is on lists of stolen ones, or is one of these names, also with additions around it: `Password1!`,
 * `Welcome2026!`. Source: ASVS 6.2.4 and 6.2.11.
 * @param names of the product and the company.
 */
export function isCommonPassword(password: string, names: readonly string[]): boolean {
  // Read at the first use: most processes never see a new password.
  listed ??= new Set(commonPasswords.split('\n'))
  return listed.has(foldPassword(password)) || names.map(lettersOf).includes(lettersOf(password))
}
