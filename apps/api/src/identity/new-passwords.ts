import { passwordFault } from '@evenkeel/engine'
import { conflict, type FieldErrors, messageOf, refused } from '../errors.ts'
import type { Clock } from '../parts.ts'
import type { Company } from '../store/directory/companies.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { Person } from '../store/directory/people.ts'
import { isOftenGuessed } from './breached-passwords.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Passwords } from './passwords.ts'
import { say } from '../say.ts'

/** The current password and the four before it. Source: Q-PWD-3. */
const remembered = 5
const mismatch = say('passwordsDoNotMatch')
const stolen = say('stolenPassword')
const productName = 'Evenkeel'

/** A password typed twice, and the names of the two fields. */
interface TypedPassword {
  readonly password: string
  readonly confirmation: string
  readonly fields: { readonly password: string; readonly confirmation: string }
}

export interface NewPasswords {
  /**
   * Checks a new password against the company's policy, and under every policy against lists of stolen ones.
   * @throws ApiError 20001 to 20005 on the field, 20005 for a stolen one, 20005 on the confirmation if the two differ.
   */
  check(typed: TypedPassword, userName: string, company: Company | undefined): void
  /**
   * Like `check`, and replaces the person's password; `around` makes the write.
   * @throws ApiError 20006 too, for one of the last five; 10000 if it was changed at the same time elsewhere.
   */
  replace(person: Person, typed: TypedPassword, around?: (write: () => Promise<void>) => Promise<void>): Promise<void>
}

interface PasswordParts {
  readonly directory: Directory
  readonly clock: Clock
  readonly passwords: Passwords
}

export function createNewPasswords({ directory, clock, passwords }: PasswordParts): NewPasswords {
  const refuse = (code: 20001 | 20002 | 20003 | 20004 | 20005 | 20006, fields: FieldErrors) => refused(code, fields)

  const check: NewPasswords['check'] = ({ password, confirmation, fields }, userName, company) => {
    const policy = company?.passwordPolicy ?? 'standard'
    const fault =
      passwordFault(policy, password, userName) ?? (policy === 'long' && isOftenGuessed(password) ? 20005 : null)
    if (fault !== null) throw refused(fault, { [fields.password]: messageOf(fault) })
    const names = company ? [productName, company.name, company.code] : [productName]
    if (isCommonPassword(password, names)) throw refuse(20005, { [fields.password]: stolen })
    if (password !== confirmation) throw refuse(20005, { [fields.confirmation]: mismatch })
  }

  const refusePast = async ({ id, passwordHash }: Person, { password, fields }: TypedPassword) => {
    const earlier = await directory.pastPasswords.ofPerson(id, remembered - 1)
    for (const hash of passwordHash === null ? earlier : [passwordHash, ...earlier]) {
      if (await passwords.verify(password, hash)) throw refuse(20006, { [fields.password]: messageOf(20006) })
    }
  }

  return {
    check,
    async replace(person, typed, around = (write) => write()) {
      const company = await directory.companies.byId(person.companyId)
      check(typed, person.email, company)
      await refusePast(person, typed)
      const hash = await passwords.hash(typed.password)
      await around(async () => {
        if (!(await directory.people.setPassword(person.id, person.passwordHash, hash))) throw conflict()
      })
      if (person.passwordHash === null) return
      await directory.pastPasswords.add(person.id, person.passwordHash, { at: clock.now(), keep: remembered - 1 })
    },
  }
}
