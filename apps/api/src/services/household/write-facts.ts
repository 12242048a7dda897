import { DependentRelation } from '@evenkeel/api-client/contract/choices'
import { type HouseholdKey, householdKeys, isSameFact, toCents } from '@evenkeel/engine'
import { allHouseholdFacts, deleteHouseholdFact, putHouseholdFact } from '../../store/ledger/household.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import {
  aboutMeId,
  allDependents,
  deleteDependents,
  insertDependent,
  saveAboutMe,
  type StoredAboutMe,
  updateDependent,
} from '../../store/ledger/profile.ts'
import { toDay } from '../moment.ts'
import type { ChangeRecorder } from '../record-change.ts'
import type { CheckedChanges } from './change-household.ts'
import type { Said } from './said.ts'

/** Where facts are written, and when. */
export interface FactWriter {
  readonly ledger: LedgerTransaction
  readonly recorder: ChangeRecorder
  /** The present moment, in the stored form. */
  readonly now: string
  /** The person's last name, given to a child whose birth date alone is known. */
  readonly familyName: string
}

const dayOrNull = (wire: string | undefined) => (wire === undefined ? null : toDay(wire))
const centsOrNull = (dollars: number | undefined) => (dollars === undefined ? null : toCents(dollars))

/** The facts that 'About me' has a column for. */
const columns: {
  readonly [Key in HouseholdKey]?: (values: Said['values']) => Partial<StoredAboutMe>
} = {
  birthDate: ({ birthDate }) => ({ dateOfBirth: dayOrNull(birthDate) }),
  familyStatus: ({ familyStatus }) => ({ familyStatus: familyStatus ?? null }),
  partnerName: ({ partnerName }) => ({ partnerFirstName: partnerName ?? null }),
  partnerBirthDate: ({ partnerBirthDate }) => ({ partnerDateOfBirth: dayOrNull(partnerBirthDate) }),
  annualIncome: ({ annualIncome }) => ({ annualIncomeCents: centsOrNull(annualIncome) }),
  partnerAnnualIncome: ({ partnerAnnualIncome }) => ({ partnerAnnualIncomeCents: centsOrNull(partnerAnnualIncome) }),
  riskTolerance: ({ riskTolerance }) => ({ riskTolerance: riskTolerance ?? null }),
  investmentType: ({ investmentType }) => ({ investmentType: investmentType ?? null }),
}

function writeAboutMe({ ledger, recorder }: FactWriter, keys: readonly HouseholdKey[], values: Said['values']): void {
  const changes = keys.flatMap((key) => columns[key]?.(values) ?? [])
  if (changes.length === 0) return
  const known = aboutMeId(ledger)
  if (known !== null) recorder.willChange('about_me', [known])
  const id = saveAboutMe(ledger, Object.assign({}, ...changes))
  if (known === null) recorder.hasCreated('about_me', [id])
}

/**
 * Makes the children among the dependents have these birth dates. A known date keeps its child; the other children get the
 * other dates, what is missing is added, and dated children without a date that is left are removed.
 */
function writeChildren({ ledger, recorder, familyName }: FactWriter, dates: readonly string[]): void {
  const wanted = dates.map(toDay)
  const children = allDependents(ledger).filter(({ relation }) => relation === DependentRelation.CHILD)
  const others = children.filter(({ dateOfBirth }) => {
    const place = wanted.indexOf(dateOfBirth ?? '')
    if (place !== -1) wanted.splice(place, 1)
    return place === -1
  })
  const removed = others.slice(wanted.length).filter(({ dateOfBirth }) => dateOfBirth !== null)
  recorder.willChange(
    'dependent',
    others.map(({ id }) => id),
  )
  others.slice(0, wanted.length).forEach((child, place) => {
    updateDependent(ledger, { ...child, dateOfBirth: wanted[place] ?? null })
  })
  deleteDependents(
    ledger,
    removed.map(({ id }) => id),
  )
  const added = wanted.slice(others.length).map((dateOfBirth) =>
    insertDependent(ledger, {
      firstName: 'Child',
      lastName: familyName,
      dateOfBirth,
      relation: DependentRelation.CHILD,
    }),
  )
  recorder.hasCreated('dependent', added)
}

function writeOwnTable({ ledger, recorder, now }: FactWriter, key: HouseholdKey, value: unknown): void {
  const row = allHouseholdFacts(ledger).find((fact) => fact.key === key)
  if (row && isSameFact(row.value, value, { isShare: true })) return
  if (row) recorder.willChange('household_fact', [row.id])
  if (value === undefined) {
    if (row) deleteHouseholdFact(ledger, row.id)
    return
  }
  const id = putHouseholdFact(ledger, { key, value, saidAt: now })
  if (!row) recorder.hasCreated('household_fact', [id])
}

/** Writes what the person says to where each fact is kept, and takes back the rest. */
export function writeFacts(writer: FactWriter, { values, takenBack }: CheckedChanges): void {
  const keys = householdKeys.filter((key) => values[key] !== undefined || takenBack.includes(key))
  writeAboutMe(writer, keys, values)
  for (const key of keys) {
    if (key === 'children') writeChildren(writer, values.children ?? [])
    else if (!columns[key]) writeOwnTable(writer, key, values[key])
  }
}
