import type { Dependent, DependentForm } from '@evenkeel/api-client/contract/profile'
import type { Refusal } from '@evenkeel/ui/form'

const asSent = ({ dependentId, firstName, lastName, dateOfBirth, relation }: Dependent): DependentForm => ({
  dependentId,
  firstName,
  lastName,
  dateOfBirth,
  relation,
})

/** Returns the list for the request without one dependent. */
export const listWithout = (dependents: readonly Dependent[], gone: Dependent): DependentForm[] =>
  dependents.filter(({ dependentId }) => dependentId !== gone.dependentId).map(asSent)

/** Returns the list for the request with one changed, or a new one at its end. */
export const listWith = (
  dependents: readonly Dependent[],
  edited: Dependent | null,
  said: DependentForm,
): DependentForm[] =>
  edited === null
    ? [...dependents.map(asSent), said]
    : dependents.map((one) =>
        one.dependentId === edited.dependentId ? { ...said, dependentId: one.dependentId } : asSent(one),
      )

/** Renames the server's `dependents[2].dateOfBirth` to the form's `dateOfBirth`: the form edits only that dependent. */
export const refusalsOfOne = (refusals: readonly Refusal[]): Refusal[] =>
  refusals.map(({ field, errors }) => ({ field: field.replace(/^dependents\[\d+\]\./i, ''), errors }))
