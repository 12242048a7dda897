import type { ContactInformation } from '@evenkeel/api-client/contract/profile'

/** The contact form while it is filled in: nothing typed is an empty text. */
export type ContactDraft = { readonly [Field in keyof ContactInformation]: string }

export const contactDraftOf = (contact: ContactInformation): ContactDraft => ({
  firstName: contact.firstName,
  lastName: contact.lastName,
  email: contact.email,
  phone: contact.phone ?? '',
  street1: contact.street1 ?? '',
  street2: contact.street2 ?? '',
  city: contact.city ?? '',
  state: contact.state ?? '',
  zipCode: contact.zipCode ?? '',
})

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** What is sent: trimmed, and null for what is left empty. */
export const contactRequestOf = (draft: ContactDraft): ContactInformation => ({
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  email: draft.email.trim(),
  phone: orNull(draft.phone),
  street1: orNull(draft.street1),
  street2: orNull(draft.street2),
  city: orNull(draft.city),
  state: orNull(draft.state),
  zipCode: orNull(draft.zipCode),
})

/** Whether the email is another one, which has to be proved by a code; capitals make no other one. */
export const isOtherEmail = (draft: ContactDraft, saved: ContactInformation): boolean =>
  draft.email.trim().toLowerCase() !== saved.email.trim().toLowerCase()
