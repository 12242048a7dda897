import type { ContactInformation, ContactInformationForm } from '@evenkeel/api-client/contract/profile'
import { badRequest, refused } from '../errors.ts'
import { isEmail, isPhone, toPhone } from '../identity/contact-rules.ts'
import type { Person } from '../store/directory/people.ts'
import type { StoredAddress } from '../store/ledger/profile.ts'
import { states } from './states.ts'
import { say } from '../say.ts'

/** Converts an empty text, which a form sends for an empty field, to null. */
const filled = (text: string | null | undefined): string | null => text?.trim() || null

/** @throws ApiError 400 with code 30004 on the field. */
function requireEmail(email: string): string {
  const trimmed = email.trim()
  if (isEmail(trimmed)) return trimmed
  throw refused(30004, { email: say('validEmail') })
}

/** @throws ApiError 400 with code 30005 on the field. */
function requirePhone(phone: string | null | undefined): string | null {
  const text = filled(phone)
  if (text === null) return null
  if (isPhone(text)) return toPhone(text)
  throw refused(30005, { phone: say('validPhone') })
}

/** Returns the fields that the directory keeps. @throws ApiError 400 with code 30004 or 30005. */
export const toContact = ({ firstName, lastName, email, phone }: ContactInformationForm) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: requireEmail(email),
  phone: requirePhone(phone),
})

/** Returns the fields that the ledger keeps. @throws ApiError 400 for an unknown state. */
export function toAddress(form: ContactInformationForm): StoredAddress {
  const state = filled(form.state)
  if (state !== null && !states.some(([code]) => code === state)) throw badRequest({ state: say('validValue') })
  return {
    state,
    street1: filled(form.street1),
    street2: filled(form.street2),
    city: filled(form.city),
    zipCode: filled(form.zipCode),
  }
}

/** Returns both parts in the API's shape. */
export function contactInformation(
  { firstName, lastName, email, phone }: Person,
  address: StoredAddress,
): ContactInformation {
  return { firstName, lastName, email, phone, ...address }
}
