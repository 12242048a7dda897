import type { AppParts, Identity } from '../app-parts.ts'
import { badRequest, fieldRequired, messageOf, refused } from '../errors.ts'
import { type Person, toEmailKey } from '../store/directory/people.ts'

type Parts = Pick<AppParts, 'directory'>

/** Source: Q-PWD-1. */
export const ticketMs = 15 * 60_000

/** A new password, typed twice, and a code of the person's own where the mailbox proves nothing. */
export interface NewPassword {
  readonly resetToken: string
  readonly newPassword: string
  readonly confirmPassword: string
  readonly code?: string | undefined
}

export const toTyped = ({ newPassword: password, confirmPassword: confirmation }: NewPassword) => ({
  password,
  confirmation,
  fields: { password: 'newPassword', confirmation: 'confirmPassword' },
})

/**
 * Returns what follows a right code that was mailed to an employer's domain: the same for everybody, because that mailbox
 * proves nothing. Whether there is an account is judged with the factor, when the password is set.
 */
export async function workReset({ directory }: Parts, tickets: Identity['tickets'], userName: string) {
  const company = await directory.companies.byDomain(userName.split('@').at(-1)?.trim() ?? '')
  const resetToken = tickets.issue('reset-ticket', { emailKey: toEmailKey(userName) }, ticketMs)
  return { resetToken, passwordPolicy: company?.passwordPolicy ?? ('standard' as const) }
}

/**
 * Returns the person of a token that was mailed to an employer's domain. They are proved by their authenticator app or a
 * recovery code; without an account, or an account without either, every code is wrong.
 * @throws ApiError 10001 on `code`, 60001 for a wrong one, 20001 to 20005 on the new password before it is judged.
 */
export async function personByFactor(
  { directory }: Parts,
  { newPasswords, secondFactor }: Identity,
  emailKey: string,
  typed: NewPassword,
): Promise<Person> {
  if (typed.code === undefined) throw badRequest({ code: fieldRequired })
  const company = await directory.companies.byDomain(emailKey.split('@').at(-1) ?? '')
  newPasswords.check(toTyped(typed), emailKey, company)
  const person = await secondFactor.personByCode(emailKey, typed.code, () => true)
  if (!person) throw refused(60001, { code: messageOf(60001) })
  return person
}
