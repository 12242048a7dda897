import type { AboutMe, AboutMeForm, Dependent } from '@evenkeel/api-client/contract/profile'
import { FamilyStatus } from '@evenkeel/api-client/contract/profile-choices'
import { type IsoDate, toCents, toDollars } from '@evenkeel/engine'
import { badRequest } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import {
  aboutMeId,
  allDependents,
  readAboutMe,
  saveAboutMe,
  type StoredAboutMe,
  type StoredDependent,
} from '../store/ledger/profile.ts'
import { birthDateFault } from './birth-date.ts'
import { toDay, toWireDate } from './moment.ts'
import { recordChange } from './record-change.ts'

const wireDate = (day: string | null) => (day === null ? null : toWireDate(day))
const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents))

/** A stored dependent as it is sent. */
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

/** What the person has said about themselves. */
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

/** What was left out stays as it is stored. */
const orStored = <T>(value: Maybe<T>, stored: T | null): T | null => (value === undefined ? stored : value)

/** Null and what was left out stay what they are. */
function map<T, R>(value: Maybe<T>, change: (value: T) => R): Maybe<R> {
  if (value === undefined) return undefined
  return value === null ? null : change(value)
}

const noPartner = { partnerFirstName: null, partnerDateOfBirth: null, partnerAnnualIncomeCents: null }

/** A null instead of the whole spouse takes back all that was said of one. */
function partnerOf(spouse: AboutMeForm['spouse'], stored: StoredAboutMe) {
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
    ...(familyStatus === FamilyStatus.SINGLE ? noPartner : partnerOf(form.spouse, stored)),
  }
}

function refuseImpossibleDates({ dateOfBirth, spouse }: AboutMeForm, today: IsoDate): void {
  const days = { dateOfBirth, 'spouse.dateOfBirth': spouse?.dateOfBirth }
  const faults = Object.entries(days).flatMap(([field, wire]) => {
    const fault = wire ? birthDateFault(toDay(wire), today) : null
    return fault === null ? [] : [[field, fault] as const]
  })
  if (faults.length > 0) throw badRequest(Object.fromEntries(faults))
}

/**
 * Changes what the person has said about themselves; what is left out stays, and a single person has no spouse.
 *
 * @throws ApiError 400 for a day of birth in the future or more than 130 years ago.
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
