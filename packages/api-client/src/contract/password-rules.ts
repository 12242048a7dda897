import { inputLimits } from '@evenkeel/engine'
import type { ErrorCode } from './errors.ts'

/**
 * What a company asks of passwords. `standard` is the specification's rule: 10 characters of four kinds. `long` asks for 15
 * of any kind, and that nobody has lost it in a breach (which only the server can know).
 */
export const passwordPolicies = ['standard', 'long'] as const
export type PasswordPolicy = (typeof passwordPolicies)[number]

/** The fewest characters of each. Sources: specification, section 5; NIST SP 800-63B, revision 4, for a password that stands alone. */
export const shortestPassword: Readonly<Record<PasswordPolicy, number>> = {
  standard: inputLimits.passwordMinLength,
  long: 15,
}
const SHORTEST_PART = 3

/**
 * The pieces of a user name that a password may not hold, in lower case: the email's local part and domain, split at
 * `. _ - + @`, of 3 characters or more, without the top-level domain. Source: open question Q-PWD-3.
 */
export function userNameParts(userName: string): string[] {
  const [local = '', domain = ''] = userName.toLowerCase().split('@')
  const pieces = [local, domain.replace(/\.[^.]*$/, '')].flatMap((part) => part.split(/[._+-]/))
  return [...new Set(pieces.filter((piece) => piece.length >= SHORTEST_PART))]
}

/** Source: specification, section 5, in the order of its rules. Special is what is neither letter, digit nor space: Q-PWD-3. */
const standardKinds = [
  [20002, (password: string) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password)],
  [20004, (password: string) => /\p{Nd}/u.test(password)],
  [20003, (password: string) => /[^\p{L}\p{Nd}\s]/u.test(password)],
] as const

/** Every rule of the policy that a password breaks, as codes of the error catalogue, in the order in which they are told. */
export function passwordFaults(policy: PasswordPolicy, password: string, userName: string): ErrorCode[] {
  const typed = password.toLowerCase()
  const faults: ErrorCode[] = [...password].length < shortestPassword[policy] ? [20001] : []
  if (policy === 'standard')
    faults.push(...standardKinds.filter(([, isKept]) => !isKept(password)).map(([code]) => code))
  return userNameParts(userName).some((part) => typed.includes(part)) ? [...faults, 20005] : faults
}

/** The first rule of the policy that a password breaks, as its code of the error catalogue; null where it keeps them all. */
export function passwordFault(policy: PasswordPolicy, password: string, userName: string): ErrorCode | null {
  return passwordFaults(policy, password, userName)[0] ?? null
}
