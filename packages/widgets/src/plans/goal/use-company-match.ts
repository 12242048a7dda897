import type { Household } from '@evenkeel/api-client/contract/household'
import { useQuery } from '@evenkeel/api-client/react'
import { employerMatchShare } from '@evenkeel/engine'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldPaths, numberAt } from '../calculator/field-paths.ts'
import type { RetirementPlan } from '../calculator/form.ts'
import type { WhatIf } from '../calculator/use-what-if.ts'

export type MatchTerms = NonNullable<Household['match']>

export const matchPath = 'retirementSavings.employerMatch'

/** Returns the terms that the plan's match follows; null where the company has none, or the person has typed the match. */
function useTerms({ ownPaths }: RetirementPlan): MatchTerms | null {
  const household = useQuery('household').data
  if (!household?.match || ownPaths.includes(matchPath)) return null
  const fact = household.facts.find(({ key }) => key === 'employerMatch')
  return fact?.source === 'typed' ? null : household.match
}

/**
 * Moves the employer's match with the savings that are tried, as the server does for a plan, and returns its terms. A match
 * that was typed here stays.
 */
export function useCompanyMatch(plan: RetirementPlan, { form }: Pick<WhatIf, 'form'>): MatchTerms | null {
  const terms = useTerms(plan)
  const rate = numberAt(form.values, fieldPaths.savingsRate)
  const [start] = useState({ rate, match: numberAt(form.values, matchPath) })
  const followed = useRef(rate)
  const follow = useEffectEvent((terms: MatchTerms | null, rate: number | null) => {
    if (terms === null || rate === null || followed.current === rate) return
    const matchOf = (savingsRate: number | null) =>
      savingsRate === null || savingsRate === start.rate ? start.match : employerMatchShare({ ...terms, savingsRate })
    const isFollowing = numberAt(form.values, matchPath) === matchOf(followed.current)
    followed.current = rate
    const match = matchOf(rate)
    if (isFollowing && match !== null) form.set(matchPath, match)
  })
  useEffect(() => follow(terms, rate), [terms, rate])
  return terms
}
