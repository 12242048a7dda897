import { FamilyStatus, focusAreas, InvestmentType, RiskTolerance } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { password } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { choice, maybe, wireDay } from './plan/fields.ts'
import { emailPreferences, emailPreferencesForm, sentNotes } from './notes.ts'
import { personName } from './person-name.ts'
import { id, nonNegativeMoney, requiredText, text } from './primitives.ts'
import { DependentRelation, Gender } from './choices.ts'

const line = maybe(text(60))

/** Names, email and address; null if not stated. */
export const contactInformation = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  street1: z.nullable(z.string()),
  street2: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** An id of the classifiers: `OR`. */
  state: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
})
export type ContactInformation = z.infer<typeof contactInformation>

export const contactInformationForm = z.object({
  firstName: personName,
  lastName: personName,
  /** The server checks the pattern and answers 30004. */
  email: requiredText(60),
  /** Like `503-555-0142`. The server checks the pattern and answers 30005. */
  phone: line,
  street1: line,
  street2: line,
  city: line,
  state: line,
  zipCode: maybe(text(60).check(z.regex(/^(\d{5}(-\d{4})?)?$/, 'Please enter a valid value.'))),
  /** Required if the email changes. */
  verificationToken: maybe(text(4000)),
  /** Required if the email changes and the person has a password; others must have signed in within the last 5 minutes (ownSignIn). */
  password: z.optional(password),
})
export type ContactInformationForm = z.infer<typeof contactInformationForm>

export const dependent = z.object({
  dependentId: id,
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.nullable(z.string()),
  relation: choice(Object.values(DependentRelation)),
})
export type Dependent = z.infer<typeof dependent>

/** One without a `dependentId` is new. */
export const dependentForm = z.object({
  dependentId: maybe(id),
  firstName: personName,
  lastName: personName,
  dateOfBirth: maybe(wireDay),
  relation: choice(Object.values(DependentRelation)),
})
export type DependentForm = z.infer<typeof dependentForm>

export const spouse = z.object({
  firstName: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
  annualIncome: z.nullable(z.number()),
})

/** The person's answers about themselves; null if not answered. Dates are `1988-04-17T00:00:00Z`, money is dollars. */
export const aboutMe = z.object({
  dateOfBirth: z.nullable(z.string()),
  gender: z.nullable(z.number()),
  familyStatus: z.nullable(z.number()),
  annualIncome: z.nullable(z.number()),
  spouse,
  riskTolerance: z.nullable(z.number()),
  investmentType: z.nullable(z.number()),
  focusAreas: z.array(z.number()),
  dependents: z.array(dependent),
})
export type AboutMe = z.infer<typeof aboutMe>

const hasNoRepeats = (values: readonly number[]) => new Set(values).size === values.length

/** Absent fields stay unchanged; null clears a field. For a single person the spouse's fields are cleared. */
export const aboutMeForm = z.object({
  dateOfBirth: maybe(wireDay),
  gender: maybe(choice(Object.values(Gender))),
  familyStatus: maybe(choice(Object.values(FamilyStatus))),
  annualIncome: maybe(nonNegativeMoney),
  spouse: maybe(z.object({ firstName: line, dateOfBirth: maybe(wireDay), annualIncome: maybe(nonNegativeMoney) })),
  riskTolerance: maybe(choice(Object.values(RiskTolerance))),
  investmentType: maybe(choice(Object.values(InvestmentType))),
  focusAreas: maybe(
    z.array(choice(focusAreas)).check(z.maxLength(7), z.refine(hasNoRepeats, 'Please enter a valid value.')),
  ),
})
export type AboutMeForm = z.infer<typeof aboutMeForm>

const choices = z.array(z.object({ id: z.union([z.number(), z.string()]), name: z.string() }))

/** The choices of the profile's selects, each in the order in which they are shown. */
export const classifiers = z.object({
  genders: choices,
  states: choices,
  familyStatuses: choices,
  dependentRelations: choices,
  riskTolerances: choices,
  investmentTypes: choices,
  focusAreas: choices,
  yearRanges: choices,
})
export type Classifiers = z.infer<typeof classifiers>

export const profileEndpoints = {
  contactInformation: endpoint('contactInformation', {
    summary: 'Get contact information.',
    who: 'employee',
    answer: contactInformation,
  }),
  saveContactInformation: endpoint('saveContactInformation', {
    summary:
      'Update contact information. A new email needs its verification token and the password, or a sign-in in the last 5 minutes if the account has none.',
    who: 'employee',
    body: contactInformationForm,
    answer: contactInformation,
    errors: [20007, 30003, 30004, 30005, 60002],
  }),
  aboutMe: endpoint('aboutMe', {
    summary: 'Get About me: age, household, income and preferences.',
    who: 'employee',
    answer: aboutMe,
  }),
  saveAboutMe: endpoint('saveAboutMe', {
    summary: 'Update About me. Omitted fields keep their values.',
    who: 'employee',
    body: aboutMeForm,
    answer: aboutMe,
  }),
  saveDependents: endpoint('saveDependents', {
    summary: 'Replace the dependents list. Entries without an id are added, missing ones deleted.',
    who: 'employee',
    body: z.object({ dependents: z.array(dependentForm).check(z.maxLength(20, 'Please enter a valid value.')) }),
    answer: z.object({ dependents: z.array(dependent) }),
    ids: { 'body.dependents[].dependentId': 'dependent' },
  }),
  emailPreferences: endpoint('emailPreferences', {
    summary: 'Get email preferences: which emails, whether they show amounts, and their time zone.',
    who: 'employee',
    answer: emailPreferences,
  }),
  saveEmailPreferences: endpoint('saveEmailPreferences', {
    summary: 'Update email preferences. Omitted ones keep their values.',
    who: 'employee',
    body: emailPreferencesForm,
    answer: emailPreferences,
  }),
  sentNotes: endpoint('sentNotes', {
    summary: 'List the emails sent to the employee, except those with a code.',
    who: 'employee',
    answer: sentNotes,
  }),
  classifiers: endpoint('classifiers', {
    summary: 'List the profile’s select options.',
    who: 'employee',
    answer: classifiers,
  }),
  profileStatus: endpoint('profileStatus', {
    summary: 'Get missing profile fields, email verification and terms status.',
    who: 'employee',
    answer: z.object({
      isComplete: z.boolean(),
      missingFields: z.array(z.string()),
      isEmailVerified: z.boolean(),
      areTermsAccepted: z.boolean(),
    }),
    beforeTerms: true,
  }),
}
