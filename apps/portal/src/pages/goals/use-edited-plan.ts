import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { type QueryState, useQuery } from '@evenkeel/api-client/react'
import { PlanType } from '@evenkeel/engine'
import { enterEditMode, leaveEditMode } from '@evenkeel/widgets/shared/edit-mode.ts'
import { useEffect, useState } from 'react'

/** Made or gone on with, a committed one changed, or begun anew from profile and accounts alone. */
export type PlanMode = 'make' | 'edit' | 'restart'

const known = new Set<number>(Object.values(PlanType))
const isPlanType = (value: number): value is PlanType => known.has(value)

/** The plan of a path; null where it names none that there is. */
export const planTypeOfPath = (text: string | undefined): PlanType | null => {
  const value = Number(text)
  return isPlanType(value) ? value : null
}

let visits = 0

/** A number of its own for each time that a page is opened. */
function nextVisit(): number {
  visits += 1
  return visits
}

/**
 * The plan that a form is filled in from. Each visit asks anew, under a name of its own: what an earlier visit was answered
 * would put former values into the fields.
 */
export function useEditedPlan(planType: PlanType | null, mode: PlanMode): QueryState<PlanDetail> {
  const [visit] = useState(nextVisit)
  const input = planType === null ? null : { params: { planType: String(planType) }, visit }
  const stored = useQuery('plan', mode === 'restart' ? null : input)
  const fresh = useQuery('defaultPlan', mode === 'restart' ? input : null)
  useEffect(() => {
    if (planType === null) return
    if (mode === 'edit') enterEditMode(planType)
    else leaveEditMode()
  }, [planType, mode])
  return mode === 'restart' ? fresh : stored
}
