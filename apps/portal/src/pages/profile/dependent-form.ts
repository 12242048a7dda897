import type { Dependent, DependentForm } from '@evenkeel/api-client/contract/profile'
import { DependentRelation } from '@evenkeel/api-client/contract/profile-choices'
import type { IsoDate } from '@evenkeel/engine'
import type { Refusal } from '@evenkeel/ui/form'
import { chosen, dayFrom, dayText } from './about-me-form.ts'

/** One dependent while the form is filled in. */
export interface DependentDraft {
  readonly firstName: string
  readonly lastName: string
  /** MM/DD/YYYY */
  readonly dateOfBirth: string
  /** The text of its number; empty while none is chosen. */
  readonly relation: string
}

/** Of the dependent that is edited; of a new one where there is none. */
export const dependentDraftOf = (dependent: Dependent | null): DependentDraft => ({
  firstName: dependent?.firstName ?? '',
  lastName: dependent?.lastName ?? '',
  dateOfBirth: dayText(dependent?.dateOfBirth ?? null),
  relation: dependent === null ? '' : String(dependent.relation),
})

const asSent = ({ dependentId, firstName, lastName, dateOfBirth, relation }: Dependent): DependentForm => ({
  dependentId,
  firstName,
  lastName,
  dateOfBirth,
  relation,
})

/** The list without one of them, as it is sent. */
export const listWithout = (dependents: readonly Dependent[], gone: Dependent): DependentForm[] =>
  dependents.filter(({ dependentId }) => dependentId !== gone.dependentId).map(asSent)

/** The list with one changed, or a new one at its end; null while no relation is chosen. */
export function listWith(
  dependents: readonly Dependent[],
  edited: Dependent | null,
  draft: DependentDraft,
  today: IsoDate,
): DependentForm[] | null {
  const relation = chosen(Object.values(DependentRelation), draft.relation)
  if (relation === null) return null
  const dateOfBirth = dayFrom(draft.dateOfBirth, today)
  const said = { firstName: draft.firstName.trim(), lastName: draft.lastName.trim(), dateOfBirth, relation }
  if (edited === null) return [...dependents.map(asSent), said]
  return dependents.map((dependent) =>
    dependent.dependentId === edited.dependentId ? { dependentId: edited.dependentId, ...said } : asSent(dependent),
  )
}

/** The server speaks of `dependents[2].dateOfBirth`; the form has that one alone, as `dateOfBirth`. */
export const refusalsOfOne = (refusals: readonly Refusal[]): Refusal[] =>
  refusals.map(({ field, errors }) => ({ field: field.replace(/^dependents\[\d+\]\./i, ''), errors }))
