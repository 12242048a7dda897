import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { type QueryState, useQuery } from '@evenkeel/api-client/react'
import { PlanType } from '@evenkeel/engine'
import { enterEditMode, leaveEditMode } from '@evenkeel/widgets/shared/edit-mode.ts'
import { useEffect, useState } from 'react'

/** `make` creates a plan or continues a draft, `edit` changes a committed one, `restart` begins again from profile and accounts alone. */
export type PlanMode = 'make' | 'edit' | 'restart'

const known = new Set<number>(Object.values(PlanType))
const isPlanType = (value: number): value is PlanType => known.has(value)

/** Returns the plan type that a path names; null if there is none of that name. */
export const planTypeOfPath = (text: string | undefined): PlanType | null => {
  const value = Number(text)
  return isPlanType(value) ? value : null
}

let visits = 0

/** Returns a different number for each time that a page opens. */
function nextVisit(): number {
  visits += 1
  return visits
}

/**
 * Reads the plan that fills a form. Each visit reads again under its own cache key: the answer to an earlier visit would put old
 * values into the fields.
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
