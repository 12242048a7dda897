import type { FormFailure, FormFrame } from '@evenkeel/ui/use-form'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { refusalsByStep } from './form-steps.ts'
import type { PlanSpec } from './plan-spec.ts'

/** That nothing is linked, which the first linked account settles. */
const isOfAccounts = (field: string) => field.toLowerCase() === 'linkedaccounts'

/** What is shown of the last failure, of the fields or of a call; the same lists until the next one, as fields need it. */
export function useShownFailure<Input, Output, Name extends string>(
  spec: PlanSpec<Input, Output, Name>,
  frame: FormFrame,
  failure: FormFailure,
  hasLinked: boolean,
) {
  const all = frame.refusals.length > 0 ? frame.refusals : failure.refusals
  const refusals = useMemo(() => all.filter(({ field }) => !(hasLinked && isOfAccounts(field))), [all, hasLinked])
  const byStep = useMemo(() => refusalsByStep(spec, refusals), [spec, refusals])
  const ofAccounts = refusals.find(({ field }) => isOfAccounts(field))?.errors[0]
  return { error: frame.error ?? failure.error, refusals, byStep, ofAccounts }
}

/** Opens the first step of which something was refused. */
export function useStepOfRefusal(
  steps: readonly { readonly id: string }[],
  at: number,
  go: (id: string) => void,
  refused: ReadonlyMap<string, unknown>,
) {
  const follow = useEffectEvent((by: ReadonlyMap<string, unknown>) => {
    const first = steps.find(({ id }) => by.has(id))
    if (first !== undefined && first.id !== steps[at]?.id) go(first.id)
  })
  useEffect(() => follow(refused), [refused])
}
