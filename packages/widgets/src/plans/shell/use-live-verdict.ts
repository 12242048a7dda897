import { useListQuery } from '@evenkeel/api-client/react'
import type { PlanType, Verdict } from '@evenkeel/engine'
import { useEffect, useState } from 'react'
import { type PlanBody, previewBody } from './plan-body.ts'

/** After the last change, what it comes to is asked. */
const pauseMs = 400

/** What a plan that is typed comes to. */
export interface LiveVerdict {
  /** Null while something that it needs is missing, undefined until it is known. */
  readonly verdict: Verdict | null | undefined
  /** Whether it belongs to what was typed a moment ago. */
  readonly isStale: boolean
}

/**
 * Returns the server's verdict on a plan as it is typed, by the same rules as everywhere; a moment after the last change,
 * and again when a balance or a budget changes.
 */
export function useLiveVerdict(planType: PlanType, typed: PlanBody): LiveVerdict {
  const body = previewBody(planType, typed)
  const wanted = JSON.stringify(body)
  const [asked, setAsked] = useState({ wanted, body })
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ wanted, body: JSON.parse(wanted) }), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const params = { planType: String(planType) }
  const { data, isRefreshing } = useListQuery('previewPlan', asked.body === null ? null : { params, body: asked.body })
  return {
    verdict: body === null ? null : data?.verdict,
    isStale: asked.wanted !== wanted || isRefreshing,
  }
}
