import type { AboutMe, AboutMeForm, Dependent } from '@evenkeel/api-client/contract/profile'
import { defaultMinDate, FamilyStatus, type IsoDate, toCents, toDollars } from '@evenkeel/engine'
import { invalidInput } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import {
  aboutMeId,
  allDependents,
  readAboutMe,
  readAddress,
  saveAboutMe,
  type StoredAboutMe,
  type StoredDependent,
} from '../store/ledger/profile.ts'
import { toDay, toWireDate } from './moment.ts'
import { recordChange } from './record-change.ts'
import { say, type Sentence } from '../say.ts'

/** Returns the form's error for a date of birth (`YYYY-MM-DD`); null if it is valid. */
export function birthDateFault(day: string, today: IsoDate): Sentence | null {
  if (day > today) return say('dateInThePast')
  if (day < defaultMinDate(today)) return say('validDateAge')
  return null
}

const wireDate = (day: string | null) => (day === null ? null : toWireDate(day))
const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents))

/** Converts a stored dependent to the API's shape. */
export const toDependent = ({
  id: dependentId,
  firstName,
  lastName,
  dateOfBirth,
  relation,
}: StoredDependent): Dependent => ({
  ...{ dependentId, firstName, lastName, relation },
  dateOfBirth: wireDate(dateOfBirth),
})

/** Returns the person's answers about themselves. */
export function aboutMe(ledger: LedgerTransaction): AboutMe {
  const said = readAboutMe(ledger)
  const { gender, familyStatus, riskTolerance, investmentType } = said
  return {
    ...{ gender, familyStatus, riskTolerance, investmentType },
    dateOfBirth: wireDate(said.dateOfBirth),
    annualIncome: dollars(said.annualIncomeCents),
    spouse: {
      firstName: said.partnerFirstName,
      dateOfBirth: wireDate(said.partnerDateOfBirth),
      annualIncome: dollars(said.partnerAnnualIncomeCents),
    },
    focusAreas: [...said.focusAreas],
    dependents: allDependents(ledger).map(toDependent),
  }
}

type Maybe<T> = T | null | undefined

/** Keeps the stored value when the form leaves the field out. */
const orStored = <T>(value: Maybe<T>, stored: T | null): T | null => (value === undefined ? stored : value)

/** Applies `change`, but passes null and undefined through. */
function map<T, R>(value: Maybe<T>, change: (value: T) => R): Maybe<R> {
  if (value === undefined) return undefined
  return value === null ? null : change(value)
}

const noPartner = { partnerFirstName: null, partnerDateOfBirth: null, partnerAnnualIncomeCents: null }

/** Merges the spouse's fields; a null spouse clears all of them. */
function mergePartner(spouse: AboutMeForm['spouse'], stored: StoredAboutMe) {
  if (spouse === null) return noPartner
  return {
    partnerFirstName: orStored(spouse?.firstName, stored.partnerFirstName),
    partnerDateOfBirth: orStored(map(spouse?.dateOfBirth, toDay), stored.partnerDateOfBirth),
    partnerAnnualIncomeCents: orStored(map(spouse?.annualIncome, toCents), stored.partnerAnnualIncomeCents),
  }
}

function toStored(form: AboutMeForm, stored: StoredAboutMe): StoredAboutMe {
  const familyStatus = orStored(form.familyStatus, stored.familyStatus)
  return {
    familyStatus,
    dateOfBirth: orStored(map(form.dateOfBirth, toDay), stored.dateOfBirth),
    gender: orStored(form.gender, stored.gender),
    annualIncomeCents: orStored(map(form.annualIncome, toCents), stored.annualIncomeCents),
    riskTolerance: orStored(form.riskTolerance, stored.riskTolerance),
    investmentType: orStored(form.investmentType, stored.investmentType),
    focusAreas: orStored(form.focusAreas, stored.focusAreas) ?? [],
    ...(familyStatus === FamilyStatus.Single ? noPartner : mergePartner(form.spouse, stored)),
  }
}

function refuseImpossibleDates({ dateOfBirth, spouse }: AboutMeForm, today: IsoDate): void {
  const days = { dateOfBirth, 'spouse.dateOfBirth': spouse?.dateOfBirth }
  const faults = Object.entries(days).flatMap(([field, wire]) => {
    const fault = wire ? birthDateFault(toDay(wire), today) : null
    return fault === null ? [] : [[field, fault] as const]
  })
  if (faults.length > 0) throw invalidInput(Object.fromEntries(faults))
}

/**
 * Changes the person's answers about themselves. Fields that are left out stay; saving a single status removes the
 * spouse.
 *
 * @throws ApiError 400 for a date of birth in the future or more than 130 years ago.
 */
export function changeAboutMe(context: LedgerContext, form: AboutMeForm): AboutMe {
  const { ledger, today } = context
  refuseImpossibleDates(form, today)
  return recordChange(context, 'profile.about-me', (recorder) => {
    const known = aboutMeId(ledger)
    if (known !== null) recorder.willChange('about_me', [known])
    const id = saveAboutMe(ledger, toStored(form, readAboutMe(ledger)))
    if (known === null) recorder.hasCreated('about_me', [id])
    return aboutMe(ledger)
  })
}

/** Returns the empty profile fields that plans and planners rely on, in the order of the screens. */
export function missingProfileFields(ledger: LedgerTransaction, phone: string | null): string[] {
  const { street1, city, state, zipCode } = readAddress(ledger)
  const { dateOfBirth, familyStatus, annualIncomeCents: annualIncome } = readAboutMe(ledger)
  const fields = { phone, street1, city, state, zipCode, dateOfBirth, familyStatus, annualIncome }
  return Object.entries(fields).flatMap(([name, value]) => (value === null ? [name] : []))
}
