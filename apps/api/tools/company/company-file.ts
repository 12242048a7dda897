import { FundStyle } from '@evenkeel/engine'
import { isPersonName } from '@evenkeel/api-client/contract/person-name'
import { validatorNames } from '@evenkeel/api-client/contract/registration'
import * as z from 'zod/mini'
import { isEmail, isPhone } from '../../src/identity/contact-rules.ts'
import { ssoKeyFault } from './sso-keys.ts'

/** The file's names for HANDS_ON and so on: which of the investment funds the company's people see. */
export const fundStyles = {
  both: FundStyle.BOTH,
  'hands-on': FundStyle.HANDS_ON,
  'hands-off': FundStyle.HANDS_OFF,
  none: FundStyle.NO_FUNDS,
} as const

/** Spaces inside are allowed; control characters are not. */
const isPlain = (value: string) => value === value.trim() && !/\p{Cc}/u.test(value)
const isSecure = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:'
/** Exactly one: browsers compare an origin as a whole, so a `*` would match none. */
const isOrigin = (value: string) =>
  URL.canParse(value) &&
  new URL(value).origin === value &&
  !value.includes('*') &&
  (isSecure(value) || new URL(value).hostname === 'localhost')
const isDomain = (value: string) => /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/.test(value)

const checked = (isRight: (value: string) => boolean, message: string) =>
  z.string(message).check(z.refine(isRight, message))
const words = (longest: number) =>
  checked(
    (value) => value !== '' && value.length <= longest && isPlain(value),
    `give a text of 1 to ${longest} characters without blanks around it`,
  )
const name = checked(
  (value) => value === value.trim() && value.length <= 60 && isPersonName(value),
  'give a name of 1 to 60 letters',
)
const email = checked(isEmail, 'give an email address, as in "jordan@larkfield.example"')
const secureUrl = checked(isSecure, 'give an address that begins with https://')
const flag = z.boolean('give true or false, without quotation marks')
const part = (most: number, unit: string) => z.number(unit).check(z.gte(0, unit), z.lte(most, unit))

const unique = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  new Set(items.map(keyOf)).size === items.length
const list = <Item extends z.core.$ZodType>(item: Item, keyOf: (item: z.infer<Item>) => string) =>
  z
    .array(item, 'give a list in [ ]')
    .check(z.refine((items) => unique(items, keyOf), 'one entry is there twice: leave one out'))

const unknown = 'there is no such field: see npm run company -- --example'

const sso = z.strictObject(
  {
    url: secureUrl,
    issuer: words(500),
    keys: z
      .array(z.record(z.string(), z.string(), 'give each key as a JWK: an object of texts'), 'give a list in [ ]')
      .check(
        z.minLength(1, 'give at least one public key, as a JWK'),
        z.maxLength(5, 'give at most 5 keys'),
        z.check((context) => {
          const message = ssoKeyFault(context.value)
          if (message !== null) context.issues.push({ code: 'custom', message, input: context.value })
        }),
      ),
  },
  unknown,
)

const amount = z.number('give dollars, from 0 on').check(z.gte(0, 'give dollars, from 0 on'))
const times = part(20, 'give how many times the pay, from 0 to 20, as in 1')
const months = z
  .int('give whole months, from 0 to 120')
  .check(z.gte(0, 'give whole months, from 0 to 120'), z.lte(120, 'give whole months, from 0 to 120'))

/** What a benefit pays, so that plans can count it. */
const benefitTerms = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('life'), multipleOfPay: times, maximum: z.nullable(amount) }, unknown),
    z.strictObject(
      {
        kind: z.literal('disability'),
        shareOfPay: part(1, 'give a part of the pay from 0 to 1, as in 0.5'),
        maximumMonthly: z.nullable(amount),
        waitingMonths: months,
      },
      unknown,
    ),
    z.strictObject({ kind: z.literal('other'), isFree: flag }, unknown),
  ],
  'give the kind "life", "disability" or "other"',
)

const benefit = z.strictObject(
  {
    name: words(120),
    category: words(60),
    description: words(1000),
    url: z.optional(z.nullable(secureUrl)),
    terms: z.optional(z.nullable(benefitTerms)),
  },
  unknown,
)

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && Number.isFinite(Date.parse(value))
const enrollmentDay = checked(isDay, 'give a day, as in "2026-11-01"')

const enrollment = z
  .strictObject({ opens: enrollmentDay, closes: enrollmentDay }, unknown)
  .check(z.refine(({ opens, closes }) => opens <= closes, 'give a last day that is not before the first'))

const adviser = z.strictObject(
  {
    role: z.enum(['planner', 'staff'], 'give "planner" or "staff"'),
    firstName: name,
    lastName: name,
    email,
    phone: z.optional(z.nullable(checked(isPhone, 'give a phone number, as in "503-555-0142"'))),
    schedulingUrl: z.optional(z.nullable(secureUrl)),
  },
  unknown,
)

const assignment = z.strictObject({ employee: email, planner: email }, unknown)

/**
 * An operator's file about one company. Settings that are left out take their default. Lists that are left out stay as
 * they are; lists that are given are complete.
 */
export const companyFile = z.strictObject(
  {
    code: checked(
      (value) => /^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$/.test(value),
      'give small letters, digits and dashes, as in "larkfield"',
    ),
    name: words(60),
    logoUrl: z.optional(z.nullable(secureUrl)),
    supportEmail: z.optional(z.nullable(email)),
    level1: z.optional(flag),
    bankLinks: z.optional(z.enum(['page', 'frame'], 'give "page" or "frame"')),
    funds: z.optional(
      z.enum(['both', 'hands-on', 'hands-off', 'none'], 'give "both", "hands-on", "hands-off" or "none"'),
    ),
    passwordPolicy: z.optional(z.enum(['standard', 'long'], 'give "standard" or "long"')),
    requiresSecondFactor: z.optional(flag),
    validators: z.optional(
      list(z.enum(validatorNames, `give some of ${validatorNames.join(', ')}`), String).check(
        z.refine(
          (names) => names.includes('employeeId') || names.includes('dateOfBirth'),
          'ask for employeeId or dateOfBirth: a name alone proves nothing',
        ),
      ),
    ),
    sso: z.optional(z.nullable(sso)),
    match: z.optional(
      z.strictObject(
        {
          limit: part(1, 'give a part of the income from 0 to 1, as in 0.06'),
          rate: part(5, 'give what is added to each dollar, from 0 to 5, as in 0.5'),
        },
        unknown,
      ),
    ),
    emailDomains: z.optional(
      list(checked(isDomain, 'give a domain in small letters, as in "larkfield.example"'), String),
    ),
    widgetOrigins: z.optional(
      list(
        checked(isOrigin, 'give one address without a path and without *, as in "https://intranet.larkfield.example"'),
        String,
      ),
    ),
    benefits: z.optional(list(benefit, ({ name }) => name)),
    /** When employees can choose their benefits; null takes the dates away. */
    enrollment: z.optional(z.nullable(enrollment)),
    advisers: z.optional(list(adviser, (one) => one.email.toLowerCase())),
    /** Planners and staff whose account ends. */
    formerAdvisers: z.optional(list(email, (one) => one.toLowerCase())),
    assignments: z.optional(list(assignment, ({ employee }) => employee.toLowerCase())),
    /** A CSV file, in this file's folder unless the path differs. */
    roster: z.optional(words(500)),
    /** Entries that are no longer in the roster's file are removed. */
    rosterIsComplete: z.optional(flag),
  },
  unknown,
)

export type CompanyFile = z.infer<typeof companyFile>
export type Adviser = z.infer<typeof adviser>
