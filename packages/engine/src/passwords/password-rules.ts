import { inputLimits } from '../figures/input-limits.ts'

/**
 * A company's rules for passwords. `standard` is the specification's rule: 10 characters of four kinds. `long` requires
 * 15 of any kind, and a password that is in no known breach, which only the server can check.
 */
export const passwordPolicies = ['standard', 'long'] as const
export type PasswordPolicy = (typeof passwordPolicies)[number]

/**
 * A broken rule as its code in the error catalog: 20001 too short, 20002 not both cases, 20003 no special character, 20004 no
 * digit, 20005 has a part of the user name. Source: PWD-01 to PWD-05.
 */
export type PasswordFault = 20001 | 20002 | 20003 | 20004 | 20005

/** In characters. Sources: PWD-01; NIST SP 800-63B, revision 4, for a password without a second factor. */
export const minPasswordLength: Readonly<Record<PasswordPolicy, number>> = {
  standard: inputLimits.passwordMinLength,
  long: 15,
}
const minPartLength = 3

/**
 * Returns the parts of a user name that a password must not contain, in lower case: the email's local part and domain
 * without the top-level domain, split at `. _ - + @`; only parts of 3 characters or more. Source: Q-PWD-3.
 */
export function userNameParts(userName: string): string[] {
  const [local = '', domain = ''] = userName.toLowerCase().split('@')
  const pieces = [local, domain.replace(/\.[^.]*$/, '')].flatMap((part) => part.split(/[._+-]/))
  return [...new Set(pieces.filter((piece) => piece.length >= minPartLength))]
}

/** In the order of the rules. A special character is neither letter, digit nor space. Source: PWD-01 to PWD-05, Q-PWD-3. */
const standardKinds = [
  [20002, (password: string) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password)],
  [20004, (password: string) => /\p{Nd}/u.test(password)],
  [20003, (password: string) => /[^\p{L}\p{Nd}\s]/u.test(password)],
] as const

/** Returns every rule of the policy that a password breaks, in the order in which the form lists them. */
export function passwordFaults(policy: PasswordPolicy, password: string, userName: string): PasswordFault[] {
  const typed = password.toLowerCase()
  const faults: PasswordFault[] = [...password].length < minPasswordLength[policy] ? [20001] : []
  if (policy === 'standard')
    faults.push(...standardKinds.filter(([, isKept]) => !isKept(password)).map(([code]) => code))
  return userNameParts(userName).some((part) => typed.includes(part)) ? [...faults, 20005] : faults
}

/** Returns the first rule of the policy that a password breaks; null if it keeps them all. */
export function passwordFault(policy: PasswordPolicy, password: string, userName: string): PasswordFault | null {
  return passwordFaults(policy, password, userName)[0] ?? null
}
