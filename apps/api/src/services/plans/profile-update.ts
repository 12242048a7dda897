import { toCents } from '@evenkeel/engine'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { aboutMeId, readAboutMe, saveAboutMe, type StoredAboutMe } from '../../store/ledger/profile.ts'
import { toDay } from '../moment.ts'
import type { ChangeRecorder } from '../record-change.ts'
import type { ProfileFields } from './plan-kind.ts'

/** A field of the wire with its column of the profile and the value that a commit would write. */
function changesOf({
  dateOfBirth,
  annualIncome,
  relationshipStatus,
  riskTolerance,
  investmentType,
}: ProfileFields): [string, Partial<StoredAboutMe>][] {
  return [
    ...(typeof annualIncome === 'number'
      ? [['annualIncome', { annualIncomeCents: toCents(annualIncome) }] satisfies [string, Partial<StoredAboutMe>]]
      : []),
    ...(dateOfBirth
      ? [['dateOfBirth', { dateOfBirth: toDay(dateOfBirth) }] satisfies [string, Partial<StoredAboutMe>]]
      : []),
    ...(typeof relationshipStatus === 'number'
      ? [['relationshipStatus', { familyStatus: relationshipStatus }] satisfies [string, Partial<StoredAboutMe>]]
      : []),
    ...(riskTolerance ? [['riskTolerance', { riskTolerance }] satisfies [string, Partial<StoredAboutMe>]] : []),
    ...(investmentType ? [['investmentType', { investmentType }] satisfies [string, Partial<StoredAboutMe>]] : []),
  ]
}

/** What a commit would change of the profile, by the wire's field names (Q-PLAN-5). */
export function profileChanges(ledger: LedgerTransaction, fields: ProfileFields): [string, Partial<StoredAboutMe>][] {
  const now = readAboutMe(ledger)
  return changesOf(fields).filter(([, change]) =>
    Object.entries(change).some(([column, value]) => Reflect.get(now, column) !== value),
  )
}

/** Writes what a commit changes of the profile. */
export function updateProfile(ledger: LedgerTransaction, recorder: ChangeRecorder, fields: ProfileFields): void {
  const changes = profileChanges(ledger, fields)
  if (changes.length === 0) return
  const known = aboutMeId(ledger)
  if (known !== null) recorder.willChange('about_me', [known])
  const id = saveAboutMe(ledger, Object.assign({}, ...changes.map(([, change]) => change)))
  if (known === null) recorder.hasCreated('about_me', [id])
}
