import type { Dependent, DependentForm } from '@evenkeel/api-client/contract/profile'
import type { IsoDate } from '@evenkeel/engine'
import { badRequest, invalidInput, notFound } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { allDependents, deleteDependents, insertDependent, updateDependent } from '../store/ledger/profile.ts'
import { toDependent, birthDateFault } from './about-me.ts'
import { toDay } from './moment.ts'
import { recordChange } from './record-change.ts'
import { say } from '../say.ts'

function refuseImpossibleDates(dependents: readonly DependentForm[], today: IsoDate): void {
  const faults = dependents.flatMap(({ dateOfBirth }, index) => {
    const fault = dateOfBirth ? birthDateFault(toDay(dateOfBirth), today) : null
    return fault === null ? [] : [[`dependents[${index}].dateOfBirth`, fault] as const]
  })
  if (faults.length > 0) throw invalidInput(Object.fromEntries(faults))
}

/** @throws ApiError 404 for an id that is not one of the person's dependents, 400 for an id that is listed twice. */
function refuseWrongIds(dependents: readonly DependentForm[], known: ReadonlySet<number>): void {
  const seen = new Set<number>()
  dependents.forEach(({ dependentId }, index) => {
    if (dependentId === undefined || dependentId === null) return
    if (!known.has(dependentId)) throw notFound()
    if (seen.has(dependentId)) throw badRequest({ [`dependents[${index}].dependentId`]: say('validValue') })
    seen.add(dependentId)
  })
}

const toStored = ({ firstName, lastName, dateOfBirth, relation }: DependentForm) => ({
  ...{ firstName, lastName, relation },
  dateOfBirth: dateOfBirth ? toDay(dateOfBirth) : null,
})

/**
 * Replaces the list of dependents: those without an id are created, those left out are removed.
 *
 * @throws ApiError 400 for an impossible date of birth or an id listed twice, 404 for an unknown id.
 */
export function replaceDependents(
  context: LedgerContext,
  dependents: readonly DependentForm[],
): { dependents: Dependent[] } {
  const { ledger, today } = context
  const known = allDependents(ledger).map(({ id }) => id)
  refuseWrongIds(dependents, new Set(known))
  refuseImpossibleDates(dependents, today)
  return recordChange(context, 'profile.dependents', (recorder) => {
    recorder.willChange('dependent', known)
    const kept = new Set(dependents.map(({ dependentId }) => dependentId))
    deleteDependents(
      ledger,
      known.filter((id) => !kept.has(id)),
    )
    for (const form of dependents) {
      if (form.dependentId) updateDependent(ledger, { id: form.dependentId, ...toStored(form) })
      else recorder.hasCreated('dependent', [insertDependent(ledger, toStored(form))])
    }
    return { dependents: allDependents(ledger).map(toDependent) }
  })
}
