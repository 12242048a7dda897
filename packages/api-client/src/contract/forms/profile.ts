import * as z from 'zod/mini'
import { defineForm } from '../form.ts'
import { text } from '../primitives.ts'
import { aboutMeForm, contactInformationForm, dependentForm } from '../profile.ts'
import * as words from '../words/profile-fields.generated.ts'

/** An answer that may be left out; an empty one clears what was saved. */
const maybe = { optional: true, empty: null } as const
const maybeOne = { ...maybe, none: words.notGiven } as const

const dateOfBirth = { ...maybe, kind: 'birth', label: words.dateOfBirth } as const

/** Who the person is and how they think about money. The words about the spouse depend on the family status. */
export const aboutMeFields = defineForm(aboutMeForm)({
  dateOfBirth,
  gender: { ...maybeOne, kind: 'select', label: words.gender },
  familyStatus: { ...maybeOne, kind: 'select', label: words.familyStatus },
  annualIncome: { ...maybe, kind: 'money', label: words.annualIncome, hint: words.beforeTaxes },
  'spouse.firstName': { ...maybe, kind: 'text', label: words.firstName },
  'spouse.dateOfBirth': dateOfBirth,
  'spouse.annualIncome': { ...maybe, kind: 'money', label: words.annualIncome },
  riskTolerance: { ...maybeOne, kind: 'choice', label: words.risk },
  investmentType: { ...maybeOne, kind: 'select', label: words.investing },
  focusAreas: { kind: 'list', label: words.matters },
})

const names = {
  firstName: { kind: 'text', label: words.firstName },
  lastName: { kind: 'text', label: words.lastName },
} as const

export const dependentFields = defineForm(z.omit(dependentForm, { dependentId: true }))({
  firstName: { ...names.firstName, autoComplete: 'off' },
  lastName: { ...names.lastName, autoComplete: 'off' },
  relation: { kind: 'choice', label: words.relation },
  dateOfBirth,
})

const line = { ...maybe, kind: 'text' } as const

const contactForm = z.extend(z.omit(contactInformationForm, { verificationToken: true }), {
  password: z.optional(text(128)),
})

export const contactFields = defineForm(contactForm)({
  firstName: { ...names.firstName, autoComplete: 'given-name' },
  lastName: { ...names.lastName, autoComplete: 'family-name' },
  email: { kind: 'email', label: words.email, hint: words.emailHint },
  /** The owner's proof, which another email needs. */
  password: { kind: 'password', label: words.yourPassword, required: true, maxLength: 128 },
  phone: { ...maybe, kind: 'phone', label: words.phone, autoComplete: 'tel-national' },
  street1: { ...line, label: words.street, autoComplete: 'address-line1' },
  street2: { ...line, label: words.unit, autoComplete: 'address-line2' },
  city: { ...line, label: words.city, autoComplete: 'address-level2' },
  state: { ...maybeOne, kind: 'select', label: words.state },
  zipCode: { ...maybe, kind: 'latin', label: words.zipCode, maxLength: 10, autoComplete: 'postal-code' },
})
