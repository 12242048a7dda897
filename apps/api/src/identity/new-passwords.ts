import { type PasswordPolicy, passwordFault } from '@evenkeel/api-client/contract/password-rules'
import { conflict, type FieldErrors, refused } from '../errors.ts'
import type { Clock } from '../parts.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { Person } from '../store/directory/people.ts'
import { isOftenGuessed } from './breached-passwords.ts'
import type { Passwords } from './passwords.ts'

/** The present password and the four before it. Source: open question Q-PWD-3. */
const REMEMBERED = 5
const MISMATCH = 'Passwords do not match.'

/** A password typed twice, and the names of the two fields. */
export interface TypedPassword {
  readonly password: string
  readonly confirmation: string
  readonly fields: { readonly password: string; readonly confirmation: string }
}

export interface NewPasswords {
  /**
   * Holds a new password against the company's policy.
   * @throws ApiError 20001 to 20005 on the field, 20005 on the confirmation where the two differ.
   */
  check(typed: TypedPassword, userName: string, policy: PasswordPolicy): void
  /**
   * As `check`, and replaces the person's password; `justBefore` runs when nothing but the write is left to be done.
   * @throws ApiError 20006 too, for one of the last five; 10000 where it was changed at the same time elsewhere.
   */
  replace(person: Person, typed: TypedPassword, justBefore?: () => Promise<void>): Promise<void>
}

interface PasswordParts {
  readonly directory: Directory
  readonly clock: Clock
  readonly passwords: Passwords
}

export function makeNewPasswords({ directory, clock, passwords }: PasswordParts): NewPasswords {
  const refuse = (code: 20001 | 20002 | 20003 | 20004 | 20005 | 20006, fields: FieldErrors) => refused(code, fields)

  const check: NewPasswords['check'] = ({ password, confirmation, fields }, userName, policy) => {
    const fault =
      passwordFault(policy, password, userName) ?? (policy === 'long' && isOftenGuessed(password) ? 20005 : null)
    if (fault !== null) throw refused(fault, { [fields.password]: refused(fault).message })
    if (password !== confirmation) throw refuse(20005, { [fields.confirmation]: MISMATCH })
  }

  const refusePast = async ({ id, passwordHash }: Person, { password, fields }: TypedPassword) => {
    const earlier = await directory.pastPasswords.ofPerson(id, REMEMBERED - 1)
    for (const hash of passwordHash === null ? earlier : [passwordHash, ...earlier]) {
      if (await passwords.verify(password, hash)) throw refuse(20006, { [fields.password]: refused(20006).message })
    }
  }

  return {
    check,
    async replace(person, typed, justBefore) {
      const company = await directory.companies.byId(person.companyId)
      check(typed, person.email, company?.passwordPolicy ?? 'standard')
      await refusePast(person, typed)
      const hash = await passwords.hash(typed.password)
      await justBefore?.()
      if (!(await directory.people.setPassword(person.id, person.passwordHash, hash))) throw conflict()
      if (person.passwordHash === null) return
      await directory.pastPasswords.add(person.id, person.passwordHash, { at: clock.now(), keep: REMEMBERED - 1 })
    },
  }
}
